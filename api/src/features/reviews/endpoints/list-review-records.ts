import { listQuery } from '@blattwerk/contract/backoffice/shapes';
import { reviewRecord } from '@blattwerk/contract/reviews/shapes';
import { listOf } from '@blattwerk/contract/validation';
import { adminFactory } from '../../../http/factories.ts';
import { listReviewRecords } from '../moderation.queries.ts';

export const listReviewRecordsEndpoint = adminFactory.build({
  operation: 'reviews.list-records',
  method: 'get',
  summary: 'Reviews for moderation, the oldest first',
  input: listQuery,
  output: listOf(reviewRecord),
  handler: ({ ctx, input }) => listReviewRecords(ctx, input),
});
