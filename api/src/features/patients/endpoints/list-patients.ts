import { listQuery, patientRecord } from '@blattwerk/contract/backoffice/shapes';
import { listOf } from '@blattwerk/contract/validation';
import { staffFactory } from '../../../http/factories.ts';
import { listPatients } from '../patients.service.ts';

export const listPatientsEndpoint = staffFactory.build({
  operation: 'patients.list',
  method: 'get',
  summary: 'Patients’ master data',
  input: listQuery,
  output: listOf(patientRecord),
  handler: ({ ctx, input }) => listPatients(ctx, input),
});
