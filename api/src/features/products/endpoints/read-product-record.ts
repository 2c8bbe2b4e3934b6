import { productRecord } from '@blattwerk/contract/products/shapes';
import { id } from '@blattwerk/contract/validation';
import { z } from 'zod';
import { staffFactory } from '../../../http/factories.ts';
import { readProductRecord } from '../product-records.service.ts';

export const readProductRecordEndpoint = staffFactory.build({
  operation: 'products.read-record',
  method: 'get',
  summary: 'One product',
  input: z.object({ id }),
  output: productRecord,
  handler: ({ ctx, input }) => readProductRecord(ctx, input.id),
});
