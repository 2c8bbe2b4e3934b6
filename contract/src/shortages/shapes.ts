import { z } from 'zod';
import { categories, units } from '../products/enums.ts';
import { id, instant } from '../validation.ts';

/** `gone`: no pharmacy has it. `scarce`: only a few have it. `falling`: there is much less than two weeks ago. */
export const shortageLevels = ['gone', 'scarce', 'falling'] as const;
export type ShortageLevel = (typeof shortageLevels)[number];

/** What is now is compared with what was this many days ago. */
export const shortageDays = 14;
/** Fewer people than these are not counted: the number would say what a patient wishes for. */
export const fewestPeople = 10;
/** An amount of fewer pharmacies than these is not shown: it would say what a competitor has. */
export const fewestPharmacies = 3;

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

/** A product in a region; by both: `10:<id of the product>`. */
export const regionalDemandRecord = z.object({
  id: z.string(),
  /** The first two digits of the postal codes. */
  region: z.string(),
  productId: id,
  productName: z.string(),
  pzn: z.string(),
  category: z.enum(categories),
  unit: z.enum(units),
  /** Patients with an alert, a favourite or a request under review, each counted once, from ten on; else 0. */
  waiting: z.int(),
  /** Pharmacies of the region that have it. */
  pharmacies: z.int(),
  /** What they have together; null where it would say what one of them has. */
  quantity: z.number().nullable(),
  /** What the caller's own pharmacy has; null where it does not list the product, and for everybody else. */
  ownQuantity: z.number().nullable(),
});
export type RegionalDemandRecord = z.output<typeof regionalDemandRecord>;

/** The caller's own region; null where it is not known. */
export const ownRegion = z.object({ region: z.string().nullable() });
