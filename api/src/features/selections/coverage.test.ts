import { isAmountSure } from '@blattwerk/contract/products/enums';
import type { SelectionSort } from '@blattwerk/contract/selections/shapes';
import fc from 'fast-check';
import { sized } from '../../../test/security/size.ts';
import { coverageOf, type HeldOffer } from './coverage.ts';

const [a, b, c] = ['product-a', 'product-b', 'product-c'] as const;
const wishes = [a, b, c].map((productId) => ({ productId, amount: 10 }));
const held = (name: string, productId: string, own: Partial<HeldOffer> = {}): HeldOffer => ({
  pharmacy: { id: name, slug: name, name, zipCode: '10115', city: 'Berlin' },
  isPickupOnly: false,
  shipping: { cents: null, freeFromCents: null },
  productId,
  availability: 'available',
  freshness: 'confirmed',
  confirmedAt: '2026-11-22T08:00:00.000Z',
  priceCents: 1000,
  distanceKm: 5,
  ...own,
});
const names = (offers: HeldOffer[], sort: SelectionSort = 'distance') => coverageOf(wishes, offers, sort).pharmacies.map(({ pharmacy }) => pharmacy.name);
const all = (name: string, own: Partial<HeldOffer> = {}) => [a, b, c].map((productId) => held(name, productId, own));

test('pharmacies with all products come first, before nearer or cheaper ones', () => {
  const offers = [held('Nah', a, { distanceKm: 0.2, priceCents: 1 }), held('Nah', b, { distanceKm: 0.2, priceCents: 1 }), ...all('Fern', { distanceKm: 90 })];
  expect(names(offers)).toEqual(['Fern', 'Nah']);
  expect(coverageOf(wishes, offers, 'price').pharmacies.map(({ hasAll, missing }) => ({ hasAll, missing }))).toEqual([
    { hasAll: true, missing: [] },
    { hasAll: false, missing: [c] },
  ]);
});

test('who has everything in a sure amount comes before who has few of something', () => {
  expect(names([...all('Wenig', { availability: 'few', distanceKm: 1 }), ...all('Viel', { distanceKm: 9 })])).toEqual(['Viel', 'Wenig']);
});

test('then the nearest, or the cheapest in the wished amounts', () => {
  const offers = [...all('Nah', { distanceKm: 1, priceCents: 1200 }), ...all('Fern', { distanceKm: 2, priceCents: 1100 })];
  expect(names(offers)).toEqual(['Nah', 'Fern']);
  expect(names(offers, 'price')).toEqual(['Fern', 'Nah']);
  expect(coverageOf(wishes, offers, 'price').pharmacies[0]?.totalCents).toBe(3 * 11_000);
});

test('the total counts what is there, each product rounded to a cent, and is unknown without prices', () => {
  const thirds = [{ productId: a, amount: 0.333 }];
  expect(coverageOf(thirds, [held('Eins', a, { priceCents: 649 })], 'price').pharmacies[0]?.totalCents).toBe(216);
  expect(coverageOf(thirds, [held('Eins', a, { priceCents: null })], 'price').pharmacies[0]?.totalCents).toBeNull();
});

test.each([
  ['not known', {}, null],
  ['its price', { shipping: { cents: 490, freeFromCents: null } }, 490],
  ['its price below the sum from which it is free', { shipping: { cents: 490, freeFromCents: 30_001 } }, 490],
  ['nothing from that sum on', { shipping: { cents: 490, freeFromCents: 30_000 } }, 0],
  ['not there for collection', { shipping: { cents: 490, freeFromCents: null }, isPickupOnly: true }, null],
  ['not known without prices', { shipping: { cents: 490, freeFromCents: 1 }, priceCents: null }, null],
])('what sending costs is %s', (_what, own, expected) => {
  expect(coverageOf(wishes, all('Eins', own), 'price').pharmacies[0]?.shippingCents).toBe(expected);
});

