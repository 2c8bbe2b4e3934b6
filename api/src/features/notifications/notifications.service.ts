import type { Ctx, Member } from '../../kernel/ctx.ts';
import { failure } from '../../kernel/failure.ts';
import { newId } from '../../kernel/ids.ts';
import type { QueuedNotice } from '../mails/public.ts';
import { StoredNotification } from './notification.model.ts';
import { countUnread, insertNotification } from './notifications.queries.ts';
import { hasDevice } from './push-devices.queries.ts';
import { templateEvents } from './template-events.ts';

/** Writes the row of the inbox beside the mail, in the transaction of their cause. */
export const noteMail = async (ctx: Ctx, { template, recipientId, params }: QueuedNotice): Promise<void> => {
  const event = templateEvents[template];
  if (event === null) return;
  // A file for the calendar belongs to the mail: undefined leaves it out.
  const kept = { ...params, calendar: undefined };
  const id = newId();
  await insertNotification(ctx, { id, recipientId, event, template, params: kept });
  if (ctx.ports.push && (await hasDevice(ctx, recipientId))) await ctx.jobs.send('notifications.push', { notificationId: id });
};

/** Marks the own ones as read; without ids all. @returns how many are left unread @throws server.notFound when one is not the caller's */
export const markRead = async (ctx: Ctx<Member>, ids: readonly string[] | undefined): Promise<{ unread: number }> => {
  const own = () => StoredNotification.query(ctx.trx).where({ recipientId: ctx.actor.id });
  const wanted = ids === undefined ? undefined : [...new Set(ids)];
  if (wanted !== undefined && (await own().whereIn('id', wanted).resultSize()) < wanted.length) throw failure('server.notFound');
  const unread = own().whereNull('readAt');
  await (wanted === undefined ? unread : unread.whereIn('id', wanted)).patch({ readAt: ctx.clock.now() });
  return { unread: await countUnread(ctx) };
};
