import { z } from 'zod';
import { ownerProofErrors } from '../error-groups.ts';
import { operation } from '../operation.ts';
import { eraseForInput, eraseInput, erasurePreview, openSealedInput, sealedRecord } from './shapes.ts';

export const eraseFor = operation({
  id: 'erasures.run-for',
  method: 'post',
  path: '/backoffice/patients/:id/erase',
  summary: 'Delete the account of a user who asked for it and cannot log in; the reason stands in the audit log',
  input: eraseForInput,
  answer: z.object({}),
  errors: ['erasure.alreadyRequested', 'user.notExist'],
});

export const openSealedRecord = operation({
  id: 'erasures.open-sealed',
  method: 'post',
  path: '/backoffice/patients/:id/sealed-record',
  summary: 'Who a restricted record is about, for a reason that is written down',
  input: openSealedInput,
  answer: sealedRecord,
  errors: ['user.notExist'],
});

export const previewErasure = operation({
  id: 'erasures.preview',
  method: 'get',
  path: '/clients/iam/erase',
  summary: 'What deleting the own account would delete and what would be kept, and until when',
  input: z.object({}),
  answer: erasurePreview,
});

export const eraseAccount = operation({
  id: 'erasures.request',
  method: 'post',
  path: '/clients/iam/erase',
  summary: 'Delete the own account, after the password and a typed word; the account cannot sign in from then on',
  input: eraseInput,
  answer: z.object({}),
  errors: [...ownerProofErrors, 'erasure.alreadyRequested'],
});
