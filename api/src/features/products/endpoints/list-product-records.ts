import { listQuery } from '@blattwerk/contract/backoffice/shapes';
import { productRecord } from '@blattwerk/contract/products/shapes';
import { listOf } from '@blattwerk/contract/validation';
import { staffFactory } from '../../../http/factories.ts';
import { listProductRecords } from '../product-records.service.ts';

export const listProductRecordsEndpoint = staffFactory.build({
  operation: 'products.list-records',
  method: 'get',
  summary: 'All products, published or not',
  input: listQuery,
  output: listOf(productRecord),
  handler: ({ ctx, input }) => listProductRecords(ctx, input),
});
