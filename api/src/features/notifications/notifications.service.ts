import type { Ctx, Member } from '../../kernel/ctx.ts';
import { failure } from '../../kernel/failure.ts';
import { newId } from '../../kernel/ids.ts';
import { rawRows } from '../../kernel/raw-rows.ts';
import type { QueuedNotice } from '../mails/public.ts';
import { countUnread } from './notifications.queries.ts';
import { templateEvents } from './template-events.ts';

/** Whether a browser of the person may be told; which one is theirs to read. */
const mayPush = async ({ trx, ports }: Ctx, person: string): Promise<boolean> => {
  if (!ports.push) return false;
  const [answer] = await rawRows<{ hasDevice: boolean }>(trx, 'SELECT has_push_device(:person) AS "hasDevice"', { person });
  return answer?.hasDevice ?? false;
};

/** Writes the row of the inbox beside the mail, in the transaction of their cause. */
export const noteMail = async (ctx: Ctx, { template, recipientId, params }: QueuedNotice): Promise<void> => {
  const event = templateEvents[template];
  if (event === null) return;
  // A file for the calendar belongs to the mail: undefined leaves it out.
  const kept = { ...params, calendar: undefined };
  const id = newId();
  await ctx.trx('notifications').insert({ id, recipientId, event, template, params: JSON.stringify(kept), createdAt: ctx.clock.now() });
  if (await mayPush(ctx, recipientId)) await ctx.jobs.send('notifications.push', { notificationId: id });
};

/** Marks the own ones as read; without ids all. @returns how many are left unread @throws server.notFound when one is not the caller's */
export const markRead = async (ctx: Ctx<Member>, ids: readonly string[] | undefined): Promise<{ unread: number }> => {
  const own = () => ctx.trx('notifications').where({ recipientId: ctx.actor.id });
  const wanted = ids === undefined ? undefined : [...new Set(ids)];
  if (wanted !== undefined && (await own().whereIn('id', wanted).pluck('id')).length < wanted.length) throw failure('server.notFound');
  const unread = own().whereNull('readAt');
  await (wanted === undefined ? unread : unread.whereIn('id', wanted)).update({ readAt: ctx.clock.now() });
  return { unread: await countUnread(ctx) };
};
