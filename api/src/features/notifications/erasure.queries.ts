import type { Ctx } from '../../kernel/ctx.ts';
import { heldPatients } from '../legal-holds/public.ts';

/** What the person was told, and how they wanted to be. */
export const deleteNotificationsOf = async ({ trx }: Ctx, recipientId: string): Promise<void> => {
  await trx('notifications').where({ recipientId }).delete();
  await trx('push_devices').where({ userId: recipientId }).delete();
  await trx('notification_preferences').where({ userId: recipientId }).delete();
};

/** What was told before then. @returns how many were deleted, at most `limit` */
export const deleteOldNotifications = (ctx: Ctx, { before, limit }: { before: Date; limit: number }): Promise<number> => {
  const due = ctx.trx('notifications').where('createdAt', '<', before).whereNotIn('recipientId', heldPatients(ctx));
  return ctx.trx('notifications').whereIn('id', due.limit(limit).select('id')).delete();
};
