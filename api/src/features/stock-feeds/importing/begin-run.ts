import type { FeedMode, RunSource } from '@blattwerk/contract/stock-feeds/shapes';
import { runStates } from '@blattwerk/contract/stock-feeds/states';
import { duration } from '../../../kernel/clock.ts';
import { inTransaction, type Ctx } from '../../../kernel/ctx.ts';
import { failure, found } from '../../../kernel/failure.ts';
import { sha256 } from '../../../kernel/ids.ts';
import { nextState } from '../../../kernel/state-machine.ts';
import { insertRunningRun, insertUnchangedRun, type KnownContent } from './begin-run.queries.ts';
import { tryFeedLock } from './feed-lock.queries.ts';
import { FeedRun, StockFeed } from '../stock-feed.model.ts';

declare module '../../../kernel/ctx.ts' {
  interface Hooks {
    /** A full list says that all of the pharmacy's stock is true. */
    stockIsConfirmed(ctx: Ctx, pharmacyId: string, at: Date): Promise<void>;
    /** The pharmacy's stock is again what it was at this time. */
    stockIsRestored(ctx: Ctx, pharmacyId: string, confirmedAt: Date): Promise<void>;
  }
}

/** Between making a run and locking its feed a process needs less than this; a run that is older and holds no lock is dead. */
const graceForLock = 5 * duration.seconds;

/** A run whose process died is closed as interrupted; one that is alive refuses a second. */
const closeDeadRun = (ctx: Ctx, feedId: string): Promise<void> =>
  inTransaction(ctx, async (bound) => {
    const running = await FeedRun.query(bound.trx).findOne({ feedId, status: 'running' });
    if (!running) return;
    const isOld = ctx.clock.now().getTime() - running.startedAt.getTime() > graceForLock;
    if (!isOld || !(await tryFeedLock(bound, feedId))) throw failure('feed.running');
    await FeedRun.query(bound.trx)
      .findById(running.id)
      .where({ status: 'running' })
      .patch({ status: nextState(runStates, 'fail', running.status), phase: null, reason: 'feed.interrupted', finishedAt: ctx.clock.now() });
  });

/** Two deliveries are the same when content and mode are: a full list and a delta of the same bytes mean different things. */
export const contentHashOf = (mode: FeedMode, bytes: Uint8Array): string => `${mode}:${sha256(bytes)}`;

/**
 * Confirms the pharmacy's stock when it already is what this content says, and makes the run that says so; a full list confirms by one value
 * of the pharmacy, not by its rows.
 * @returns null when the feed delivered something else, which has to be read
 */
export const confirmUnchanged = async (ctx: Ctx, { id: feedId }: Pick<StockFeed, 'id'>, { hash, source }: KnownContent): Promise<FeedRun | null> =>
  inTransaction(ctx, async (bound) => {
    const run = await insertUnchangedRun(bound, feedId, { hash, source });
    if (run?.confirmedPharmacyId) await bound.hooks.stockIsConfirmed(bound, run.confirmedPharmacyId, ctx.clock.now());
    return run ?? null;
  });

/**
 * Makes the feed's running run; the unique index lets one exist.
 * @throws feed.running while another import of this feed is alive
 */
export const beginRun = async (ctx: Ctx, feedId: string, source: RunSource): Promise<FeedRun> => {
  const begun = await insertRunningRun(ctx, feedId, source);
  if (begun) return begun;
  await closeDeadRun(ctx, feedId);
  const second = await insertRunningRun(ctx, feedId, source);
  if (!second) throw failure('feed.running');
  return second;
};

export const feedById = async (ctx: Ctx, feedId: string): Promise<StockFeed> => found(await StockFeed.query(ctx.trx).findById(feedId));
