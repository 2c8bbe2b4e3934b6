import { prescriptionStates, type PrescriptionStatus } from '@blattwerk/contract/prescriptions/states';
import { audit } from '../../kernel/audit.ts';
import type { Ctx, Member } from '../../kernel/ctx.ts';
import { failure, found } from '../../kernel/failure.ts';
import { transition } from '../../kernel/state-machine.ts';
import { queueMail } from '../mails/public.ts';
import { User } from '../users/public.ts';
import { recordEvent } from './prescription-events.queries.ts';
import { type Prescription, visibleTo } from './prescription.model.ts';
import { isRecallable, mayResend } from './prescriptions.policy.ts';
import type { RecordRow } from './prescriptions.presenter.ts';
import { findRecord } from './prescriptions.queries.ts';
import { voidDelivery } from './sendings.ts';
import { isKnownToPharmacy, notifyPharmacyOfRecall } from './sending-notifications.ts';

/** What a prescription knows of the pharmacy that it is taken from. */
const without = {
  pharmacyId: null,
  sendingId: null,
  sentAt: null,
  receivedAt: null,
  inPreparationAt: null,
  readyAt: null,
  holdUntil: null,
  pickupCode: null,
};

interface TakeBack {
  action: 'recall' | 're-route' | 'withdraw';
  reason?: string;
}

/** Takes prescriptions from their pharmacy: the copy there is void at once, and they wait for the patient's choice. */
export const takeBack = async (ctx: Ctx, rows: readonly Prescription[], { action, reason }: TakeBack): Promise<void> => {
  const known = new Set<string>();
  for (const row of rows) if (row.sendingId && (await isKnownToPharmacy(ctx, row))) known.add(row.sendingId);
  for (const row of rows) {
    const moved = await transition(ctx.trx, 'prescriptions', row, { table: prescriptionStates, action, set: without });
    await voidDelivery(ctx, row.id);
    await recordEvent(ctx, row, action === 're-route' ? 're-routed' : 'recalled');
    await audit(ctx, {
      action: `prescription.${action}`,
      objectType: 'prescription',
      objectId: row.id,
      patientId: row.patientId,
      ...(reason ? { reason } : {}),
      before: { status: row.status, pharmacyId: row.pharmacyId },
      after: { status: moved.status },
    });
  }
  for (const sendingId of known) await notifyPharmacyOfRecall(ctx, sendingId);
};

const startsFrom = (action: 'recall' | 're-route', status: PrescriptionStatus): boolean => prescriptionStates.actions[action].from.includes(status);

/** The patient takes back what no pharmacy has accepted yet, and what is not on paper on its way there. @throws treatment.notFound, pharmacy.cannotRecall, prescription.originalPosted */
export const recallPrescriptions = async (ctx: Ctx<Member>, treatmentId: string): Promise<void> => {
  const rows: Prescription[] = await visibleTo(ctx.trx, ctx.actor).where({ treatmentId }).orderBy('position').select('prescriptions.*');
  if (rows.length === 0) throw failure('treatment.notFound');
  const waiting = rows.filter(({ status }) => startsFrom('recall', status));
  if (waiting.length === 0) throw failure('pharmacy.cannotRecall');
  if (!isRecallable(waiting)) throw failure('prescription.originalPosted');
  await takeBack(ctx, waiting, { action: 'recall' });
};

const notifyPatient = async (ctx: Ctx, { id, patientId, treatmentId, sendingId }: Prescription): Promise<void> => {
  const { locale } = await User.query(ctx.trx).findById(patientId).throwIfNotFound();
  await queueMail(ctx, {
    template: 'choose-again',
    recipientId: patientId,
    locale,
    params: { treatmentId },
    dedupeKey: `sending:${sendingId ?? id}:re-routed`,
  });
};

/**
 * An administrator takes everything of a prescription's sending that is not ready yet from its pharmacy, with a reason; the patient chooses another one.
 * @throws prescription.not.found, prescription.cantProcessed
 */
export const reRoutePrescription = async (ctx: Ctx<Member>, id: string, reason: string): Promise<RecordRow> => {
  const row = found(await visibleTo(ctx.trx, ctx.actor).where({ id }).first<Prescription | undefined>('prescriptions.*'), 'prescription.not.found');
  if (!row.sendingId || !startsFrom('re-route', row.status)) throw failure('prescription.cantProcessed');
  const rows: Prescription[] = await visibleTo(ctx.trx, ctx.actor)
    .where({ sendingId: row.sendingId })
    .whereIn('prescriptions.status', prescriptionStates.actions['re-route'].from)
    .orderBy('position')
    .select('prescriptions.*');
  await takeBack(ctx, rows, { action: 're-route', reason });
  await notifyPatient(ctx, row);
  return findRecord(ctx, id);
};

/** Sends the notice to the pharmacy once more. @throws prescription.not.found, prescription.cantProcessed */
export const resendNotice = async (ctx: Ctx<Member>, id: string): Promise<RecordRow> => {
  const row = await findRecord(ctx, id);
  if (!mayResend(ctx.actor, row) || !row.sendingId) throw failure('prescription.cantProcessed');
  await ctx.jobs.send('prescriptions.notify-pharmacy', { sendingId: row.sendingId, again: ctx.clock.now().toISOString() });
  await audit(ctx, { action: 'prescription.resend-notice', objectType: 'prescription', objectId: id, patientId: row.patientId });
  return row;
};
