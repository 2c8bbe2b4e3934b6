import { z } from 'zod';
import { listSearch } from '../backoffice/shapes.ts';
import { operation } from '../operation.ts';
import { isoDate, listOf, locale } from '../validation.ts';

const templateId = z.string().min(1).max(60);

/** A mail that the platform writes, by what it is called in the reader's language. */
const mailTemplate = z.object({ id: z.string(), title: z.string(), subject: z.string() });

const mailPreview = z.object({
  subject: z.string(),
  html: z.string(),
  text: z.string(),
  /** Since when each wording holds, the newest first. */
  versions: z.array(z.object({ version: z.int(), since: isoDate })),
});

export const listMailTemplates = operation({
  id: 'mail-templates.list',
  method: 'get',
  path: '/backoffice/mail-templates',
  summary: 'Every mail that the platform writes',
  input: z.object({ q: listSearch }),
  answer: listOf(mailTemplate),
});

export const previewMail = operation({
  id: 'mail-templates.preview',
  method: 'get',
  path: '/backoffice/mail-templates/:id/preview',
  summary: 'A mail in one language with sample data, as it is sent',
  input: z.object({ id: templateId, locale }),
  answer: mailPreview,
});

export const sendTestMail = operation({
  id: 'mail-templates.test',
  method: 'post',
  path: '/backoffice/mail-templates/:id/test',
  summary: 'Send a mail with sample data to the caller’s own address',
  input: z.object({ id: templateId, locale }),
  answer: z.object({ to: z.string() }),
  errors: ['mailer.error'],
});
