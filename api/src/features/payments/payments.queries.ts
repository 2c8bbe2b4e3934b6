import type { Locale } from '@blattwerk/contract/errors';
import type { TreatmentStatus } from '@blattwerk/contract/treatments/states';
import type { Ctx, Member } from '../../kernel/ctx.ts';
import { rawRows } from '../../kernel/raw-rows.ts';
import type { Payment } from './payment.model.ts';

/** Where the caller's own request stands, locked. */
export const lockOwnTreatment = async ({ trx, actor }: Ctx<Member>, id: string): Promise<TreatmentStatus | undefined> =>
  (await trx('treatments').where({ id, patientId: actor.id }).forUpdate().first<{ status: TreatmentStatus } | undefined>('status'))?.status;

/**
 * Locks the request of a payment. The request is locked before its payment, as everywhere else, so that there is no deadlock; and so that
 * rows about it can still be added by those who have locked the payment alone.
 */
export const lockTreatmentOfPayment = async ({ trx }: Ctx, paymentId: string): Promise<void> =>
  void (await trx('treatments')
    .whereIn('id', trx('payments').select('treatmentId').where({ id: paymentId }))
    .forNoKeyUpdate()
    .first('id'));

export const isAwaitingPayment = async ({ trx }: Ctx, treatmentId: string): Promise<boolean> =>
  (await trx('treatments').where({ id: treatmentId, status: 'awaiting-payment' }).first('id')) !== undefined;

/** Records an event of Stripe, with the payment that a refund or dispute is about; false for one that was recorded before. */
export const insertEvent = async ({ trx, clock }: Ctx, { id, type }: { id: string; type: string }, paymentIntent: string | null): Promise<boolean> =>
  (await trx('stripe_events').insert({ id, type, paymentIntent, receivedAt: clock.now() }).onConflict('id').ignore().returning('id')).length > 0;

/** Whether a refund or dispute was reported before the payment itself was. */
export const wasReportedEarly = async ({ trx }: Ctx, paymentIntent: string): Promise<boolean> =>
  (await trx('stripe_events').where({ paymentIntent }).first('id')) !== undefined;

/** What is kept of a payment, by the ledger. */
export const refundableCents = async ({ trx }: Ctx, paymentId: string): Promise<number> => {
  const [row] = await rawRows<{ cents: number }>(trx, 'SELECT refundable_cents(:paymentId) AS cents', { paymentId });
  return row?.cents ?? 0;
};

export const hasRequestEnded = async ({ trx }: Ctx, treatmentId: string): Promise<boolean> =>
  (await trx('treatments').where({ id: treatmentId }).whereIn('status', ['cancelled', 'expired']).first('id')) !== undefined;

/** Who is told what happens to money beside the usual way. */
export const administrators = ({ trx }: Ctx): Promise<{ id: string; locale: Locale }[]> =>
  trx('users').where({ role: 'admin', status: 'active' }).whereNotNull('mailConfirmedAt').orderBy('id').select('id', 'locale');

/** Brings the status of a payment to what its entries say. */
export const takeStatusFromLedger = async ({ trx }: Ctx, id: string): Promise<Payment | undefined> => {
  const statement = 'UPDATE payments SET status = ledger_status(id), version = version + 1, updated_at = now() WHERE id = :id RETURNING *';
  return (await rawRows<Payment>(trx, statement, { id }))[0];
};
