import pLimit from 'p-limit';
import type { Ctx } from '../../../kernel/ctx.ts';
import { Failure } from '../../../kernel/failure.ts';
import { claimPull, type PullClaim } from './pull-claim.ts';
import { pullClaimed, type PullLimits } from './pull-feed.ts';

/** Servers that are asked at once: one that is slow takes one of these places. */
const places = 16;
/** Almost every list is smaller. Larger ones take their turn afterwards, few at a time: files are held in memory while they come. */
const smallBytes = 2 * 1024 * 1024;
const placesForLarge = 2;

/** @returns whether the feed's file is too large for the limit */
const pullOne = async (ctx: Ctx, feedId: string, claim: PullClaim, limits: PullLimits): Promise<boolean> => {
  const feed = await claimPull(ctx, feedId, claim);
  if (!feed) return false;
  try {
    const run = await pullClaimed(ctx, feed, claim, limits);
    if (!run) return true;
    ctx.log.info({ feedId, runId: run.id, status: run.status, reason: run.reason, changed: run.changed }, 'feed pulled');
  } catch (error) {
    if (!(error instanceof Failure) || error.code !== 'feed.running') throw error;
    ctx.log.info({ feedId }, 'feed is being imported already');
  }
  return false;
};

/**
 * Pulls all feeds that were due at one time. A feed that was switched off or pulled since is left out, so a second time does only what is missing.
 * @throws the first unexpected error, after all other feeds have had their turn
 */
export const pullFeeds = async (ctx: Ctx, feedIds: readonly string[], dueAt: Date): Promise<void> => {
  const claim = { name: `due:${dueAt.toISOString()}`, dueAt };
  const broken: unknown[] = [];
  const large: string[] = [];
  const pull = async (feedId: string, limits: PullLimits): Promise<void> => {
    try {
      if (await pullOne(ctx, feedId, claim, limits)) large.push(feedId);
    } catch (error) {
      ctx.log.error({ feedId, err: error }, 'feed pull broke');
      broken.push(error);
    }
  };
  await pLimit(places).map(feedIds, (feedId) => pull(feedId, { maxBytes: smallBytes }));
  await pLimit(placesForLarge).map(large.splice(0), (feedId) => pull(feedId, {}));
  if (broken.length > 0) throw broken[0];
};
