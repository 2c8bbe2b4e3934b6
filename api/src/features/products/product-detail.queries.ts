import type { Knex } from 'knex';
import { duration, later } from '../../kernel/clock.ts';

export interface OfferRow {
  id: string;
  slug: string;
  name: string;
  zipCode: string;
  city: string;
  isPickupOnly: boolean;
  priceCents: number;
  quantity: number;
  confirmedAt: Date;
  distance: number | null;
}

/** Who has the product, with data that still counts: nearest first when a place is given, then cheapest. */
export const queryOffers = async (
  trx: Knex,
  { productId, goneBefore, place }: { productId: string; goneBefore: Date; place: { lat: number; lon: number } | null },
): Promise<OfferRow[]> => {
  const { rows } = await trx.raw<{ rows: OfferRow[] }>(
    `SELECT pharmacies.id, pharmacies.slug, pharmacies.name, pharmacies.zip_code AS "zipCode", pharmacies.city,
       pharmacies.is_pickup_only AS "isPickupOnly",
       stock.price_cents AS "priceCents", stock.quantity::float8 AS quantity, greatest(stock.confirmed_at, pharmacies.stock_confirmed_at) AS "confirmedAt",
       distance_km(CAST(:lat AS float8), CAST(:lon AS float8), pharmacies.lat, pharmacies.lon) AS distance
     FROM stock JOIN pharmacies ON pharmacies.id = stock.pharmacy_id
     WHERE stock.product_id = :productId AND pharmacies.is_listed AND greatest(stock.confirmed_at, pharmacies.stock_confirmed_at) > :goneBefore
     ORDER BY (stock.quantity > 0) DESC, distance NULLS LAST, stock.price_cents, pharmacies.name`,
    { productId, goneBefore, lat: (place?.lat ?? null) as never, lon: (place?.lon ?? null) as never },
  );
  return rows;
};

export interface HistoryRow {
  date: string;
  price: number | null;
  pharmacies: number;
}

/**
 * For each of the last days (in Germany) the lowest price and the number of pharmacies at its end; the last one is now. However long the history is,
 * only these days of it are read, and for each pharmacy the one change before them. What was reported of its duplicates before they were merged is part
 * of it.
 */
export const queryHistory = async (trx: Knex, { productId, now, days }: { productId: string; now: Date; days: number }): Promise<HistoryRow[]> => {
  const { rows } = await trx.raw<{ rows: HistoryRow[] }>(
    `WITH meant AS (
       SELECT id AS product_id FROM products WHERE id = :productId UNION ALL SELECT id FROM products WHERE merged_into_id = :productId
     ), recent AS (
       SELECT id, pharmacy_id, product_id, quantity, price_cents, at FROM meant JOIN stock_changes USING (product_id) WHERE at > CAST(:since AS timestamptz)
     ), known AS (
       SELECT * FROM recent
       UNION ALL
       SELECT former.* FROM pharmacies CROSS JOIN meant CROSS JOIN LATERAL (
         SELECT id, pharmacy_id, product_id, quantity, price_cents, at FROM stock_changes
         WHERE pharmacy_id = pharmacies.id AND stock_changes.product_id = meant.product_id AND at <= CAST(:since AS timestamptz)
         ORDER BY at DESC, id DESC LIMIT 1
       ) AS former
     ), spans AS (
       SELECT pharmacy_id, quantity, price_cents, at AS since, lead(at) OVER (PARTITION BY pharmacy_id, product_id ORDER BY at, id) AS until FROM known
     ), days AS (
       SELECT day::date AS date, least((day + interval '1 day') AT TIME ZONE 'Europe/Berlin', CAST(:now AS timestamptz)) AS moment
       FROM (SELECT date_trunc('day', CAST(:now AS timestamptz) AT TIME ZONE 'Europe/Berlin') AS today) AS german,
         generate_series(today - (CAST(:days AS integer) - 1) * interval '1 day', today, interval '1 day') AS day
     )
     SELECT to_char(days.date, 'YYYY-MM-DD') AS date, min(spans.price_cents) AS price, count(DISTINCT spans.pharmacy_id)::integer AS pharmacies
     FROM days LEFT JOIN spans ON spans.quantity > 0 AND spans.since <= days.moment AND (spans.until IS NULL OR spans.until > days.moment)
     GROUP BY days.date ORDER BY days.date`,
    { productId, now, days, since: later(now, -(days + 1) * duration.days) },
  );
  return rows;
};

export interface NamedRow {
  kind: 'effects' | 'sideEffects' | 'benefits';
  value: string;
  n: number;
}

/** How many published reviews there are, and how many of them name each effect, side effect and benefit. */
export const queryNamed = async (trx: Knex, productId: string): Promise<{ reviews: number; named: NamedRow[] }> => {
  const { rows } = await trx.raw<{ rows: (NamedRow & { reviews: number })[] }>(
    `WITH published AS (SELECT effects, side_effects, benefits FROM published_reviews WHERE product_id = ?),
          said AS (
            SELECT 'effects' AS kind, unnest(effects) AS value FROM published
            UNION ALL SELECT 'sideEffects', unnest(side_effects) FROM published
            UNION ALL SELECT 'benefits', unnest(benefits) FROM published
          )
     SELECT (SELECT count(*)::integer FROM published) AS reviews, counted.* FROM (SELECT 1) AS always
     LEFT JOIN (SELECT kind, value, count(*)::integer AS n FROM said GROUP BY kind, value) AS counted ON true
     ORDER BY counted.n DESC, counted.value`,
    [productId],
  );
  return { reviews: rows[0]?.reviews ?? 0, named: rows.filter(({ kind }) => kind !== null) };
};
