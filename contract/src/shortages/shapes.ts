import { z } from 'zod';
import { categories, units } from '../products/enums.ts';
import { id, instant } from '../validation.ts';

/** `gone`: no pharmacy has it. `scarce`: only a few have it. `falling`: there is much less than two weeks ago. */
export const shortageLevels = ['gone', 'scarce', 'falling'] as const;
export type ShortageLevel = (typeof shortageLevels)[number];

/** What is now is compared with what was this many days ago. */
export const shortageDays = 14;
/** Fewer requests than these are not counted: they would say what a patient wishes for. */
export const fewestRequests = 10;

/** A product that runs short, and who waits for it; by the product's id. */
export const shortageRecord = z.object({
  id,
  productName: z.string(),
  pzn: z.string(),
  category: z.enum(categories),
  unit: z.enum(units),
  level: z.enum(shortageLevels),
  /** Pharmacies that have it, and those that list it now or had it two weeks ago. */
  pharmacies: z.int(),
  carriers: z.int(),
  quantity: z.number(),
  /** Of the amount, against two weeks ago; null where there was none, or nothing is known of then. */
  changePercent: z.int().nullable(),
  /** Visitors and patients who wait for a mail that it is back. */
  alerts: z.int(),
  favorites: z.int(),
  /** Requests under review that name it, from ten on; else 0. */
  requests: z.int(),
  countedAt: instant,
});
export type ShortageRecord = z.output<typeof shortageRecord>;
