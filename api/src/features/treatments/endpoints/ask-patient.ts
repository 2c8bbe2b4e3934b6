import { askInput, treatmentRecord } from '@blattwerk/contract/treatments/shapes';
import { doctorFactory } from '../../../http/factories.ts';
import { askPatient } from '../review.service.ts';
import { readTreatmentRecord } from '../treatment-record.ts';

export const askPatientEndpoint = doctorFactory.build({
  operation: 'treatments.ask',
  method: 'post',
  summary: 'Ask the patient a question',
  input: askInput,
  output: treatmentRecord,
  handler: async ({ ctx, input }) => {
    await askPatient(ctx, input.id, input.text);
    return readTreatmentRecord(ctx, input.id);
  },
});
