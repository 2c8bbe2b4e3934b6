import { z } from 'zod';
import { listQuery, recordList, patientPatch, patientRecord } from '../backoffice/shapes.ts';
import { operation } from '../operation.ts';
import { id } from '../validation.ts';

export const listPatients = operation({
  id: 'patients.list',
  method: 'get',
  path: '/backoffice/patients',
  summary: 'Patients’ master data',
  input: listQuery,
  answer: recordList(patientRecord),
});

export const readPatient = operation({
  id: 'patients.read',
  method: 'get',
  path: '/backoffice/patients/:id',
  summary: 'One patient’s master data',
  input: z.object({ id }),
  answer: patientRecord,
  errors: ['user.notExist'],
});

export const updatePatient = operation({
  id: 'patients.update',
  method: 'patch',
  path: '/backoffice/patients/:id',
  summary: 'Ban or reinstate a patient',
  input: patientPatch,
  answer: patientRecord,
  errors: ['invalid.status', 'user.notExist'],
});
