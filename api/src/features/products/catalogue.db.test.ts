import type { Facets, FacetKey, ProductItem } from '@blattwerk/contract/products/shapes';
import { facetKeys } from '@blattwerk/contract/products/shapes';
import fc from 'fast-check';
import { startTestApp, type TestApp } from '../../../test/app.ts';
import { sized } from '../../../test/security/size.ts';
import { buildPharmacy } from '../../../../seeds/factories/pharmacies.ts';
import { buildProduct } from '../../../../seeds/factories/products.ts';

/** What the naive catalogue knows of a product. */
interface Known {
  id: string;
  category: string;
  genetics: string | null;
  origin: string | null;
  irradiation: string;
  terpenes: string[];
  thc: number;
  prices: number[];
}
type Filter = {
  category?: string[];
  genetics?: string[];
  origin?: string[];
  irradiation?: string[];
  terpenes?: string[];
  thcMin?: number;
  priceMax?: number;
  inStock?: boolean;
};

const vocabulary = {
  category: ['flower', 'extract', 'vape'],
  genetics: ['indica', 'sativa', 'hybrid'],
  origin: ['CA', 'PT', 'DK'],
  irradiation: ['irradiated', 'unirradiated', 'unknown'],
  terpenes: ['myrcene', 'limonene', 'linalool'],
} as const;
type Word = keyof typeof vocabulary;
const words = Object.keys(vocabulary) as Word[];

let app: TestApp;
const known: Known[] = [];

/** The same pseudo-random numbers in every run. */
let state = 42;
const random = (below: number): number => (state = (state * 1_103_515_245 + 12_345) % 2_147_483_648) % below;
const oneOf = <T>(values: readonly T[]): T => values[random(values.length)] as T;

beforeAll(async () => {
  app = await startTestApp();
  const { knex } = app;
  await knex('terpenes').insert(vocabulary.terpenes.map((key) => ({ key, nameDe: key, nameEn: key })));
  const pharmacies = await Promise.all(Array.from({ length: 5 }, () => buildPharmacy(knex)));
  for (let index = 0; index < 40; index += 1) {
    const traits = {
      category: oneOf(['flower', 'extract', 'vape'] as const),
      genetics: oneOf(['indica', 'sativa', 'hybrid', null] as const),
      origin: oneOf(['CA', 'PT', 'DK', null]),
      irradiation: oneOf(vocabulary.irradiation),
      thc: random(30),
    };
    const terpenes = vocabulary.terpenes.filter(() => random(2) === 0);
    const { id } = await buildProduct(knex, { ...traits, terpenes: terpenes.map((key) => ({ key })) });
    const offers = pharmacies
      .filter(() => random(3) === 0)
      .map((pharmacy) => ({
        pharmacyId: pharmacy.id,
        productId: id,
        quantity: random(3) * 40,
        priceCents: 300 + random(900),
        confirmedAt: new Date(app.clock.now().getTime() - random(100) * 3_600_000),
      }));
    if (offers.length > 0) await knex('stock').insert(offers);
    const goneBefore = app.clock.now().getTime() - 72 * 3_600_000;
    known.push({
      id,
      ...traits,
      terpenes,
      prices: offers.filter((offer) => offer.quantity > 0 && offer.confirmedAt.getTime() > goneBefore).map(({ priceCents }) => priceCents),
    });
  }
});
afterAll(() => app.close());

const fromPrice = ({ prices }: Known): number | null => (prices.length === 0 ? null : Math.min(...prices));
const valuesOf = (product: Known, word: Word): string[] => (word === 'terpenes' ? product.terpenes : [product[word]].filter((value) => value !== null));

const passes = (product: Known, filter: Filter, without?: FacetKey): boolean => {
  const price = fromPrice(product);
  return (
    words.every((word) => word === without || filter[word] === undefined || valuesOf(product, word).some((value) => filter[word]?.includes(value))) &&
    (filter.thcMin === undefined || product.thc >= filter.thcMin) &&
    (filter.priceMax === undefined || (price !== null && price <= filter.priceMax)) &&
    (filter.inStock === undefined || (price !== null) === filter.inStock)
  );
};

const countsOf = (filter: Filter, word: Word): Record<string, number> => {
  const counts: Record<string, number> = {};
  for (const product of known) if (passes(product, filter, word)) for (const value of valuesOf(product, word)) counts[value] = (counts[value] ?? 0) + 1;
  return counts;
};

const queryOf = (filter: Filter): string => {
  const parameters = new URLSearchParams({ pageSize: '100', sort: 'price' });
  for (const [key, value] of Object.entries(filter)) for (const one of [value ?? []].flat()) parameters.append(key, String(one));
  return parameters.toString();
};

const some = (values: readonly string[]) => fc.option(fc.uniqueArray(fc.constantFrom(...values), { minLength: 1, maxLength: 2 }), { nil: undefined, freq: 1 });
const filters: fc.Arbitrary<Filter> = fc.record({
  category: some(vocabulary.category),
  genetics: some(vocabulary.genetics),
  origin: some(vocabulary.origin),
  irradiation: some(vocabulary.irradiation),
  terpenes: some(vocabulary.terpenes),
  thcMin: fc.option(fc.integer({ min: 0, max: 30 }), { nil: undefined }),
  priceMax: fc.option(fc.integer({ min: 300, max: 1200 }), { nil: undefined }),
  inStock: fc.option(fc.boolean(), { nil: undefined }),
});

test('any mix of filters gives the hits, prices, order and counts that plain arithmetic gives', async () => {
  await fc.assert(
    fc.asyncProperty(filters, async (filter) => {
      const { body }: { body: { items: ProductItem[]; total: number; facets: Facets } } = await app
        .get(`/api/v1/clients/products?${queryOf(filter)}`)
        .expect(200);
      const hits = known.filter((product) => passes(product, filter));
      expect(body.total).toBe(hits.length);
      expect(body.items.map(({ id, fromPriceCents, pharmacyCount }) => [id, fromPriceCents, pharmacyCount]).sort()).toEqual(
        hits.map((product) => [product.id, fromPrice(product), product.prices.length]).sort(),
      );
      const prices = body.items.map(({ fromPriceCents }) => fromPriceCents ?? Infinity);
      expect(prices).toEqual([...prices].sort((a, b) => a - b));
      for (const word of words) expect(Object.fromEntries(body.facets[word].map(({ value, count }) => [value, count]))).toEqual(countsOf(filter, word));
      expect(Object.keys(body.facets).sort()).toEqual([...facetKeys].sort());
    }),
    { numRuns: sized(50, 500), seed: 7 },
  );
});

test('who wants the products alone gets the same ones, and nothing is counted', async () => {
  const query = queryOf({ category: ['flower'], inStock: true });
  const { body: counted } = await app.get(`/api/v1/clients/products?${query}`).expect(200);
  const { body: plain } = await app.get(`/api/v1/clients/products?${query}&facets=false`).expect(200);
  const nothing = Object.fromEntries(facetKeys.map((key) => [key, []]));
  expect(plain).toEqual({ ...counted, facets: nothing, ranges: { price: null, thc: null, cbd: null } });
  expect(counted.facets.category).not.toEqual([]);
});
