import type { Category, Genetics, Irradiation, ProductSort, Unit } from '@blattwerk/contract/products/enums';
import type { Facets, ProductFilters } from '@blattwerk/contract/products/shapes';
import { readPzn } from '@blattwerk/contract/products/pzn';
import type { Knex } from 'knex';

/** One product as the catalogue shows it, before presenting. */
export interface CatalogueRow {
  id: string;
  slug: string;
  pzn: string;
  name: string;
  category: Category;
  genetics: Genetics | null;
  geneticsDetail: string | null;
  strain: string | null;
  manufacturer: string | null;
  grower: string | null;
  origin: string | null;
  irradiation: Irradiation;
  thc: number | null;
  cbd: number | null;
  isThcBelow: boolean;
  isCbdBelow: boolean;
  unit: Unit;
  price: number | null;
  pharmacies: number;
  distance: number | null;
  rating: number | null;
  reviews: number;
  isNew: boolean;
  isPromoted: boolean;
  isFavorite: boolean;
}

export interface CatalogueQuery {
  filters: Partial<ProductFilters>;
  sort: ProductSort | 'relevance';
  page: number;
  pageSize: number;
  place: { lat: number; lon: number } | null;
  userId: string | null;
  /** Narrows to these products; null is no restriction. */
  ids: readonly string[] | null;
  favoritesOnly: boolean;
  showsEffects: boolean;
  showsBenefits: boolean;
  minReviews: number;
  goneBefore: Date;
  newSince: Date;
  popularSince: Date;
}

/** An effect counts for a product from this share of its reviews on. */
export const highlightShare = 0.1;

/** Offers that count, prices, ratings and effects of each product. `near` keeps to the asked pharmacy and radius. */
const sources = `
  places AS (
    SELECT id, distance_km(CAST(:lat AS float8), CAST(:lon AS float8), lat, lon) AS distance,
      coalesce(stock_confirmed_at > CAST(:goneBefore AS timestamptz), false) AS is_confirmed
    FROM pharmacies
    WHERE is_listed AND (CAST(:pharmacyId AS uuid) IS NULL OR id = CAST(:pharmacyId AS uuid))
  ), near AS (
    SELECT stock.product_id, min(stock.price_cents) AS price, count(*)::integer AS pharmacies, min(places.distance) AS distance
    FROM stock JOIN places ON places.id = stock.pharmacy_id
    WHERE stock.quantity > 0 AND (places.is_confirmed OR stock.confirmed_at > CAST(:goneBefore AS timestamptz))
      AND (CAST(:radiusKm AS float8) IS NULL OR places.distance <= CAST(:radiusKm AS float8))
    GROUP BY stock.product_id
  ), ratings AS (
    SELECT product_id, reviews, rating::float8 AS rating FROM product_ratings
  ), named AS (
    SELECT product_id, array_agg(value) FILTER (WHERE kind = 'effect') AS effects, array_agg(value) FILTER (WHERE kind = 'benefit') AS benefits
    FROM (
      SELECT told.product_id, said.kind, said.value
      FROM published_reviews AS told JOIN ratings USING (product_id)
      CROSS JOIN LATERAL (
        SELECT 'effect' AS kind, unnest(told.effects) AS value WHERE CAST(:showsEffects AS boolean)
        UNION ALL SELECT 'benefit', unnest(told.benefits) WHERE CAST(:asksBenefits AS boolean)
      ) AS said
      WHERE ratings.reviews >= :minReviews
      GROUP BY told.product_id, said.kind, said.value, ratings.reviews HAVING count(*) >= ${highlightShare} * ratings.reviews
    ) AS counted GROUP BY product_id
  ), smells AS (SELECT product_id, array_agg(terpene) AS terpenes FROM product_terpenes GROUP BY product_id
  ), popularity AS (
    SELECT product_id, prescribed FROM prescribed_since(CAST(:popularSince AS timestamptz))
  )`;

const anyOf = (column: string, parameter: string): string => `(CAST(:${parameter} AS text[]) IS NULL OR ${column} = ANY (CAST(:${parameter} AS text[])))`;
/** Names and addresses of reference data both find it, in any case. */
const anyNamed = (table: string, parameter: string): string =>
  `(CAST(:${parameter} AS text[]) IS NULL OR lower(${table}.name) = ANY (CAST(:${parameter} AS text[])) OR ${table}.slug = ANY (CAST(:${parameter} AS text[])))`;
