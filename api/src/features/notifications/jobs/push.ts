import { ruleOf } from '@blattwerk/contract/notifications/events';
import { defineJob } from '../../../jobs/job.ts';
import { duration, later } from '../../../kernel/clock.ts';
import type { Ctx } from '../../../kernel/ctx.ts';
import { forEachContinue } from '../../../kernel/for-each-continue.ts';
import type { PushMessage } from '../../../adapters/push/push-port.ts';
import { StoredNotification } from '../notification.model.ts';
import { timingOf } from '../preferences.policy.ts';
import { preferencesOf } from '../preferences.service.ts';
import { PushDevice } from '../push-device.model.ts';
import { devicesOf } from '../push-devices.queries.ts';
import { pushPayload } from '../push-payload.ts';

/** What is older says nothing any more on a locked screen; the inbox has it. */
const freshFor = 24 * duration.hours;

const tell = async (ctx: Ctx, device: PushDevice, notificationId: string, message: PushMessage): Promise<void> => {
  if (device.lastNotificationId === notificationId) return;
  if ((await ctx.ports.push?.send(device, message)) === 'gone') await PushDevice.query(ctx.trx).deleteById(device.id);
  else await PushDevice.query(ctx.trx).findById(device.id).patch({ lastNotificationId: notificationId });
};

/** Tells the person's browsers that there is something new, as they want it and never what it is about. */
export const pushJob = defineJob<'notifications.push'>({
  handler: async (ctx, { notificationId }) => {
    const notification = await StoredNotification.query(ctx.trx).findById(notificationId);
    const now = ctx.clock.now();
    if (!ctx.ports.push || !notification || notification.readAt !== null || notification.createdAt < later(now, -freshFor)) return;
    const { recipientId, event } = notification;
    const timing = timingOf(await preferencesOf(ctx, recipientId), event, 'push', now);
    if (timing === 'never') return;
    if (timing !== 'now') return ctx.jobs.send('notifications.push', { notificationId }, { startAfter: timing });
    const payload = await pushPayload(ctx, notification);
    const message = { payload, ttlSeconds: 12 * 3600, urgency: ruleOf(event).isUrgent ? ('high' as const) : ('normal' as const), topic: 'account' };
    await forEachContinue(ctx, await devicesOf(ctx, recipientId), (device) => tell(ctx, device, notificationId, message));
  },
});
