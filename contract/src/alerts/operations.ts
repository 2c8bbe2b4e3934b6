import { z } from 'zod';
import { message } from '../accounts/shapes.ts';
import { closedMarketErrors } from '../error-groups.ts';
import { operation } from '../operation.ts';
import { alertAnswer, alertIdInput, alertInput, alertList, alertOneClickInput, alertTokenInput, openedAlert } from './shapes.ts';

export const listAlerts = operation({
  id: 'alerts.list',
  method: 'get',
  path: '/clients/subscription',
  summary: 'What the caller wants to be told of',
  input: z.object({}),
  answer: alertList,
});

export const askForAlert = operation({
  id: 'alerts.ask',
  method: 'post',
  path: '/clients/subscription',
  summary: 'Be told by mail when a product is there, at a price or in a pharmacy; by address after a confirmation',
  input: alertInput,
  answer: alertAnswer,
  status: 202,
  errors: [...closedMarketErrors, 'alert.tooMany', 'auth.tooManyAttempts', 'invalid.zip.code', 'server.notFound'],
});

export const confirmAlert = operation({
  id: 'alerts.confirm',
  method: 'post',
  path: '/clients/subscription/confirm',
  summary: 'Confirm an alert with the token of the mail',
  input: alertTokenInput,
  answer: message,
  errors: ['token.invalid'],
});

export const openAlert = operation({
  id: 'alerts.open',
  method: 'post',
  path: '/clients/subscription/open',
  summary: 'What the alert of a mail is about',
  input: alertTokenInput,
  answer: openedAlert,
  errors: ['server.notFound', 'token.invalid'],
});

export const removeAlert = operation({
  id: 'alerts.remove',
  method: 'delete',
  path: '/clients/subscription/:id',
  summary: 'End one of the own alerts',
  input: alertIdInput,
  answer: z.object({}),
});

export const endAlert = operation({
  id: 'alerts.end',
  method: 'post',
  path: '/clients/subscription/:token/end',
  summary: 'End an alert with the token of any of its mails',
  input: alertOneClickInput,
  answer: message,
  errors: ['token.invalid'],
});
