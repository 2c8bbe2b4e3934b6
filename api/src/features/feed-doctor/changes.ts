import type { ExpectedChanges } from '@blattwerk/contract/stock-feeds/examination';
import type { Unit } from '@blattwerk/contract/products/enums';
import type { FeedMode } from '@blattwerk/contract/stock-feeds/shapes';
import type { Ctx } from '../../kernel/ctx.ts';
import { rawRows } from '../../kernel/raw-rows.ts';
import { compareStock, countKinds, type StockTarget } from '../stock-feeds/public.ts';

const examplesShown = 12;

/** What importing these rows now would do to the pharmacy's stock. */
export const expectedChanges = async (ctx: Ctx, pharmacyId: string, targets: readonly StockTarget[], mode: FeedMode): Promise<ExpectedChanges> => {
  const current = await rawRows<StockTarget>(
    ctx.trx,
    `SELECT product_id, CAST(quantity AS float8) AS quantity, price_cents FROM stock WHERE pharmacy_id = :pharmacyId`,
    { pharmacyId },
  );
  const lines = compareStock(current, targets, mode);
  const shown = lines.filter(({ kind }) => kind !== 'unchanged').slice(0, examplesShown);
  const products: { id: string; pzn: string; name: string; unit: Unit }[] = await ctx
    .trx('products')
    .whereRaw('id = ANY(?)', [shown.map(({ productId }) => productId)])
    .select('id', 'pzn', 'name', 'unit');
  const named = new Map(products.map(({ id, ...product }) => [id, product]));
  const examples = shown.flatMap((line) => {
    const product = named.get(line.productId);
    return product ? [{ ...line, ...product }] : [];
  });
  return { mode, counts: countKinds(lines), examples };
};
