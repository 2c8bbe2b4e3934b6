import type { OpenPeriod } from '@blattwerk/contract/pharmacies/opening-hours';
import type { PharmacyPoint, PharmacySort } from '@blattwerk/contract/pharmacies/shapes';
import type { Category, Genetics, Unit } from '@blattwerk/contract/products/enums';
import type { Knex } from 'knex';
import type { Place } from '../places/public.ts';

export interface PharmacyRow {
  id: string;
  slug: string;
  name: string;
  street: string;
  houseNum: string;
  zipCode: string;
  city: string;
  country: string;
  phone: string | null;
  email: string | null;
  website: string | null;
  isPickupOnly: boolean;
  hasCourier: boolean | null;
  acceptsElectronic: boolean | null;
  shippingCents: number | null;
  freeShippingFromCents: number | null;
  openingHours: OpenPeriod[] | null;
  /** Of the postal code's area. */
  federalState: string | null;
  productCount: number;
  confirmedAt: Date | null;
  holds: number;
  distance: number | null;
}

export interface PharmacySearch {
  q: string | null;
  slug: string | null;
  domain: string | null;
  /** Only these; null means all. */
  ids: readonly string[] | null;
  radiusKm: number | null;
  place: Place | null;
  goneBefore: Date;
  /** Products that each pharmacy is asked for. */
  productIds: readonly string[];
  sort: PharmacySort;
  page: number;
  pageSize: number;
}

const orders: Record<PharmacySort, string> = {
  name: 'lower(name) ASC',
  '-name': 'lower(name) DESC',
  city: 'lower(city) ASC, lower(name) ASC',
  '-city': 'lower(city) DESC, lower(name) ASC',
  zipCode: 'zip_code ASC, lower(name) ASC',
  '-zipCode': 'zip_code DESC, lower(name) ASC',
  distance: 'distance ASC NULLS LAST, lower(name) ASC',
};

/** Every listed pharmacy that the search means. */
const hits = `
  found AS (
    SELECT *, distance_km(CAST(:lat AS float8), CAST(:lon AS float8), lat, lon) AS distance
    FROM pharmacies
    WHERE is_listed
      AND (CAST(:slug AS text) IS NULL OR slug = CAST(:slug AS text))
      AND (CAST(:ids AS uuid[]) IS NULL OR id = ANY (CAST(:ids AS uuid[])))
      AND (CAST(:domain AS text) IS NULL OR split_part(split_part(regexp_replace(lower(website), '^(http|https)://(www[.]|)', ''), '/', 1), ':', 1) = CAST(:domain AS text))
      AND (CAST(:q AS text) IS NULL OR lower(concat_ws(' ', name, street, house_num, zip_code, city)) LIKE CAST(:pattern AS text))
  ), hits AS (SELECT * FROM found WHERE CAST(:radiusKm AS float8) IS NULL OR distance <= CAST(:radiusKm AS float8))`;

const likePattern = (q: string): string =>
  `%${q
    .toLowerCase()
    .replaceAll(/[\\%_]/g, '\\$&')
    .replace(/\s+/g, '%')}%`;

const bindingsOf = ({ q, slug, domain, ids, radiusKm, place }: Pick<PharmacySearch, 'q' | 'slug' | 'domain' | 'ids' | 'radiusKm' | 'place'>) => ({
  q,
  slug,
  domain,
  ids: ids && [...ids],
  radiusKm,
  pattern: q === null ? null : likePattern(q),
  lat: place?.lat ?? null,
  lon: place?.lon ?? null,
});

/** Listed pharmacies with what they have in stock by data that still counts. */
export const queryPharmacies = async (trx: Knex, search: PharmacySearch): Promise<{ items: PharmacyRow[]; total: number }> => {
  const { sort, page, pageSize, goneBefore, productIds } = search;
  const { rows } = await trx.raw<{ rows: (PharmacyRow & { total: number })[] }>(
    `WITH ${hits}, page AS (
       SELECT *, count(*) OVER ()::integer AS total, row_number() OVER (ORDER BY ${orders[sort]}, id) AS place FROM hits ORDER BY place LIMIT :pageSize OFFSET :offset
     )
     SELECT page.id, page.slug, page.name, page.street, page.house_num AS "houseNum", page.zip_code AS "zipCode", page.city, page.country, page.phone, page.email, page.website,
       page.is_pickup_only AS "isPickupOnly", page.has_courier AS "hasCourier", page.accepts_electronic AS "acceptsElectronic",
       page.shipping_cents AS "shippingCents", page.free_shipping_from_cents AS "freeShippingFromCents", page.opening_hours AS "openingHours",
       (SELECT state FROM postal_areas WHERE prefix IN (page.zip_code, left(page.zip_code, 4), left(page.zip_code, 3), left(page.zip_code, 2))
         ORDER BY length(prefix) DESC LIMIT 1) AS "federalState",
       page.distance, page.total, coalesce(stocked.products, 0) AS "productCount", stocked.confirmed_at AS "confirmedAt",
       coalesce(stocked.holds, 0) AS holds
     FROM page LEFT JOIN LATERAL (
       SELECT count(*)::integer AS products, max(greatest(stock.confirmed_at, page.stock_confirmed_at)) AS confirmed_at,
         (count(*) FILTER (WHERE stock.product_id = ANY (CAST(:productIds AS uuid[]))))::integer AS holds
       FROM stock JOIN products ON products.id = stock.product_id AND products.published_at IS NOT NULL
       WHERE stock.pharmacy_id = page.id AND stock.quantity > 0 AND greatest(stock.confirmed_at, page.stock_confirmed_at) > CAST(:goneBefore AS timestamptz)
     ) AS stocked ON true
     ORDER BY page.place`,
    { ...bindingsOf(search), goneBefore, productIds: [...productIds], pageSize, offset: (page - 1) * pageSize } as Record<string, Knex.RawBinding>,
  );
  return { items: rows, total: rows[0]?.total ?? 0 };
};

