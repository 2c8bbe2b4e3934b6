import type { Locale } from '@blattwerk/contract/errors';
import { mailTemplates } from '../../adapters/mail/mail-templates.ts';
import { textsFor } from '../../locales/texts.ts';

/** Its heading is whatever was written; so it has a name of its own. */
const written: readonly string[] = ['newsletter-issue'];

/** What a mail is called: its heading, with dots where a value stands. A mail of before that no template makes any more has only its key. */
export const mailTitle = (template: string, locale: Locale): string => {
  if (!(mailTemplates as readonly string[]).includes(template)) return template;
  const t = textsFor(locale, 'mails');
  if (written.includes(template)) return t(`${template}.title`);
  return t(`${template}.heading`, { count: 2, skipInterpolation: true }).replaceAll(/\{\{\w+\}\}/g, '…');
};
