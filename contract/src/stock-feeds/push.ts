import { z } from 'zod';
import { units } from '../products/enums.ts';
import { id, instant } from '../validation.ts';
import { feedModes, feedRecord, runStatuses } from './shapes.ts';

/** Requests and responses of pharmacies' systems. Amounts in the product's unit (gram, millilitre, piece), prices in cents for one unit, VAT included. */
export const pharmacySlug = z.string().min(1).max(200);

/** The body is the file itself; what else is said stands in the address. */
export const pushQuery = z.strictObject({ pharmacySlug, mode: z.enum(feedModes).optional() });
export const pushAnswer = z.object({ runId: id, status: z.enum(runStatuses) });
export type PushAnswer = z.output<typeof pushAnswer>;

const change = {
  /** Only read for unknown articles. */
  name: z.string().trim().min(1).max(200).optional(),
  quantity: z.number(),
  /** Only to make sure: it must be the product's own. */
  unit: z.enum(units).optional(),
  /** Left out: the price that the pharmacy last sent stays. */
  priceCents: z.number().optional(),
};
export const itemInput = z.strictObject({ pharmacySlug, pzn: z.string().max(40), ...change });
/** Larger changes are a file with `mode=delta`. */
export const mostItems = 500;
export const itemChange = z.strictObject({ pzn: z.string().max(40), ...change });
export type ItemChange = z.output<typeof itemChange>;
export const itemsInput = z.strictObject({ pharmacySlug, items: z.array(itemChange).min(1).max(mostItems) });

/** `unmatched`: the article is not known yet; it waits for a decision, after which the next change of it is taken. */
export const itemOutcomes = ['applied', 'unchanged', 'unmatched', 'refused'] as const;
export type ItemOutcome = (typeof itemOutcomes)[number];
export const itemAnswer = z.object({ runId: id, pzn: z.string(), outcome: z.enum(itemOutcomes) });
export type ItemAnswer = z.output<typeof itemAnswer>;
export const itemsAnswer = z.object({
  runId: id,
  applied: z.int(),
  unchanged: z.int(),
  unmatched: z.int(),
  refused: z.int(),
  items: z.array(
    z.object({
      pzn: z.string(),
      outcome: z.enum(itemOutcomes),
      error: z.object({ code: z.string(), field: z.string().optional(), message: z.string() }).optional(),
    }),
  ),
});
export type ItemsAnswer = z.output<typeof itemsAnswer>;

/** How the feeds of the caller's pharmacy are doing, and what of its stock patients may see. */
export const feedsStatus = z.object({
  pharmacy: z.object({ slug: z.string(), name: z.string() }),
  stock: z.object({ products: z.int(), available: z.int(), unmatched: z.int(), lastConfirmedAt: instant.nullable() }),
  feeds: z.array(
    feedRecord.pick({
      id: true, kind: true, mode: true, isActive: true, nextRunAt: true, lastRun: true, confirmedAt: true, freshness: true, score: true, scoreParts: true, scoredAt: true,
    }), // prettier-ignore
  ),
});
export type FeedsStatus = z.output<typeof feedsStatus>;
