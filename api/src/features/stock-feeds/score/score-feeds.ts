import { duration, later } from '../../../kernel/clock.ts';
import { inTransaction, type Ctx } from '../../../kernel/ctx.ts';
import { readSetting } from '../../settings/public.ts';
import { feedScore } from './feed-score.ts';
import { queryFeedsToScore, queryMeasures, type MeasuredFeed } from './measures.queries.ts';
import { storeScores, type ScoredFeed } from './scores.queries.ts';

/** Age, prices and returns change without a run: every feed is looked at again after this long. */
const scoredAgainAfter = duration.hours;
/** Returns older than this are forgiven. */
const returnsFor = 30 * duration.days;

const scoreOf = (feed: MeasuredFeed, now: Date, limits: { uncertainHours: number; goneHours: number }): ScoredFeed => {
  const { feedId, confirmedAt, rows, ...others } = feed;
  if (rows === null) return { feedId, score: null, parts: null };
  const counts = { rows, ...others };
  const ageHours = confirmedAt && (now.getTime() - confirmedAt.getTime()) / duration.hours;
  const { score, points } = feedScore({ ...counts, ageHours }, limits);
  return { feedId, score, parts: { points, confirmedAt: confirmedAt?.toISOString() ?? null, counts } };
};

/** Scores the feeds that are due for it, or those that are named. @returns how many */
export const scoreFeeds = async (ctx: Ctx, named?: readonly string[]): Promise<number> => {
  const now = ctx.clock.now();
  const feedIds = named ?? (await queryFeedsToScore(ctx.trx, later(now, -scoredAgainAfter)));
  if (feedIds.length === 0) return 0;
  const limits = { uncertainHours: await readSetting(ctx, 'stock.uncertainHours'), goneHours: await readSetting(ctx, 'stock.goneHours') };
  const measured = await queryMeasures(ctx.trx, feedIds, later(now, -returnsFor));
  await inTransaction(ctx, (bound) =>
    storeScores(
      bound,
      measured.map((feed) => scoreOf(feed, now, limits)),
    ),
  );
  return measured.length;
};
