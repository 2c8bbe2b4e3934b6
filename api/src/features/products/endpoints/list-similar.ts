import { productDetailQuery, similarProducts } from '@blattwerk/contract/products/shapes';
import { publicFactory } from '../../../http/factories.ts';
import { readSimilar } from '../similar.service.ts';

export const listSimilarEndpoint = publicFactory.build({
  operation: 'products.similar',
  method: 'get',
  summary: 'What is in stock and comes nearest in THC, CBD and terpenes',
  input: productDetailQuery,
  output: similarProducts,
  handler: ({ ctx, input }) => readSimilar(ctx, input),
});
