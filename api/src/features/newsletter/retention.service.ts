import { fixedPeriods } from '@blattwerk/contract/retention/fixed-periods';
import { DateTime } from 'luxon';
import type { QueryBuilder } from 'objection';
import { duration, later } from '../../kernel/clock.ts';
import type { Ctx } from '../../kernel/ctx.ts';
import { deleteDue, type DeleteOlder } from '../deletions/public.ts';
import { heldAddresses } from '../legal-holds/public.ts';
import { deleteMailsTo } from '../mails/public.ts';
import { Subscription } from './subscription.model.ts';
import { deleteSubscriptionOf } from './erasure.queries.ts';

const deletePart = (ctx: Ctx, due: QueryBuilder<Subscription>, limit: number): Promise<number> => {
  const free = due.whereNotIn('email', heldAddresses(ctx)).limit(limit).select('id');
  return Subscription.query(ctx.trx).whereIn('id', free).delete().execute();
};

const deleteUnconfirmed: DeleteOlder = (ctx, { before, limit }) =>
  deletePart(ctx, Subscription.query(ctx.trx).where({ status: 'pending' }).where('askedAt', '<', before), limit);

const deleteProofs: DeleteOlder = (ctx, { before, limit }) =>
  deletePart(ctx, Subscription.query(ctx.trx).where({ status: 'withdrawn' }).where('withdrawnAt', '<', before), limit);

/** Deletes what is not needed any more: unconfirmed requests, and withdrawn subscriptions with their proofs when their time is over. */
export const forgetSubscriptions = async (ctx: Ctx): Promise<number> => {
  const now = ctx.clock.now();
  const asked = later(now, -fixedPeriods.newsletterRequestDays * duration.days);
  const withdrawn = DateTime.fromJSDate(now, { zone: 'Europe/Berlin' }).startOf('year').minus({ years: fixedPeriods.newsletterProofYears }).toJSDate();
  return (
    (await deleteDue(ctx, { kind: 'newsletterRequests', before: asked }, [deleteUnconfirmed])) +
    (await deleteDue(ctx, { kind: 'newsletterProofs', before: withdrawn }, [deleteProofs]))
  );
};

/** Everything about news to an address, at the request of its owner: subscription, proofs, and the mails about them. */
export const forgetAddress = async (ctx: Ctx, email: string): Promise<void> => {
  await deleteSubscriptionOf(ctx, email);
  await deleteMailsTo(ctx, email, ['newsletter-confirm', 'newsletter-welcome']);
};
