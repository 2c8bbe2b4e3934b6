import { z } from 'zod';
import { instant } from '../validation.ts';

/** What a feed's score is made of, and how many points each part can give; together 100. */
export const scoreWeights = { freshness: 40, rowErrors: 15, unmatched: 15, prices: 10, pickup: 20 } as const;
export type ScorePartName = keyof typeof scoreWeights;
export const scorePartNames = Object.keys(scoreWeights) as ScorePartName[];

/** One part: its points of how many, what they say, and what would give more; both in the reader's language. */
export const scorePart = z.object({
  part: z.enum(scorePartNames),
  points: z.int(),
  of: z.int(),
  text: z.string(),
  advice: z.string().nullable(),
});
export type ScorePart = z.output<typeof scorePart>;

/** Null as long as no file of the feed has been read. */
export const feedScore = {
  score: z.int().min(0).max(100).nullable(),
  scoreParts: z.array(scorePart),
  scoredAt: instant.nullable(),
};

/** What patients are told of the score: a word, never the number. */
export const reliabilityLevels = ['reliable', 'mostly', 'mixed', 'low'] as const;
export type ReliabilityLevel = (typeof reliabilityLevels)[number];
export const updateRhythms = ['quarterHourly', 'hourly', 'daily'] as const;
export type UpdateRhythm = (typeof updateRhythms)[number];

/** How far the stock of a pharmacy can be relied on; null where too little is known. */
export const stockReliability = z
  .object({
    level: z.enum(reliabilityLevels),
    confirmedAt: instant,
    /** How often the stock is fetched; null where there is no fixed time. */
    rhythm: z.enum(updateRhythms).nullable(),
  })
  .nullable();
export type StockReliability = z.output<typeof stockReliability>;
