import type { ConsultationKind, HandedOver, RebookAnswer, RebookTarget } from '@blattwerk/contract/consultations/shapes';
import { audit } from '../../kernel/audit.ts';
import { inTransaction, type Ctx, type Member } from '../../kernel/ctx.ts';
import { Failure, failure, found } from '../../kernel/failure.ts';
import { affectedAppointments, coverFor, nextTimes } from '../schedules/public.ts';
import type { Consultation } from './consultation.model.ts';
import { isAhead } from './consultation.policy.ts';
import { lockDoctorTimes, lockOwn, lockOwnInOrder } from './consultations.queries.ts';
import { moveConsultation } from './end.service.ts';
import { knownDoctors } from './known-doctors.queries.ts';
import { notifyCover, notifyPatient } from './notices.service.ts';
import { unlessTaken } from './taken-time.ts';

/** @throws server.notFound, consultation.expired.completed.cancelled */
const lockAhead = async (ctx: Ctx<Member>, id: string): Promise<Consultation> => {
  const row = await lockOwn(ctx, id);
  if (!isAhead(row, ctx.clock.now())) throw failure('consultation.expired.completed.cancelled');
  return row;
};

interface Target {
  doctorId: string;
  kind: ConsultationKind;
  after: Date;
}

/** Takes the first free time of the target that the database lets it have. @throws consultation.slotTaken when there is none */
const moveTo = async (ctx: Ctx<Member>, row: Consultation, { doctorId, kind, after }: Target): Promise<Consultation> => {
  for (const time of await nextTimes(ctx, { doctorId, kindWith: () => kind, most: 10, after })) {
    const times = { startsAt: new Date(time.startsAt), endsAt: new Date(time.endsAt), remindedDayAt: null, remindedHourAt: null, joinableUntil: null };
    const moved = await unlessTaken(ctx, (bound) => moveConsultation(bound, row, 'move', { ...times, doctorId, kind }));
    if (moved) return moved;
  }
  throw failure('consultation.slotTaken', { next: [] });
};

/**
 * An own appointment goes to the doctor's next free time after it, in one step; its patient is told, and may move it again.
 * @throws server.notFound, consultation.expired.completed.cancelled, consultation.slotTaken when there is no free time
 */
export const rebook = async (ctx: Ctx<Member>, id: string): Promise<void> => {
  const row = await lockAhead(ctx, id);
  const moved = await moveTo(ctx, row, { doctorId: row.doctorId, kind: row.kind, after: row.endsAt });
  await notifyPatient(ctx, moved, { template: 'consultation-moved', cause: String(moved.version) });
};

/** One appointment to the covering colleague, who is told by the caller of this. */
const giveToCover = async (ctx: Ctx<Member>, id: string): Promise<HandedOver> => {
  const row = await lockAhead(ctx, id);
  const cover = found((await coverFor(ctx, row)) ?? undefined, 'server.unprocessableEntity');
  const { kindWith } = await knownDoctors(ctx, row.patientId);
  const moved = await moveTo(ctx, row, { doctorId: cover.id, kind: kindWith(cover.id), after: row.startsAt });
  const change = { before: { doctorId: row.doctorId }, after: { doctorId: cover.id } };
  await audit(ctx, { action: 'consultation.hand-over', objectType: 'consultation', objectId: id, patientId: row.patientId, ...change });
  await notifyPatient(ctx, moved, { template: 'consultation-covered', cause: String(moved.version) });
  return { id, doctorId: cover.id, doctorName: cover.name, startsAt: moved.startsAt.toISOString(), endsAt: moved.endsAt.toISOString() };
};

/**
 * An own appointment goes to the colleague who covers the absence: at the same time where that is free, else at the next one. Its patient and the colleague are told.
 * @throws server.notFound, consultation.expired.completed.cancelled, server.unprocessableEntity without a cover, consultation.slotTaken
 */
export const handOver = async (ctx: Ctx<Member>, id: string): Promise<HandedOver> => {
  const given = await giveToCover(ctx, id);
  await notifyCover(ctx, given.doctorId, [given]);
  return given;
};

const leftOver = new Set(['consultation.slotTaken', 'server.unprocessableEntity', 'consultation.expired.completed.cancelled']);

/** All own appointments that lie in an absence, each by itself: what finds no free time or has no cover stays as it is. A covering colleague gets one mail. */
export const rebookAffected = async (ctx: Ctx<Member>, to: RebookTarget): Promise<RebookAnswer> => {
  const answer = { moved: 0, left: 0 };
  const given: HandedOver[] = [];
  const affected = await affectedAppointments(ctx, ctx.actor.id);
  // Before anything moves, and in the order of every other change: one that locked them as they come could wait for another that waits for it.
  await lockOwnInOrder(
    ctx,
    affected.map(({ consultationId }) => consultationId),
  );
  await lockDoctorTimes(ctx, to === 'own' ? [ctx.actor.id] : affected.flatMap(({ coverDoctorId }) => coverDoctorId ?? []));
  for (const { consultationId } of affected) {
    try {
      if (to === 'own') await inTransaction(ctx, (bound) => rebook(bound, consultationId));
      else given.push(await inTransaction(ctx, (bound) => giveToCover(bound, consultationId)));
      answer.moved += 1;
    } catch (error) {
      if (!(error instanceof Failure) || !leftOver.has(error.code)) throw error;
      answer.left += 1;
    }
  }
  for (const [doctorId, appointments] of Map.groupBy(given, (one) => one.doctorId)) await notifyCover(ctx, doctorId, appointments);
  return answer;
};
