import { ownReview } from '@blattwerk/contract/reviews/shapes';
import { id } from '@blattwerk/contract/validation';
import { z } from 'zod';
import { patientFactory } from '../../../http/factories.ts';
import { withdrawReview } from '../reviews.service.ts';

export const withdrawReviewEndpoint = patientFactory.build({
  operation: 'reviews.withdraw',
  method: 'post',
  summary: 'Take the own review back',
  input: z.object({ id }),
  output: ownReview,
  handler: ({ ctx, input }) => withdrawReview(ctx, input.id),
});