const atLeast = (column: string, parameter: string): string => `(CAST(:${parameter} AS numeric) IS NULL OR ${column} >= CAST(:${parameter} AS numeric))`;
const atMost = (column: string, parameter: string): string => `(CAST(:${parameter} AS numeric) IS NULL OR ${column} <= CAST(:${parameter} AS numeric))`;
const only = (condition: string, parameter: string): string => `(CAST(:${parameter} AS boolean) IS NULL OR (${condition}) = CAST(:${parameter} AS boolean))`;

/** All words somewhere, else a text that is like them; a number is never taken for another one. */
const hasAllWords = `NOT EXISTS (SELECT FROM unnest(CAST(:words AS text[])) AS word WHERE position(word IN search.text) = 0)`;
const searched = `(CAST(:q AS text) IS NULL OR products.pzn = CAST(:pzn AS text) OR ${hasAllWords} OR (CAST(:isText AS boolean) AND word_similarity(CAST(:q AS text), search.text) >= 0.4))`;

/** Whether a product passes one facet's own filter, a column each, so that every facet can leave out its own. */
const facetConditions: Record<keyof Facets, string> = {
  category: anyOf('products.category', 'category'),
  genetics: anyOf('products.genetics', 'genetics'),
  manufacturer: anyNamed('manufacturers', 'manufacturer'),
  grower: anyNamed('growers', 'grower'),
  strain: anyNamed('strains', 'strain'),
  origin: anyOf('products.origin', 'origin'),
  irradiation: anyOf('products.irradiation', 'irradiation'),
  terpenes: `(CAST(:terpenes AS text[]) IS NULL OR smells.terpenes && ARRAY(
    SELECT key FROM terpenes WHERE key = ANY (CAST(:terpenes AS text[])) OR lower(name_de) = ANY (CAST(:terpenes AS text[])) OR lower(name_en) = ANY (CAST(:terpenes AS text[]))))`,
  effects: '(CAST(:effects AS text[]) IS NULL OR named.effects && CAST(:effects AS text[]))',
};
const facetKeys = Object.keys(facetConditions) as (keyof Facets)[];
const passes = (key: keyof Facets): string => `passes_${key}`;

const candidates = `
  found AS (
    SELECT products.*, manufacturers.name AS manufacturer, growers.name AS grower, strains.name AS strain, named.effects, smells.terpenes,
      near.price, coalesce(near.pharmacies, 0) AS pharmacies, near.distance, ratings.rating, coalesce(ratings.reviews, 0) AS reviews,
      coalesce(popularity.prescribed, 0) AS prescribed, products.first_seen_at > CAST(:newSince AS timestamptz) AS is_new, favorites.user_id IS NOT NULL AS is_favorite,
      products.pzn = CAST(:pzn AS text) AS is_asked_pzn, ${hasAllWords} AS has_all_words, coalesce(word_similarity(CAST(:q AS text), search.text), 0) AS relevance,
      ${facetKeys.map((key) => `${facetConditions[key]} AS ${passes(key)}`).join(',\n      ')}
    FROM products
    LEFT JOIN manufacturers ON manufacturers.id = products.manufacturer_id
    LEFT JOIN growers ON growers.id = products.grower_id
    LEFT JOIN strains ON strains.id = products.strain_id
    LEFT JOIN near ON near.product_id = products.id
    LEFT JOIN ratings ON ratings.product_id = products.id
    LEFT JOIN popularity ON popularity.product_id = products.id
    LEFT JOIN named ON named.product_id = products.id
    LEFT JOIN smells ON smells.product_id = products.id
    LEFT JOIN favorites ON favorites.product_id = products.id AND favorites.user_id = CAST(:userId AS uuid)
    CROSS JOIN LATERAL (SELECT lower(concat_ws(' ', products.name, strains.name, manufacturers.name, growers.name, products.pzn)) AS text) AS search
    WHERE products.published_at IS NOT NULL
      AND (CAST(:ids AS uuid[]) IS NULL OR products.id = ANY (CAST(:ids AS uuid[])))
      AND (NOT CAST(:favoritesOnly AS boolean) OR favorites.user_id IS NOT NULL)
      AND (NOT CAST(:needsOffer AS boolean) OR near.product_id IS NOT NULL)
      AND ${searched}
      AND ${atLeast('products.thc', 'thcMin')} AND ${atMost('products.thc', 'thcMax')}
      AND ${atLeast('products.cbd', 'cbdMin')} AND ${atMost('products.cbd', 'cbdMax')}
      AND ${atLeast('near.price', 'priceMin')} AND ${atMost('near.price', 'priceMax')}
      AND ${only('products.first_seen_at > CAST(:newSince AS timestamptz)', 'isNew')} AND ${only('products.is_promoted', 'isPromoted')}
      AND ${only('near.product_id IS NOT NULL', 'inStock')}
      AND (CAST(:benefits AS text[]) IS NULL OR named.benefits && CAST(:benefits AS text[]))
  ), candidates AS (
    SELECT * FROM found WHERE CAST(:q AS text) IS NULL OR has_all_words OR is_asked_pzn OR NOT EXISTS (SELECT FROM found WHERE has_all_words OR is_asked_pzn)
  ), hits AS (SELECT * FROM candidates WHERE ${facetKeys.map(passes).join(' AND ')})`;

