import { z } from 'zod';
import { listQuery, recordList } from '../backoffice/shapes.ts';
import { operation } from '../operation.ts';
import { releasedAddress, releaseInput, suppressedAddress } from './shapes.ts';

export const listSuppressedAddresses = operation({
  id: 'suppressed-addresses.list',
  method: 'get',
  path: '/backoffice/suppressed-addresses',
  summary: 'Addresses that mails do not reach or where they are not wanted; mails to them are held back',
  input: listQuery,
  answer: recordList(suppressedAddress),
});

export const releaseSuppressedAddress = operation({
  id: 'suppressed-addresses.release',
  method: 'post',
  path: '/backoffice/suppressed-addresses/:id/release',
  summary: 'Write to an address again, first of all what was held back',
  input: releaseInput,
  answer: releasedAddress,
});

export const receiveMailReport = operation({
  id: 'suppressed-addresses.report',
  method: 'post',
  path: '/webhooks/mail-reports',
  summary: 'A report of failed delivery (RFC 3464) or a complaint (RFC 5965), as the mail that it came in',
  sends: 'raw',
  input: z.object({}),
  answer: z.object({ received: z.literal(true) }),
  errors: ['mail.reportRefused'],
});
