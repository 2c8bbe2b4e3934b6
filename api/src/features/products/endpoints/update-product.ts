import { productPatchInput, productRecord } from '@blattwerk/contract/products/shapes';
import { adminFactory } from '../../../http/factories.ts';
import { patchProduct } from '../product-records.service.ts';

export const updateProductEndpoint = adminFactory.build({
  operation: 'products.update',
  method: 'patch',
  summary: 'Change a product',
  input: productPatchInput,
  output: productRecord,
  handler: ({ ctx, input }) => patchProduct(ctx, input),
});
