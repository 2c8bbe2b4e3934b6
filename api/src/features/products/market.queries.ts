import type { Ctx } from '../../kernel/ctx.ts';

export const hasPrescription = async ({ trx }: Ctx, patientId: string): Promise<boolean> =>
  (await trx('prescriptions').where({ patientId }).first('id')) !== undefined;

/** Which of these products are published; instead of one that was merged, the one that stays. */
export const publishedOf = ({ trx }: Ctx, ids: readonly string[]): Promise<string[]> =>
  trx('products')
    .whereIn('id', trx('products').whereIn('id', ids).select(trx.raw('coalesce(merged_into_id, id)')))
    .whereNotNull('publishedAt')
    .pluck('id');

/** Keeps products for a person; what is kept already stays as it is. */
export const insertFavorites = async ({ trx }: Ctx, rows: readonly { userId: string; productId: string; createdAt: Date }[]): Promise<void> =>
  void (await trx('favorites').insert(rows).onConflict(['user_id', 'product_id']).ignore());

interface TerpeneRow {
  productId: string;
  name: string;
  share: number | null;
  nameDe: string;
  nameEn: string;
}

/** The terpenes of products that are compared, with their names. */
export const terpenesOfProducts = ({ trx }: Ctx, ids: readonly string[]): Promise<TerpeneRow[]> =>
  trx('product_terpenes')
    .join('terpenes', 'terpenes.key', 'product_terpenes.terpene')
    .whereIn('productId', ids)
    .select('productId', 'key as name', 'share', 'nameDe', 'nameEn');
