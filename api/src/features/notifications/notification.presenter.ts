import type { Notification } from '@blattwerk/contract/notifications/shapes';
import { noticeOf, type Notice } from '../../adapters/mail/mail-templates.ts';
import type { Ctx, Member } from '../../kernel/ctx.ts';
import { mailData } from '../mails/public.ts';
import { readOperator } from '../settings/public.ts';
import type { StoredNotification } from './notification.model.ts';

/** In a mail about the own account the link leads to the login; in the account's inbox it leads to the security page. */
const securityPages = { patient: '/profile/security', staff: '/admin/profile' } as const;

const placeOf = ({ event }: StoredNotification, { href }: Notice, { actor, locale }: Ctx<Member>): string => {
  if (event !== 'account') return href;
  if (actor.role !== 'patient') return securityPages.staff;
  return locale === 'en' ? `/en${securityPages.patient}` : securityPages.patient;
};

/** The words of each in the reader's language, as of now. */
export const presentNotifications = async (ctx: Ctx<Member>, rows: readonly StoredNotification[]): Promise<Notification[]> => {
  const { name: brand, helpEmail: supportEmail } = await readOperator(ctx);
  return rows.map((row) => {
    const notice = noticeOf(row.template, ctx.locale, mailData(ctx, row.template, row.params, ''), { name: brand, supportEmail });
    return {
      id: row.id,
      event: row.event,
      title: notice.title,
      text: notice.text,
      href: placeOf(row, notice, ctx),
      createdAt: row.createdAt.toISOString(),
      readAt: row.readAt?.toISOString() ?? null,
    };
  });
};