const facetValues: Record<keyof Facets, string> = {
  category: 'SELECT category AS value FROM candidates',
  genetics: 'SELECT genetics AS value FROM candidates',
  manufacturer: 'SELECT manufacturer AS value FROM candidates',
  grower: 'SELECT grower AS value FROM candidates',
  strain: 'SELECT strain AS value FROM candidates',
  origin: 'SELECT origin AS value FROM candidates',
  irradiation: 'SELECT irradiation AS value FROM candidates',
  terpenes: 'SELECT unnest(terpenes) AS value FROM candidates',
  effects: 'SELECT unnest(effects) AS value FROM candidates',
};
const facetSql = (key: keyof Facets): string => {
  const others = facetKeys.filter((other) => other !== key).map(passes);
  return `(SELECT coalesce(jsonb_agg(jsonb_build_object('value', value, 'count', count) ORDER BY count DESC, value), '[]')
    FROM (SELECT value, count(*) AS count FROM (${facetValues[key]} WHERE ${others.join(' AND ')}) AS found WHERE value IS NOT NULL GROUP BY value) AS counted)`;
};
const facetsSql = `jsonb_build_object(${facetKeys.map((key) => `'${key}', ${facetSql(key)}`).join(', ')})`;

const orders: Record<ProductSort | 'relevance', string> = {
  price: 'price ASC NULLS LAST',
  '-price': 'price DESC NULLS LAST',
  thc: 'thc ASC NULLS LAST',
  '-thc': 'thc DESC NULLS LAST',
  cbd: 'cbd ASC NULLS LAST',
  '-cbd': 'cbd DESC NULLS LAST',
  rating: 'rating DESC NULLS LAST, reviews DESC',
  newest: 'first_seen_at DESC',
  popularity: '(pharmacies > 0) DESC, prescribed DESC, reviews DESC, pharmacies DESC',
  distance: 'distance ASC NULLS LAST, price ASC NULLS LAST',
  name: 'lower(name) ASC',
  relevance: 'has_all_words DESC, relevance DESC, (pharmacies > 0) DESC',
};

const item = `jsonb_build_object('id', id, 'slug', slug, 'pzn', pzn, 'name', name, 'category', category, 'genetics', genetics, 'geneticsDetail', genetics_detail,
  'strain', strain, 'manufacturer', manufacturer, 'grower', grower, 'origin', origin, 'irradiation', irradiation, 'thc', thc::float8, 'cbd', cbd::float8,
  'isThcBelow', is_thc_below, 'isCbdBelow', is_cbd_below, 'unit', unit, 'price', price, 'pharmacies', pharmacies, 'distance', distance,
  'rating', rating, 'reviews', reviews, 'isNew', is_new, 'isPromoted', is_promoted, 'isFavorite', is_favorite)`;

const lower = (values: readonly string[] | undefined): string[] | null => values?.map((value) => value.toLowerCase()) ?? null;