test('by the price with shipping those come last that send nothing, or of which that price is not known', () => {
  const ships = (cents: number | null, freeFromCents: number | null = null) => ({ shipping: { cents, freeFromCents } });
  const offers = [
    ...all('Abholung', { priceCents: 700, isPickupOnly: true }),
    ...all('Unbekannt', { priceCents: 800 }),
    ...all('Teuer gesandt', { priceCents: 900, ...ships(6000) }),
    ...all('Günstig gesandt', { priceCents: 1000, ...ships(490) }),
    ...all('Frei gesandt', { priceCents: 1010, ...ships(490, 30_000) }),
  ];
  const { pharmacies, fromTotalCents, fromDeliveredCents } = coverageOf(wishes, [...offers, held('Teil', a, { priceCents: 1, ...ships(0) })], 'delivered');
  expect([fromTotalCents, fromDeliveredCents]).toEqual([21_000, 30_300]);
  const shown = pharmacies.map(({ pharmacy, totalCents, shippingCents }) => [pharmacy.name, shippingCents === null ? null : (totalCents ?? 0) + shippingCents]);
  expect(shown).toEqual([
    ['Frei gesandt', 30_300],
    ['Günstig gesandt', 30_490],
    ['Teuer gesandt', 33_000],
    ['Abholung', null],
    ['Unbekannt', null],
    ['Teil', 10],
  ]);
  expect(names(offers, 'price')).toEqual(['Abholung', 'Unbekannt', 'Teuer gesandt', 'Günstig gesandt', 'Frei gesandt']);
});

test('it shows which product narrows the choice', () => {
  const { holdingAll, counts } = coverageOf(wishes, [held('Eins', a), held('Eins', b), held('Zwei', a), held('Zwei', b), ...all('Drei')], 'price');
  expect(holdingAll).toBe(1);
  expect(counts).toEqual([
    { pharmacyCount: 3, withoutCount: 1 },
    { pharmacyCount: 3, withoutCount: 1 },
    { pharmacyCount: 1, withoutCount: 3 },
  ]);
});

test('whether an amount is sure follows from the band: few never say how many, plenty not beyond its own limit', () => {
  expect([1, 49, 50].map((amount) => isAmountSure('few', amount))).toEqual([false, false, false]);
  expect([1, 50, 51, 100].map((amount) => isAmountSure('available', amount))).toEqual([true, true, false, false]);
});

const offers = fc.array(
  fc.record({
    name: fc.constantFrom('Eins', 'Zwei', 'Drei', 'Vier'),
    productId: fc.constantFrom(a, b, c),
    availability: fc.constantFrom('available' as const, 'few' as const),
    priceCents: fc.integer({ min: 1, max: 5000 }),
  }),
  { maxLength: 12 },
);

test('for any stock the counts and the order are those of plain counting', () => {
  fc.assert(
    fc.property(offers, fc.integer({ min: 1, max: 3 }), (drawn, size) => {
      const known = [...new Map(drawn.map((one) => [`${one.name} ${one.productId}`, held(one.name, one.productId, one)])).values()];
      const wished = wishes.slice(0, size);
      const asked = known.filter(({ productId }) => wished.some((wish) => wish.productId === productId));
      const { pharmacies, holdingAll, counts } = coverageOf(wished, asked, 'price');
      const productsOf = (name: string) => asked.filter(({ pharmacy }) => pharmacy.name === name).map(({ productId }) => productId);
      const everybody = [...new Set(asked.map(({ pharmacy }) => pharmacy.name))];
      expect(pharmacies.map(({ pharmacy }) => pharmacy.name).sort()).toEqual(everybody.sort());
      expect(holdingAll).toBe(everybody.filter((name) => productsOf(name).length === size).length);
      expect(counts.map(({ pharmacyCount }) => pharmacyCount)).toEqual(
        wished.map((wish) => everybody.filter((name) => productsOf(name).includes(wish.productId)).length),
      );
      const missing = pharmacies.map((one) => one.missing.length);
      expect(missing).toEqual([...missing].sort((one, other) => one - other));
    }),
    { numRuns: sized(200, 5000), seed: 11 },
  );
});
