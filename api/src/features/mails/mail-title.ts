import type { Locale } from '@blattwerk/contract/errors';
import { mailTemplates } from '../../adapters/mail/mail-templates.ts';
import { textsFor } from '../../locales/texts.ts';

/** What a mail is called: its heading, with dots where a value stands. A mail of before that no template makes any more has only its key. */
export const mailTitle = (template: string, locale: Locale): string => {
  if (!(mailTemplates as readonly string[]).includes(template)) return template;
  return textsFor(locale, 'mails')(`${template}.heading`, { count: 2, skipInterpolation: true }).replaceAll(/\{\{\w+\}\}/g, '…');
};
