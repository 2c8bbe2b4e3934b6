import fc from 'fast-check';
import { categories, productSorts } from '../products/enums.ts';
import { canonicalSearch } from './shapes.ts';

test.each([
  ['?thcMin=20.0&category=vape&category=flower', 'category=flower&category=vape&thcMin=20'],
  ['category=flower&category=flower', 'category=flower'],
  ['origin=ca&sort=-price', 'origin=CA&sort=-price'],
  ['zipCode=10115&radiusKm=25&sort=distance', 'radiusKm=25&sort=distance&zipCode=10115'],
  ['strain=Jack+Herer&q=+haze+', 'q=haze&strain=Jack+Herer'],
  ['inStock=true', 'inStock=true'],
])('"%s" is written "%s"', (search, written) => {
  expect(canonicalSearch(search)).toBe(written);
});

test.each([
  ['nothing', ''],
  ['an order alone', 'sort=name'],
  ['an unknown key', 'category=flower&note=anything'],
  ['a key of every object', '__proto__=1'],
  ['a value of no list', 'category=tea'],
  ['a page', 'category=flower&page=2'],
  ['a radius around nothing', 'category=flower&radiusKm=10'],
  ['an order by a distance from nowhere', 'category=flower&sort=distance'],
  ['an empty search', 'q=+'],
])('%s cannot be kept', (_what, search) => {
  expect(canonicalSearch(search)).toBeUndefined();
});

test('whatever the order in which it was chosen, the same choice is written the same, and reading it changes nothing', () => {
  const choice = fc.record({
    category: fc.uniqueArray(fc.constantFrom(...categories), { minLength: 1 }),
    strain: fc.uniqueArray(fc.string({ minLength: 1, maxLength: 20 }).filter((text) => text.trim() !== '')),
    sort: fc.constantFrom(...productSorts.filter((sort) => sort !== 'distance')),
    priceMax: fc.integer({ min: 0, max: 5000 }),
  });
  fc.assert(
    fc.property(choice, fc.infiniteStream(fc.nat()), ({ category, strain, sort, priceMax }, order) => {
      const pairs = [...category.map((one) => ['category', one]), ...strain.map((one) => ['strain', one]), ['sort', sort], ['priceMax', String(priceMax)]];
      const written = canonicalSearch(new URLSearchParams(pairs).toString());
      const shuffled = pairs.map((pair) => ({ pair, at: Number(order.next().value) })).toSorted((one, other) => one.at - other.at);
      expect(canonicalSearch(new URLSearchParams(shuffled.map(({ pair }) => pair)).toString())).toBe(written);
      expect(canonicalSearch(written ?? '')).toBe(written);
    }),
    { numRuns: 200, seed: 35 },
  );
});
