import { breakGlassInput, treatmentRecord } from '@blattwerk/contract/treatments/shapes';
import { adminFactory } from '../../../http/factories.ts';
import { breakGlass } from '../treatment-record.ts';

export const breakGlassEndpoint = adminFactory.build({
  operation: 'treatments.break-glass',
  method: 'post',
  summary: 'Show an administrator the health content of a request, for a reason that goes into the audit log',
  input: breakGlassInput,
  output: treatmentRecord,
  handler: ({ ctx, input }) => breakGlass(ctx, input.id, input.reason),
});
