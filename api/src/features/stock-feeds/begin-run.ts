import type { FeedMode, RunSource } from '@blattwerk/contract/stock-feeds/shapes';
import { duration } from '../../kernel/clock.ts';
import { inTransaction, type Ctx } from '../../kernel/ctx.ts';
import { failure, found } from '../../kernel/failure.ts';
import { newId, sha256 } from '../../kernel/ids.ts';
import { tryFeedLock } from './feed-lock.ts';
import { FeedRun, StockFeed } from './stock-feed.model.ts';

/** Between making a run and locking its feed a process needs less than this; a run that is older and holds no lock is dead. */
const graceForLock = 5 * duration.seconds;

/** A run whose process died is closed as interrupted; one that is alive refuses a second. */
const closeDeadRun = async (ctx: Ctx, feedId: string): Promise<void> => {
  const running = await FeedRun.query(ctx.trx).findOne({ feedId, status: 'running' });
  if (!running) return;
  const isOld = ctx.clock.now().getTime() - running.startedAt.getTime() > graceForLock;
  if (!isOld || !(await tryFeedLock(ctx, feedId))) throw failure('feed.running');
  await FeedRun.query(ctx.trx)
    .findById(running.id)
    .where({ status: 'running' })
    .patch({ status: 'failed', phase: null, reason: 'feed.interrupted', finishedAt: ctx.clock.now() });
};

/** Two deliveries are the same when content and mode are: a full list and a delta of the same bytes mean different things. */
export const contentHashOf = (mode: FeedMode, bytes: Uint8Array): string => `${mode}:${sha256(bytes)}`;

/** The last run that changed the pharmacy's stock, of whichever of its feeds. */
const lastApplied = async (ctx: Ctx, pharmacyId: string): Promise<FeedRun | undefined> =>
  FeedRun.query(ctx.trx)
    .join('stock_feeds', 'stock_feeds.id', 'feed_runs.feed_id')
    .where({ 'stock_feeds.pharmacy_id': pharmacyId, 'feed_runs.status': 'applied' })
    .orderBy([
      { column: 'feed_runs.finished_at', order: 'desc' },
      { column: 'feed_runs.id', order: 'desc' },
    ])
    .select('feed_runs.*')
    .first();

/**
 * When the pharmacy's stock already is what this content says, confirms it and returns the run that says so; else null.
 * `hash` null stands for a file that its server calls unmodified.
 */
export const confirmUnchanged = (ctx: Ctx, feed: StockFeed, { hash, source }: { hash: string | null; source: RunSource }): Promise<FeedRun | null> =>
  inTransaction(ctx, async (bound) => {
    if (feed.lastContentHash === null || (hash !== null && feed.lastContentHash !== hash)) return null;
    const last = await lastApplied(bound, feed.pharmacyId);
    if (!last || last.feedId !== feed.id) return null;
    const now = ctx.clock.now();
    if (!feed.lastContentHash.startsWith('delta:')) await bound.trx('stock').where({ pharmacyId: feed.pharmacyId }).update({ confirmedAt: now });
    const { encoding, format, rows, accepted, matched, unmatched, rowErrors, errors, dialect, contentAt } = last;
    const counts = { encoding, format, rows, accepted, matched, unmatched, rowErrors, errors, dialect, contentAt };
    return FeedRun.query(bound.trx).insertAndFetch({
      ...counts,
      id: newId(),
      feedId: feed.id,
      source,
      status: 'unchanged',
      contentHash: feed.lastContentHash,
      startedAt: now,
      finishedAt: now,
      durationMs: 0,
    });
  });

/**
 * Makes the feed's running run; the unique index lets one exist.
 * @throws feed.running while another import of this feed is alive
 */
export const beginRun = (ctx: Ctx, feedId: string, source: RunSource): Promise<FeedRun> =>
  inTransaction(ctx, async (bound) => {
    await closeDeadRun(bound, feedId);
    const id = newId();
    const begun = await bound
      .trx('feed_runs')
      .insert({ id, feedId, source, status: 'running', startedAt: ctx.clock.now() })
      .onConflict(bound.trx.raw(`(feed_id) WHERE status = 'running'`) as never)
      .ignore()
      .returning('id');
    if (begun.length === 0) throw failure('feed.running');
    return found(await FeedRun.query(bound.trx).findById(id));
  });

export const feedById = async (ctx: Ctx, feedId: string): Promise<StockFeed> => found(await StockFeed.query(ctx.trx).findById(feedId));
