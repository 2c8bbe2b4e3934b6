import { prescriptionStates, type PrescriptionAction, type PrescriptionEventKind, type ReturnReason } from '@blattwerk/contract/prescriptions/states';
import { restOf, totalQuantity } from '@blattwerk/contract/prescriptions/repeats';
import type { Collector } from '@blattwerk/contract/prescriptions/inbox';
import { audit } from '../../kernel/audit.ts';
import { failure, found } from '../../kernel/failure.ts';
import type { Ctx, Member, PharmacyLink } from '../../kernel/ctx.ts';
import { newPickupCode } from '../../kernel/ids.ts';
import { transition } from '../../kernel/state-machine.ts';
import { queueMail } from '../mails/public.ts';
import { defaultHoldUntil } from './hold-time.ts';
import { waitsForOriginal } from './originals.ts';
import { recordEvent } from './prescription-events.queries.ts';
import type { Prescription } from './prescription.model.ts';
import { visibleTo } from './prescription.model.ts';
import { isOutdated, mayAct } from './prescriptions.policy.ts';
import { repeatFrom } from './repeats.ts';
import type { RecordRow } from './prescriptions.presenter.ts';
import { findRecord } from './prescriptions.queries.ts';
import { User } from '../users/public.ts';
import { Sending } from './sending.model.ts';
import { voidDelivery } from './sendings.ts';

/** A pharmacy, with an account or by link and TAN. */
export type PharmacyCtx = Ctx<Member | PharmacyLink>;

type Step = Extract<PrescriptionAction, 'accept' | 'prepare' | 'ready' | 'undo-ready' | 'dispense-part' | 'dispense' | 'return'>;

const eventOf: Record<Step, PrescriptionEventKind> = {
  accept: 'received',
  prepare: 'in-preparation',
  ready: 'ready',
  'undo-ready': 'ready-undone',
  'dispense-part': 'partly-dispensed',
  dispense: 'dispensed',
  return: 'returned',
};

const patientMail = { ready: 'prescription-ready', 'undo-ready': 'prescription-ready-undone', return: 'prescription-returned' } as const;

const hasMail = (action: Step): action is keyof typeof patientMail => action in patientMail;

/** Notifies the patient by mail that something is ready, is not ready after all, or came back. */
export const notifyPatient = async (ctx: Ctx, { id, patientId, sendingId, holdUntil }: Prescription, action: keyof typeof patientMail): Promise<void> => {
  const { locale } = await User.query(ctx.trx).findById(patientId).throwIfNotFound();
  const sending = sendingId === null ? undefined : await Sending.query(ctx.trx).findById(sendingId);
  const isDelivered = action === 'ready' && sending !== undefined && sending.fulfilment !== 'pickup';
  const mail = { recipientId: patientId, locale, dedupeKey: `prescription:${id}:${action}:${ctx.clock.now().toISOString()}` };
  if (isDelivered) await queueMail(ctx, { ...mail, template: 'prescription-ready-to-deliver', params: { prescriptionId: id } });
  else await queueMail(ctx, { ...mail, template: patientMail[action], params: { prescriptionId: id, holdUntil: holdUntil?.toISOString() ?? null } });
};

const findOwn = async (ctx: PharmacyCtx, id: string): Promise<Prescription> =>
  found(await visibleTo(ctx.trx, ctx.actor).where('prescriptions.id', id).first<Prescription | undefined>('prescriptions.*'), 'prescription.not.found');

/** One step of the pharmacy. @throws prescription.not.found, prescription.cantProcessed, prescription.originalMissing */
const step = async (ctx: PharmacyCtx, row: Prescription, action: Step, set: Record<string, unknown>, noted: object = {}): Promise<RecordRow> => {
  if (!mayAct(ctx.actor, action, row)) throw failure('server.forbidden');
  if (action !== 'return' && action !== 'undo-ready' && isOutdated(row, ctx.clock.now())) throw failure('prescription.cantProcessed');
  if (waitsForOriginal(row, action)) throw failure('prescription.originalMissing');
  const before = await findRecord(ctx, row.id);
  const moved = await transition(ctx.trx, 'prescriptions', row, { table: prescriptionStates, action, set });
  await recordEvent(ctx, row, eventOf[action]);
  await audit(ctx, {
    action: `prescription.${action}`,
    objectType: 'prescription',
    objectId: row.id,
    patientId: row.patientId,
    before: { status: row.status },
    after: { status: moved.status, ...noted },
  });
  if (hasMail(action)) await notifyPatient(ctx, Object.assign({}, row, moved), action);
  return Object.assign(before, moved);
};

