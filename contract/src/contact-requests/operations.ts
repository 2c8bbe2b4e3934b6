import { z } from 'zod';
import { message } from '../accounts/shapes.ts';
import { listQuery, recordList } from '../backoffice/shapes.ts';
import { operation } from '../operation.ts';
import { id } from '../validation.ts';
import {
  contactAnswer,
  contactAnswerInput,
  contactAnswerQuery,
  contactAssignInput,
  contactCloseInput,
  contactRequestInput,
  contactRequestRecord,
  contactRequestRow,
} from './shapes.ts';

export const sendContactRequest = operation({
  id: 'contact-requests.send',
  method: 'post',
  path: '/clients/contact-requests',
  summary: 'Write to the operator with the contact form, without a login; the confirmation comes by mail',
  input: contactRequestInput,
  answer: message,
  status: 202,
  errors: ['auth.tooManyAttempts', 'invalid.phone'],
});

export const readContactAnswer = operation({
  id: 'contact-requests.read-answer',
  method: 'get',
  path: '/clients/contact-requests/answer',
  summary: 'Read the answer to a message of the contact form with the token of the mail that announces it',
  input: contactAnswerQuery,
  answer: contactAnswer,
  errors: ['token.invalid'],
});

export const listContactRequests = operation({
  id: 'contact-requests.list',
  method: 'get',
  path: '/backoffice/contact-requests',
  summary: 'Messages of the contact form, without their text',
  input: listQuery,
  answer: recordList(contactRequestRow),
});

export const readContactRequest = operation({
  id: 'contact-requests.read',
  method: 'get',
  path: '/backoffice/contact-requests/:id',
  summary: 'One message of the contact form',
  input: z.object({ id }),
  answer: contactRequestRecord,
});

export const answerContactRequest = operation({
  id: 'contact-requests.answer',
  method: 'post',
  path: '/backoffice/contact-requests/:id/answer',
  summary: 'Answer a message of the contact form; a mail tells its sender where to read the answer',
  input: contactAnswerInput,
  answer: contactRequestRecord,
  errors: ['invalid.status'],
});

export const closeContactRequest = operation({
  id: 'contact-requests.close',
  method: 'post',
  path: '/backoffice/contact-requests/:id/close',
  summary: 'Close a message of the contact form that needs no written answer, and note why',
  input: contactCloseInput,
  answer: contactRequestRecord,
  errors: ['invalid.status'],
});

export const reopenContactRequest = operation({
  id: 'contact-requests.reopen',
  method: 'post',
  path: '/backoffice/contact-requests/:id/reopen',
  summary: 'Open a message of the contact form again that was closed without a written answer',
  input: z.object({ id }),
  answer: contactRequestRecord,
  errors: ['invalid.status'],
});

export const assignContactRequest = operation({
  id: 'contact-requests.assign',
  method: 'post',
  path: '/backoffice/contact-requests/:id/assign',
  summary: 'Say which administrator sees to a message of the contact form, or nobody',
  input: contactAssignInput,
  answer: contactRequestRecord,
  errors: ['invalid.status'],
});
