import { listQuery } from '@blattwerk/contract/backoffice/shapes';
import { id, listOf } from '@blattwerk/contract/validation';
import { vaporizerCreateInput, vaporizerPatchInput, vaporizerRecord } from '@blattwerk/contract/vaporizers/shapes';
import { z } from 'zod';
import { adminFactory } from '../../../http/factories.ts';
import { createVaporizer, listVaporizerRecords, patchVaporizer, readVaporizerRecord } from '../vaporizer-records.service.ts';

export const createVaporizerEndpoint = adminFactory.build({
  operation: 'vaporizers.create',
  method: 'post',
  summary: 'Add a device',
  input: vaporizerCreateInput,
  output: vaporizerRecord,
  statusCode: 201,
  handler: ({ ctx, input }) => createVaporizer(ctx, input),
});

export const listVaporizerRecordsEndpoint = adminFactory.build({
  operation: 'vaporizers.list-records',
  method: 'get',
  summary: 'All devices, listed or not',
  input: listQuery,
  output: listOf(vaporizerRecord),
  handler: ({ ctx, input }) => listVaporizerRecords(ctx, input),
});

export const readVaporizerRecordEndpoint = adminFactory.build({
  operation: 'vaporizers.read-record',
  method: 'get',
  summary: 'One device',
  input: z.object({ id }),
  output: vaporizerRecord,
  handler: ({ ctx, input }) => readVaporizerRecord(ctx, input.id),
});

export const updateVaporizerEndpoint = adminFactory.build({
  operation: 'vaporizers.update',
  method: 'patch',
  summary: 'Change a device',
  input: vaporizerPatchInput,
  output: vaporizerRecord,
  handler: ({ ctx, input }) => patchVaporizer(ctx, input),
});
