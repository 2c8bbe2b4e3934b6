import { openTreatmentStatuses } from '@blattwerk/contract/treatments/states';
import { duration, later } from '../../kernel/clock.ts';
import { inTransaction, type Ctx } from '../../kernel/ctx.ts';
import { found } from '../../kernel/failure.ts';
import { forEachContinue } from '../../kernel/for-each-continue.ts';
import { User } from '../users/public.ts';
import { queueMail } from '../mails/public.ts';
import { depositsOf, offsetDeposit, refundDeposit } from '../payments/public.ts';
import { readSetting } from '../settings/public.ts';
import { dueTime } from './due-time.ts';
import { moveTreatment } from './move-treatment.ts';
import { Treatment, visibleTo } from './treatment.model.ts';
import { lastHeld } from './treatments.queries.ts';

/** What clears the mark of a decision that has not left. */
export const noPendingDecision = { heldDecisionId: null, heldDecision: null, releasesAt: null };

/** The request, locked until the end of the transaction: what happens to it happens one after the other. @throws treatment.notFound */
export const lockVisible = async (ctx: Ctx, id: string): Promise<Treatment> =>
  found(await visibleTo(ctx.trx, ctx.actor).where('treatments.id', id).forUpdate().first('treatments.*'), 'treatment.notFound');

export const localeOf = async (ctx: Ctx, userId: string): Promise<User['locale']> => (await User.query(ctx.trx).findById(userId).throwIfNotFound()).locale;

/** The deposit has arrived: the request goes to the doctors. Called twice, it happens once. */
export const markPaid = async (ctx: Ctx, treatmentId: string): Promise<void> => {
  const treatment = await Treatment.query(ctx.trx).findById(treatmentId).forUpdate();
  if (treatment?.status !== 'awaiting-payment') return;
  const submittedAt = ctx.clock.now();
  const dueAt = dueTime(submittedAt, await readSetting(ctx, 'review.businessDays'));
  await moveTreatment(ctx, treatment, 'pay', { submittedAt, dueAt });
  const deposit = (await depositsOf(ctx, [treatmentId])).get(treatmentId);
  const params = {
    treatmentId,
    amountCents: deposit?.amountCents ?? (await readSetting(ctx, 'fees.depositCents')),
    currency: deposit?.currency ?? 'EUR',
    dueAt: dueAt.toISOString(),
  };
  await queueMail(ctx, {
    template: 'request-submitted',
    recipientId: treatment.patientId,
    locale: await localeOf(ctx, treatment.patientId),
    params,
    dedupeKey: `request-submitted:${treatmentId}`,
  });
};

/** A doctor has already given a consultation: the deposit counts towards it, with an invoice. Else it goes back. */
const settleCancelled = async (ctx: Ctx, treatment: Treatment): Promise<{ amountCents: number; currency: string } | null> => {
  const completed = await lastHeld(ctx, treatment.id);
  if (completed && (await offsetDeposit(ctx, treatment.id))) {
    await Treatment.query(ctx.trx).findById(treatment.id).patch({ doctorId: completed.doctorId });
    await ctx.jobs.send('treatments.issue-documents', { treatmentId: treatment.id });
    return null;
  }
  const payment = await refundDeposit(ctx, treatment.id, 'cancelled');
  return payment?.status === 'refund-pending' ? { amountCents: payment.amountCents, currency: payment.currency } : null;
};

/** Withdraws a request: the patient's own, or for the system any. A decision that has not left yet is dropped with it. @throws treatment.notFound, treatment.alreadyApproved, treatment.cantProcessed */
export const cancelTreatment = async (ctx: Ctx, id: string): Promise<void> => {
  const treatment = await lockVisible(ctx, id);
  const cancelled = await moveTreatment(ctx, treatment, 'cancel', { cancelledAt: ctx.clock.now(), claimExpiresAt: null, ...noPendingDecision });
  const refund = await settleCancelled(ctx, cancelled);
  await queueMail(ctx, {
    template: 'request-cancelled',
    recipientId: treatment.patientId,
    locale: await localeOf(ctx, treatment.patientId),
    params: { treatmentId: id, refund },
    dedupeKey: `request-cancelled:${id}`,
  });
};

/** Withdraws every open request of a patient: minors are not treated, and nothing goes on without the patient. */
export const cancelOpenTreatments = async (ctx: Ctx, patientId: string): Promise<void> => {
  const open = await Treatment.query(ctx.trx)
    .where({ patientId })
    .whereIn('status', [...openTreatmentStatuses]);
  for (const { id } of open) await cancelTreatment(ctx, id);
};

/** Ends what was begun and never paid. One transaction a request: one that fails does not hold up the others. */
export const expireTreatments = async (ctx: Ctx): Promise<number> => {
  const before = later(ctx.clock.now(), -(await readSetting(ctx, 'treatment.expireDays')) * duration.days);
  const old = await Treatment.query(ctx.trx).whereIn('status', ['draft', 'awaiting-payment']).where('createdAt', '<', before);
  return forEachContinue(ctx, old, ({ id }) =>
    inTransaction(ctx, async (bound) => {
      const treatment = await lockVisible(bound, id);
      if (treatment.status !== 'draft' && treatment.status !== 'awaiting-payment') return;
      await moveTreatment(bound, treatment, 'expire');
      await refundDeposit(bound, id, 'expired');
    }),
  );
};
