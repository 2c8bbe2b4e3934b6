import { z } from 'zod';
import { operation } from '../operation.ts';
import { isoDate } from '../validation.ts';
import { anchorFile, anchorList, checkCode, documentCheck, fileCheck } from './shapes.ts';

export const checkByCode = operation({
  id: 'document-checks.code',
  method: 'get',
  path: '/clients/prescriptions/check/:code',
  summary: 'Whether the code on a document is genuine, and what a prescription is good for; says nothing about patient or medicine',
  input: z.object({ code: checkCode }),
  answer: documentCheck,
  errors: ['prescription.not.found', 'auth.tooManyAttempts'],
});

export const checkByFile = operation({
  id: 'document-checks.file',
  method: 'post',
  path: '/clients/prescriptions/check/file',
  summary: 'Whether a PDF is byte for byte a document that was issued here; the file is not kept',
  sends: 'file',
  input: z.object({}),
  answer: fileCheck,
  errors: ['auth.tooManyAttempts'],
});

export const listAnchors = operation({
  id: 'document-checks.anchors',
  method: 'get',
  path: '/clients/documents/anchors',
  summary: 'The daily anchors of the chain of issued documents, newest first',
  input: z.object({}),
  answer: anchorList,
});

export const readAnchor = operation({
  id: 'document-checks.anchor',
  method: 'get',
  path: '/clients/documents/anchors/:day',
  summary: 'The public file of one day: the links since the day before, and the chain’s end with its timestamp',
  input: z.object({ day: isoDate }),
  answer: anchorFile,
});
