import type { Offer } from '@blattwerk/contract/products/shapes';
import { sortedOffers, sortOf, sourceOf } from './offer-order.ts';

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
  expect(names(sortedOffers(offers, 'price'))).toEqual(['Bären', 'Adler', 'Linde', 'Rosen']);
  expect(names(sortedOffers(offers, 'distance'))).toEqual(['Linde', 'Bären', 'Adler', 'Rosen']);
});

test.each([
  ['', 'price'],
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
