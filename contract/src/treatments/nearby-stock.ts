import { z } from 'zod';
import { anyOf, cents, id } from '../validation.ts';

/** As far as patients go for a medicine. */
export const nearbyKm = 25;

export const nearbyStockQuery = z.object({ id, productId: anyOf(id) });

/** Where the patient of a request finds a product now, by data that still counts. */
export const nearbyStock = z.object({
  productId: id,
  /** What a unit costs at the chosen pharmacy; null where that one has none of it. */
  chosenPriceCents: cents.nullable(),
  /** From the middle of the patient's postal area to the nearest pharmacy that has it; null where none has, or the place of one is not known. */
  nearestKm: z.number().nullable(),
  /** Pharmacies within `nearbyKm` that have it, and the lowest price there. */
  nearbyCount: z.int(),
  nearbyFromCents: cents.nullable(),
  /** Pharmacies anywhere that have it. */
  pharmacyCount: z.int(),
});
export type NearbyStock = z.output<typeof nearbyStock>;

export const nearbyStockList = z.object({
  /** To which the last prescription went, else the nearest that the patient has remembered. */
  chosenPharmacy: z.object({ id, name: z.string() }).nullable(),
  items: z.array(nearbyStock),
});
export type NearbyStockList = z.output<typeof nearbyStockList>;
