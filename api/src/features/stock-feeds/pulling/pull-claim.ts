import { duration, later } from '../../../kernel/clock.ts';
import type { Ctx } from '../../../kernel/ctx.ts';
import { nextRunAt, retryAt } from './schedule.ts';
import { StockFeed } from '../stock-feed.model.ts';

/** A fetch and an import end sooner; a claim that is older belongs to a process that died. */
const longestPull = 5 * duration.minutes;

/** Who pulls a feed: a person's click or the job of one due time. The same job may claim again after its process died. */
export interface PullClaim {
  name: string;
  /** Null for an unscheduled pull. */
  dueAt: Date | null;
}

/**
 * Claims a feed for one pull: of many at once one gets it.
 * @returns null while another user pulls it; for a planned pull also when the feed was switched off or has been pulled since it was due
 */
export const claimPull = async (ctx: Ctx, feedId: string, { name, dueAt }: PullClaim): Promise<StockFeed | null> => {
  const now = ctx.clock.now();
  const query = StockFeed.query(ctx.trx)
    .where({ id: feedId, kind: 'pull' })
    .where((free) => free.whereNull('pullClaim').orWhere('pullClaim', name).orWhere('pullClaimedUntil', '<=', now));
  if (dueAt) query.where({ isActive: true }).where((open) => open.whereNull('pulledAt').orWhere('pulledAt', '<', dueAt));
  const [claimed] = await query.patch({ pullClaim: name, pullClaimedUntil: later(now, longestPull) }).returning('*');
  return claimed ?? null;
};

/** `broken`: the outcome is unknown, so the same job may try again. */
export type PullOutcome = 'fetched' | 'failed' | 'failedForNow' | 'broken';

/** When a feed is due next after a planned pull; undefined leaves it as it is. */
const dueAfter = (feed: StockFeed, outcome: PullOutcome, now: Date): Date | undefined => {
  if (!feed.schedule) return undefined;
  const planned = nextRunAt(feed.schedule, now);
  if (outcome === 'failedForNow') return retryAt(planned, now, feed.pullFailures + 1);
  return outcome === 'fetched' && feed.pullFailures > 0 ? planned : undefined;
};

/** Ends a pull, whatever became of it. */
export const endPull = async (ctx: Ctx, feed: StockFeed, { name, dueAt }: PullClaim, outcome: PullOutcome, begunAt: Date): Promise<void> => {
  const next = dueAt ? dueAfter(feed, outcome, ctx.clock.now()) : undefined;
  const pulled = { pulledAt: begunAt, pullFailures: outcome === 'fetched' ? 0 : feed.pullFailures + 1, ...(next ? { nextRunAt: next } : {}) };
  await StockFeed.query(ctx.trx)
    .where({ id: feed.id, pullClaim: name })
    .patch({ pullClaim: null, pullClaimedUntil: null, ...(outcome === 'broken' ? {} : pulled) });
};
