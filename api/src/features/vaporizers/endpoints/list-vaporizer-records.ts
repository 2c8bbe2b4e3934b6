import { listQuery } from '@blattwerk/contract/backoffice/shapes';
import { vaporizerRecord } from '@blattwerk/contract/vaporizers/shapes';
import { listOf } from '@blattwerk/contract/validation';
import { adminFactory } from '../../../http/factories.ts';
import { listVaporizerRecords } from '../vaporizer-records.service.ts';

export const listVaporizerRecordsEndpoint = adminFactory.build({
  operation: 'vaporizers.list-records',
  method: 'get',
  summary: 'All devices, listed or not',
  input: listQuery,
  output: listOf(vaporizerRecord),
  handler: ({ ctx, input }) => listVaporizerRecords(ctx, input),
});
