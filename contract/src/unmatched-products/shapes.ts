import { z } from 'zod';
import { cents, id, instant } from '../validation.ts';
import { unmatchedStates } from './states.ts';

/** What in a pharmacy's name of an article speaks for a product. */
export const likenessReasons = ['name', 'brand', 'content', 'code', 'strain', 'country'] as const;
export type LikenessReason = (typeof likenessReasons)[number];

/** `score` from 0 to 1. The best suggestion comes first. */
export const matchSuggestion = z.object({
  productId: id,
  pzn: z.string(),
  name: z.string(),
  score: z.number(),
  reasons: z.array(z.enum(likenessReasons)),
});
export type MatchSuggestion = z.output<typeof matchSuggestion>;

export const unmatchedRecord = z.object({
  id,
  pharmacyId: id,
  pharmacyName: z.string(),
  name: z.string(),
  /** What the feed wrote as PZN, when it wrote one that we do not have. */
  pzn: z.string().nullable(),
  state: z.enum(unmatchedStates),
  productId: id.nullable(),
  /** The product that a user chose. */
  product: z.object({ id, pzn: z.string(), name: z.string() }).nullable(),
  /** What the last delivery said about the article: amount, and price for one unit. */
  quantity: z.number().nullable(),
  priceCents: cents.nullable(),
  suggestions: z.array(matchSuggestion),
  lastSeenAt: instant,
  decidedAt: instant.nullable(),
  version: z.int(),
  abilities: z.array(z.enum(['match', 'ignore', 'undo'])),
});
export type UnmatchedRecord = z.output<typeof unmatchedRecord>;

/** `now`: the stock is already as decided. `nextDelivery`: the pharmacy's next file brings it, and is read in full even if it is the same. */
export const decisionEffects = ['now', 'nextDelivery'] as const;
export const decidedArticle = unmatchedRecord.extend({ effect: z.enum(decisionEffects) });
export type DecidedArticle = z.output<typeof decidedArticle>;

const most = 200;
/** Either what a user saw and confirmed, or articles whose first suggestion is taken where its score reaches the minimum. */
export const matchSuggestedInput = z.union([
  z.strictObject({
    matches: z
      .array(z.strictObject({ id, productId: id }))
      .min(1)
      .max(most),
  }),
  z.strictObject({ ids: z.array(id).min(1).max(most), minimumScore: z.number().min(0.5).max(1) }),
]);
export type MatchSuggestedInput = z.output<typeof matchSuggestedInput>;

/** `skipped`: decided by another user meanwhile, or without a suggestion that is good enough. */
export const matchSuggestedResult = z.object({
  matched: z.int(),
  /** How many of them are in the stock already. */
  live: z.int(),
  skipped: z.array(z.object({ id, reason: z.enum(['decided', 'uncertain']) })),
});
export type MatchSuggestedResult = z.output<typeof matchSuggestedResult>;
