import { facetKeys, rangeKeys, type ProductFilters } from '@blattwerk/contract/products/shapes';
import { effects as effectNames, productSorts } from '@blattwerk/contract/products/enums';
import fc from 'fast-check';
import {
  naiveFacet,
  naiveHits,
  naiveOrder,
  naiveRange,
  type NaiveOffer,
  type NaivePharmacy,
  type NaiveWorld,
} from '../../../test/catalogue/naive-catalogue.ts';
import { sized } from '../../../test/security/size.ts';
import type { Market } from './index/market.ts';
import { ordinalOf, type PharmacyOffers } from './index/offers.ts';
import { queryList, queryPage, type CatalogueQuery } from './index/query-market.ts';
import type { ProductRow } from './index/rows.ts';
import { assemble } from './upkeep/assemble.ts';
import type { Parts } from './upkeep/parts.ts';

const hour = 3_600_000;
const now = new Date('2026-11-20T12:00:00Z');
const newSince = new Date(now.getTime() - 30 * 24 * hour);

/** The same pseudo-random numbers in every run. */
const drawing = (seed: number) => {
  let state = seed;
  const below = (limit: number): number => (state = (Math.imul(state, 1_103_515_245) + 12_345) >>> 0) % limit;
  return { below, oneOf: <T>(values: readonly T[]): T => values[below(values.length)] as T };
};

const words = ['Amber', 'Birke', 'Ceder', 'Distel', 'Grünland', 'Blue', 'Haze'];
const makers = ['Grünland', 'Öhlmann', 'Nordhof'];
const strains = ['Girl Scout Cookies', 'Gorilla Glue', 'Blue Dream', 'Öl 5'];
const synonyms: Record<string, string[]> = { 'Girl Scout Cookies': ['GSC'], 'Gorilla Glue': ['GG4', 'Original Glue'] };
const terpenes = ['myrcene', 'limonene', 'linalool'];
const places = [
  { lat: 52.5, lon: 13.4 },
  { lat: 48.1, lon: 11.5 },
];

const productOf = ({ below, oneOf }: ReturnType<typeof drawing>, at: number): ProductRow => {
  const strain = oneOf([...strains, null]);
  return {
    id: `00000000-0000-4000-8000-${String(at).padStart(12, '0')}`,
    slug: `product-${at}`,
    pzn: String(10_000_000 + at * 37),
    name: `${oneOf(words)} ${below(30)}/${below(3)} ${oneOf(words)}`,
    category: oneOf(['flower', 'extract', 'vape']),
    unit: 'g',
    genetics: oneOf(['indica', 'sativa', 'hybrid', null]),
    geneticsDetail: null,
    thc: oneOf([null, below(300) / 10, below(300) / 10]),
    cbd: oneOf([null, below(200) / 10, 1]),
    isThcBelow: false,
    isCbdBelow: false,
    origin: oneOf(['CA', 'PT', null]),
    irradiation: oneOf(['irradiated', 'unirradiated', 'unknown']),
    cartridgeSystem: oneOf(['510', 'Kiesel', null]),
    isPromoted: below(4) === 0,
    picture: null,
    firstSeenAt: newSince.getTime() + (below(60) - 30) * hour,
    manufacturer: oneOf([...makers, null]),
    grower: oneOf([...makers, null]),
    strain,
    manufacturerNames: null,
    growerNames: null,
    strainNames: null,
    synonyms: synonyms[strain ?? ''] ?? null,
    terpenes: terpenes.filter(() => below(2) === 0),
    rating: oneOf([null, 3.5, 4.25, 4.75]),
    reviews: below(4) * 5,
    effects: { calm: below(4), alert: below(9) },
    benefits: { pain: below(4) },
  };
};

const collator = new Intl.Collator('de');

