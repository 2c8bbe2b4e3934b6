import { DateTime } from 'luxon';
import { duration, later } from '../../kernel/clock.ts';
import type { Ctx } from '../../kernel/ctx.ts';
import { deleteMailsTo } from '../mails/public.ts';
import { Subscription } from './subscription.model.ts';
import { deleteSubscriptionOf } from './erasure.queries.ts';

/** Unconfirmed requests are deleted after this long. */
const unconfirmedDays = 30;
/** Proof is kept to the end of the third year after the withdrawal. */
const proofYears = 3;

/** Deletes what is not needed any more: unconfirmed requests, and withdrawn subscriptions with their proofs when their time is over. */
export const forgetSubscriptions = async (ctx: Ctx): Promise<number> => {
  const now = ctx.clock.now();
  const unconfirmed = await Subscription.query(ctx.trx)
    .where({ status: 'pending' })
    .where('askedAt', '<', later(now, -unconfirmedDays * duration.days))
    .delete();
  const before = DateTime.fromJSDate(now, { zone: 'Europe/Berlin' }).startOf('year').minus({ years: proofYears }).toJSDate();
  return unconfirmed + (await Subscription.query(ctx.trx).where({ status: 'withdrawn' }).where('withdrawnAt', '<', before).delete());
};

/** Everything about news to an address, at the request of its owner: subscription, proofs, and the mails about them. */
export const forgetAddress = async (ctx: Ctx, email: string): Promise<void> => {
  await deleteSubscriptionOf(ctx, email);
  await deleteMailsTo(ctx, email, ['newsletter-confirm', 'newsletter-welcome']);
};
