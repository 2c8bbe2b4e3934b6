import type { FeedRecord, RunStatus } from '@blattwerk/contract/stock-feeds/shapes';
import type { ProblemValues, RunProblem } from '@blattwerk/contract/stock-feeds/problems';
import type { Knex } from 'knex';
import type { Ctx } from '../../kernel/ctx.ts';
import { readSetting } from '../settings/public.ts';

/** How a feed is doing: its last run, since when its stock is unconfirmed, what waits for a decision. */
export interface FeedStateRow {
  runId: string | null;
  runStatus: RunStatus | null;
  runReason: RunProblem | null;
  runReasonValues: ProblemValues | null;
  runStartedAt: Date | null;
  runFinishedAt: Date | null;
  runMatched: number | null;
  runRowErrors: number | null;
  confirmedAt: Date | null;
  freshness: FeedRecord['freshness'];
  openArticles: number;
  /** How much a feed needs a user: 5 failed or held back, 4 gone, 3 uncertain, 2 fetched by us and never yet, 1 fresh, 0 by hand and never yet. */
  concern: number;
}

interface FreshnessHours {
  now: Date;
  uncertain: number;
  gone: number;
}

export const freshnessHours = async (ctx: Ctx): Promise<FreshnessHours> => ({
  now: ctx.clock.now(),
  uncertain: await readSetting(ctx, 'stock.uncertainHours'),
  gone: await readSetting(ctx, 'stock.goneHours'),
});

/** Joins `feed_state` to a query over `stock_feeds`; the index of the runs gives each of its two runs at once. */
export const joinFeedState = (query: Knex.QueryBuilder, { now, uncertain, gone }: FreshnessHours): Knex.QueryBuilder =>
  query
    .joinRaw(
      `CROSS JOIN LATERAL (
         SELECT *, CASE WHEN run_status IN ('failed', 'quarantined') AND stock_feeds.is_active THEN 5 WHEN freshness = 'gone' THEN 4 WHEN freshness = 'uncertain' THEN 3
                        WHEN freshness = 'fresh' THEN 1 WHEN stock_feeds.kind = 'pull' AND stock_feeds.is_active THEN 2 ELSE 0 END AS concern
         FROM (SELECT last_run.*, good.confirmed_at,
                CASE WHEN good.confirmed_at IS NULL THEN 'never'
                     WHEN good.confirmed_at < CAST(:now AS timestamptz) - make_interval(hours => CAST(:gone AS integer)) THEN 'gone'
                     WHEN good.confirmed_at < CAST(:now AS timestamptz) - make_interval(hours => CAST(:uncertain AS integer)) THEN 'uncertain'
                     ELSE 'fresh' END AS freshness,
                (SELECT CAST(count(*) AS integer) FROM product_aliases WHERE product_aliases.pharmacy_id = stock_feeds.pharmacy_id AND state = 'open') AS open_articles
         FROM (VALUES (true)) AS always
         LEFT JOIN LATERAL (
           SELECT id AS run_id, status AS run_status, reason AS run_reason, reason_values AS run_reason_values, started_at AS run_started_at,
                  finished_at AS run_finished_at, matched AS run_matched, row_errors AS run_row_errors
           FROM feed_runs WHERE feed_id = stock_feeds.id ORDER BY started_at DESC, id DESC LIMIT 1
         ) AS last_run ON true
         LEFT JOIN LATERAL (
           SELECT finished_at AS confirmed_at FROM feed_runs
           WHERE feed_id = stock_feeds.id AND status IN ('applied', 'unchanged') AND source <> 'rollback' AND rolled_back_by_id IS NULL
           ORDER BY started_at DESC, id DESC LIMIT 1
         ) AS good ON true) AS known
       ) AS feed_state`,
      { now, uncertain, gone },
    )
    .select('feed_state.*');
