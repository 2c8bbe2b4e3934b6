import type { CommentRecord, ReviewDetail, ReviewRecord } from '@blattwerk/contract/reviews/shapes';
import { contributionStates } from '@blattwerk/contract/reviews/states';
import { possibleActions } from '../../kernel/state-machine.ts';
import type { CommentRow, Contribution, Review, ReviewRow } from './contribution.ts';

const presentShared = (row: Contribution & { productId: string; productName: string; productSlug: string }) => ({
  id: row.id,
  productId: row.productId,
  productName: row.productName,
  productSlug: row.productSlug,
  pseudonym: row.pseudonym,
  text: row.text,
  status: row.status,
  reason: row.reason,
  reasonText: row.reasonText,
  createdAt: row.createdAt.toISOString(),
  updatedAt: row.updatedAt.toISOString(),
  decidedAt: row.decidedAt?.toISOString() ?? null,
  version: row.version,
  abilities: possibleActions(contributionStates, row.status).filter((action) => action === 'publish' || action === 'reject'),
});

export const presentReviewRecord = (row: ReviewRow): ReviewRecord => ({
  ...presentShared(row),
  rating: row.rating,
  effects: row.effects,
  sideEffects: row.sideEffects,
  benefits: row.benefits,
  isVerified: row.isVerified,
  likes: row.likes,
  comments: row.comments,
});

export const presentOther = (row: Review & { productName: string }): ReviewDetail['others'][number] => ({
  id: row.id,
  productName: row.productName,
  rating: row.rating,
  text: row.text,
  status: row.status,
  createdAt: row.createdAt.toISOString(),
});

export const presentCommentRecord = (row: CommentRow): CommentRecord => ({
  ...presentShared(row),
  reviewId: row.reviewId,
  reviewText: row.reviewText,
  reviewRating: row.reviewRating,
});
