import { productCreateInput, productRecord } from '@blattwerk/contract/products/shapes';
import { staffFactory } from '../../../http/factories.ts';
import { createProduct } from '../product-records.service.ts';

export const createProductEndpoint = staffFactory.build({
  operation: 'products.create',
  method: 'post',
  summary: 'Add a product',
  input: productCreateInput,
  output: productRecord,
  statusCode: 201,
  handler: ({ ctx, input }) => createProduct(ctx, input),
});
