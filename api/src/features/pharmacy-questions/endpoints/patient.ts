import * as operations from '@blattwerk/contract/pharmacy-questions/operations';
import { patientFactory } from '../../../http/factories.ts';
import { requestSubstitute } from '../ask.service.ts';

export const requestSubstituteEndpoint = patientFactory.build(operations.requestSubstitute, async ({ ctx, input: { id: prescriptionId } }) => ({
  prescriptionId,
  questionId: await requestSubstitute(ctx, { prescriptionId }),
}));
