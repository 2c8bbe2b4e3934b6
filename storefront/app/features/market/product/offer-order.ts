import { isAmountSure, type Unit } from '@blattwerk/contract/products/enums';
import type { Offer } from '@blattwerk/contract/products/shapes';
import { amountOf, readAmount } from '../../../lib/request-list/amounts.ts';

export const offerSorts = ['price', 'distance', 'total'] as const;
export type OfferSort = (typeof offerSorts)[number];

/** By distance when a place is given and nothing else is asked for. */
export const sortOf = (params: URLSearchParams): OfferSort =>
  offerSorts.find((sort) => sort === params.get('offers')) ?? (params.get('zipCode') ? 'distance' : 'price');

/** The amount that totals are for: what was asked for, else the usual first one; pieces are whole. */
export const amountIn = (params: URLSearchParams, unit: Unit): number => {
  const asked = readAmount(params.get('amount') ?? '') ?? amountOf({ unit });
  return unit === 'piece' ? Math.max(1, Math.round(asked)) : asked;
};

export const hasDistances = (offers: readonly Offer[]): boolean => offers.some(({ distanceKm }) => typeof distanceKm === 'number');

export const isThere = ({ availability }: Offer): boolean => availability !== 'none';

/** What the amount costs there; null where nothing is. */
export const totalOf = (offer: Offer, amount: number): number | null => (isThere(offer) ? Math.round(offer.priceCents * amount) : null);

/** What is there comes first, whatever the order; by total those that surely have the amount come before the others. */
export const sortedOffers = (offers: readonly Offer[], sort: OfferSort, amount: number): Offer[] =>
  offers.toSorted((one, other) => {
    const there = Number(isThere(other)) - Number(isThere(one));
    const sure = Number(isAmountSure(other.availability, amount)) - Number(isAmountSure(one.availability, amount));
    const byDistance = (one.distanceKm ?? Infinity) - (other.distanceKm ?? Infinity) || 0;
    const byPrice = one.priceCents - other.priceCents;
    const order = { price: byPrice || byDistance, distance: byDistance || byPrice, total: sure || byPrice || byDistance }[sort];
    return there || order || one.pharmacy.name.localeCompare(other.pharmacy.name, 'de');
  });

/** Where the lowest price comes from: the freshest of the cheapest that are there. */
export const sourceOf = (offers: readonly Offer[]): Offer | undefined =>
  offers.filter(isThere).toSorted((one, other) => one.priceCents - other.priceCents || other.confirmedAt.localeCompare(one.confirmedAt))[0];
