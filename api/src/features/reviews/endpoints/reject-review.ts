import { rejectInput, reviewDetail } from '@blattwerk/contract/reviews/shapes';
import { adminFactory } from '../../../http/factories.ts';
import { readReviewRecord } from '../moderation.queries.ts';
import { rejectContribution } from '../moderation.service.ts';

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
