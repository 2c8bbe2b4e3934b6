import { refusedWith } from '@blattwerk/contract/client/refused-with';
import type { Posts } from '@blattwerk/contract/client/types';
import { ApiError } from '../api/api-error.ts';
import { memberApi } from '../api/client.ts';
import { readWish, writeWish } from './pharmacy-wish.ts';

/** Puts the wish among the account's remembered pharmacies, so that it is there when the pharmacy is chosen, on any device. */
export const saveWish = async (): Promise<void> => {
  const wish = readWish();
  if (!wish || wish.isKept) return;
  try {
    await memberApi.post('/clients/pharmacy/favorite', { body: { pharmacyId: wish.pharmacyId, isFavorite: true } });
    if (readWish()?.pharmacyId === wish.pharmacyId) writeWish({ ...wish, isKept: true });
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    // A pharmacy that is no longer listed is no wish any more; anything else is tried again with the next page.
    if (refusedWith<Posts['/clients/pharmacy/favorite']>(error, 'pharmacy.notFound')) writeWish(null);
  }
};
