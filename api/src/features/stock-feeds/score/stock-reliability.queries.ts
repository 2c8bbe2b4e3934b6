import type { Ctx } from '../../../kernel/ctx.ts';
import { rawRows } from '../../../kernel/raw-rows.ts';

/** One file says little about the next one. */
const fewestRuns = 2;

interface ConfirmedFeed {
  score: number;
  schedule: string | null;
  confirmedAt: Date;
}

/** The pharmacy's scored feed that was confirmed last; undefined as long as none has delivered often enough. */
export const lastConfirmedFeed = async (ctx: Ctx, pharmacyId: string, scoredAfter: Date): Promise<ConfirmedFeed | undefined> => {
  const [feed] = await rawRows<ConfirmedFeed>(
    ctx.trx,
    `SELECT stock_feeds.score, stock_feeds.schedule, max(good.finished_at) AS confirmed_at FROM stock_feeds
     CROSS JOIN LATERAL (
       SELECT finished_at FROM feed_runs WHERE feed_id = stock_feeds.id AND status IN ('applied', 'unchanged') AND source <> 'rollback' AND rolled_back_by_id IS NULL ORDER BY started_at DESC LIMIT :fewestRuns
     ) AS good
     WHERE stock_feeds.pharmacy_id = :pharmacyId AND is_active AND score IS NOT NULL AND scored_at > :scoredAfter
     GROUP BY stock_feeds.id HAVING count(*) >= :fewestRuns ORDER BY confirmed_at DESC LIMIT 1`,
    { pharmacyId, fewestRuns, scoredAfter },
  );
  return feed;
};
