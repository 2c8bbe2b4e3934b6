import type { CompleteInput, ConsultationKind, HeldBy } from '@blattwerk/contract/consultations/shapes';
import { consultationStates, type ConsultationAction } from '@blattwerk/contract/consultations/states';
import { audit } from '../../kernel/audit.ts';
import { duration, later } from '../../kernel/clock.ts';
import type { Ctx, Member } from '../../kernel/ctx.ts';
import { failure } from '../../kernel/failure.ts';
import { transition } from '../../kernel/state-machine.ts';
import { readSetting } from '../settings/public.ts';
import { resumeReview } from '../treatments/public.ts';
import type { Consultation } from './consultation.model.ts';
import { joinableFromOf } from './consultation.policy.ts';
import { lockOwn } from './consultations.queries.ts';
import { readRoomHours } from './room-hours.ts';

/** Moves a consultation, with its audit entry; a review that waited for it goes on when it is over. @throws consultation.expired.completed.cancelled */
export const moveConsultation = async (
  ctx: Ctx,
  row: Consultation,
  action: ConsultationAction,
  set: Record<string, unknown> = {},
  after: Record<string, unknown> = {},
): Promise<Consultation> => {
  const moved = await transition<Consultation, Consultation['status'], ConsultationAction>(ctx.trx, 'consultations', row, {
    table: consultationStates,
    action,
    set,
  });
  await audit(ctx, { action: `consultation.${action}`, objectType: 'consultation', objectId: row.id, patientId: row.patientId, after });
  if (moved.status !== 'booked' && row.treatmentId !== null) await resumeReview(ctx, row.treatmentId);
  return moved;
};

/** A consultation that took place. */
export interface HeldConsultation {
  id: string;
  doctorId: string;
  patientId: string;
  treatmentId: string | null;
  kind: ConsultationKind;
  heldBy: HeldBy;
}

/** A call is over when it is recorded, and was made around the time of the consultation. */
const assertPlausible = async (ctx: Ctx, row: Consultation, { at, minutes }: NonNullable<CompleteInput['call']>): Promise<void> => {
  const from = new Date(at);
  if (from < joinableFromOf(row, await readRoomHours(ctx)) || later(from, (minutes - 1) * duration.minutes) > ctx.clock.now())
    throw failure('server.badRequest', { fields: [{ path: 'call.at', message: 'date.invalid' }] });
};

const joinedNotes = (...notes: readonly (string | null | undefined)[]): string | null => notes.filter(Boolean).join('\n\n') || null;

/**
 * The doctor ends a consultation that took place: by video, or by telephone where a call is given.
 * @throws server.notFound, consultation.tooEarly before its start, consultation.expired.completed.cancelled, server.badRequest for an impossible call
 */
export const completeConsultation = async (ctx: Ctx<Member>, { id, note, call }: CompleteInput): Promise<HeldConsultation> => {
  const row = await lockOwn(ctx, id);
  const now = ctx.clock.now();
  if (row.status === 'booked' && now < row.startsAt) throw failure('consultation.tooEarly', { from: row.startsAt.toISOString() });
  if (call && row.status === 'booked') await assertPlausible(ctx, row, call);
  const heldBy = call ? 'phone' : 'video';
  const called = call ? { calledAt: new Date(call.at), callMinutes: call.minutes } : {};
  const set = { completedAt: now, note: joinedNotes(row.note, note), heldBy, ...called };
  const { doctorId, patientId, treatmentId, kind } = await moveConsultation(ctx, row, 'complete', set, { heldBy });
  return { id, doctorId, patientId, treatmentId, kind, heldBy };
};

/** From then on the doctor may note that the patient did not come. */
export const noShowFrom = async (ctx: Ctx, { startsAt }: Pick<Consultation, 'startsAt'>): Promise<Date> =>
  later(startsAt, (await readSetting(ctx, 'consultations.noShowMinutes')) * duration.minutes);

/** The no-show fee; a patient who entered the room owes none. */
export const noShowFee = async (ctx: Ctx, { patientJoinedAt }: Pick<Consultation, 'patientJoinedAt'>): Promise<number | null> =>
  patientJoinedAt === null ? (await readSetting(ctx, 'fees.noShowCents')) || null : null;

/**
 * The doctor waited as long as the setting says, and the patient did not come.
 * @throws server.notFound, consultation.tooEarly with the time from which it can be noted, consultation.expired.completed.cancelled
 */
export const markNoShow = async (ctx: Ctx<Member>, id: string): Promise<Consultation> => {
  const row = await lockOwn(ctx, id);
  const from = await noShowFrom(ctx, row);
  if (row.status === 'booked' && ctx.clock.now() < from) throw failure('consultation.tooEarly', { from: from.toISOString() });
  const noShowFeeCents = await noShowFee(ctx, row);
  return moveConsultation(ctx, row, 'no-show', { noShow: 'patient', noShowFeeCents }, { noShowFeeCents });
};
