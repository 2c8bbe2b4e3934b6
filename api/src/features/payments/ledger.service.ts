import type { PaymentAction } from '@blattwerk/contract/payments/states';
import { audit } from '../../kernel/audit.ts';
import type { Ctx } from '../../kernel/ctx.ts';
import { found } from '../../kernel/failure.ts';
import { Payment } from './payment.model.ts';
import { takeStatusFromLedger } from './payments.queries.ts';

/** What changes a payment after it was paid. */
type Cause = PaymentAction | 'winDispute' | 'loseDispute' | 'failRefund';

/** Brings the status of a payment to what its entries say by now, with a line in the audit log. The entries are posted by the rows of the cause. */
export const settlePayment = async (ctx: Ctx, payment: Payment, cause: Cause, set: { offsetAt?: Date } = {}): Promise<Payment> => {
  const { id, patientId, status } = payment;
  if (set.offsetAt) await Payment.query(ctx.trx).findById(id).patch(set);
  const after = found(await takeStatusFromLedger(ctx, id));
  await audit(ctx, { action: `payment.${cause}`, objectType: 'payment', objectId: id, patientId, before: { status }, after: { status: after.status } });
  return after;
};
