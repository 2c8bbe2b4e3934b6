import type { Knex } from 'knex';
import { ordinalOf, type Ordinals, type PharmacyStock } from '../index/offers.ts';
import type { PharmacyRow } from '../index/rows.ts';

/** Those of the ids, or all of them. */
export const readPharmacies = async (knex: Knex, ids: readonly string[] | null): Promise<PharmacyRow[]> => {
  const { rows } = await knex.raw<{ rows: PharmacyRow[] }>(
    `SELECT id, slug, name, lat, lon, is_listed AS "isListed", (extract(epoch FROM stock_confirmed_at) * 1000)::float8 AS "confirmedAt"
     FROM pharmacies WHERE CAST(:ids AS uuid[]) IS NULL OR id = ANY (CAST(:ids AS uuid[]))`,
    { ids: ids as never },
  );
  return rows;
};

/** What a pharmacy has, as texts: a row object for each of three million offers would take longer to make than all the rest. */
interface PackedStock {
  pharmacyId: string;
  products: string;
  prices: string;
  times: string;
}

const readPacked = async (knex: Knex, pharmacyIds: readonly string[]): Promise<PackedStock[]> => {
  const { rows } = await knex.raw<{ rows: PackedStock[] }>(
    `SELECT pharmacy_id AS "pharmacyId", string_agg(product_id::text, '') AS products, string_agg(price_cents::text, ' ') AS prices,
       CASE WHEN min(confirmed_at) = max(confirmed_at) THEN date_part('epoch', min(confirmed_at))::text
         ELSE string_agg(date_part('epoch', confirmed_at)::text, ' ') END AS times
     FROM stock WHERE pharmacy_id = ANY (CAST(:ids AS uuid[])) AND quantity > 0 GROUP BY pharmacy_id`,
    { ids: pharmacyIds as never },
  );
  return rows;
};

const idLength = 36;
/** Seconds with microseconds as milliseconds, exact to the microsecond. */
const milliseconds = (seconds: string): number => Math.round(Number(seconds) * 1_000_000) / 1000;

const unpack = ({ products, prices, times }: PackedStock, ordinals: Ordinals): PharmacyStock => {
  const length = products.length / idLength;
  const stock = { products: new Uint32Array(length), prices: Uint32Array.from(prices.split(' '), Number) };
  for (let row = 0; row < length; row += 1) stock.products[row] = ordinalOf(ordinals, products.slice(row * idLength, (row + 1) * idLength));
  const confirmed = times.split(' ');
  return { ...stock, confirmedAt: confirmed.length === 1 ? milliseconds(times) : Float64Array.from(confirmed, milliseconds) };
};

const pharmaciesAtOnce = 24;

/** The stock of the pharmacies; those that have nothing are left out. */
export const readStock = async (
  knex: Knex,
  pharmacyIds: readonly string[],
  ordinals: Ordinals,
  pause: () => Promise<void>,
): Promise<Map<string, PharmacyStock>> => {
  const found = new Map<string, PharmacyStock>();
  for (let from = 0; from < pharmacyIds.length; from += pharmaciesAtOnce) {
    for (const packed of await readPacked(knex, pharmacyIds.slice(from, from + pharmaciesAtOnce))) {
      found.set(packed.pharmacyId, unpack(packed, ordinals));
      await pause();
    }
  }
  return found;
};