export const acceptPrescription = async (ctx: PharmacyCtx, id: string): Promise<RecordRow> =>
  step(ctx, await findOwn(ctx, id), 'accept', { receivedAt: ctx.clock.now() });

export const startPreparation = async (ctx: PharmacyCtx, id: string): Promise<RecordRow> =>
  step(ctx, await findOwn(ctx, id), 'prepare', { inPreparationAt: ctx.clock.now() });

/** Ready for pickup, and kept until `holdUntil` (the setting `prescription.holdDays` when it is left out). @throws prescription.holdUntilPast */
export const markReady = async (ctx: PharmacyCtx, id: string, holdUntil?: string): Promise<RecordRow> => {
  const now = ctx.clock.now();
  const until = holdUntil ? new Date(holdUntil) : await defaultHoldUntil(ctx);
  if (until <= now) throw failure('prescription.holdUntilPast');
  return step(ctx, await findOwn(ctx, id), 'ready', { readyAt: now, holdUntil: until, pickupCode: newPickupCode() });
};

/** Pressed too early: the patient reads that it is being prepared again. */
export const undoReady = async (ctx: PharmacyCtx, id: string): Promise<RecordRow> =>
  step(ctx, await findOwn(ctx, id), 'undo-ready', { readyAt: null, holdUntil: null, pickupCode: null, pickupRemindedAt: null, holdWarnedAt: null });

/** Who collects, and the code that they show. */
export interface Handover {
  collectedBy?: Collector | undefined;
  pickupCode?: string | undefined;
}

/** What the record keeps of the identity check: who came, and whether a code was compared. @throws prescription.pickupCodeWrong */
const checkIdentity = (row: Prescription, { collectedBy, pickupCode }: Handover): object => {
  const code = (pickupCode ?? '').replaceAll(/[\s-]/g, '').toUpperCase();
  if (code !== '' && row.pickupCode !== null && code !== row.pickupCode) throw failure('prescription.pickupCodeWrong');
  return collectedBy ? { collectedBy, isIdentityChecked: true, isPickupCodeCompared: code !== '' && row.pickupCode !== null } : {};
};

/**
 * Hands over the quantity of one dispensing, or a part of it; the rest and the repeats can follow until the prescription expires.
 * @throws prescription.repeatTooEarly, prescription.quantityTooLarge when more is named than remains of this dispensing, prescription.pickupCodeWrong
 */
export const dispense = async (ctx: PharmacyCtx, id: string, quantity?: number, handover: Handover = {}): Promise<RecordRow> => {
  const row = await findOwn(ctx, id);
  const now = ctx.clock.now();
  const noted = checkIdentity(row, handover);
  const nextFrom = repeatFrom(row, now);
  if (nextFrom !== null) throw failure('prescription.repeatTooEarly', { from: nextFrom });
  const rest = restOf(row);
  const given = quantity ?? rest;
  if (given > rest) throw failure('prescription.quantityTooLarge', { remaining: rest, unit: row.unit });
  const dispensedQuantity = Math.round((row.dispensedQuantity + given) * 100) / 100;
  const isAll = dispensedQuantity >= totalQuantity(row);
  const set = { dispensedQuantity, lastDispensedAt: now, ...(isAll ? { dispensedAt: now } : {}) };
  return step(ctx, row, isAll ? 'dispense' : 'dispense-part', set, noted);
};

/** The pharmacy cannot supply: the patient chooses another one. The open delivery is void, and the pharmacy no longer sees it. */
export const returnPrescription = async (ctx: PharmacyCtx, id: string, reason: ReturnReason, text: string | undefined): Promise<RecordRow> => {
  const row = await step(ctx, await findOwn(ctx, id), 'return', { returnReason: reason, returnText: text ?? null });
  await voidDelivery(ctx, id, { returnReason: reason });
  return row;
};
