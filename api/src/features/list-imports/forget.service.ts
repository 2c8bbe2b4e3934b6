import { duration, later } from '../../kernel/clock.ts';
import type { Ctx } from '../../kernel/ctx.ts';
import { readSetting } from '../settings/public.ts';
import { ListImport } from './list-import.model.ts';
import { deleteRows } from './rows.queries.ts';

/** So long a repeated upload is noticed; the audit log keeps longer what changed. */
const memory = 30 * duration.days;

/** What the files held is deleted, addresses of people among it, once nothing of it can be corrected or taken back. @returns how many rows */
export const forgetImports = async (ctx: Ctx): Promise<number> => {
  const now = ctx.clock.now();
  const hours = await readSetting(ctx, 'imports.keepHours');
  const due = await ListImport.query(ctx.trx)
    .whereNull('forgottenAt')
    .where('updatedAt', '<', later(now, -hours * duration.hours))
    .patch({ forgottenAt: now, done: 0 })
    .returning('id');
  const rows = await deleteRows(
    ctx,
    due.map(({ id }) => id),
  );
  const old = await ListImport.query(ctx.trx).whereNotNull('forgottenAt').where('createdAt', '<', later(now, -memory)).delete();
  return rows + old;
};
