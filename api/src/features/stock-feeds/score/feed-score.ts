import { scoreWeights, type ScorePartName } from '@blattwerk/contract/stock-feeds/score';

/** What is counted of a feed. Decision 0024 says what the numbers mean and why they weigh what they weigh. */
export interface FeedMeasures {
  /** Hours since the feed last said what the pharmacy has; null when it never has. */
  ageHours: number | null;
  rows: number;
  rowErrors: number;
  /** Products that the last file named, matched or not. */
  named: number;
  unmatched: number;
  /** Products whose price can be compared with other pharmacies', and how many of these are far off. */
  compared: number;
  outliers: number;
  /** Prescriptions that came in lately, and how many went back for a product that the stock showed as available. */
  prescriptions: number;
  soldOut: number;
}

export interface ScoreLimits {
  uncertainHours: number;
  goneHours: number;
}

/** Up to this age data is as good as new. */
const newHours = 2;
/** At these shares a part is worth nothing any more. */
const worst = { rowErrors: 0.2, unmatched: 0.3, prices: 0.2, pickup: 0.2 } as const;
/** With fewer prescriptions than this a single return says little; then this number is the divisor. */
const fewestPrescriptions = 10;

const between = (value: number, from: number, to: number): number => (to <= from ? 1 : Math.min(1, Math.max(0, (value - from) / (to - from))));

/** Full while it is new, half when it becomes uncertain, nothing when it counts as gone. */
const freshness = (ageHours: number | null, { uncertainHours, goneHours }: ScoreLimits): number => {
  if (ageHours === null || ageHours >= goneHours) return 0;
  if (ageHours <= newHours) return 1;
  if (ageHours <= uncertainHours) return 1 - between(ageHours, newHours, uncertainHours) / 2;
  return 0.5 - between(ageHours, uncertainHours, goneHours) / 2;
};

/** Nothing counted is nothing against it. */
const freeOf = (bad: number, all: number, worstShare: number): number => (all <= 0 ? 1 : 1 - Math.min(1, bad / all / worstShare));

export type ScorePoints = Record<ScorePartName, number>;

/** From 0 to 100, and the points of each part. Pure. */
export const feedScore = (measures: FeedMeasures, limits: ScoreLimits): { score: number; points: ScorePoints } => {
  const shares: ScorePoints = {
    freshness: freshness(measures.ageHours, limits),
    rowErrors: freeOf(measures.rowErrors, measures.rows, worst.rowErrors),
    unmatched: freeOf(measures.unmatched, measures.named, worst.unmatched),
    prices: freeOf(measures.outliers, measures.compared, worst.prices),
    pickup: freeOf(measures.soldOut, Math.max(measures.prescriptions, fewestPrescriptions), worst.pickup),
  };
  const points = Object.fromEntries(Object.entries(scoreWeights).map(([part, of]) => [part, Math.round(shares[part as ScorePartName] * of)])) as ScorePoints;
  return { score: Object.values(points).reduce((sum, one) => sum + one, 0), points };
};
