import { productList, productQuery } from '@blattwerk/contract/products/shapes';
import { publicFactory } from '../../../http/factories.ts';
import { marketState } from '../market-state.ts';
import { listProductsAsText } from '../product-texts.ts';
import { listProducts } from '../products.service.ts';

export const listProductsEndpoint = publicFactory.build({
  operation: 'products.list',
  method: 'get',
  summary: 'The catalogue: filter, sort, page, total and facets',
  input: productQuery,
  output: productList,
  kept: { by: marketState, asText: listProductsAsText },
  handler: ({ ctx, input }) => listProducts(ctx, input),
});
