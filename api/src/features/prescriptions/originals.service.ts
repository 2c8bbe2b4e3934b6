import type { PostOriginalInput } from '@blattwerk/contract/prescriptions/originals';
import { audit } from '../../kernel/audit.ts';
import type { Ctx, Member } from '../../kernel/ctx.ts';
import { failure, found } from '../../kernel/failure.ts';
import { germanDay } from '../../kernel/german-day.ts';
import { queueMail } from '../mails/public.ts';
import { User } from '../users/public.ts';
import type { PharmacyCtx } from './dispensing.service.ts';
import { mayConfirmOriginal, mayPostOriginal } from './originals.ts';
import { recordEvent } from './prescription-events.queries.ts';
import { Prescription, visibleTo } from './prescription.model.ts';
import type { RecordRow } from './prescriptions.presenter.ts';
import { findRecord } from './prescriptions.queries.ts';

const locked = async (ctx: Ctx, id: string): Promise<Prescription> =>
  found(
    await visibleTo(ctx.trx, ctx.actor).where('prescriptions.id', id).forUpdate('prescriptions').first<Prescription | undefined>('prescriptions.*'),
    'prescription.not.found',
  );

type Moved = Partial<Pick<Prescription, 'original' | 'originalPostedOn' | 'originalTracking' | 'originalArrivedAt'>>;

/** Notes where the original is, on a locked row: the status stays, the version counts up. */
const move = async (ctx: Ctx, row: Prescription, action: 'post-original' | 'confirm-original', set: Moved): Promise<void> => {
  await Prescription.query(ctx.trx)
    .findById(row.id)
    .patch({ ...set, version: row.version + 1, updatedAt: ctx.clock.now() });
  await audit(ctx, {
    action: `prescription.${action}`,
    objectType: 'prescription',
    objectId: row.id,
    patientId: row.patientId,
    before: { original: row.original, postedOn: row.originalPostedOn },
    after: { original: set.original, ...(set.originalPostedOn ? { postedOn: set.originalPostedOn } : {}) },
  });
};

const tellPatient = async (ctx: Ctx, { id, patientId, sendingId, version }: Prescription): Promise<void> => {
  const { locale } = await User.query(ctx.trx).findById(patientId).throwIfNotFound();
  const dedupeKey = `original-posted:${id}:${sendingId}:${version}`;
  await queueMail(ctx, { template: 'original-posted', recipientId: patientId, locale, params: { prescriptionId: id }, dedupeKey });
};

/**
 * The doctor has signed the printed prescription and posted it. Until it arrives, day and number can be corrected.
 * @throws prescription.not.found, prescription.cantProcessed, prescription.postedOnInvalid
 */
export const postOriginal = async (ctx: Ctx<Member>, { id, postedOn, tracking }: PostOriginalInput): Promise<RecordRow> => {
  const row = await locked(ctx, id);
  if (!mayPostOriginal(ctx.actor, row)) throw failure('prescription.cantProcessed');
  if (postedOn > germanDay(ctx.clock.now()) || postedOn < germanDay(row.issuedAt)) throw failure('prescription.postedOnInvalid');
  await move(ctx, row, 'post-original', { original: 'on-its-way', originalPostedOn: postedOn, originalTracking: tracking || null });
  if (row.original === 'to-post') {
    await recordEvent(ctx, row, 'original-posted');
    await tellPatient(ctx, row);
  }
  return findRecord(ctx, id);
};

/** The signed original is at the pharmacy: from now on it can be dispensed. @throws prescription.not.found, prescription.cantProcessed */
export const confirmOriginal = async (ctx: PharmacyCtx, id: string): Promise<RecordRow> => {
  const row = await locked(ctx, id);
  if (!mayConfirmOriginal(ctx.actor, row)) throw failure('prescription.cantProcessed');
  await move(ctx, row, 'confirm-original', { original: 'arrived', originalArrivedAt: ctx.clock.now() });
  await recordEvent(ctx, row, 'original-arrived');
  return findRecord(ctx, id);
};

/** Tells each doctor once a sending that there is something to sign. */
export const askForOriginals = async (ctx: Ctx, sendingId: string, prescriptions: readonly Pick<Prescription, 'doctorId'>[]): Promise<void> => {
  for (const doctorId of new Set(prescriptions.map((one) => one.doctorId))) {
    const { locale } = await User.query(ctx.trx).findById(doctorId).throwIfNotFound();
    await queueMail(ctx, { template: 'originals-to-post', recipientId: doctorId, locale, params: {}, dedupeKey: `originals-to-post:${sendingId}:${doctorId}` });
  }
};
