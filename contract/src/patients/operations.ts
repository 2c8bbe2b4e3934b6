import { z } from 'zod';
import { listQuery, recordList, patientPatch, patientRecord } from '../backoffice/shapes.ts';
import { operation } from '../operation.ts';
import { id } from '../validation.ts';
import { patientFile } from './file-shapes.ts';

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

export const readPatientFile = operation({
  id: 'patients.file',
  method: 'get',
  path: '/backoffice/patients/:id/file',
  summary: 'What the house keeps about a patient beside lists of their own: consents, mails and files, without what is in them',
  input: z.object({ id }),
  answer: patientFile,
  errors: ['user.notExist'],
});

export const updatePatient = operation({
  id: 'patients.update',
  method: 'patch',
  path: '/backoffice/patients/:id',
  summary: 'Ban or reinstate a patient, or correct master data with a reason',
  input: patientPatch,
  answer: patientRecord,
  errors: ['invalid.status', 'user.notExist'],
});
