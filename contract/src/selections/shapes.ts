import { z } from 'zod';
import { availabilities, freshnesses } from '../products/enums.ts';
import { pharmacyBrief, productItem } from '../products/shapes.ts';
import { limits } from '../limits.ts';
import { cents, id, instant, zipCode } from '../validation.ts';
import { selectionSorts } from './sorts.ts';

export type SelectionSort = (typeof selectionSorts)[number];

/** A key that is given once arrives as a plain value. */
const listed = <T extends z.ZodType>(item: T) =>
  z.preprocess((value) => (Array.isArray(value) ? value : [value]), z.array(item).min(1).max(limits.productsPerRequest, { error: 'products.max' }));

/** Up to three products and the wanted amount of each, in the same order and in the product's unit. `sort=distance` needs a `zipCode`. */
export const selectionQuery = z.object({
  productIds: listed(id),
  amounts: listed(z.coerce.number().positive().max(limits.wishPerMonth)),
  zipCode: zipCode.optional(),
  sort: z.enum(selectionSorts).optional(),
  limit: z.coerce.number().int().min(1).max(100).default(12),
});
export type SelectionQuery = z.output<typeof selectionQuery>;

export const selectionLine = z.object({
  product: productItem,
  amount: z.number(),
  /** Pharmacies that have it now. */
  pharmacyCount: z.int(),
  /** Pharmacies that have all the others now: what there would be without this one. */
  withoutCount: z.int(),
  /** In stock and nearest in THC, CBD and terpenes; only for a product that no pharmacy has. */
  alternatives: z.array(productItem),
});
export type SelectionLine = z.output<typeof selectionLine>;

export const selectionOffer = z.object({
  productId: id,
  availability: z.enum(availabilities),
  /** Whether the wanted amount is there as far as the public may know; false says to ask, not that there is less. */
  isAmountSure: z.boolean(),
  priceCents: cents.nullable(),
  freshness: z.enum(freshnesses),
  confirmedAt: instant,
});

/** What one pharmacy has of the selection. */
export const selectionPharmacy = z.object({
  pharmacy: pharmacyBrief,
  isPickupOnly: z.boolean(),
  hasAll: z.boolean(),
  /** Of the selection, in its order, what the pharmacy has. */
  offers: z.array(selectionOffer),
  /** What it lacks. */
  missing: z.array(id),
  /** The products it has in the wanted amounts, without doctor's fee and shipping; null where prices need a login. */
  totalCents: cents.nullable(),
  /** What sending these costs; null where it is not known, and for collection. */
  shippingCents: cents.nullable(),
  currency: z.literal('EUR'),
  distanceKm: z.number().nullable(),
});
export type SelectionPharmacy = z.output<typeof selectionPharmacy>;

/** Where a selection is to be had. Pharmacies that have everything come first, then the order that was asked for. */
export const selection = z.object({
  lines: z.array(selectionLine),
  /** Products that are not in the catalogue any more. */
  gone: z.array(id),
  pharmacies: z.array(selectionPharmacy),
  /** How many have everything, and how many at least one. */
  holdingAll: z.int(),
  /** The lowest total of those that have everything. */
  fromTotalCents: cents.nullable(),
  /** The same with shipping, at those of which it is known what that costs. */
  fromDeliveredCents: cents.nullable(),
  total: z.int(),
  sort: z.enum(selectionSorts),
  checkedAt: instant,
});
export type Selection = z.output<typeof selection>;
