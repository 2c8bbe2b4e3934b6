import { commentRecord, publishInput } from '@blattwerk/contract/reviews/shapes';
import { adminFactory } from '../../../http/factories.ts';
import { readCommentRecord } from '../moderation.queries.ts';
import { publishContribution } from '../moderation.service.ts';

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
