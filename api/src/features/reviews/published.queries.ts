import type { ReviewSort } from '@blattwerk/contract/reviews/sorts';
import type { Knex } from 'knex';
import type { Ctx } from '../../kernel/ctx.ts';
import { found } from '../../kernel/failure.ts';
import { rawRows } from '../../kernel/raw-rows.ts';
import type { NamedLists } from './contribution.ts';

export interface PublishedReviewRow extends NamedLists {
  id: string;
  pseudonym: string;
  rating: number;
  text: string | null;
  isVerified: boolean;
  publishedAt: Date;
  likes: number;
  isLiked: boolean;
  isOwn: boolean;
}

const orders: Record<ReviewSort, string> = {
  newest: 'published_at DESC',
  helpful: 'likes DESC, (text IS NULL), published_at DESC',
  rating: 'rating DESC, (text IS NULL), published_at DESC',
  '-rating': 'rating ASC, (text IS NULL), published_at DESC',
};

interface Page {
  productId: string;
  patientId: string | null;
  sort: ReviewSort;
  pageSize: number;
  page: number;
}

/** One page of what every visitor may read, out of the view that has no person in it; whether it is the reader's own comes from the reader's own rows. */
export const queryPublished = (trx: Knex, { sort, page, ...asked }: Page): Promise<PublishedReviewRow[]> =>
  rawRows<PublishedReviewRow>(
    trx,
    `SELECT id, pseudonym, rating, text, effects, side_effects AS "sideEffects", benefits, is_verified AS "isVerified", published_at AS "publishedAt", likes,
       EXISTS (SELECT FROM review_likes WHERE review_id = shown.id AND patient_id = CAST(:patientId AS uuid)) AS "isLiked",
       EXISTS (SELECT FROM reviews WHERE reviews.id = shown.id AND patient_id = CAST(:patientId AS uuid)) AS "isOwn"
     FROM published_reviews AS shown WHERE product_id = :productId
     ORDER BY ${orders[sort]}, id LIMIT :pageSize OFFSET :offset`,
    { ...asked, offset: (page - 1) * asked.pageSize },
  );

export interface PublishedCommentRow {
  id: string;
  reviewId: string;
  pseudonym: string;
  text: string;
  publishedAt: Date;
  isOwn: boolean;
}

/** Comments shown below a review, the oldest first. */
const mostComments = 50;

export const queryComments = (trx: Knex, reviewIds: readonly string[], patientId: string | null): Promise<PublishedCommentRow[]> =>
  rawRows<PublishedCommentRow>(
    trx,
    `SELECT ranked.id, review_id AS "reviewId", pseudonym, text, published_at AS "publishedAt",
       EXISTS (SELECT FROM review_comments AS own WHERE own.id = ranked.id AND own.patient_id = CAST(:patientId AS uuid)) AS "isOwn"
     FROM (SELECT *, row_number() OVER (PARTITION BY review_id ORDER BY published_at, id) AS place FROM published_comments WHERE review_id = ANY (CAST(:reviewIds AS uuid[]))) AS ranked
     WHERE place <= ${mostComments} ORDER BY place`,
    { reviewIds: [...reviewIds], patientId },
  );

export interface SummaryRow {
  reviews: number;
  rating: number | null;
  mean: number | null;
  distribution: { stars: number; n: number }[];
}

/** How a product is rated: the number of each star, the plain mean and the one that the market goes by. */
export const querySummary = async (trx: Knex, productId: string): Promise<SummaryRow> => {
  const [row] = await rawRows<SummaryRow>(
    trx,
    `SELECT coalesce(sum(counted.n), 0)::integer AS reviews, max(product_ratings.rating)::float8 AS rating, max(product_ratings.mean)::float8 AS mean,
       jsonb_agg(jsonb_build_object('stars', scale.stars, 'n', coalesce(counted.n, 0)) ORDER BY scale.stars DESC) AS distribution
     FROM generate_series(1, 5) AS scale (stars)
     LEFT JOIN (SELECT rating AS stars, count(*)::integer AS n FROM published_reviews WHERE product_id = :productId GROUP BY rating) AS counted USING (stars)
     LEFT JOIN product_ratings ON product_ratings.product_id = :productId`,
    { productId },
  );
  return row ?? { reviews: 0, rating: null, mean: null, distribution: [] };
};

export interface ProductBrief {
  id: string;
  slug: string;
  name: string;
}

/** A product that the market shows. @throws server.notFound */
export const findProduct = async ({ trx }: Ctx, productId: string): Promise<ProductBrief> =>
  found(await trx('products').where({ id: productId }).whereNotNull('publishedAt').first('id', 'slug', 'name'));

/** What a published review is about, and how many found it helpful. @throws server.notFound */
export const findPublished = async ({ trx }: Ctx, id: string): Promise<{ productId: string; likes: number }> =>
  found(await trx('published_reviews').where({ id }).first('productId', 'likes'));

/** Moves all reviews of one product to another, in every state; by a function of the database, because their authors' rows are not the actor's. */
export const moveReviews = async ({ trx }: Ctx, { from, to }: { from: string; to: string }): Promise<void> =>
  void (await trx.raw('SELECT move_reviews(:from, :to)', { from, to }));
