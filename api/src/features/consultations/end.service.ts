import { noShowMinutes, type ConsultationKind } from '@blattwerk/contract/consultations/shapes';
import { consultationStates, type ConsultationAction } from '@blattwerk/contract/consultations/states';
import { audit } from '../../kernel/audit.ts';
import { duration, later } from '../../kernel/clock.ts';
import type { Ctx, Member } from '../../kernel/ctx.ts';
import { failure } from '../../kernel/failure.ts';
import { transition } from '../../kernel/state-machine.ts';
import type { Consultation } from './consultation.model.ts';
import { lockOwn } from './consultations.queries.ts';

/** Moves a consultation, with its audit entry. @throws consultation.expired.completed.cancelled */
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
  return moved;
};

/** A consultation that took place. */
export interface HeldConsultation {
  id: string;
  doctorId: string;
  patientId: string;
  treatmentId: string | null;
  kind: ConsultationKind;
}

/**
 * The doctor ends a consultation that took place.
 * @throws server.notFound, consultation.tooEarly before its start, consultation.expired.completed.cancelled
 */
export const completeConsultation = async (ctx: Ctx<Member>, { id, note }: { id: string; note?: string | undefined }): Promise<HeldConsultation> => {
  const row = await lockOwn(ctx, id);
  const now = ctx.clock.now();
  if (row.status === 'booked' && now < row.startsAt) throw failure('consultation.tooEarly', { from: row.startsAt.toISOString() });
  const { doctorId, patientId, treatmentId, kind } = await moveConsultation(ctx, row, 'complete', { completedAt: now, note: note ?? null });
  return { id, doctorId, patientId, treatmentId, kind };
};

/**
 * The doctor waited for ten minutes, and the patient did not come.
 * @throws server.notFound, consultation.tooEarly with the time from which it can be noted, consultation.expired.completed.cancelled
 */
export const markNoShow = async (ctx: Ctx<Member>, id: string): Promise<Consultation> => {
  const row = await lockOwn(ctx, id);
  const from = later(row.startsAt, noShowMinutes * duration.minutes);
  if (row.status === 'booked' && ctx.clock.now() < from) throw failure('consultation.tooEarly', { from: from.toISOString() });
  return moveConsultation(ctx, row, 'no-show', { noShow: 'patient' });
};
