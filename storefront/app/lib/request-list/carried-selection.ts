import type { CarriedSelection } from '@blattwerk/contract/selections/saved-selection';
import { readWish } from '../pharmacy-wish/pharmacy-wish.ts';
import { readSelected } from './request-list.ts';

/** What goes with a registration, so that it is there where the mail is opened; undefined where nothing was chosen. */
export const carriedSelection = (): CarriedSelection => {
  const items = readSelected().map(({ productId, amount }) => ({ productId, ...(amount === undefined ? {} : { amount }) }));
  const pharmacyId = readWish()?.pharmacyId;
  return items.length === 0 && !pharmacyId ? undefined : { items, ...(pharmacyId ? { pharmacyId } : {}) };
};
