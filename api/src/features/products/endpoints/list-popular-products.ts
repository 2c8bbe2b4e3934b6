import { popularQuery, productItems } from '@blattwerk/contract/products/shapes';
import { publicFactory } from '../../../http/factories.ts';
import { shortList } from '../products.service.ts';

export const listPopularProductsEndpoint = publicFactory.build({
  operation: 'products.popular',
  method: 'get',
  summary: 'What was prescribed most in the last four weeks and is in stock',
  input: popularQuery,
  output: productItems,
  handler: ({ ctx, input }) => shortList(ctx, { sort: 'popularity', inStock: true, pageSize: input.limit }),
});
