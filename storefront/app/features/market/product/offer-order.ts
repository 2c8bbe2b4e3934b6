import type { Offer } from '@blattwerk/contract/products/shapes';

export type OfferSort = 'price' | 'distance';

/** By distance when a place is given and nothing else is asked for. */
export const sortOf = (params: URLSearchParams): OfferSort => {
  const asked = params.get('offers');
  if (asked === 'price' || asked === 'distance') return asked;
  return params.get('zipCode') ? 'distance' : 'price';
};

export const hasDistances = (offers: readonly Offer[]): boolean => offers.some(({ distanceKm }) => typeof distanceKm === 'number');

const isThere = ({ availability }: Offer): boolean => availability !== 'none';

/** What is there comes first, whatever the order. */
export const sortedOffers = (offers: readonly Offer[], sort: OfferSort): Offer[] =>
  offers.toSorted((one, other) => {
    const there = Number(isThere(other)) - Number(isThere(one));
    const byDistance = (one.distanceKm ?? Infinity) - (other.distanceKm ?? Infinity) || 0;
    const byPrice = one.priceCents - other.priceCents;
    const order = sort === 'price' ? byPrice || byDistance : byDistance || byPrice;
    return there || order || one.pharmacy.name.localeCompare(other.pharmacy.name, 'de');
  });

/** Where the lowest price comes from: the freshest of the cheapest that are there. */
export const sourceOf = (offers: readonly Offer[]): Offer | undefined =>
  offers.filter(isThere).toSorted((one, other) => one.priceCents - other.priceCents || other.confirmedAt.localeCompare(one.confirmedAt))[0];
