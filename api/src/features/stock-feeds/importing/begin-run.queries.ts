import type { RunSource } from '@blattwerk/contract/stock-feeds/shapes';
import type { Ctx } from '../../../kernel/ctx.ts';
import { newId } from '../../../kernel/ids.ts';
import { rawRows } from '../../../kernel/raw-rows.ts';
import type { FeedRun } from '../stock-feed.model.ts';

/** What a feed delivered. `hash` null stands for a file that its server calls unmodified. */
export interface KnownContent {
  hash: string | null;
  source: RunSource;
}

/**
 * Makes the run that says so when the pharmacy's stock already is what this content says.
 * @returns it with the pharmacy whose whole stock it confirms; undefined when the feed delivered something else
 */
export const insertUnchangedRun = async (
  ctx: Ctx,
  feedId: string,
  { hash, source }: KnownContent,
): Promise<(FeedRun & { confirmedPharmacyId: string | null }) | undefined> => {
  const [run] = await rawRows<FeedRun & { confirmedPharmacyId: string | null }>(
    ctx.trx,
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
  return run;
};

/** That a run began need not survive a crash of the database: what it wrote later is on disk after it or not at all. So there is no wait for the disk here. */
export const insertRunningRun = async (ctx: Ctx, feedId: string, source: RunSource): Promise<FeedRun | undefined> => {
  const [run] = await rawRows<FeedRun>(
    ctx.trx,
    `INSERT INTO feed_runs (id, feed_id, source, status, started_at)
     SELECT CAST(:id AS uuid), CAST(:feedId AS uuid), :source, 'running', CAST(:now AS timestamptz) FROM (SELECT set_config('synchronous_commit', 'off', true)) AS quick
     ON CONFLICT (feed_id) WHERE status = 'running' DO NOTHING RETURNING *`,
    { id: newId(), feedId, source, now: ctx.clock.now() },
  );
  return run;
};
