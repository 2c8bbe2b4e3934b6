import { duration, later } from '../../../kernel/clock.ts';
import { inTransaction, type Ctx } from '../../../kernel/ctx.ts';
import { rawRows } from '../../../kernel/raw-rows.ts';
import { readSetting } from '../../settings/public.ts';
import { feedScore, type FeedMeasures, type ScorePoints } from './feed-score.ts';
import { queryFeedsToScore, queryMeasures, type MeasuredFeed } from './measures.queries.ts';

/** Age, prices and returns change without a run: every feed is looked at again after this long. */
const scoredAgainAfter = duration.hours;
/** Returns older than this are forgiven. */
const returnsFor = 30 * duration.days;

/** What is kept of a score: its points, and the numbers that its sentences name. */
export interface StoredScoreParts {
  points: ScorePoints;
  confirmedAt: string | null;
  counts: Omit<FeedMeasures, 'ageHours'>;
}

interface ScoredFeed {
  feedId: string;
  score: number | null;
  parts: StoredScoreParts | null;
}

const scoreOf = (feed: MeasuredFeed, now: Date, limits: { uncertainHours: number; goneHours: number }): ScoredFeed => {
  const { feedId, confirmedAt, rows, ...others } = feed;
  if (rows === null) return { feedId, score: null, parts: null };
  const counts = { rows, ...others };
  const ageHours = confirmedAt && (now.getTime() - confirmedAt.getTime()) / duration.hours;
  const { score, points } = feedScore({ ...counts, ageHours }, limits);
  return { feedId, score, parts: { points, confirmedAt: confirmedAt?.toISOString() ?? null, counts } };
};

/** Writes all in two statements, so that an import or a fetch that wants the same row hardly waits. */
const store = async (ctx: Ctx, scored: readonly ScoredFeed[]): Promise<void> => {
  const values = { now: ctx.clock.now(), scored: JSON.stringify(scored) };
  const given = `jsonb_to_recordset(CAST(:scored AS jsonb)) AS given ("feedId" uuid, score smallint, parts jsonb)`;
  await rawRows(
    ctx.trx,
    `UPDATE stock_feeds SET score = given.score, score_parts = nullif(given.parts, CAST('null' AS jsonb)), scored_at = :now FROM ${given} WHERE stock_feeds.id = given."feedId"`,
    values,
  );
  await rawRows(
    ctx.trx,
    `INSERT INTO feed_scores (feed_id, scored_on, score)
     SELECT given."feedId", CAST(CAST(:now AS timestamptz) AT TIME ZONE 'Europe/Berlin' AS date), given.score FROM ${given} WHERE given.score IS NOT NULL
     ON CONFLICT (feed_id, scored_on) DO UPDATE SET score = excluded.score`,
    values,
  );
};

/** Scores the feeds that are due for it, or those that are named. @returns how many */
export const scoreFeeds = async (ctx: Ctx, named?: readonly string[]): Promise<number> => {
  const now = ctx.clock.now();
  const feedIds = named ?? (await queryFeedsToScore(ctx.trx, later(now, -scoredAgainAfter)));
  if (feedIds.length === 0) return 0;
  const limits = { uncertainHours: await readSetting(ctx, 'stock.uncertainHours'), goneHours: await readSetting(ctx, 'stock.goneHours') };
  const measured = await queryMeasures(ctx.trx, feedIds, later(now, -returnsFor));
  await inTransaction(ctx, (bound) =>
    store(
      bound,
      measured.map((feed) => scoreOf(feed, now, limits)),
    ),
  );
  return measured.length;
};
