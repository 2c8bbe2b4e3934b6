import { z } from 'zod';
import { message } from '../accounts/shapes.ts';
import { listQuery, recordList } from '../backoffice/shapes.ts';
import { operation } from '../operation.ts';
import { id } from '../validation.ts';
import { marketingFunnel } from './office-shapes.ts';
import { marketingPatientInput, marketingPatientRecord } from './shapes.ts';

export const listContacts = operation({
  id: 'marketing-patients.list',
  method: 'get',
  path: '/backoffice/marketing-patients',
  summary: 'Contacts of the market who are no patients yet',
  input: listQuery,
  answer: recordList(marketingPatientRecord),
});

export const readFunnel = operation({
  id: 'marketing-patients.funnel',
  method: 'get',
  path: '/backoffice/marketing-patients/funnel',
  summary: 'How many contacts came from where, and how far they went',
  input: z.object({}),
  answer: marketingFunnel,
});

export const deleteContact = operation({
  id: 'marketing-patients.delete',
  method: 'delete',
  path: '/backoffice/marketing-patients/:id',
  summary: 'Delete a contact and its news on request',
  input: z.object({ id }),
  answer: z.object({ id }),
});

export const readContact = operation({
  id: 'marketing-patients.read',
  method: 'get',
  path: '/backoffice/marketing-patients/:id',
  summary: 'One contact of the market',
  input: z.object({ id }),
  answer: marketingPatientRecord,
});

export const noteContact = operation({
  id: 'marketing-patients.note',
  method: 'post',
  path: '/clients/marketing-patients',
  summary: 'Leave an address on the way to a treatment request; news by mail only if asked for, confirmed by mail',
  input: marketingPatientInput,
  answer: message,
  status: 202,
  errors: ['auth.tooManyAttempts'],
});
