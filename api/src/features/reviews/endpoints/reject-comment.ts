import { commentRecord, rejectInput } from '@blattwerk/contract/reviews/shapes';
import { adminFactory } from '../../../http/factories.ts';
import { readCommentRecord } from '../moderation.queries.ts';
import { rejectContribution } from '../moderation.service.ts';

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