const bindingsOf = ({ filters, place, ...query }: CatalogueQuery): Record<string, Knex.RawBinding | null> => {
  const q = filters.q?.toLowerCase().replace(/\s+/g, ' ').trim() || null;
  const reading = q ? readPzn(q) : null;
  return {
    ...query,
    ids: query.ids === null ? null : [...query.ids],
    lat: place?.lat ?? null,
    lon: place?.lon ?? null,
    q,
    words: q?.split(' ') ?? null,
    isText: q !== null && /\p{L}/u.test(q),
    pzn: reading && 'pzn' in reading ? reading.pzn : null,
    asksBenefits: filters.benefits !== undefined && query.showsBenefits,
    needsOffer: filters.pharmacyId !== undefined || filters.radiusKm !== undefined,
    category: filters.category ?? null,
    genetics: filters.genetics ?? null,
    origin: filters.origin ?? null,
    irradiation: filters.irradiation ?? null,
    manufacturer: lower(filters.manufacturer),
    grower: lower(filters.grower),
    strain: lower(filters.strain),
    terpenes: lower(filters.terpenes),
    effects: query.showsEffects ? (filters.effects ?? null) : null,
    benefits: query.showsBenefits ? (filters.benefits ?? null) : null,
    thcMin: filters.thcMin ?? null,
    thcMax: filters.thcMax ?? null,
    cbdMin: filters.cbdMin ?? null,
    cbdMax: filters.cbdMax ?? null,
    priceMin: filters.priceMin ?? null,
    priceMax: filters.priceMax ?? null,
    isNew: filters.isNew ?? null,
    isPromoted: filters.isPromoted ?? null,
    inStock: filters.inStock ?? null,
    pharmacyId: filters.pharmacyId ?? null,
    radiusKm: filters.radiusKm ?? null,
    offset: (query.page - 1) * query.pageSize,
  };
};

const pageSql = (sort: CatalogueQuery['sort']): string => `
  page AS (
    SELECT *, row_number() OVER (ORDER BY is_asked_pzn DESC NULLS LAST, ${orders[sort]}, lower(name), id) AS place
    FROM hits ORDER BY place LIMIT :pageSize OFFSET :offset
  )`;
const itemsSql = `(SELECT coalesce(jsonb_agg(${item} ORDER BY place), '[]') FROM page)`;

/** One page of the catalogue, its exact total and all facets, in one statement. */
export const queryCatalogue = async (trx: Knex, query: CatalogueQuery): Promise<{ items: CatalogueRow[]; total: number; facets: Facets }> => {
  const sql = `WITH ${sources}, ${candidates}, ${pageSql(query.sort)} SELECT (SELECT count(*)::integer FROM hits) AS total, ${itemsSql} AS items, ${facetsSql} AS facets`;
  const { rows } = await trx.raw<{ rows: { items: CatalogueRow[]; total: number; facets: Facets }[] }>(
    sql,
    bindingsOf(query) as Record<string, Knex.RawBinding>,
  );
  return rows[0] ?? { items: [], total: 0, facets: {} as Facets };
};

/** The same page without facets, for short lists. */
export const queryProducts = async (trx: Knex, query: CatalogueQuery): Promise<{ items: CatalogueRow[]; total: number }> => {
  const sql = `WITH ${sources}, ${candidates}, ${pageSql(query.sort)} SELECT (SELECT count(*)::integer FROM hits) AS total, ${itemsSql} AS items`;
  const { rows } = await trx.raw<{ rows: { items: CatalogueRow[]; total: number }[] }>(sql, bindingsOf(query) as Record<string, Knex.RawBinding>);
  return rows[0] ?? { items: [], total: 0 };
};

/** The values of the three ranges over all hits, and how many hits there are. */
export const queryRangeValues = async (trx: Knex, query: CatalogueQuery): Promise<{ thc: number | null; cbd: number | null; price: number | null }[]> => {
  const sql = `WITH ${sources}, ${candidates} SELECT thc::float8, cbd::float8, price FROM hits`;
  const { rows } = await trx.raw<{ rows: { thc: number | null; cbd: number | null; price: number | null }[] }>(
    sql,
    bindingsOf(query) as Record<string, Knex.RawBinding>,
  );
  return rows;
};
