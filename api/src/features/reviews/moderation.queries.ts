import type { ListQuery } from '@blattwerk/contract/backoffice/shapes';
import type { CommentRecord, ReviewDetail, ReviewRecord } from '@blattwerk/contract/reviews/shapes';
import type { Knex } from 'knex';
import type { Ctx } from '../../kernel/ctx.ts';
import { found } from '../../kernel/failure.ts';
import { listPage, type ListFields } from '../../kernel/list-query.ts';
import type { CommentRow, ReviewRow, Shown, Review } from './contribution.ts';
import { presentCommentRecord, presentOther, presentReviewRecord } from './moderation.presenter.ts';

/** What both lists can be narrowed and ordered by; what was withdrawn is nobody's to read. */
const sharedFields = (table: 'reviews' | 'review_comments'): ListFields => ({
  id: { column: `${table}.id`, kind: 'id' },
  productId: { column: `${table}.productId`, kind: 'id' },
  productName: { column: 'products.name', kind: 'text' },
  pseudonym: { column: `${table}.pseudonym`, kind: 'text' },
  text: { column: `${table}.text`, kind: 'text' },
  status: { column: `${table}.status`, kind: 'text' },
  reason: { column: `${table}.reason`, kind: 'text' },
  createdAt: { column: `${table}.createdAt`, kind: 'instant' },
  updatedAt: { column: `${table}.updatedAt`, kind: 'instant' },
  decidedAt: { column: `${table}.decidedAt`, kind: 'instant' },
});
const reviewFields: ListFields = { ...sharedFields('reviews'), rating: { column: 'reviews.rating', kind: 'number' } };
const commentFields: ListFields = { ...sharedFields('review_comments'), reviewId: { column: 'review_comments.reviewId', kind: 'id' } };

/** The same mark as the public view's, also for what is not published yet. */
const isVerified = `(reviews.is_verified OR EXISTS (
  SELECT FROM prescriptions WHERE prescriptions.patient_id = reviews.patient_id AND prescriptions.product_id = reviews.product_id AND prescriptions.status = 'dispensed'
)) AS is_verified`;

const reviewRows = (ctx: Ctx): Knex.QueryBuilder =>
  ctx
    .trx('reviews')
    .join('products', 'products.id', 'reviews.productId')
    .whereNot('reviews.status', 'withdrawn')
    .select('reviews.*', 'products.name as productName', 'products.slug as productSlug')
    .select(ctx.trx.raw(isVerified))
    .select(ctx.trx.raw('coalesce((SELECT likes FROM published_reviews WHERE published_reviews.id = reviews.id), 0) AS likes'))
    .select(ctx.trx.raw('(SELECT count(*)::integer FROM published_comments WHERE published_comments.review_id = reviews.id) AS comments'));

const commentRows = (ctx: Ctx): Knex.QueryBuilder =>
  ctx
    .trx('review_comments')
    .join('products', 'products.id', 'review_comments.productId')
    .join('reviews', 'reviews.id', 'review_comments.reviewId')
    .whereNot('review_comments.status', 'withdrawn')
    .select(
      'review_comments.*',
      'products.name as productName',
      'products.slug as productSlug',
      'reviews.text as reviewText',
      'reviews.rating as reviewRating',
    );

export const listReviewRecords = async (ctx: Ctx, query: ListQuery): Promise<{ items: ReviewRecord[]; total: number }> => {
  const page = await listPage<ReviewRow>(reviewRows(ctx), query, { fields: reviewFields, defaultSort: 'createdAt', tieBreaker: 'reviews.id' });
  return { items: page.rows.map(presentReviewRecord), total: page.total };
};

export const listCommentRecords = async (ctx: Ctx, query: ListQuery): Promise<{ items: CommentRecord[]; total: number }> => {
  const page = await listPage<CommentRow>(commentRows(ctx), query, { fields: commentFields, defaultSort: 'createdAt', tieBreaker: 'review_comments.id' });
  return { items: page.rows.map(presentCommentRecord), total: page.total };
};

/** So many other reviews of the same person are shown beside one, the newest. */
const mostOthers = 20;

const othersOf = (ctx: Ctx, { id, patientId }: Review): Promise<(Review & Shown)[]> =>
  patientId === null
    ? Promise.resolve([])
    : reviewRows(ctx).where('reviews.patientId', patientId).whereNot('reviews.id', id).orderBy('reviews.createdAt', 'desc').limit(mostOthers);

/** A review with what else the same person wrote. @throws server.notFound */
export const readReviewRecord = async (ctx: Ctx, id: string): Promise<ReviewDetail> => {
  const row = found<ReviewRow>(await reviewRows(ctx).where('reviews.id', id).first());
  return { ...presentReviewRecord(row), others: (await othersOf(ctx, row)).map(presentOther) };
};

/** @throws server.notFound */
export const readCommentRecord = async (ctx: Ctx, id: string): Promise<CommentRecord> =>
  presentCommentRecord(found<CommentRow>(await commentRows(ctx).where('review_comments.id', id).first()));