const worldOf = (seed: number): NaiveWorld => {
  const draw = drawing(seed);
  const { below, oneOf } = draw;
  const rows = Array.from({ length: 20 + below(50) }, (_, at) => productOf(draw, at)).sort(
    (a, b) => collator.compare(a.name, b.name) || (a.id < b.id ? -1 : 1),
  );
  const pharmacies: NaivePharmacy[] = Array.from({ length: 3 + below(8) }, (_, at) => ({
    id: `00000000-0000-4000-9000-${String(at).padStart(12, '0')}`,
    ...(below(6) === 0 ? { lat: null, lon: null } : { lat: 47 + below(70) / 10, lon: 7 + below(70) / 10 }),
    isListed: below(6) !== 0,
    confirmedAt: oneOf([null, now.getTime() - below(140) * hour]),
  }));
  const offers: NaiveOffer[] = pharmacies.flatMap(({ id }) =>
    rows
      .filter(() => below(3) === 0)
      .map((row) => ({ productId: row.id, pharmacyId: id, priceCents: 300 + below(12) * 50, confirmedAt: now.getTime() - below(140) * hour })),
  );
  const prescribed = new Map(rows.filter(() => below(3) === 0).map(({ id }) => [id, below(4)]));
  return { rows, pharmacies, offers, prescribed, goneBefore: now.getTime() - 72 * hour, newSince: newSince.getTime(), minReviews: 10 };
};

const marketOf = async (world: NaiveWorld): Promise<Market> => {
  const ordinals: Parts['ordinals'] = { of: new Map() };
  const pharmacies = world.pharmacies.map((pharmacy): [string, PharmacyOffers] => {
    const own = world.offers.filter(({ pharmacyId }) => pharmacyId === pharmacy.id);
    const stock = {
      products: Uint32Array.from(own, ({ productId }) => ordinalOf(ordinals, productId)),
      prices: Uint32Array.from(own, ({ priceCents }) => priceCents),
      confirmedAt: Float64Array.from(own, ({ confirmedAt }) => confirmedAt),
    };
    return [pharmacy.id, { ...pharmacy, slug: `slug-${pharmacy.id}`, name: `Pharmacy ${pharmacy.id}`, stock }];
  });
  const parts: Parts = {
    ordinals,
    rows: world.rows,
    terpenes: terpenes.map((key) => ({ key, nameDe: `${key}-de`, nameEn: `${key}-en` })),
    pharmacies: new Map(pharmacies),
    prescribed: world.prescribed,
    prescribedAt: now,
    settings: [],
    places: new Map(),
  };
  return (await assemble(parts, null, { now, pause: () => Promise.resolve() })).market;
};

const some = <T>(values: readonly T[]) => fc.option(fc.uniqueArray(fc.constantFrom(...values), { minLength: 1, maxLength: 2 }), { nil: undefined, freq: 1 });
const maybe = <T>(arbitrary: fc.Arbitrary<T>) => fc.option(arbitrary, { nil: undefined });
const searches = ['birke', 'BLUE haze', 'grunland', 'gruenland', 'gsc', 'gorilla 2', 'glue', '20', '5/1', '10000037', '1000', 'öl', 'oel 5', 'zzz 5'];
const filters: fc.Arbitrary<Partial<ProductFilters>> = fc.record({
  q: fc.option(fc.constantFrom(...searches), { nil: undefined }),
  category: some(['flower', 'extract', 'vape', 'edible'] as const),
  genetics: some(['indica', 'sativa', 'hybrid'] as const),
  manufacturer: some(['Grünland', 'grünland', 'Nordhof', 'nobody']),
  grower: some(makers),
  strain: some(strains),
  origin: some(['CA', 'PT', 'DK']),
  irradiation: some(['irradiated', 'unirradiated', 'unknown'] as const),
  cartridgeSystem: some(['510', 'kiesel', 'Kiesel', 'Lerche']),
  terpenes: some(terpenes),
  effects: some(effectNames.slice(0, 9)),
  benefits: some(['pain', 'stress'] as const),
  thcMin: maybe(fc.integer({ min: 0, max: 20 })),
  thcMax: maybe(fc.integer({ min: 10, max: 30 })),
  cbdMin: maybe(fc.integer({ min: 0, max: 10 })),
  cbdMax: maybe(fc.constant(1)),
  priceMin: maybe(fc.integer({ min: 300, max: 600 })),
  priceMax: maybe(fc.integer({ min: 400, max: 900 })),
  isNew: maybe(fc.boolean()),
  isPromoted: maybe(fc.boolean()),
  inStock: maybe(fc.boolean()),
}) as never;

