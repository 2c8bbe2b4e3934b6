import { vaporizerPatchInput, vaporizerRecord } from '@blattwerk/contract/vaporizers/shapes';
import { adminFactory } from '../../../http/factories.ts';
import { patchVaporizer } from '../vaporizer-records.service.ts';

export const updateVaporizerEndpoint = adminFactory.build({
  operation: 'vaporizers.update',
  method: 'patch',
  summary: 'Change a device',
  input: vaporizerPatchInput,
  output: vaporizerRecord,
  handler: ({ ctx, input }) => patchVaporizer(ctx, input),
});
