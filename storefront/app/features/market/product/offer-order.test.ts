import type { Offer } from '@blattwerk/contract/products/shapes';
import { amountIn, sortedOffers, sortOf, sourceOf, totalOf } from './offer-order.ts';

const offer = (
  name: string,
  priceCents: number,
  distanceKm?: number,
  availability: Offer['availability'] = 'available',
  confirmedAt = '2026-11-24T10:00:00Z',
): Offer => ({
  pharmacy: { id: name, slug: name, name, zipCode: '10115', city: 'Berlin' },
  isPickupOnly: false,
  priceCents,
  currency: 'EUR',
  availability,
  confirmedAt,
  freshness: 'confirmed',
  ...(distanceKm === undefined ? {} : { distanceKm }),
});
const names = (offers: readonly Offer[]): string[] => offers.map(({ pharmacy }) => pharmacy.name);

test('offers are sorted by price or by distance, and what is sold out comes last', () => {
  const offers = [offer('Linde', 700, 3), offer('Adler', 600, 9), offer('Rosen', 500, 1, 'none'), offer('Bären', 600, 5)];
  expect(names(sortedOffers(offers, 'price', 10))).toEqual(['Bären', 'Adler', 'Linde', 'Rosen']);
  expect(names(sortedOffers(offers, 'distance', 10))).toEqual(['Linde', 'Bären', 'Adler', 'Rosen']);
});

test('by total those come first that surely have the amount', () => {
  const offers = [offer('Linde', 700), offer('Adler', 600, undefined, 'few'), offer('Rosen', 500, undefined, 'none'), offer('Bären', 800)];
  expect(names(sortedOffers(offers, 'total', 10))).toEqual(['Linde', 'Bären', 'Adler', 'Rosen']);
  expect(names(sortedOffers(offers, 'total', 60))).toEqual(['Adler', 'Linde', 'Bären', 'Rosen']);
  expect(offers.map((one) => totalOf(one, 2.5))).toEqual([1750, 1500, null, 2000]);
});

test('the amount is the asked one, else the usual one; pieces are whole', () => {
  const amount = (search: string, unit: 'g' | 'ml' | 'piece') => amountIn(new URLSearchParams(search), unit);
  expect([amount('', 'g'), amount('', 'ml'), amount('', 'piece')]).toEqual([10, 10, 1]);
  expect([amount('amount=7,5', 'g'), amount('amount=x', 'g'), amount('amount=0.2', 'piece'), amount('amount=9999', 'g')]).toEqual([7.5, 10, 1, 100]);
});

test.each([
  ['', 'price'],
  ['offers=total', 'total'],
  ['zipCode=10115', 'distance'],
  ['zipCode=10115&offers=price', 'price'],
  ['offers=other', 'price'],
])('%s means by %s', (search, sort) => expect(sortOf(new URLSearchParams(search))).toBe(sort));

test('the lowest price comes from the pharmacy that has it and said so last', () => {
  const offers = [
    offer('Rosen', 500, 1, 'none'),
    offer('Adler', 600, 9),
    offer('Bären', 600, 5, 'few', '2026-11-24T11:00:00Z'),
    offer('Linde', 700, 3, 'available', '2026-11-24T12:00:00Z'),
  ];
  expect(sourceOf(offers)?.pharmacy.name).toBe('Bären');
  expect(sourceOf([])).toBeUndefined();
});
