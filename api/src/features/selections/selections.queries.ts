import { availabilityOf } from '@blattwerk/contract/products/enums';
import type { Knex } from 'knex';
import { rawRows } from '../../kernel/raw-rows.ts';
import type { Place } from '../places/public.ts';
import type { HeldOffer } from './coverage.ts';

interface Row {
  pharmacyId: string;
  slug: string;
  name: string;
  zipCode: string;
  city: string;
  isPickupOnly: boolean;
  shippingCents: number | null;
  freeShippingFromCents: number | null;
  productId: string;
  quantity: number;
  priceCents: number;
  confirmedAt: Date;
  distance: number | null;
}

interface Asked {
  productIds: readonly string[];
  place: Place | null;
  goneBefore: Date;
  uncertainBefore: Date;
  showsPrices: boolean;
  /** Whether the law lets pharmacies send all of them by mail order. */
  isSendable: boolean;
}

/** Who has any of the products now. Amounts end here: what comes out knows their bands only. */
export const queryHeld = async (trx: Knex, { productIds, place, goneBefore, uncertainBefore, showsPrices, isSendable }: Asked): Promise<HeldOffer[]> => {
  const rows = await rawRows<Row>(
    trx,
    `SELECT pharmacies.id AS pharmacy_id, pharmacies.slug, pharmacies.name, pharmacies.zip_code, pharmacies.city, pharmacies.is_pickup_only, pharmacies.shipping_cents, pharmacies.free_shipping_from_cents,
       stock.product_id, stock.quantity::float8 AS quantity, stock.price_cents, greatest(stock.confirmed_at, pharmacies.stock_confirmed_at) AS confirmed_at,
       distance_km(CAST(:lat AS float8), CAST(:lon AS float8), pharmacies.lat, pharmacies.lon) AS distance
     FROM stock JOIN pharmacies ON pharmacies.id = stock.pharmacy_id
     WHERE stock.product_id = ANY (CAST(:productIds AS uuid[])) AND stock.quantity > 0 AND pharmacies.is_listed
       AND greatest(stock.confirmed_at, pharmacies.stock_confirmed_at) > :goneBefore`,
    { productIds: [...productIds], goneBefore, lat: place?.lat ?? null, lon: place?.lon ?? null },
  );
  return rows.flatMap(({ pharmacyId, slug, name, zipCode, city, quantity, distance, ...row }) => {
    const availability = availabilityOf(quantity);
    if (availability === 'none') return [];
    return {
      pharmacy: { id: pharmacyId, slug, name, zipCode, city },
      isPickupOnly: row.isPickupOnly || !isSendable,
      shipping: { cents: row.shippingCents, freeFromCents: row.freeShippingFromCents },
      productId: row.productId,
      availability,
      freshness: row.confirmedAt < uncertainBefore ? ('uncertain' as const) : ('confirmed' as const),
      confirmedAt: row.confirmedAt.toISOString(),
      priceCents: showsPrices ? row.priceCents : null,
      distanceKm: distance === null ? null : Math.round(distance * 10) / 10,
    };
  });
};
