import { reviewDetail } from '@blattwerk/contract/reviews/shapes';
import { id } from '@blattwerk/contract/validation';
import { z } from 'zod';
import { adminFactory } from '../../../http/factories.ts';
import { readReviewRecord } from '../moderation.queries.ts';

export const readReviewRecordEndpoint = adminFactory.build({
  operation: 'reviews.read-record',
  method: 'get',
  summary: 'One review with what else the same person wrote',
  input: z.object({ id }),
  output: reviewDetail,
  handler: ({ ctx, input }) => readReviewRecord(ctx, input.id),
});
