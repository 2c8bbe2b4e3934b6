import { listQuery } from '@blattwerk/contract/backoffice/shapes';
import { decideManyInput, decideManyResult } from '@blattwerk/contract/reviews/decision-shapes';
import { commentRecord, publishInput, rejectInput, reviewDetail, reviewRecord } from '@blattwerk/contract/reviews/shapes';
import { id, listOf } from '@blattwerk/contract/validation';
import { z } from 'zod';
import { adminFactory } from '../../../http/factories.ts';
import { decideMany } from '../decide-many.ts';
import { listCommentRecords, listReviewRecords, readCommentRecord, readReviewRecord } from '../moderation.queries.ts';
import { publishContribution, rejectContribution } from '../moderation.service.ts';

export const decideCommentsEndpoint = adminFactory.build({
  operation: 'review-comments.decide',
  method: 'post',
  summary: 'Publish or reject several comments at once, or see what would become of them',
  input: decideManyInput,
  output: decideManyResult,
  handler: ({ ctx, input }) => decideMany(ctx, 'review-comment', input),
});

export const decideReviewsEndpoint = adminFactory.build({
  operation: 'reviews.decide',
  method: 'post',
  summary: 'Publish or reject several reviews at once, or see what would become of them',
  input: decideManyInput,
  output: decideManyResult,
  handler: ({ ctx, input }) => decideMany(ctx, 'review', input),
});

export const listCommentRecordsEndpoint = adminFactory.build({
  operation: 'review-comments.list',
  method: 'get',
  summary: 'Comments for moderation, the oldest first',
  input: listQuery,
  output: listOf(commentRecord),
  handler: ({ ctx, input }) => listCommentRecords(ctx, input),
});

export const listReviewRecordsEndpoint = adminFactory.build({
  operation: 'reviews.list-records',
  method: 'get',
  summary: 'Reviews for moderation, the oldest first',
  input: listQuery,
  output: listOf(reviewRecord),
  handler: ({ ctx, input }) => listReviewRecords(ctx, input),
});

export const publishCommentEndpoint = adminFactory.build({
  operation: 'review-comments.publish',
  method: 'post',
  summary: 'Publish a comment; its author is told',
  input: publishInput,
  output: commentRecord,
  handler: async ({ ctx, input }) => {
    await publishContribution(ctx, 'review-comment', input);
    return readCommentRecord(ctx, input.id);
  },
});

export const publishReviewEndpoint = adminFactory.build({
  operation: 'reviews.publish',
  method: 'post',
  summary: 'Publish a review; its author is told',
  input: publishInput,
  output: reviewDetail,
  handler: async ({ ctx, input }) => {
    await publishContribution(ctx, 'review', input);
    return readReviewRecord(ctx, input.id);
  },
});

export const readCommentRecordEndpoint = adminFactory.build({
  operation: 'review-comments.read',
  method: 'get',
  summary: 'One comment with the review that it is about',
  input: z.object({ id }),
  output: commentRecord,
  handler: ({ ctx, input }) => readCommentRecord(ctx, input.id),
});

export const readReviewRecordEndpoint = adminFactory.build({
  operation: 'reviews.read-record',
  method: 'get',
  summary: 'One review with what else the same person wrote',
  input: z.object({ id }),
  output: reviewDetail,
  handler: ({ ctx, input }) => readReviewRecord(ctx, input.id),
});

export const rejectCommentEndpoint = adminFactory.build({
  operation: 'review-comments.reject',
  method: 'post',
  summary: 'Do not publish a comment, or no longer; its author is told and reads why',
  input: rejectInput,
  output: commentRecord,
  handler: async ({ ctx, input }) => {
    await rejectContribution(ctx, 'review-comment', input);
    return readCommentRecord(ctx, input.id);
  },
});

export const rejectReviewEndpoint = adminFactory.build({
  operation: 'reviews.reject',
  method: 'post',
  summary: 'Do not publish a review, or no longer; its author is told and reads why',
  input: rejectInput,
  output: reviewDetail,
  handler: async ({ ctx, input }) => {
    await rejectContribution(ctx, 'review', input);
    return readReviewRecord(ctx, input.id);
  },
});
