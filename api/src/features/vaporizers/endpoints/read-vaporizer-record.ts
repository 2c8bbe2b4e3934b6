import { id } from '@blattwerk/contract/validation';
import { vaporizerRecord } from '@blattwerk/contract/vaporizers/shapes';
import { z } from 'zod';
import { adminFactory } from '../../../http/factories.ts';
import { readVaporizerRecord } from '../vaporizer-records.service.ts';

export const readVaporizerRecordEndpoint = adminFactory.build({
  operation: 'vaporizers.read-record',
  method: 'get',
  summary: 'One device',
  input: z.object({ id }),
  output: vaporizerRecord,
  handler: ({ ctx, input }) => readVaporizerRecord(ctx, input.id),
});
