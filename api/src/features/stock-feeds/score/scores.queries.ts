import type { Ctx } from '../../../kernel/ctx.ts';
import { rawRows } from '../../../kernel/raw-rows.ts';
import type { FeedMeasures, ScorePoints } from './feed-score.ts';

/** What is kept of a score: its points, and the numbers that its sentences name. */
export interface StoredScoreParts {
  points: ScorePoints;
  confirmedAt: string | null;
  counts: Omit<FeedMeasures, 'ageHours'>;
}

export interface ScoredFeed {
  feedId: string;
  score: number | null;
  parts: StoredScoreParts | null;
}

/** Writes all in two statements, so that an import or a fetch that wants the same row hardly waits. */
export const storeScores = async (ctx: Ctx, scored: readonly ScoredFeed[]): Promise<void> => {
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

/** The scores of the last ninety days, the oldest first. */
export const queryScores = ({ trx, clock }: Ctx, feedId: string): Promise<{ on: string; score: number }[]> =>
  rawRows(
    trx,
    `SELECT to_char(scored_on, 'YYYY-MM-DD') AS "on", score FROM feed_scores
     WHERE feed_id = :feedId AND scored_on > CAST(CAST(:now AS timestamptz) AT TIME ZONE 'Europe/Berlin' AS date) - 90 ORDER BY scored_on`,
    { feedId, now: clock.now() },
  );
