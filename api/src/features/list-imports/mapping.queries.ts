import type { ImportMapping } from '@blattwerk/contract/list-imports/shapes';
import type { Ctx } from '../../kernel/ctx.ts';
import type { ListImport } from './list-import.model.ts';
import { headDigest } from './mapping.ts';

/** How a file with the same headings was imported last, by whomever. */
export const rememberedMapping = async ({ trx }: Pick<Ctx, 'trx'>, resource: string, columns: readonly string[]): Promise<ImportMapping | undefined> => {
  const row: { mapping: ImportMapping } | undefined = await trx('import_mappings')
    .where({ resource, headDigest: headDigest(columns) })
    .first('mapping');
  return row?.mapping;
};

export const rememberMapping = async ({ trx, clock }: Pick<Ctx, 'trx' | 'clock'>, { resource, columns, mapping }: ListImport): Promise<void> => {
  const row = { resource, headDigest: headDigest(columns), mapping: JSON.stringify(mapping), updatedAt: clock.now() };
  await trx('import_mappings').insert(row).onConflict(['resource', 'head_digest']).merge();
};
