import type { TreatmentStatus } from '@blattwerk/contract/treatments/states';
import type { Ctx, Member } from '../../kernel/ctx.ts';

/** Where the caller's own request stands, locked. */
export const lockOwnTreatment = async ({ trx, actor }: Ctx<Member>, id: string): Promise<TreatmentStatus | undefined> =>
  (await trx('treatments').where({ id, patientId: actor.id }).forUpdate().first<{ status: TreatmentStatus } | undefined>('status'))?.status;

/** Locks the request of a payment. The request is locked before its payment, as everywhere else, so that there is no deadlock. */
export const lockTreatmentOfPayment = async ({ trx }: Ctx, paymentId: string): Promise<void> =>
  void (await trx('treatments')
    .whereIn('id', trx('payments').select('treatmentId').where({ id: paymentId }))
    .forUpdate()
    .first('id'));

export const isAwaitingPayment = async ({ trx }: Ctx, treatmentId: string): Promise<boolean> =>
  (await trx('treatments').where({ id: treatmentId, status: 'awaiting-payment' }).first('id')) !== undefined;

/** Records an event of Stripe; false for one that was recorded before. */
export const insertEvent = async ({ trx, clock }: Ctx, { id, type }: { id: string; type: string }): Promise<boolean> =>
  (await trx('stripe_events').insert({ id, type, receivedAt: clock.now() }).onConflict('id').ignore().returning('id')).length > 0;
