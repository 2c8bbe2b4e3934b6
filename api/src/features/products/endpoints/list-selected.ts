import { productItems, selectedProductsQuery } from '@blattwerk/contract/products/shapes';
import { publicFactory } from '../../../http/factories.ts';
import { listSelected } from '../favorites.service.ts';

export const listSelectedEndpoint = publicFactory.build({
  operation: 'products.selected',
  method: 'get',
  summary: 'Some products by their ids',
  input: selectedProductsQuery,
  output: productItems,
  handler: ({ ctx, input }) => listSelected(ctx, input.productId ?? []),
});
