import type { Ctx } from '../../kernel/ctx.ts';

/** A pharmacy that a patient remembers. */
interface Favorite {
  userId: string;
  pharmacyId: string;
}

export const isFavoritePharmacy = async ({ trx }: Ctx, own: Favorite): Promise<boolean> =>
  (await trx('pharmacy_favorites')
    .where({ ...own })
    .first('pharmacyId')) !== undefined;

export const addFavoritePharmacy = async ({ trx }: Ctx, own: Favorite): Promise<void> =>
  void (await trx('pharmacy_favorites').insert(own).onConflict(['user_id', 'pharmacy_id']).ignore());

export const removeFavoritePharmacy = async ({ trx }: Ctx, own: Favorite): Promise<void> =>
  void (await trx('pharmacy_favorites')
    .where({ ...own })
    .delete());
