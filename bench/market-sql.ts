import { createServer } from 'node:http';
import pg from 'pg';
import { answerBench } from './market-child.ts';
import { facetNames, pageSize, readAsked, type Asked, type FacetName, type Sort } from './market-queries.ts';

/** Ceiling 1: node:http and pg, one hand-written statement over a ready summary of the market, its items ready as text. */
const pool = new pg.Pool({ connectionString: process.env['DATABASE_URL'], max: 8 });

const orders: Record<Sort, string> = {
  price: 'price ASC NULLS LAST',
  '-price': 'price DESC NULLS LAST',
  thc: 'thc ASC',
  '-thc': 'thc DESC',
  name: 'lower_name',
};
const isMany = (name: FacetName): boolean => name === 'terpenes' || name === 'effects';
const passes = (name: FacetName, at: number): string =>
  `($${at + 1}::text[] IS NULL OR ${isMany(name) ? `${name} && $${at + 1}` : `${name} = ANY ($${at + 1})`})`;
const ranges = `($10::float8 IS NULL OR thc >= $10) AND ($11::float8 IS NULL OR thc <= $11) AND ($12::float8 IS NULL OR cbd >= $12) AND ($13::float8 IS NULL OR cbd <= $13)
  AND ($14::integer IS NULL OR price >= $14) AND ($15::integer IS NULL OR price <= $15) AND (NOT $16::boolean OR pharmacies > 0)`;
const all = (1 << facetNames.length) - 1;

const statement = ({ sort, withFacets }: Asked): string => {
  const page = (from: string): string =>
    `SELECT (SELECT count(*)::integer FROM ${from}) AS total, (SELECT string_agg(item, ',') FROM (SELECT item FROM ${from} ORDER BY ${orders[sort]}, lower_name, id LIMIT ${pageSize} OFFSET $17) AS page) AS items`;
  if (!withFacets)
    return `WITH hits AS (SELECT * FROM bench_market WHERE ${ranges} AND ${facetNames.map(passes).join(' AND ')}) ${page('hits')}, NULL AS facets`;
  const passed = facetNames.map((name, at) => `(${passes(name, at)}::integer << ${at})`).join(' | ');
  const counted = facetNames.map(
    (name, at) =>
      `SELECT '${name}' AS facet, ${isMany(name) ? `unnest(${name})` : name} AS value, count(*) AS count FROM seen WHERE passed | ${1 << at} = ${all} GROUP BY 2`,
  );
  return `WITH seen AS MATERIALIZED (SELECT *, ${passed} AS passed FROM bench_market WHERE ${ranges}), hits AS (SELECT * FROM seen WHERE passed = ${all}),
    counted AS (SELECT facet, json_agg(json_build_object('value', value, 'count', count) ORDER BY count DESC, value) AS list FROM (${counted.join(' UNION ALL ')}) AS facets GROUP BY facet)
    ${page('hits')}, (SELECT json_object_agg(facet, list)::text FROM counted) AS facets`;
};

const valuesOf = ({ lists, ranges: { thcMin, thcMax, cbdMin, cbdMax, priceMin, priceMax }, inStock, page }: Asked): unknown[] => [
  ...facetNames.map((name) => lists[name] ?? null),
  ...[thcMin, thcMax, cbdMin, cbdMax, priceMin, priceMax].map((value) => value ?? null),
  inStock,
  (page - 1) * pageSize,
];

const server = createServer((request, response) => {
  const asked = readAsked(request.url ?? '');
  const query = { name: `${asked.sort}${asked.withFacets}`, text: statement(asked), values: valuesOf(asked) };
  void pool.query<{ total: number; items: string | null; facets: string | null }>(query).then(({ rows: [row] }) => {
    const body = `{"total":${row?.total},"items":[${row?.items ?? ''}]${row?.facets ? `,"facets":${row.facets}` : ''}}`;
    response.writeHead(200, { 'content-type': 'application/json', 'content-length': Buffer.byteLength(body) }).end(body);
  });
});
answerBench(server);
