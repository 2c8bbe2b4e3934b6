import * as operations from '@blattwerk/contract/vaporizers/operations';
import { adminFactory } from '../../../http/factories.ts';
import { listVaporizerRecords, readVaporizerRecord } from '../vaporizer-records.queries.ts';
import { createVaporizer, patchVaporizer } from '../vaporizer-records.service.ts';

export const createVaporizerEndpoint = adminFactory.build(operations.createVaporizer, ({ ctx, input }) => createVaporizer(ctx, input));

export const listVaporizerRecordsEndpoint = adminFactory.build(operations.listVaporizerRecords, ({ ctx, input }) => listVaporizerRecords(ctx, input));

export const readVaporizerRecordEndpoint = adminFactory.build(operations.readVaporizerRecord, ({ ctx, input }) => readVaporizerRecord(ctx, input.id));

export const updateVaporizerEndpoint = adminFactory.build(operations.updateVaporizer, ({ ctx, input }) => patchVaporizer(ctx, input));
