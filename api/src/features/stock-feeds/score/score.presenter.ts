import type { Locale } from '@blattwerk/contract/errors';
import { scorePartNames, scoreWeights, type ScorePart } from '@blattwerk/contract/stock-feeds/score';
import type { StockFeed } from '../stock-feed.model.ts';
import { scoreAdvice, scoreText } from './score-words.ts';

type Scored = Pick<StockFeed, 'score' | 'scoreParts' | 'scoredAt'>;

/** A feed's score with its parts; without one there is nothing to say yet. */
export const presentScore = (
  { score, scoreParts, scoredAt }: Scored,
  locale: Locale,
): { score: number | null; scoreParts: ScorePart[]; scoredAt: string | null } => ({
  score,
  scoreParts:
    scoreParts === null
      ? []
      : scorePartNames.map((part) => ({
          part,
          points: scoreParts.points[part],
          of: scoreWeights[part],
          text: scoreText(part, scoreParts, locale),
          advice: scoreParts.points[part] < scoreWeights[part] ? scoreAdvice(part, locale) : null,
        })),
  scoredAt: score === null ? null : (scoredAt?.toISOString() ?? null),
});
