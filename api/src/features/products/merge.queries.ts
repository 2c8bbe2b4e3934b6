import type { ProductMergePreview } from '@blattwerk/contract/products/merge-shapes';
import type { Ctx } from '../../kernel/ctx.ts';
import { rawRows } from '../../kernel/raw-rows.ts';
import type { MergedProduct } from './merged-product.ts';

export const countMoving = async ({ trx }: Ctx, { from, to }: MergedProduct): Promise<ProductMergePreview> => {
  const [counts] = await rawRows<ProductMergePreview>(
    trx,
    `SELECT (SELECT count(*)::int FROM stock WHERE product_id = :from) AS pharmacies,
       (SELECT count(*)::int FROM stock JOIN stock AS kept USING (pharmacy_id) WHERE stock.product_id = :from AND kept.product_id = :to) AS pharmacies_of_both,
       (SELECT count(*)::int FROM product_aliases WHERE product_id = :from) AS articles,
       (SELECT count(*)::int FROM alerts WHERE product_id = :from) AS alerts,
       (SELECT count(*)::int FROM favorites WHERE product_id = :from) AS favorites,
       (SELECT count(*)::int FROM reviews WHERE product_id = :from AND status = 'published') AS reviews`,
    { from, to },
  );
  return counts as ProductMergePreview;
};

/** Who kept the duplicate has kept the other one, once. */
export const moveFavorites = async ({ trx }: Ctx, { from, to }: MergedProduct): Promise<void> => {
  await trx.raw(
    `INSERT INTO favorites (user_id, product_id, created_at) SELECT user_id, CAST(:to AS uuid), created_at FROM favorites WHERE product_id = :from
     ON CONFLICT (user_id, product_id) DO UPDATE SET created_at = least(favorites.created_at, excluded.created_at)`,
    { from, to },
  );
  await trx('favorites').where({ productId: from }).delete();
};

/** The picture of the duplicate where the product that stays has none; else it goes, and the sweep removes its bytes. */
export const takePicture = async ({ trx }: Ctx, { from, to }: MergedProduct): Promise<void> => {
  await trx.raw(
    `UPDATE product_pictures SET product_id = :to WHERE product_id = :from AND NOT EXISTS (SELECT FROM product_pictures AS kept WHERE kept.product_id = :to)`,
    { from, to },
  );
  await trx('product_pictures').where({ productId: from }).delete();
};

/** Where nothing is known of the terpenes of the product that stays, what is known of the duplicate's counts. */
export const takeTerpenes = async ({ trx }: Ctx, { from, to }: MergedProduct): Promise<void> =>
  void (await trx.raw(
    `INSERT INTO product_terpenes (product_id, terpene, share) SELECT CAST(:to AS uuid), terpene, share FROM product_terpenes
     WHERE product_id = :from AND NOT EXISTS (SELECT FROM product_terpenes WHERE product_id = :to)`,
    { from, to },
  ));
