import { refundStates } from '@blattwerk/contract/payments/refunds';
import { audit } from '../../kernel/audit.ts';
import type { Ctx, Member } from '../../kernel/ctx.ts';
import { failure, found } from '../../kernel/failure.ts';
import { newId } from '../../kernel/ids.ts';
import { nextState } from '../../kernel/state-machine.ts';
import { readSetting } from '../settings/public.ts';
import { settlePayment } from './ledger.service.ts';
import { alertAdministrators } from './money-alerts.service.ts';
import { Payment } from './payment.model.ts';
import { refundableCents } from './payments.queries.ts';
import { Refund } from './refund.model.ts';

const lockPayment = async (ctx: Ctx, id: string): Promise<Payment> => found(await Payment.query(ctx.trx).findById(id).forUpdate());

const note = (ctx: Ctx, action: string, { id, patientId }: Payment, { amountCents }: Refund, reason?: string): Promise<void> =>
  audit(ctx, { action: `payment.${action}`, objectType: 'payment', objectId: id, patientId, after: { amountCents }, ...(reason ? { reason } : {}) });

const takeBackFee = (ctx: Ctx, { id, patientId }: Payment, amountCents: number): Promise<void> =>
  ctx.hooks.feeIsRefunded(ctx, { paymentId: id, patientId, amountCents });

const refuseUnlessLeft = async (ctx: Ctx, payment: Payment, amountCents?: number): Promise<number> => {
  if (payment.status === 'disputed') throw failure('refund.disputed');
  const left = await refundableCents(ctx, payment.id);
  if (left === 0 || (amountCents ?? 0) > left) throw failure('refund.tooMuch', { refundableCents: left });
  return left;
};

/** The refund is promised: books, status and the job that makes it. */
const begin = async (ctx: Ctx, payment: Payment, left: number, { amountCents }: Refund): Promise<void> => {
  await settlePayment(ctx, payment, amountCents === left ? 'requestRefund' : 'refundPart');
  await ctx.jobs.send('payments.refund', { paymentId: payment.id });
};

interface StaffRefund {
  id: string;
  refundId?: string;
  amountCents?: number;
  reason: string;
}

/** The refund that the caller asked for before under the same id. @throws refund.alreadyAsked */
const askedBefore = async (ctx: Ctx<Member>, { id, refundId, amountCents, reason }: StaffRefund): Promise<Refund | undefined> => {
  const known = refundId && (await Refund.query(ctx.trx).findById(refundId));
  if (!known) return undefined;
  const isSame =
    known.paymentId === id && known.requestedBy === ctx.actor.id && known.note === reason && known.amountCents === (amountCents ?? known.amountCents);
  if (!isSame) throw failure('refund.alreadyAsked');
  return known;
};

/**
 * A refund by staff, of what is left or a part; asked for twice under the same id, it is one. Above the limit it waits for a second administrator and
 * reserves nothing until then.
 * @throws refund.alreadyAsked, refund.disputed, refund.tooMuch, refund.alreadyWaiting
 */
export const refundByStaff = async (ctx: Ctx<Member>, input: StaffRefund): Promise<Refund> => {
  const { id, refundId = newId(), amountCents, reason } = input;
  const payment = await lockPayment(ctx, id);
  const known = await askedBefore(ctx, input);
  if (known) return known;
  const left = await refuseUnlessLeft(ctx, payment, amountCents);
  const amount = amountCents ?? left;
  const status = amount > (await readSetting(ctx, 'refunds.fourEyesCents')) ? 'to-approve' : 'pending';
  if (status === 'pending') await takeBackFee(ctx, payment, amount);
  const refund = await Refund.query(ctx.trx).insertAndFetch({
    ...{ id: refundId, paymentId: id, amountCents: amount, reason: 'admin', status, note: reason },
    ...{ requestedBy: ctx.actor.id, requestedAt: ctx.clock.now() },
  });
  await note(ctx, 'askRefund', payment, refund, reason);
  if (status === 'pending') await begin(ctx, payment, left, refund);
  else await alertAdministrators(ctx, 'refund-to-approve', id, refund.id);
  return refund;
};

const waitingRefund = async (ctx: Ctx, paymentId: string): Promise<Refund> => {
  const refund = await Refund.query(ctx.trx).findOne({ paymentId, status: 'to-approve' });
  if (!refund) throw failure('refund.notWaiting');
  return refund;
};

/** @throws refund.notWaiting, refund.sameApprover, refund.disputed, refund.tooMuch */
export const approveRefund = async (ctx: Ctx<Member>, id: string): Promise<Refund> => {
  const payment = await lockPayment(ctx, id);
  const waiting = await waitingRefund(ctx, id);
  if (waiting.requestedBy === ctx.actor.id) throw failure('refund.sameApprover');
  const left = await refuseUnlessLeft(ctx, payment, waiting.amountCents);
  await takeBackFee(ctx, payment, waiting.amountCents);
  const approved = await Refund.query(ctx.trx).patchAndFetchById(waiting.id, {
    status: nextState(refundStates, 'approve', waiting.status),
    approvedBy: ctx.actor.id,
  });
  await note(ctx, 'approveRefund', payment, approved);
  await begin(ctx, payment, left, approved);
  return approved;
};

/** Not approved, or taken back by who asked for it. @throws refund.notWaiting */
export const rejectRefund = async (ctx: Ctx<Member>, id: string): Promise<Refund> => {
  const payment = await lockPayment(ctx, id);
  const waiting = await waitingRefund(ctx, id);
  const rejected = await Refund.query(ctx.trx).patchAndFetchById(waiting.id, { status: nextState(refundStates, 'reject', waiting.status) });
  await note(ctx, 'rejectRefund', payment, rejected);
  return rejected;
};

/** Tries the refunds again that the bank returned. What a lost dispute paid out is not owed any more. @throws refund.disputed, refund.noneFailed */
export const retryRefund = async (ctx: Ctx<Member>, id: string): Promise<Refund> => {
  const payment = await lockPayment(ctx, id);
  if (payment.status === 'disputed') throw failure('refund.disputed');
  const failed = await Refund.query(ctx.trx).where({ paymentId: id, status: 'failed' }).orderBy('requestedAt').first();
  if (!failed) throw failure('refund.noneFailed');
  const set = { status: 'pending', attempt: failed.attempt + 1, stripeRefundId: null, failure: null, failedAt: null } as const;
  const again = await Refund.query(ctx.trx).patchAndFetchById(failed.id, set);
  await note(ctx, 'retryRefund', payment, again);
  await ctx.jobs.send('payments.refund', { paymentId: id });
  return again;
};
