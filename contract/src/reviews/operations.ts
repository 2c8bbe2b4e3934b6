import { z } from 'zod';
import { listQuery, recordList } from '../backoffice/shapes.ts';
import { closedMarketErrors } from '../error-groups.ts';
import { operation } from '../operation.ts';
import { id } from '../validation.ts';
import {
  commentEdit,
  commentInput,
  commentRecord,
  likeInput,
  likeState,
  ownComment,
  ownContributions,
  ownContributionsQuery,
  ownReview,
  publishInput,
  rejectInput,
  reviewDetail,
  reviewEdit,
  reviewInput,
  reviewPage,
  reviewQuery,
  reviewRecord,
} from './shapes.ts';

export const listCommentRecords = operation({
  id: 'review-comments.list',
  method: 'get',
  path: '/backoffice/review-comments',
  summary: 'Comments for moderation, the oldest first',
  input: listQuery,
  answer: recordList(commentRecord),
});

export const readCommentRecord = operation({
  id: 'review-comments.read',
  method: 'get',
  path: '/backoffice/review-comments/:id',
  summary: 'One comment with the review that it is about',
  input: z.object({ id }),
  answer: commentRecord,
});

export const publishComment = operation({
  id: 'review-comments.publish',
  method: 'post',
  path: '/backoffice/review-comments/:id/publish',
  summary: 'Publish a comment; its author is told',
  input: publishInput,
  answer: commentRecord,
  errors: ['invalid.status'],
});

export const rejectComment = operation({
  id: 'review-comments.reject',
  method: 'post',
  path: '/backoffice/review-comments/:id/reject',
  summary: 'Do not publish a comment, or no longer; its author is told and reads why',
  input: rejectInput,
  answer: commentRecord,
  errors: ['invalid.status'],
});

export const listReviewRecords = operation({
  id: 'reviews.list-records',
  method: 'get',
  path: '/backoffice/reviews',
  summary: 'Reviews for moderation, the oldest first',
  input: listQuery,
  answer: recordList(reviewRecord),
});

export const readReviewRecord = operation({
  id: 'reviews.read-record',
  method: 'get',
  path: '/backoffice/reviews/:id',
  summary: 'One review with what else the same person wrote',
  input: z.object({ id }),
  answer: reviewDetail,
});

export const publishReview = operation({
  id: 'reviews.publish',
  method: 'post',
  path: '/backoffice/reviews/:id/publish',
  summary: 'Publish a review; its author is told',
  input: publishInput,
  answer: reviewDetail,
  errors: ['invalid.status'],
});

export const rejectReview = operation({
  id: 'reviews.reject',
  method: 'post',
  path: '/backoffice/reviews/:id/reject',
  summary: 'Do not publish a review, or no longer; its author is told and reads why',
  input: rejectInput,
  answer: reviewDetail,
  errors: ['invalid.status'],
});

export const listReviews = operation({
  id: 'reviews.list',
  method: 'get',
  path: '/clients/reviews',
  summary: 'Published reviews of a product, with comments and the distribution of stars',
  input: reviewQuery,
  answer: reviewPage,
  errors: [...closedMarketErrors, 'server.notFound'],
});

export const createReview = operation({
  id: 'reviews.create',
  method: 'post',
  path: '/clients/reviews',
  summary: 'Rate a product that was prescribed; a moderator reads it before it shows',
  input: reviewInput,
  answer: ownReview,
  status: 201,
  errors: ['invalid.status', 'review.alreadyWritten', 'review.notPrescribed', 'server.notFound'],
});

export const createComment = operation({
  id: 'reviews.comment',
  method: 'post',
  path: '/clients/reviews/comment',
  summary: 'Comment on a published review; a moderator reads it before it shows',
  input: commentInput,
  answer: ownComment,
  status: 201,
  errors: ['auth.tooManyAttempts', 'invalid.status', 'server.notFound'],
});

export const editComment = operation({
  id: 'reviews.edit-comment',
  method: 'patch',
  path: '/clients/reviews/comment/:id',
  summary: 'Change the own comment; it waits for a moderator again',
  input: commentEdit,
  answer: ownComment,
  errors: ['invalid.status'],
});

export const withdrawComment = operation({
  id: 'reviews.withdraw-comment',
  method: 'post',
  path: '/clients/reviews/comment/:id/withdraw',
  summary: 'Take the own comment back',
  input: z.object({ id }),
  answer: ownComment,
  errors: ['invalid.status'],
});

export const listOwnReviews = operation({
  id: 'reviews.list-own',
  method: 'get',
  path: '/clients/reviews/own',
  summary: 'What I may rate, what I have written and what became of it',
  input: ownContributionsQuery,
  answer: ownContributions,
});

export const toggleLike = operation({
  id: 'reviews.toggle-like',
  method: 'post',
  path: '/clients/reviews/toggle-like',
  summary: 'Say that a review helped, or take it back',
  input: likeInput,
  answer: likeState,
  errors: ['review.own', 'server.notFound'],
});

export const editReview = operation({
  id: 'reviews.edit',
  method: 'patch',
  path: '/clients/reviews/:id',
  summary: 'Change the own review; it waits for a moderator again',
  input: reviewEdit,
  answer: ownReview,
  errors: ['invalid.status', 'review.notPrescribed'],
});

export const withdrawReview = operation({
  id: 'reviews.withdraw',
  method: 'post',
  path: '/clients/reviews/:id/withdraw',
  summary: 'Take the own review back',
  input: z.object({ id }),
  answer: ownReview,
  errors: ['invalid.status'],
});
