import { vaporizerCreateInput, vaporizerRecord } from '@blattwerk/contract/vaporizers/shapes';
import { adminFactory } from '../../../http/factories.ts';
import { createVaporizer } from '../vaporizer-records.service.ts';

export const createVaporizerEndpoint = adminFactory.build({
  operation: 'vaporizers.create',
  method: 'post',
  summary: 'Add a device',
  input: vaporizerCreateInput,
  output: vaporizerRecord,
  statusCode: 201,
  handler: ({ ctx, input }) => createVaporizer(ctx, input),
});
