import * as operations from '@blattwerk/contract/reviews/operations';
import { patientFactory } from '../../../http/factories.ts';
import { createComment, editComment, withdrawComment } from '../comments.service.ts';
import { toggleLike } from '../likes.service.ts';
import { listOwn } from '../own.queries.ts';
import { createReview, editReview, withdrawReview } from '../reviews.service.ts';

export const createCommentEndpoint = patientFactory.build(operations.createComment, ({ ctx, input }) => createComment(ctx, input));

export const createReviewEndpoint = patientFactory.build(operations.createReview, ({ ctx, input }) => createReview(ctx, input));

export const editCommentEndpoint = patientFactory.build(operations.editComment, ({ ctx, input }) => editComment(ctx, input));

export const editReviewEndpoint = patientFactory.build(operations.editReview, ({ ctx, input }) => editReview(ctx, input));

export const listOwnReviewsEndpoint = patientFactory.build(operations.listOwnReviews, ({ ctx, input }) => listOwn(ctx, input));

export const toggleLikeEndpoint = patientFactory.build(operations.toggleLike, ({ ctx, input }) => toggleLike(ctx, input));

export const withdrawCommentEndpoint = patientFactory.build(operations.withdrawComment, ({ ctx, input }) => withdrawComment(ctx, input.id));

export const withdrawReviewEndpoint = patientFactory.build(operations.withdrawReview, ({ ctx, input }) => withdrawReview(ctx, input.id));
