import { healthStateProductsQuery, productItems } from '@blattwerk/contract/products/shapes';
import { patientFactory } from '../../../http/factories.ts';
import { shortList } from '../products.service.ts';

export const listRequestProductsEndpoint = patientFactory.build({
  operation: 'products.for-request',
  method: 'get',
  summary: 'Products that can be named in a treatment request',
  input: healthStateProductsQuery,
  output: productItems,
  handler: ({ ctx, input }) => shortList(ctx, { ...input, inStock: true }),
});
