import * as operations from '@blattwerk/contract/reviews/operations';
import { publicFactory } from '../../../http/factories.ts';
import { listReviews } from '../published.service.ts';

export const listReviewsEndpoint = publicFactory.build(operations.listReviews, ({ ctx, input }) => listReviews(ctx, input));
