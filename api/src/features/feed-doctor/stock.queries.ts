import type { Unit } from '@blattwerk/contract/products/enums';
import type { Ctx } from '../../kernel/ctx.ts';
import { rawRows } from '../../kernel/raw-rows.ts';
import type { StockTarget } from '../stock-feeds/public.ts';

/** What a pharmacy has now. */
export const currentStock = ({ trx }: Ctx, pharmacyId: string): Promise<StockTarget[]> =>
  rawRows<StockTarget>(trx, `SELECT product_id, CAST(quantity AS float8) AS quantity, price_cents FROM stock WHERE pharmacy_id = :pharmacyId`, { pharmacyId });

interface NamedProduct {
  pzn: string;
  name: string;
  unit: Unit;
}

/** What products are called, by id. */
export const namedProducts = async ({ trx }: Ctx, ids: readonly string[]): Promise<Map<string, NamedProduct>> => {
  const rows: (NamedProduct & { id: string })[] = await trx('products').whereIn('id', ids).select('id', 'pzn', 'name', 'unit');
  return new Map(rows.map(({ id, ...product }) => [id, product]));
};
