import type { ExpectedChanges } from '@blattwerk/contract/stock-feeds/examination';
import type { FeedMode } from '@blattwerk/contract/stock-feeds/shapes';
import type { Ctx } from '../../kernel/ctx.ts';
import { compareStock, countKinds, type StockTarget } from '../stock-feeds/public.ts';
import { currentStock, namedProducts } from './stock.queries.ts';

const examplesShown = 12;

/** What importing these rows now would do to the pharmacy's stock. */
export const expectedChanges = async (ctx: Ctx, pharmacyId: string, targets: readonly StockTarget[], mode: FeedMode): Promise<ExpectedChanges> => {
  const lines = compareStock(await currentStock(ctx, pharmacyId), targets, mode);
  const shown = lines.filter(({ kind }) => kind !== 'unchanged').slice(0, examplesShown);
  const named = await namedProducts(
    ctx,
    shown.map(({ productId }) => productId),
  );
  const examples = shown.flatMap((line) => {
    const product = named.get(line.productId);
    return product ? [{ ...line, ...product }] : [];
  });
  return { mode, counts: countKinds(lines), examples };
};
