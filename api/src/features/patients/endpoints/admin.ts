import { patientPatch, patientRecord } from '@blattwerk/contract/backoffice/shapes';
import { adminFactory } from '../../../http/factories.ts';
import { updatePatientStatus } from '../patients.service.ts';

export const updatePatientEndpoint = adminFactory.build({
  operation: 'patients.update',
  method: 'patch',
  summary: 'Ban or reinstate a patient',
  input: patientPatch,
  output: patientRecord,
  handler: ({ ctx, input }) => updatePatientStatus(ctx, input),
});
