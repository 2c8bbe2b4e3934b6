import { approveInput, treatmentRecord } from '@blattwerk/contract/treatments/shapes';
import { doctorFactory } from '../../../http/factories.ts';
import { approveTreatment } from '../decide.service.ts';
import { readTreatmentRecord } from '../treatment-record.ts';

export const approveTreatmentEndpoint = doctorFactory.build({
  operation: 'treatments.approve',
  method: 'post',
  summary: 'Approve with a medication plan: issues one prescription a line',
  input: approveInput,
  output: treatmentRecord,
  handler: async ({ ctx, input }) => {
    await approveTreatment(ctx, input);
    return readTreatmentRecord(ctx, input.id);
  },
});
