import type { ListQuery } from '@blattwerk/contract/backoffice/shapes';
import type { CommentRecord, ReviewDetail, ReviewRecord } from '@blattwerk/contract/reviews/shapes';
import type { Knex } from 'knex';
import type { Ctx } from '../../kernel/ctx.ts';
import { columnsOf, defineList, listRecords, readRecord, readRow, type RecordPage } from '../../kernel/list-records.ts';
import { openedBy } from '../../kernel/open-list.ts';
import type { CommentRow, Contribution, Review, ReviewRow, Shown } from './contribution.ts';
import { contributionTables, type ContributionKind } from './move-contribution.ts';
import { presentCommentRecord, presentOther, presentReviewRecord } from './moderation.presenter.ts';

/** What both lists can be narrowed and ordered by; withdrawn ones are never shown. */
const sharedFields = (table: 'reviews' | 'review_comments') => ({
  ...columnsOf(table, { id: 'id', productId: 'id', pseudonym: 'text', text: 'text', status: 'text', reason: 'text' }),
  ...columnsOf(table, { createdAt: 'instant', updatedAt: 'instant', decidedAt: 'instant' }),
  productName: { column: 'products.name', kind: 'text' as const },
});

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

const reviews = defineList({
  fields: { ...sharedFields('reviews'), rating: { column: 'reviews.rating', kind: 'number' } },
  key: ['reviews.id'],
  defaultSort: ['createdAt'],
  search: { text: ['reviews.pseudonym', 'products.name', 'reviews.text'] },
  visibleTo: reviewRows,
  present: (rows: readonly ReviewRow[]) => rows.map(presentReviewRecord),
});

const comments = defineList({
  fields: { ...sharedFields('review_comments'), reviewId: { column: 'review_comments.reviewId', kind: 'id' } },
  key: ['review_comments.id'],
  defaultSort: ['createdAt'],
  search: { text: ['review_comments.pseudonym', 'products.name', 'review_comments.text'] },
  visibleTo: commentRows,
  present: (rows: readonly CommentRow[]) => rows.map(presentCommentRecord),
});

export const listReviewRecords = (ctx: Ctx, query: ListQuery): Promise<RecordPage<ReviewRecord>> => listRecords(reviews, ctx, query);

export const listCommentRecords = (ctx: Ctx, query: ListQuery): Promise<RecordPage<CommentRecord>> => listRecords(comments, ctx, query);

/** Other reviews of the same author shown beside one, the newest first. */
const mostOthers = 20;

const othersOf = (ctx: Ctx, { id, patientId }: Review): Promise<(Review & Shown)[]> =>
  patientId === null
    ? Promise.resolve([])
    : reviewRows(ctx).where('reviews.patientId', patientId).whereNot('reviews.id', id).orderBy('reviews.createdAt', 'desc').limit(mostOthers);

/** A review with what else the same person wrote. @throws server.notFound */
export const readReviewRecord = async (ctx: Ctx, id: string): Promise<ReviewDetail> => {
  const row = await readRow(reviews, ctx, id);
  return { ...presentReviewRecord(row), others: (await othersOf(ctx, row)).map(presentOther) };
};

/** @throws server.notFound */
export const readCommentRecord = (ctx: Ctx, id: string): Promise<CommentRecord> => readRecord(comments, ctx, id);

/** Reviews or comments, locked in one order, so that two moderators never wait for each other. */
export const lockContributions = ({ trx }: Ctx, kind: ContributionKind, ids: readonly string[]): Promise<Contribution[]> =>
  trx(contributionTables[kind]).whereIn('id', ids).orderBy('id').forUpdate().select();

export const reviewList = openedBy(() => reviews);

export const commentList = openedBy(() => comments);
