import { z } from 'zod';
import { storedFileErrors } from '../error-groups.ts';
import { operation } from '../operation.ts';
import { agreement, agreementDocuments, imprint, signInput, signed, signedDocuments } from './shapes.ts';

export const readAgreement = operation({
  id: 'agreements.read',
  method: 'get',
  path: '/clients/iam/agreements/:document',
  summary: 'The current text of a document, or an earlier version, in the caller’s language',
  input: z.object({ document: z.enum(agreementDocuments), version: z.coerce.number().int().min(1).optional() }),
  answer: agreement,
});

export const readImprint = operation({
  id: 'agreements.read-imprint',
  method: 'get',
  path: '/clients/imprint',
  summary: 'The legal notice, or how it was before, with what is different',
  input: z.object({ version: z.coerce.number().int().min(1).optional() }),
  answer: imprint,
  errors: ['server.notFound'],
});

export const downloadAgreement = operation({
  id: 'agreements.download',
  method: 'get',
  path: '/clients/iam/download/docs/:document',
  summary: 'Information sheet or treatment contract as PDF: the signed one, else the current version to read',
  input: z.object({ document: z.enum(signedDocuments) }),
  answer: 'file',
  errors: [...storedFileErrors, 'document.notReady'],
});

export const sign = operation({
  id: 'agreements.sign',
  method: 'post',
  path: '/clients/iam/sign',
  summary: 'Sign the current version of the information sheet or the treatment contract',
  input: signInput,
  answer: signed,
  errors: ['agreement.outdated', 'file.invalid'],
});
