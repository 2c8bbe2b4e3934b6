import { fewestPeople, shortageDays } from '@blattwerk/contract/shortages/shapes';
import type { Knex } from 'knex';

const berlinDay = (at: string): string => `CAST(CAST(${at} AS timestamptz) AT TIME ZONE 'Europe/Berlin' AS date)`;

/** What the market counts as there: at a listed pharmacy, an amount above zero, confirmed lately. */
export const isThere = 'stock.quantity > 0 AND greatest(stock.confirmed_at, pharmacies.stock_confirmed_at) > CAST(:goneBefore AS timestamptz)';

const today = `
  INSERT INTO supply_days (product_id, day, carriers, pharmacies, quantity, alerts, favorites, requests, counted_at)
  SELECT products.id, ${berlinDay(':now')}, coalesce(had.carriers, 0), coalesce(had.pharmacies, 0), coalesce(had.quantity, 0),
    coalesce(waiting.count, 0), coalesce(liked.count, 0), coalesce(wished.count, 0), CAST(:now AS timestamptz)
  FROM products
  LEFT JOIN (
    SELECT product_id, count(*) AS carriers, count(*) FILTER (WHERE ${isThere}) AS pharmacies, sum(stock.quantity) FILTER (WHERE ${isThere}) AS quantity
    FROM stock JOIN pharmacies ON pharmacies.id = stock.pharmacy_id WHERE pharmacies.is_listed GROUP BY product_id
  ) AS had ON had.product_id = products.id
  LEFT JOIN (
    SELECT product_id, count(*) FROM alerts WHERE status = 'active' AND met_at IS NULL AND kind IN ('back-in-stock', 'at-pharmacy') GROUP BY product_id
  ) AS waiting ON waiting.product_id = products.id
  LEFT JOIN (SELECT product_id, count(*) FROM favorites GROUP BY product_id) AS liked ON liked.product_id = products.id
  LEFT JOIN (
    SELECT product_id, count(*) FROM treatment_products JOIN treatments ON treatments.id = treatment_id
    WHERE treatments.status = 'in-review' AND product_id IS NOT NULL GROUP BY product_id HAVING count(*) >= ${fewestPeople}
  ) AS wished ON wished.product_id = products.id
  WHERE products.published_at IS NOT NULL
  ON CONFLICT (day, product_id) DO UPDATE SET carriers = excluded.carriers, pharmacies = excluded.pharmacies, quantity = excluded.quantity,
    alerts = excluded.alerts, favorites = excluded.favorites, requests = excluded.requests, counted_at = excluded.counted_at`;

/** @returns of how many products there is a count now */
export const countToday = async (trx: Knex, bindings: { now: Date; goneBefore: Date }): Promise<number> => {
  const { rowCount } = await trx.raw<{ rowCount: number }>(today, bindings as never);
  return rowCount;
};

const compared = `${berlinDay(':now')} - ${shortageDays}`;

const endOfCompared = `CAST(${compared} + 1 AS timestamp) AT TIME ZONE 'Europe/Berlin'`;

/**
 * What each pharmacy had at the end of that day: what changed since as it was before, and the rest as it still is. However long the history is, only these
 * days of it are read.
 */
const formerDay = `
  INSERT INTO supply_days (product_id, day, carriers, pharmacies, quantity, counted_at)
  WITH changed AS (SELECT DISTINCT pharmacy_id, product_id FROM stock_changes WHERE at >= ${endOfCompared}), last AS (
    SELECT pharmacy_id, product_id, quantity FROM stock WHERE NOT EXISTS (
      SELECT FROM changed WHERE changed.pharmacy_id = stock.pharmacy_id AND changed.product_id = stock.product_id)
    UNION ALL
    SELECT changed.pharmacy_id, changed.product_id, former.quantity FROM changed CROSS JOIN LATERAL (
      SELECT quantity FROM stock_changes
      WHERE pharmacy_id = changed.pharmacy_id AND product_id = changed.product_id AND at < ${endOfCompared} ORDER BY at DESC, id DESC LIMIT 1
    ) AS former
  )
  SELECT products.id, ${compared}, count(*), count(*) FILTER (WHERE last.quantity > 0), sum(last.quantity), CAST(:now AS timestamptz)
  FROM last
  JOIN pharmacies ON pharmacies.id = last.pharmacy_id
  JOIN products ON products.id = last.product_id
  WHERE last.quantity IS NOT NULL AND pharmacies.is_listed
  GROUP BY products.id
  ON CONFLICT DO NOTHING`;

/** The day with which today is compared, out of the stock's history, where it was not counted when it was today. */
export const countFormerDay = async (trx: Knex, now: Date): Promise<void> => {
  const { rows } = await trx.raw<{ rows: unknown[] }>(`SELECT FROM supply_days WHERE day = ${compared} LIMIT 1`, { now } as never);
  if (rows.length === 0) await trx.raw(formerDay, { now } as never);
};

export const forgetOldDays = async (trx: Knex, now: Date): Promise<void> =>
  void (await trx.raw(`DELETE FROM supply_days WHERE day < ${compared}`, { now } as never));
