import type { Locale } from '@blattwerk/contract/errors';
import type { AlertKind } from '@blattwerk/contract/alerts/shapes';
import type { Unit } from '@blattwerk/contract/products/enums';
import type { Knex } from 'knex';
import { rawRows } from '../../kernel/raw-rows.ts';
import type { Watch } from './alert.policy.ts';

/** An alert with the best of what it waits for: the cheapest offer that counts for it, if there is one. */
export interface WatchedRow extends Watch {
  id: string;
  userId: string | null;
  email: string | null;
  kind: AlertKind;
  locale: Locale;
  unit: Unit;
  priceCents: number | null;
  pharmacyName: string | null;
  city: string | null;
}

/** What the catalogue counts as an offer: listed pharmacies, an amount above zero, data that is not gone; then what the alert itself asks for. */
const watchedSql = (which: string): string => `
  SELECT alerts.id, alerts.user_id, alerts.email, alerts.kind, coalesce(users.locale, alerts.locale) AS locale, alerts.met_at, alerts.is_told, alerts.last_sent_at,
    products.unit, best.price_cents, best.name AS pharmacy_name, best.city
  FROM alerts
  JOIN products ON products.id = alerts.product_id
  LEFT JOIN users ON users.id = alerts.user_id
  LEFT JOIN LATERAL (
    SELECT stock.price_cents, pharmacies.name, pharmacies.city
    FROM stock JOIN pharmacies ON pharmacies.id = stock.pharmacy_id
    WHERE stock.product_id = alerts.product_id AND products.published_at IS NOT NULL AND stock.quantity > 0 AND pharmacies.is_listed
      AND greatest(stock.confirmed_at, pharmacies.stock_confirmed_at) > CAST(:goneBefore AS timestamptz)
      AND (alerts.pharmacy_id IS NULL OR stock.pharmacy_id = alerts.pharmacy_id)
      AND (alerts.price_cents IS NULL OR stock.price_cents < alerts.price_cents)
      AND (alerts.radius_km IS NULL OR distance_km(alerts.lat, alerts.lon, pharmacies.lat, pharmacies.lon) <= alerts.radius_km)
    ORDER BY stock.price_cents, pharmacies.name, pharmacies.id LIMIT 1
  ) AS best ON true
  WHERE ${which}`;

/**
 * Active alerts for which an evaluation would change something: what they wait for has become true or has ceased to be, or is owed since the pause is over.
 * In the order of their ids from `after` on; who may not be written to is left out.
 */
export const queryChanged = (trx: Knex, bindings: { goneBefore: Date; pauseBefore: Date; after: string; limit: number }): Promise<WatchedRow[]> =>
  rawRows<WatchedRow>(
    trx,
    `${watchedSql(`alerts.status = 'active' AND alerts.id > CAST(:after AS uuid) AND (alerts.user_id IS NULL OR users.status = 'active')
      AND CASE WHEN best.price_cents IS NULL THEN alerts.met_at IS NOT NULL
        ELSE NOT alerts.is_told AND (alerts.met_at IS NULL OR alerts.last_sent_at IS NULL OR alerts.last_sent_at <= CAST(:pauseBefore AS timestamptz)) END`)}
     ORDER BY alerts.id LIMIT :limit FOR UPDATE OF alerts`,
    { ...bindings },
  );

/** Whether what one alert waits for is there now. */
export const isMetNow = async (trx: Knex, { id, goneBefore }: { id: string; goneBefore: Date }): Promise<boolean> => {
  const [row] = await rawRows<WatchedRow>(trx, watchedSql('alerts.id = CAST(:id AS uuid)'), { id, goneBefore });
  return row !== undefined && row.priceCents !== null;
};
