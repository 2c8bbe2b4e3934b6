import type { FeedMode, RunSource } from '@blattwerk/contract/stock-feeds/shapes';
import { runStates } from '@blattwerk/contract/stock-feeds/states';
import { duration } from '../../../kernel/clock.ts';
import { inTransaction, type Ctx } from '../../../kernel/ctx.ts';
import { failure, found } from '../../../kernel/failure.ts';
import { newId, sha256 } from '../../../kernel/ids.ts';
import { rawRows } from '../../../kernel/raw-rows.ts';
import { nextState } from '../../../kernel/state-machine.ts';
import { tryFeedLock } from './feed-lock.ts';
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

/** What a feed delivered. `hash` null stands for a file that its server calls unmodified. */
export interface KnownContent {
  hash: string | null;
  source: RunSource;
}

/**
 * Confirms the pharmacy's stock when it already is what this content says, and makes the run that says so; a full list confirms by one value
 * of the pharmacy, not by its rows.
 * @returns null when the feed delivered something else, which has to be read
 */
export const confirmUnchanged = async (ctx: Ctx, { id: feedId }: Pick<StockFeed, 'id'>, { hash, source }: KnownContent): Promise<FeedRun | null> =>
  inTransaction(ctx, async (bound) => {
    const [run] = await rawRows<FeedRun & { confirmedPharmacyId: string | null }>(
      bound.trx,
      `WITH same AS (
       SELECT stock_feeds.pharmacy_id, stock_feeds.last_content_hash, last.*
       FROM stock_feeds
       CROSS JOIN LATERAL (
         SELECT applied.* FROM stock_feeds AS own
         CROSS JOIN LATERAL (SELECT * FROM feed_runs WHERE feed_id = own.id AND status = 'applied' ORDER BY finished_at DESC, id DESC LIMIT 1) AS applied
         WHERE own.pharmacy_id = stock_feeds.pharmacy_id ORDER BY applied.finished_at DESC, applied.id DESC LIMIT 1
       ) AS last
       WHERE stock_feeds.id = :feedId AND stock_feeds.last_content_hash = coalesce(CAST(:hash AS text), stock_feeds.last_content_hash)
         AND last.feed_id = stock_feeds.id
     ), begun AS (
       INSERT INTO feed_runs (id, feed_id, source, status, content_hash, encoding, format, dialect, content_at,
         rows, accepted, matched, unmatched, row_errors, errors, started_at, finished_at, duration_ms)
       SELECT :runId, feed_id, :source, 'unchanged', last_content_hash, encoding, format, dialect, content_at,
         rows, accepted, matched, unmatched, row_errors, errors, CAST(:now AS timestamptz), CAST(:now AS timestamptz), 0
       FROM same RETURNING *
     ) SELECT begun.*, CASE WHEN same.last_content_hash NOT LIKE 'delta:%' THEN same.pharmacy_id END AS confirmed_pharmacy_id FROM begun CROSS JOIN same`,
      { runId: newId(), feedId, hash, source, now: ctx.clock.now() },
    );
    if (run?.confirmedPharmacyId) await bound.hooks.stockIsConfirmed(bound, run.confirmedPharmacyId, ctx.clock.now());
    return run ?? null;
  });

/** That a run began need not survive a crash of the database: what it wrote later is on disk after it or not at all. So there is no wait for the disk here. */
const insertRunning = async (ctx: Ctx, feedId: string, source: RunSource): Promise<FeedRun | undefined> => {
  const [run] = await rawRows<FeedRun>(
    ctx.trx,
    `INSERT INTO feed_runs (id, feed_id, source, status, started_at)
     SELECT CAST(:id AS uuid), CAST(:feedId AS uuid), :source, 'running', CAST(:now AS timestamptz) FROM (SELECT set_config('synchronous_commit', 'off', true)) AS quick
     ON CONFLICT (feed_id) WHERE status = 'running' DO NOTHING RETURNING *`,
    { id: newId(), feedId, source, now: ctx.clock.now() },
  );
  return run;
};

/**
 * Makes the feed's running run; the unique index lets one exist.
 * @throws feed.running while another import of this feed is alive
 */
export const beginRun = async (ctx: Ctx, feedId: string, source: RunSource): Promise<FeedRun> => {
  const begun = await insertRunning(ctx, feedId, source);
  if (begun) return begun;
  await closeDeadRun(ctx, feedId);
  const second = await insertRunning(ctx, feedId, source);
  if (!second) throw failure('feed.running');
  return second;
};

export const feedById = async (ctx: Ctx, feedId: string): Promise<StockFeed> => found(await StockFeed.query(ctx.trx).findById(feedId));
