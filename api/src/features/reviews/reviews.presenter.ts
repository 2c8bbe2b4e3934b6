import { contributionStates } from '@blattwerk/contract/reviews/states';
import type { OwnComment, OwnReview, PublishedComment, PublishedReview } from '@blattwerk/contract/reviews/shapes';
import { possibleActions } from '../../kernel/state-machine.ts';
import type { MarketAccess } from '../products/public.ts';
import type { Comment, Contribution, Review } from './contribution.ts';
import type { PublishedCommentRow, PublishedReviewRow } from './published.queries.ts';

/** A day, not a moment: the minute could be laid beside other records. */
const dayOf = (at: Date): string => at.toISOString().slice(0, 10);

const presentPublishedComment = (row: PublishedCommentRow): PublishedComment => ({
  id: row.id,
  pseudonym: row.pseudonym,
  text: row.text,
  publishedOn: dayOf(row.publishedAt),
  isOwn: row.isOwn,
});

export const presentPublished = (
  row: PublishedReviewRow,
  comments: readonly PublishedCommentRow[],
  shown: Pick<MarketAccess, 'effects' | 'sideEffects' | 'benefits'>,
): PublishedReview => ({
  id: row.id,
  pseudonym: row.pseudonym,
  rating: row.rating,
  text: row.text,
  effects: shown.effects ? row.effects : [],
  sideEffects: shown.sideEffects ? row.sideEffects : [],
  benefits: shown.benefits ? row.benefits : [],
  isVerified: row.isVerified,
  publishedOn: dayOf(row.publishedAt),
  likes: row.likes,
  isLiked: row.isLiked,
  isOwn: row.isOwn,
  comments: comments.filter(({ reviewId }) => reviewId === row.id).map(presentPublishedComment),
});

const abilitiesOf = ({ status }: Contribution): ('edit' | 'withdraw')[] => {
  const possible = possibleActions(contributionStates, status);
  return (['edit', 'withdraw'] as const).filter((action) => possible.includes(action));
};

const rejectionOf = ({ status, reason, reasonText }: Contribution): OwnReview['rejection'] =>
  status === 'rejected' && reason !== null ? { reason, text: reasonText } : null;

export const presentOwn = (review: Review): OwnReview => ({
  id: review.id,
  productId: review.productId,
  pseudonym: review.pseudonym,
  rating: review.rating,
  text: review.text,
  effects: review.effects,
  sideEffects: review.sideEffects,
  benefits: review.benefits,
  status: review.status,
  rejection: rejectionOf(review),
  createdAt: review.createdAt.toISOString(),
  version: review.version,
  abilities: abilitiesOf(review),
});

export const presentOwnComment = (comment: Comment, product: OwnComment['product']): OwnComment => ({
  id: comment.id,
  reviewId: comment.reviewId,
  product,
  text: comment.text,
  status: comment.status,
  rejection: rejectionOf(comment),
  createdAt: comment.createdAt.toISOString(),
  version: comment.version,
  abilities: abilitiesOf(comment),
});
