import { declineInput, treatmentRecord } from '@blattwerk/contract/treatments/shapes';
import { doctorFactory } from '../../../http/factories.ts';
import { declineTreatment } from '../decide.service.ts';
import { readTreatmentRecord } from '../treatment-record.ts';

export const declineTreatmentEndpoint = doctorFactory.build({
  operation: 'treatments.decline',
  method: 'post',
  summary: 'Decline with a reason and a text that the patient reads',
  input: declineInput,
  output: treatmentRecord,
  handler: async ({ ctx, input }) => {
    await declineTreatment(ctx, input);
    return readTreatmentRecord(ctx, input.id);
  },
});
