import { requestedSubstitute } from '@blattwerk/contract/prescriptions/supply';
import { id } from '@blattwerk/contract/validation';
import { z } from 'zod';
import { patientFactory } from '../../../http/factories.ts';
import { requestSubstitute } from '../ask.service.ts';

export const requestSubstituteEndpoint = patientFactory.build({
  operation: 'pharmacy-questions.request-substitute',
  method: 'post',
  summary: 'Ask the doctor for something in place of what is sold out; one question at a time',
  input: z.object({ id }),
  output: requestedSubstitute,
  handler: async ({ ctx, input: { id: prescriptionId } }) => ({ prescriptionId, questionId: await requestSubstitute(ctx, { prescriptionId }) }),
});
