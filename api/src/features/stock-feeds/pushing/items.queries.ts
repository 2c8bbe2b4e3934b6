import type { Ctx } from '../../../kernel/ctx.ts';
import { rawRows } from '../../../kernel/raw-rows.ts';
import type { KnownItem } from './judge-item.ts';

/** What is known about each of these articles of a pharmacy, by PZN. */
export const knownItems = async (ctx: Ctx, pharmacyId: string, pzns: string[]): Promise<Map<string, KnownItem>> => {
  const rows = await rawRows<KnownItem & { pzn: string }>(
    ctx.trx,
    `SELECT wanted.pzn, product.id AS product_id, product.unit, stock.quantity, stock.price_cents, alias.name AS alias_name
     FROM unnest(CAST(:pzns AS text[])) AS wanted (pzn)
     LEFT JOIN products named ON named.pzn = wanted.pzn
     LEFT JOIN product_aliases alias ON alias.pharmacy_id = :pharmacyId AND alias.alias = 'pzn:' || wanted.pzn
     LEFT JOIN products product ON product.id = coalesce(named.merged_into_id, named.id, alias.product_id)
     LEFT JOIN stock ON stock.pharmacy_id = :pharmacyId AND stock.product_id = product.id`,
    { pzns, pharmacyId },
  );
  return new Map(rows.map((row) => [row.pzn, row]));
};
