import { productDetail, productDetailQuery } from '@blattwerk/contract/products/shapes';
import { publicFactory } from '../../../http/factories.ts';
import { readProduct } from '../product-detail.service.ts';

export const readProductEndpoint = publicFactory.build({
  operation: 'products.read',
  method: 'get',
  summary: 'One product with its offers, highlights and history',
  input: productDetailQuery,
  output: productDetail,
  handler: ({ ctx, input }) => readProduct(ctx, input),
});