const reaches = fc.record({
  place: fc.option(fc.constantFrom(...places), { nil: null }),
  radiusKm: fc.option(fc.constantFrom(50, 150, 400), { nil: undefined }),
  pharmacy: fc.option(fc.nat({ max: 11 }), { nil: undefined }),
});

/** Narrow mixes find nothing most of the time: a few filters of all are kept. */
const thinned = fc.tuple(filters, fc.array(fc.nat({ max: 20 }), { minLength: 0, maxLength: 5 })).map(([all, kept]) => {
  const entries = Object.entries(all).filter(([, value]) => value !== undefined);
  return Object.fromEntries(entries.filter((_, at) => kept.some((one) => one % entries.length === at))) as Partial<ProductFilters>;
});

const queries = sized(400, 10_000);
const worlds = new Map<number, { world: NaiveWorld; market: Market }>();
const worldWith = async (seed: number): Promise<{ world: NaiveWorld; market: Market }> => {
  let known = worlds.get(seed);
  if (!known) {
    const world = worldOf(seed);
    worlds.set(seed, (known = { world, market: await marketOf(world) }));
  }
  return known;
};

test('every filter, order, facet, range and total is what plain arithmetic over all rows gives', async () => {
  const cases = fc.record({ seed: fc.nat({ max: 20 }), filters: thinned, reach: reaches, sort: fc.constantFrom(...productSorts), page: fc.nat({ max: 2 }) });
  await fc.assert(
    fc.asyncProperty(cases, async ({ seed, filters: own, reach, sort, page }) => {
      const { world, market } = await worldWith(seed + 1);
      const pharmacyId = reach.pharmacy === undefined ? undefined : (world.pharmacies[reach.pharmacy]?.id ?? 'nowhere');
      const asked = {
        ...own,
        ...(pharmacyId === undefined ? {} : { pharmacyId }),
        ...(reach.place && reach.radiusKm !== undefined ? { radiusKm: reach.radiusKm } : {}),
      } as Partial<ProductFilters>;
      const naive = { filters: asked, sort, place: reach.place };
      const query: CatalogueQuery = {
        ...naive,
        page: page + 1,
        pageSize: 7,
        ids: null,
        favorites: new Set(),
        showsPrices: true,
        showsEffects: true,
        showsBenefits: true,
        newSince,
      };
      const found = queryPage(market, query);
      const items = found.positions.map((position) => found.rowAt(position));
      const order = naiveOrder(world, naive);
      expect(found.corrected).toBeNull();
      expect(found.total).toBe(order.length);
      expect(items.map(({ id }) => id)).toEqual(order.slice(page * 7, page * 7 + 7));
      expect(queryList(market, query)).toEqual({ items, total: found.total });
      for (const item of items) {
        const seen = naiveHits(world, naive).find(({ row }) => row.id === item.id)!;
        expect([item.price, item.pharmacies, item.distance]).toEqual([seen.price, seen.pharmacies, seen.distance]);
        const { pharmacyId: sourceId, confirmedAt } = seen.source ?? {};
        expect(item.source).toEqual(seen.source && { slug: `slug-${sourceId}`, name: `Pharmacy ${sourceId}`, confirmedAt });
      }
      for (const key of facetKeys) {
        expect(Object.fromEntries(found.facets[key].map(({ value, count }) => [value, count]))).toEqual(naiveFacet(world, naive, key));
        const listed = found.facets[key].map(({ value, count }) => ({ value, count }));
        expect(listed).toEqual(listed.toSorted((a, b) => b.count - a.count || collator.compare(a.value, b.value)));
      }
      for (const key of rangeKeys) expect(found.ranges[key]).toEqual(naiveRange(world, naive, key));
      const helpful = (found.alternatives ?? []).map(({ without, total }) => [without, total]);
      expect(found.alternatives === undefined).toBe(found.total > 0);
      for (const [without, total] of helpful) {
        const { [without as 'radiusKm']: _left, ...rest } = asked;
        const isReach = without === 'radiusKm' || without === 'pharmacyId';
        expect(naiveHits(world, isReach ? { ...naive, filters: rest } : naive, String(without)).length).toBe(total);
      }
    }),
    { numRuns: queries, seed: 11 },
  );
});
