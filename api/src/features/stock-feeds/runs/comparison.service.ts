import type { ComparisonQuery, RunComparison } from '@blattwerk/contract/stock-feeds/run-shapes';
import type { Ctx } from '../../../kernel/ctx.ts';
import { failure, found } from '../../../kernel/failure.ts';
import { compareStock, countKinds } from './comparison.ts';
import { productNames } from './comparison.queries.ts';
import { matchWithCatalogue } from '../importing/match-rows.ts';
import { stockOf } from '../importing/match-rows.queries.ts';
import { findRun } from './runs.queries.ts';

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
  const current = await stockOf(ctx, run.pharmacyId);
  const lines = compareStock(current, targets, mode);
  const wanted = kind ? lines.filter((line) => line.kind === kind) : lines;
  const shown = wanted.slice((page - 1) * pageSize, page * pageSize);
  const names = await productNames(ctx, shown);
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
