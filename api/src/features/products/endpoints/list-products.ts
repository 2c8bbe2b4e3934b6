import { productList, productQuery } from '@blattwerk/contract/products/shapes';
import { publicFactory } from '../../../http/factories.ts';
import { marketState } from '../market-state.ts';
import { listProductsAsBytes } from '../product-bytes.ts';
import { listProducts } from '../products.service.ts';

export const listProductsEndpoint = publicFactory.build({
  operation: 'products.list',
  method: 'get',
  summary: 'The catalogue: filter, sort, page, total and facets',
  input: productQuery,
  output: productList,
  kept: { by: marketState, asBytes: listProductsAsBytes },
  handler: ({ ctx, input }) => listProducts(ctx, input),
});
