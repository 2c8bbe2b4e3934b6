import { ownReview, reviewEdit } from '@blattwerk/contract/reviews/shapes';
import { patientFactory } from '../../../http/factories.ts';
import { editReview } from '../reviews.service.ts';

export const editReviewEndpoint = patientFactory.build({
  operation: 'reviews.edit',
  method: 'patch',
  summary: 'Change the own review; it waits for a moderator again',
  input: reviewEdit,
  output: ownReview,
  handler: ({ ctx, input }) => editReview(ctx, input),
});
