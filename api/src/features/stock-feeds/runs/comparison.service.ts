import type { ComparisonQuery, RunComparison } from '@blattwerk/contract/stock-feeds/run-shapes';
import type { Unit } from '@blattwerk/contract/products/enums';
import type { Ctx } from '../../../kernel/ctx.ts';
import { failure, found } from '../../../kernel/failure.ts';
import { rawRows } from '../../../kernel/raw-rows.ts';
import { compareStock, countKinds, type ComparedLine } from './comparison.ts';
import { matchWithCatalogue, type StockTarget } from '../importing/match-rows.ts';
import { findRun } from './runs.service.ts';

interface ProductName {
  id: string;
  pzn: string;
  name: string;
  unit: Unit;
}

const namesOf = async (ctx: Ctx, lines: readonly ComparedLine[]): Promise<Map<string, ProductName>> => {
  const products: ProductName[] = await ctx
    .trx('products')
    .whereRaw('id = ANY(?)', [lines.map(({ productId }) => productId)])
    .select('id', 'pzn', 'name', 'unit');
  return new Map(products.map((product) => [product.id, product]));
};

/**
 * What releasing a quarantined run would change against today's stock.
 * @throws server.notFound for a run that is not there or not the caller's, invalid.status when it does not wait for a decision, feed.unreadable when it has no rows
 */
export const compareRun = async (ctx: Ctx, { id, page, pageSize, kind }: ComparisonQuery): Promise<RunComparison> => {
  const run = await findRun(ctx, id);
  if (run.status !== 'quarantined') throw failure('invalid.status');
  if (!run.heldRows) throw failure('feed.unreadable');
  const mode = run.contentHash?.startsWith('delta:') ? 'delta' : 'full';
  const { targets } = await matchWithCatalogue(ctx, run.pharmacyId, run.heldRows);
  const current = await rawRows<StockTarget>(
    ctx.trx,
    `SELECT product_id, CAST(quantity AS float8) AS quantity, price_cents FROM stock WHERE pharmacy_id = :pharmacyId`,
    { pharmacyId: run.pharmacyId },
  );
  const lines = compareStock(current, targets, mode);
  const wanted = kind ? lines.filter((line) => line.kind === kind) : lines;
  const shown = wanted.slice((page - 1) * pageSize, page * pageSize);
  const names = await namesOf(ctx, shown);
  return {
    mode,
    counts: countKinds(lines),
    items: shown.map((line) => {
      const { pzn, name, unit } = found(names.get(line.productId));
      return { ...line, pzn, name, unit };
    }),
    total: wanted.length,
  };
};
