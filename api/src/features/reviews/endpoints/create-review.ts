import { ownReview, reviewInput } from '@blattwerk/contract/reviews/shapes';
import { patientFactory } from '../../../http/factories.ts';
import { createReview } from '../reviews.service.ts';

export const createReviewEndpoint = patientFactory.build({
  operation: 'reviews.create',
  method: 'post',
  summary: 'Rate a product that was prescribed; a moderator reads it before it shows',
  input: reviewInput,
  output: ownReview,
  statusCode: 201,
  handler: ({ ctx, input }) => createReview(ctx, input),
});
