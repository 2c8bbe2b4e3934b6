import * as operations from '@blattwerk/contract/reviews/operations';
import { adminFactory } from '../../../http/factories.ts';
import { listCommentRecords, listReviewRecords, readCommentRecord, readReviewRecord } from '../moderation.queries.ts';
import { publishContribution, rejectContribution } from '../moderation.service.ts';

export const listCommentRecordsEndpoint = adminFactory.build(operations.listCommentRecords, ({ ctx, input }) => listCommentRecords(ctx, input));

export const listReviewRecordsEndpoint = adminFactory.build(operations.listReviewRecords, ({ ctx, input }) => listReviewRecords(ctx, input));

export const publishCommentEndpoint = adminFactory.build(operations.publishComment, async ({ ctx, input }) => {
  await publishContribution(ctx, 'review-comment', input);
  return readCommentRecord(ctx, input.id);
});

export const publishReviewEndpoint = adminFactory.build(operations.publishReview, async ({ ctx, input }) => {
  await publishContribution(ctx, 'review', input);
  return readReviewRecord(ctx, input.id);
});

export const readCommentRecordEndpoint = adminFactory.build(operations.readCommentRecord, ({ ctx, input }) => readCommentRecord(ctx, input.id));

export const readReviewRecordEndpoint = adminFactory.build(operations.readReviewRecord, ({ ctx, input }) => readReviewRecord(ctx, input.id));

export const rejectCommentEndpoint = adminFactory.build(operations.rejectComment, async ({ ctx, input }) => {
  await rejectContribution(ctx, 'review-comment', input);
  return readCommentRecord(ctx, input.id);
});

export const rejectReviewEndpoint = adminFactory.build(operations.rejectReview, async ({ ctx, input }) => {
  await rejectContribution(ctx, 'review', input);
  return readReviewRecord(ctx, input.id);
});
