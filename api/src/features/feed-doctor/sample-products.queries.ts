import type { Unit } from '@blattwerk/contract/products/enums';
import type { FeedRow } from '../../adapters/feed-formats/rows.ts';
import type { Ctx } from '../../kernel/ctx.ts';
import { aliasOf } from '../stock-feeds/public.ts';

/** What one row of a sample means to the catalogue and to what the pharmacy's people decided. */
export interface SampleProduct {
  name: string | null;
  unit: Unit | null;
  isIgnored: boolean;
}

/** Each row's product by PZN, else as the pharmacy's article was matched before; by line. For the few rows that a person looks at. */
export const sampleProducts = async (ctx: Ctx, pharmacyId: string, rows: readonly FeedRow[]): Promise<Map<number, SampleProduct>> => {
  const wanted = rows.map((row) => ({ line: row.line, pzn: row.pzn ?? null, alias: aliasOf(row) }));
  const { rows: found } = await ctx.trx.raw<{ rows: (SampleProduct & { line: number })[] }>(
    `SELECT wanted.line, coalesce(by_pzn.name, by_alias.name) AS name, coalesce(by_pzn.unit, by_alias.unit) AS unit,
            coalesce(remembered.state = 'ignored', false) AS "isIgnored"
     FROM jsonb_to_recordset(?::jsonb) AS wanted (line integer, pzn text, alias text)
     LEFT JOIN products AS numbered ON numbered.pzn = wanted.pzn
     LEFT JOIN products AS by_pzn ON by_pzn.id = coalesce(numbered.merged_into_id, numbered.id)
     LEFT JOIN product_aliases AS remembered ON remembered.pharmacy_id = ? AND remembered.alias = wanted.alias
     LEFT JOIN products AS by_alias ON by_alias.id = remembered.product_id`,
    [JSON.stringify(wanted), pharmacyId],
  );
  return new Map(found.map(({ line, ...product }) => [line, product]));
};
