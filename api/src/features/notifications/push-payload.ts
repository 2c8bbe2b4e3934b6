import { noticeOf } from '../../adapters/mail/mail-templates.ts';
import type { Ctx } from '../../kernel/ctx.ts';
import { textsFor } from '../../locales/texts.ts';
import { mailData } from '../mails/public.ts';
import { readOperator } from '../settings/public.ts';
import { User } from '../users/public.ts';
import type { StoredNotification } from './notification.model.ts';

/**
 * What the service worker shows: that there is something new, in the person's language, and nothing of what it is, for it lies open on a locked screen.
 * The way to the object is within the encrypted message.
 */
export const pushPayload = async (ctx: Ctx, { recipientId, template, params }: StoredNotification): Promise<string> => {
  const { locale } = await User.query(ctx.trx).findById(recipientId).throwIfNotFound();
  const { name: brand, helpEmail: supportEmail } = await readOperator(ctx);
  const { href } = noticeOf(template, locale, mailData(ctx, template, params, ''), { name: brand, supportEmail });
  return JSON.stringify({ title: brand, body: textsFor(locale, 'mails')('push'), lang: locale, href });
};
