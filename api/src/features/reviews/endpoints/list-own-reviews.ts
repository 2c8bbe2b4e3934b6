import { ownContributions, ownContributionsQuery } from '@blattwerk/contract/reviews/shapes';
import { patientFactory } from '../../../http/factories.ts';
import { listOwn } from '../own.queries.ts';

export const listOwnReviewsEndpoint = patientFactory.build({
  operation: 'reviews.list-own',
  method: 'get',
  summary: 'What I may rate, what I have written and what became of it',
  input: ownContributionsQuery,
  output: ownContributions,
  handler: ({ ctx, input }) => listOwn(ctx, input),
});
