import type { Locale } from '@blattwerk/contract/errors';
import { sampleOf } from '../../adapters/mail/mail-samples.ts';
import { mailTemplates, renderMail, type MailTemplate, type MailTemplates, type RenderedMail } from '../../adapters/mail/mail-templates.ts';
import { inTransaction, type Ctx, type Member } from '../../kernel/ctx.ts';
import { found } from '../../kernel/failure.ts';
import { newId } from '../../kernel/ids.ts';
import { hasWords } from '../../kernel/search-words.ts';
import { readOperator } from '../settings/public.ts';
import { readOwnUser } from '../users/public.ts';
import { mailTitle } from './mail-title.ts';
import { versionsOf, type MailVersion } from './mail-versions.ts';

interface Asked {
  id: string;
  locale: Locale;
}

/** A mail in the operator's name. */
export const renderFor = async <T extends MailTemplate>(ctx: Ctx, template: T, locale: Locale, data: MailTemplates[T]): Promise<RenderedMail> => {
  const { name, helpEmail, imprint } = await readOperator(ctx);
  const brand = { name, supportEmail: helpEmail, ...(imprint ? { imprint } : {}) };
  return renderMail(template, locale, data, { baseUrl: ctx.baseUrl, brand });
};

/** @throws server.notFound for a mail that is not written any more */
const templateOf = (id: string): MailTemplate => found<MailTemplate>(mailTemplates.find((one) => one === id));

const render = (ctx: Ctx, { id, locale }: Asked): Promise<RenderedMail> => {
  const template = templateOf(id);
  return renderFor(ctx, template, locale, sampleOf(template, locale));
};

/** Sends a mail to the caller's own address at once; it leaves no row. @throws mailer.error */
export const sendToCaller = async (ctx: Ctx<Member>, made: (bound: Ctx<Member>) => Promise<RenderedMail>): Promise<{ to: string }> => {
  const { mail, to } = await inTransaction(ctx, async (bound) => {
    const { email } = await readOwnUser(bound);
    return { mail: await made(bound), to: email };
  });
  await ctx.ports.mail.send({ messageId: `<${newId()}@${new URL(ctx.baseUrl).hostname}>`, to, ...mail, subject: `[Test] ${mail.subject}` });
  return { to };
};

/** Every mail with its subject, as the samples make it. */
export const listMailTemplates = async (ctx: Ctx, q = ''): Promise<{ items: { id: string; title: string; subject: string }[]; total: number }> => {
  const items = [];
  for (const id of mailTemplates) items.push({ id, title: mailTitle(id, ctx.locale), subject: (await render(ctx, { id, locale: ctx.locale })).subject });
  const matching = items.filter(({ id, title, subject }) => hasWords(q, [id, title, subject])).sort((a, b) => a.title.localeCompare(b.title, ctx.locale));
  return { items: matching, total: matching.length };
};

/** @throws server.notFound for a mail that is not written any more */
export const previewMail = async (ctx: Ctx, asked: Asked): Promise<Pick<RenderedMail, 'subject' | 'html' | 'text'> & { versions: MailVersion[] }> => {
  const { subject, html, text } = await render(ctx, asked);
  return { subject, html, text, versions: versionsOf(templateOf(asked.id)) };
};

/** Sends a sample to the caller's own address at once. Its links lead nowhere. @throws server.notFound, mailer.error */
export const sendTestMail = (ctx: Ctx<Member>, asked: Asked): Promise<{ to: string }> => sendToCaller(ctx, (bound) => render(bound, asked));
