import type { Ctx } from '../../kernel/ctx.ts';
import { deletePaymentsFor } from '../payments/public.ts';
import { heldPatients } from '../legal-holds/public.ts';

interface Unsent {
  patientId?: string;
  before: Date;
  limit: number;
}

declare module '../../kernel/ctx.ts' {
  interface Hooks {
    /** Requests are deleted; what lies above and points to them goes first. */
    requestsAreDeleted(ctx: Ctx, treatmentIds: readonly string[]): Promise<void>;
  }
}

/** What hangs on requests and has no meaning without them, with their payments; then the requests themselves. */
const deleteTreatments = async (ctx: Ctx, ids: readonly string[]): Promise<void> => {
  const { trx } = ctx;
  const treatmentIds = [...ids];
  if (treatmentIds.length > 0) await ctx.hooks.requestsAreDeleted(ctx, treatmentIds);
  await trx('invoices').whereIn('treatmentId', treatmentIds).delete();
  await trx('letter_corrections').whereIn('treatmentId', treatmentIds).delete();
  await trx('certificates').whereIn('treatmentId', treatmentIds).delete();
  await trx('follow_ups').whereIn('treatmentId', treatmentIds).delete();
  await trx('held_decisions').whereIn('treatmentId', treatmentIds).delete();
  await trx('treatment_mentions').whereIn('treatmentId', treatmentIds).delete();
  await trx('treatment_drafts').whereIn('treatmentId', treatmentIds).delete();
  await trx('treatment_messages').whereIn('treatmentId', treatmentIds).delete();
  await trx('treatment_pauses').whereIn('treatmentId', treatmentIds).delete();
  await trx('treatment_products').whereIn('treatmentId', treatmentIds).delete();
  await deletePaymentsFor(ctx, treatmentIds);
  await trx('treatments').whereIn('id', treatmentIds).delete();
};

/** All requests of a patient; what prescriptions and consultations hold of them has gone before. */
export const deleteTreatmentsOf = async (ctx: Ctx, patientId: string): Promise<void> =>
  deleteTreatments(ctx, await ctx.trx('treatments').where({ patientId }).pluck<string[]>('id'));

/**
 * Requests that were never paid and never reached a doctor: not a record, and nothing that must be kept. Those alone that were last changed
 * before `before`. @returns how many were deleted
 */
export const deleteUnsentTreatments = async (ctx: Ctx, { patientId, before, limit }: Unsent): Promise<number> => {
  const { trx } = ctx;
  const ids = await trx('treatments')
    .where(patientId ? { patientId } : {})
    .whereIn('status', ['cancelled', 'expired'])
    .whereNull('submittedAt')
    .where('updatedAt', '<', before)
    .whereNotIn('patientId', heldPatients(ctx))
    .whereNotExists(trx('payments').whereRaw('payments.treatment_id = treatments.id').whereNotNull('paidAt').select(trx.raw('1')))
    .whereNotExists(trx('consultations').whereRaw('consultations.treatment_id = treatments.id').select(trx.raw('1')))
    .limit(limit)
    .pluck<string[]>('id');
  await deleteTreatments(ctx, ids);
  return ids.length;
};

/** What was entered for follow-ups that were never requested and last saved before `before`. @returns how many were deleted */
export const deleteUnsentFollowUps = (ctx: Ctx, { patientId, before, limit }: Unsent): Promise<number> => {
  const due = ctx
    .trx('follow_up_drafts')
    .where(patientId ? { patientId } : {})
    .where('savedAt', '<', before)
    .whereNotIn('patientId', heldPatients(ctx))
    .limit(limit)
    .select('id');
  return ctx.trx('follow_up_drafts').whereIn('id', due).delete();
};
