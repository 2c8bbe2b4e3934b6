import { reviewPage, reviewQuery } from '@blattwerk/contract/reviews/shapes';
import { publicFactory } from '../../../http/factories.ts';
import { listReviews } from '../published.service.ts';

export const listReviewsEndpoint = publicFactory.build({
  operation: 'reviews.list',
  method: 'get',
  summary: 'Published reviews of a product, with comments and the distribution of stars',
  input: reviewQuery,
  output: reviewPage,
  handler: ({ ctx, input }) => listReviews(ctx, input),
});
