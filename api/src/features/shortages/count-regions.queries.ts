import { fewestPeople, fewestPharmacies } from '@blattwerk/contract/shortages/shapes';
import type { Knex } from 'knex';
import { isThere } from './count-supply.queries.ts';

/** The first two digits of a German postal code; null for every other address. */
const regionOf = (table: string): string => `CASE WHEN ${table}.country = 'DE' AND ${table}.zip_code ~ '^[0-9]{5}$' THEN left(${table}.zip_code, 2) END`;

/** One row a wish. An alert waits at its own place where it has one; everything else waits where the patient lives. */
const wishes = `
  SELECT alerts.user_id, alerts.product_id, coalesce(left(alerts.zip_code, 2), ${regionOf('pharmacies')}) AS place
  FROM alerts LEFT JOIN pharmacies ON pharmacies.id = alerts.pharmacy_id
  WHERE alerts.status = 'active' AND alerts.met_at IS NULL AND alerts.kind IN ('back-in-stock', 'at-pharmacy') AND alerts.user_id IS NOT NULL
  UNION ALL
  SELECT user_id, product_id, NULL FROM favorites
  UNION ALL
  SELECT treatments.patient_id, treatment_products.product_id, NULL
  FROM treatment_products JOIN treatments ON treatments.id = treatment_products.treatment_id
  WHERE treatments.status = 'in-review' AND treatment_products.product_id IS NOT NULL`;

/** What is not there any more goes, and what is as it was is not written again. */
const regions = `
  MERGE INTO regional_demand AS kept USING (
    SELECT region, product_id, coalesce(demand.waiting, 0) AS waiting, coalesce(supply.pharmacies, 0) AS pharmacies,
      CASE WHEN supply.pharmacies IS NULL THEN 0 WHEN supply.pharmacies >= ${fewestPharmacies} THEN supply.quantity END AS quantity
    FROM (
      SELECT coalesce(wishes.place, ${regionOf('users')}) AS region, wishes.product_id, count(DISTINCT users.id) AS waiting
      FROM (${wishes}) AS wishes JOIN users ON users.id = wishes.user_id AND users.role = 'patient' AND users.status = 'active'
      GROUP BY 1, 2 HAVING count(DISTINCT users.id) >= ${fewestPeople}
    ) AS demand
    FULL JOIN (
      SELECT ${regionOf('pharmacies')} AS region, stock.product_id, count(*) AS pharmacies, sum(stock.quantity) AS quantity
      FROM stock JOIN pharmacies ON pharmacies.id = stock.pharmacy_id
      WHERE pharmacies.is_listed AND ${isThere} GROUP BY 1, 2
    ) AS supply USING (region, product_id)
    JOIN products ON products.id = product_id AND products.published_at IS NOT NULL
    WHERE region IS NOT NULL
  ) AS counted ON kept.region = counted.region AND kept.product_id = counted.product_id
  WHEN MATCHED AND (kept.waiting, kept.pharmacies, kept.quantity) IS DISTINCT FROM (counted.waiting, counted.pharmacies, counted.quantity)
    THEN UPDATE SET waiting = counted.waiting, pharmacies = counted.pharmacies, quantity = counted.quantity
  WHEN NOT MATCHED THEN INSERT (region, product_id, waiting, pharmacies, quantity)
    VALUES (counted.region, counted.product_id, counted.waiting, counted.pharmacies, counted.quantity)
  WHEN NOT MATCHED BY SOURCE THEN DELETE`;

export const countRegions = async (trx: Knex, bindings: { goneBefore: Date }): Promise<void> => void (await trx.raw(regions, bindings as never));