/** Where they all stand, from the nearest or the northernmost on. */
export const queryPharmacyPoints = async (trx: Knex, search: Pick<PharmacySearch, 'q' | 'radiusKm' | 'place'>): Promise<PharmacyPoint[]> => {
  const { rows } = await trx.raw<{ rows: PharmacyPoint[] }>(
    `WITH ${hits}
     SELECT slug, name, zip_code AS "zipCode", city, lat, lon FROM hits WHERE lat IS NOT NULL AND lon IS NOT NULL ORDER BY distance NULLS LAST, lat DESC, lon, slug`,
    bindingsOf({ ...search, slug: null, domain: null, ids: null }) as Record<string, Knex.RawBinding>,
  );
  return rows;
};

export interface PharmacyStockRow {
  id: string;
  slug: string;
  pzn: string;
  name: string;
  category: Category;
  genetics: Genetics | null;
  thc: number | null;
  cbd: number | null;
  unit: Unit;
  priceCents: number;
  quantity: number;
  confirmedAt: Date;
}

/** The pharmacy's published products by data that still counts, or those of them that are asked for: what is there first. */
export const queryPharmacyStock = async (
  trx: Knex,
  { pharmacyId, goneBefore, productIds }: { pharmacyId: string; goneBefore: Date; productIds: readonly string[] | null },
): Promise<PharmacyStockRow[]> => {
  const { rows } = await trx.raw<{ rows: PharmacyStockRow[] }>(
    `SELECT products.id, products.slug, products.pzn, products.name, products.category, products.genetics, products.thc::float8 AS thc, products.cbd::float8 AS cbd, products.unit,
       stock.price_cents AS "priceCents", stock.quantity::float8 AS quantity, greatest(stock.confirmed_at, pharmacies.stock_confirmed_at) AS "confirmedAt"
     FROM stock JOIN pharmacies ON pharmacies.id = stock.pharmacy_id JOIN products ON products.id = stock.product_id AND products.published_at IS NOT NULL
     WHERE stock.pharmacy_id = :pharmacyId AND greatest(stock.confirmed_at, pharmacies.stock_confirmed_at) > :goneBefore
       AND (CAST(:productIds AS uuid[]) IS NULL OR stock.product_id = ANY (CAST(:productIds AS uuid[])))
     ORDER BY (stock.quantity > 0) DESC, lower(products.name)`,
    { pharmacyId, goneBefore, productIds: productIds as never },
  );
  return rows;
};

/** Most asked for: by prescriptions that went there in the given time, then by how much they have. */
export const queryPopularPharmacies = async (trx: Knex, since: Date, limit: number): Promise<string[]> => {
  const { rows } = await trx.raw<{ rows: { id: string }[] }>(
    `SELECT pharmacies.id FROM pharmacies
     LEFT JOIN delivered_since(?) AS deliveries ON deliveries.pharmacy_id = pharmacies.id
     LEFT JOIN (SELECT pharmacy_id, count(*) AS products FROM stock WHERE quantity > 0 GROUP BY pharmacy_id) AS stocked ON stocked.pharmacy_id = pharmacies.id
     WHERE pharmacies.is_listed ORDER BY coalesce(deliveries.sent, 0) DESC, coalesce(stocked.products, 0) DESC, lower(pharmacies.name) LIMIT ?`,
    [since, limit],
  );
  return rows.map(({ id }) => id);
};

export const listedWebsites = (knex: Knex): Promise<{ slug: string; website: string }[]> =>
  knex('pharmacies').where({ isListed: true }).whereNotNull('website').select('slug', 'website');
