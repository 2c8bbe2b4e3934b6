import { decideManyInput, decideManyResult } from '@blattwerk/contract/reviews/decision-shapes';
import { adminFactory } from '../../../http/factories.ts';
import { decideMany } from '../decide-many.ts';

export const decideCommentsEndpoint = adminFactory.build({
  operation: 'review-comments.decide',
  method: 'post',
  summary: 'Publish or reject several comments at once, or see what would become of them',
  input: decideManyInput,
  output: decideManyResult,
  handler: ({ ctx, input }) => decideMany(ctx, 'review-comment', input),
});
