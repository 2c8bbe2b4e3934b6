import { nearbyKm } from '@blattwerk/contract/treatments/nearby-stock';
import type { NearbyStock } from '@blattwerk/contract/treatments/nearby-stock';
import type { Ctx } from '../../kernel/ctx.ts';
import { rawRows } from '../../kernel/raw-rows.ts';
import type { Place } from '../places/public.ts';

const distance = 'distance_km(CAST(:lat AS float8), CAST(:lon AS float8), pharmacies.lat, pharmacies.lon)';

export interface ChosenPharmacy {
  id: string;
  name: string;
}

/** To which the last prescription went, else the nearest that the patient has remembered. */
export const chosenPharmacyOf = async (ctx: Ctx, patientId: string, place: Place | null): Promise<ChosenPharmacy | null> => {
  const sql = `
    SELECT pharmacies.id, pharmacies.name FROM (
      SELECT pharmacy_id, sent_at FROM prescriptions WHERE patient_id = :patientId AND pharmacy_id IS NOT NULL AND sent_at IS NOT NULL
      UNION ALL SELECT pharmacy_id, NULL FROM pharmacy_favorites WHERE user_id = :patientId
    ) AS known JOIN pharmacies ON pharmacies.id = known.pharmacy_id
    WHERE is_listed ORDER BY sent_at DESC NULLS LAST, ${distance} NULLS LAST, pharmacies.name LIMIT 1`;
  const [row] = await rawRows<ChosenPharmacy>(ctx.trx, sql, { patientId, lat: place?.lat ?? null, lon: place?.lon ?? null });
  return row ?? null;
};

interface Asked {
  productIds: readonly string[];
  place: Place | null;
  chosenId: string | null;
  freshAfter: Date;
}

/** Listed pharmacies that have a unit or more of a product, counted for each product that one has. */
export const nearbyStockOf = (ctx: Ctx, { productIds, place, chosenId, freshAfter }: Asked): Promise<NearbyStock[]> => {
  const sql = `
    WITH held AS (
      SELECT product_id, price_cents, pharmacies.id AS pharmacy_id, ${distance} AS km
      FROM stock JOIN pharmacies ON pharmacies.id = stock.pharmacy_id
      WHERE product_id = ANY (CAST(:productIds AS uuid[])) AND quantity >= 1 AND is_listed AND greatest(confirmed_at, stock_confirmed_at) > :freshAfter
    )
    SELECT asked.id AS product_id,
      min(price_cents) FILTER (WHERE pharmacy_id = :chosenId) AS chosen_price_cents,
      round(min(km)::numeric, 1)::float AS nearest_km,
      count(*) FILTER (WHERE km <= ${nearbyKm})::int AS nearby_count,
      min(price_cents) FILTER (WHERE km <= ${nearbyKm}) AS nearby_from_cents,
      count(pharmacy_id)::int AS pharmacy_count
    FROM unnest(CAST(:productIds AS uuid[])) AS asked (id) LEFT JOIN held ON held.product_id = asked.id
    GROUP BY asked.id`;
  return rawRows<NearbyStock>(ctx.trx, sql, { productIds, chosenId, freshAfter, lat: place?.lat ?? null, lon: place?.lon ?? null });
};
