import { decidedArticle } from '@blattwerk/contract/unmatched-products/shapes';
import { id } from '@blattwerk/contract/validation';
import { z } from 'zod';
import { staffFactory } from '../../../http/factories.ts';
import { matchArticle } from '../matching/unmatched.service.ts';

export const matchArticleEndpoint = staffFactory.build({
  operation: 'unmatched-products.match',
  method: 'post',
  summary: 'Say which product a pharmacy’s article is',
  input: z.object({ id, productId: id }),
  output: decidedArticle,
  handler: ({ ctx, input }) => matchArticle(ctx, input),
});
