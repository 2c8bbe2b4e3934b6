import type { FeedRun as FeedRunShape } from '@blattwerk/contract/stock-feeds/shapes';
import { runStates, type RunAction } from '@blattwerk/contract/stock-feeds/states';
import { audit } from '../../../kernel/audit.ts';
import type { Ctx } from '../../../kernel/ctx.ts';
import { failure, found } from '../../../kernel/failure.ts';
import { nextState } from '../../../kernel/state-machine.ts';
import { lockFeed } from '../importing/feed-lock.queries.ts';
import { applyHeldRows } from '../importing/import-feed.ts';
import { readRun } from './runs.queries.ts';
import { refuseAfterNewer } from './effective-runs.queries.ts';
import { FeedRun, StockFeed } from '../stock-feed.model.ts';

/** The run, locked, when the action is one of its state. */
const lockedRun = async (ctx: Ctx, id: string, action: RunAction): Promise<FeedRun> => {
  const run = found(await FeedRun.query(ctx.trx).findById(id).forUpdate());
  nextState(runStates, action, run.status);
  return run;
};

/**
 * Lets a quarantined run go live after all.
 * @throws invalid.status when the run is not quarantined, feed.unreadable when it has no rows to release, feed.newerApplied when the pharmacy's stock is newer by now
 */
export const releaseRun = async (ctx: Ctx, id: string): Promise<FeedRunShape> => {
  const run = await lockedRun(ctx, id, 'release');
  if (!run.heldRows) throw failure('feed.unreadable');
  const feed = await StockFeed.query(ctx.trx).findById(run.feedId).throwIfNotFound();
  await lockFeed(ctx, feed.id, feed.pharmacyId);
  await refuseAfterNewer(ctx, feed.pharmacyId, run.startedAt);
  await applyHeldRows(ctx, feed, run, run.heldRows);
  await audit(ctx, { action: 'feed-run.release', objectType: 'feed-run', objectId: id, after: { reason: run.reason } });
  return readRun(ctx, id);
};

/** Throws a quarantined run's rows away. @throws invalid.status when the run is not quarantined */
export const discardRun = async (ctx: Ctx, id: string): Promise<FeedRunShape> => {
  const run = await lockedRun(ctx, id, 'discard');
  await FeedRun.query(ctx.trx)
    .findById(id)
    .patch({ status: nextState(runStates, 'discard', run.status), heldRows: null });
  await audit(ctx, { action: 'feed-run.discard', objectType: 'feed-run', objectId: id, after: { reason: run.reason } });
  return readRun(ctx, id);
};
