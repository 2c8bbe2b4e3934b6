import { listQuery, patientRecord } from '@blattwerk/contract/backoffice/shapes';
import { id, listOf } from '@blattwerk/contract/validation';
import { z } from 'zod';
import { staffFactory } from '../../../http/factories.ts';
import { listPatients, readPatient } from '../patients.service.ts';

export const listPatientsEndpoint = staffFactory.build({
  operation: 'patients.list',
  method: 'get',
  summary: 'Patients’ master data',
  input: listQuery,
  output: listOf(patientRecord),
  handler: ({ ctx, input }) => listPatients(ctx, input),
});

export const readPatientEndpoint = staffFactory.build({
  operation: 'patients.read',
  method: 'get',
  summary: 'One patient’s master data',
  isAudited: true,
  input: z.object({ id }),
  output: patientRecord,
  handler: ({ ctx, input }) => readPatient(ctx, input.id),
});
