import {
  commentEdit,
  commentInput,
  likeInput,
  likeState,
  ownComment,
  ownContributions,
  ownContributionsQuery,
  ownReview,
  reviewEdit,
  reviewInput,
} from '@blattwerk/contract/reviews/shapes';
import { id } from '@blattwerk/contract/validation';
import { z } from 'zod';
import { patientFactory } from '../../../http/factories.ts';
import { createComment, editComment, withdrawComment } from '../comments.service.ts';
import { toggleLike } from '../likes.service.ts';
import { listOwn } from '../own.queries.ts';
import { createReview, editReview, withdrawReview } from '../reviews.service.ts';

export const createCommentEndpoint = patientFactory.build({
  operation: 'reviews.comment',
  method: 'post',
  summary: 'Comment on a published review; a moderator reads it before it shows',
  input: commentInput,
  output: ownComment,
  statusCode: 201,
  handler: ({ ctx, input }) => createComment(ctx, input),
});

export const createReviewEndpoint = patientFactory.build({
  operation: 'reviews.create',
  method: 'post',
  summary: 'Rate a product that was prescribed; a moderator reads it before it shows',
  input: reviewInput,
  output: ownReview,
  statusCode: 201,
  handler: ({ ctx, input }) => createReview(ctx, input),
});

export const editCommentEndpoint = patientFactory.build({
  operation: 'reviews.edit-comment',
  method: 'patch',
  summary: 'Change the own comment; it waits for a moderator again',
  input: commentEdit,
  output: ownComment,
  handler: ({ ctx, input }) => editComment(ctx, input),
});

export const editReviewEndpoint = patientFactory.build({
  operation: 'reviews.edit',
  method: 'patch',
  summary: 'Change the own review; it waits for a moderator again',
  input: reviewEdit,
  output: ownReview,
  handler: ({ ctx, input }) => editReview(ctx, input),
});

export const listOwnReviewsEndpoint = patientFactory.build({
  operation: 'reviews.list-own',
  method: 'get',
  summary: 'What I may rate, what I have written and what became of it',
  input: ownContributionsQuery,
  output: ownContributions,
  handler: ({ ctx, input }) => listOwn(ctx, input),
});

export const toggleLikeEndpoint = patientFactory.build({
  operation: 'reviews.toggle-like',
  method: 'post',
  summary: 'Say that a review helped, or take it back',
  input: likeInput,
  output: likeState,
  handler: ({ ctx, input }) => toggleLike(ctx, input),
});

export const withdrawCommentEndpoint = patientFactory.build({
  operation: 'reviews.withdraw-comment',
  method: 'post',
  summary: 'Take the own comment back',
  input: z.object({ id }),
  output: ownComment,
  handler: ({ ctx, input }) => withdrawComment(ctx, input.id),
});

export const withdrawReviewEndpoint = patientFactory.build({
  operation: 'reviews.withdraw',
  method: 'post',
  summary: 'Take the own review back',
  input: z.object({ id }),
  output: ownReview,
  handler: ({ ctx, input }) => withdrawReview(ctx, input.id),
});
