import { publishInput, reviewDetail } from '@blattwerk/contract/reviews/shapes';
import { adminFactory } from '../../../http/factories.ts';
import { readReviewRecord } from '../moderation.queries.ts';
import { publishContribution } from '../moderation.service.ts';

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
