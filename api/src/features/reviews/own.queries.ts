import type { OwnContributions } from '@blattwerk/contract/reviews/shapes';
import type { Knex } from 'knex';
import type { Ctx, Member } from '../../kernel/ctx.ts';
import { rawRows } from '../../kernel/raw-rows.ts';
import type { Comment, Review } from './contribution.ts';
import type { ProductBrief } from './published.queries.ts';
import { presentOwn, presentOwnComment } from './reviews.presenter.ts';

type ProductRow = ProductBrief & { isPrescribed: boolean; isShown: boolean };

/** What was prescribed to the caller, and what the caller has rated: the last prescribed first. */
const productsOf = (trx: Knex, patientId: string, productId: string | null): Promise<ProductRow[]> =>
  rawRows<ProductRow>(
    trx,
    `SELECT products.id, products.slug, products.name, bool_or(known.is_prescribed) AS "isPrescribed", products.published_at IS NOT NULL AS "isShown"
     FROM (
       SELECT standing_product(product_id) AS product_id, issued_at AS at, true AS is_prescribed FROM prescriptions WHERE patient_id = :patientId AND status <> 'revoked'
       UNION ALL SELECT product_id, created_at, false FROM reviews WHERE patient_id = :patientId AND status <> 'withdrawn'
     ) AS known JOIN products ON products.id = known.product_id
     WHERE CAST(:productId AS uuid) IS NULL OR products.id = CAST(:productId AS uuid)
     GROUP BY products.id ORDER BY max(known.at) DESC, products.id`,
    { patientId, productId },
  );

/** The caller's own side of it: what may be rated, what was written and what became of it. */
export const listOwn = async (ctx: Ctx<Member>, { productId }: { productId?: string | undefined }): Promise<OwnContributions> => {
  const patientId = ctx.actor.id;
  const products = await productsOf(ctx.trx, patientId, productId ?? null);
  const reviews: Review[] = await ctx.trx('reviews').where({ patientId }).whereNot({ status: 'withdrawn' });
  const reviewOf = new Map(reviews.map((review) => [review.productId, review]));
  const comments: (Comment & { slug: string; name: string })[] = await ctx
    .trx('review_comments')
    .join('products', 'products.id', 'review_comments.productId')
    .where({ patientId, ...(productId === undefined ? {} : { productId }) })
    .whereNot({ status: 'withdrawn' })
    .orderBy('review_comments.createdAt', 'desc')
    .limit(200)
    .select('review_comments.*', 'products.slug', 'products.name');
  return {
    products: products.map(({ id, slug, name, isPrescribed, isShown }) => {
      const review = reviewOf.get(id);
      return { product: { id, slug, name }, mayWrite: isPrescribed && isShown, review: review ? presentOwn(review) : null };
    }),
    comments: comments.map(({ slug, name, ...comment }) => presentOwnComment(comment, { id: comment.productId, slug, name })),
  };
};

/** A product that the caller commented on, also one that has left the market since. */
export const commentedProduct = ({ trx }: Ctx<Member>, id: string): Promise<ProductBrief | undefined> =>
  trx('products').where({ id }).first('id', 'slug', 'name');

/** Whether the product was prescribed to the caller, under this number or that of a duplicate. */
export const isPrescribed = async ({ trx, actor }: Ctx<Member>, productId: string): Promise<boolean> =>
  (await trx('prescriptions')
    .where({ patientId: actor.id })
    .whereRaw('standing_product(product_id) = ?', [productId])
    .whereNot({ status: 'revoked' })
    .first('id')) !== undefined;
