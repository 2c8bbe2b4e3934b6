import { listQuery } from '@blattwerk/contract/backoffice/shapes';
import { productCreateInput, productRecord } from '@blattwerk/contract/products/shapes';
import { id, listOf } from '@blattwerk/contract/validation';
import { z } from 'zod';
import { staffFactory } from '../../../http/factories.ts';
import { createProduct, listProductRecords, readProductRecord } from '../product-records.service.ts';

export const createProductEndpoint = staffFactory.build({
  operation: 'products.create',
  method: 'post',
  summary: 'Add a product',
  input: productCreateInput,
  output: productRecord,
  statusCode: 201,
  handler: ({ ctx, input }) => createProduct(ctx, input),
});

export const listProductRecordsEndpoint = staffFactory.build({
  operation: 'products.list-records',
  method: 'get',
  summary: 'All products, published or not',
  input: listQuery,
  output: listOf(productRecord),
  handler: ({ ctx, input }) => listProductRecords(ctx, input),
});

export const readProductRecordEndpoint = staffFactory.build({
  operation: 'products.read-record',
  method: 'get',
  summary: 'One product',
  input: z.object({ id }),
  output: productRecord,
  handler: ({ ctx, input }) => readProductRecord(ctx, input.id),
});
