import type { Ctx } from '../../kernel/ctx.ts';
import { StoredFile } from './file.model.ts';
import { resealKeys } from './reseal-keys.ts';

/** @returns how many data keys of issued documents were sealed anew */
export const resealFileKeys = (ctx: Ctx): Promise<number> =>
  resealKeys(ctx, {
    table: 'files',
    staleAfter: (id, version) =>
      StoredFile.query(ctx.trx).where('id', '>', id).whereNotNull('dataKey').whereNot('keyVersion', version).orderBy('id').limit(500).execute(),
    keep: ({ id, dataKey }, key) => StoredFile.query(ctx.trx).where({ id, dataKey }).patch(key).execute(),
  });
