import * as operations from '@blattwerk/contract/products/operations';
import { staffFactory } from '../../../http/factories.ts';
import { listProductRecords, readProductRecord } from '../product-records.queries.ts';
import { createProduct } from '../product-records.service.ts';

export const createProductEndpoint = staffFactory.build(operations.createProduct, ({ ctx, input }) => createProduct(ctx, input));

export const listProductRecordsEndpoint = staffFactory.build(operations.listProductRecords, ({ ctx, input }) => listProductRecords(ctx, input), {
  isShared: true,
});

export const readProductRecordEndpoint = staffFactory.build(operations.readProductRecord, ({ ctx, input }) => readProductRecord(ctx, input.id));
