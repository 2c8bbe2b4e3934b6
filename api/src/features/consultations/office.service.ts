import type { OpenConsultationInput } from '@blattwerk/contract/consultations/shapes';
import { audit } from '../../kernel/audit.ts';
import { duration, later } from '../../kernel/clock.ts';
import type { Ctx, Member } from '../../kernel/ctx.ts';
import { failure, found } from '../../kernel/failure.ts';
import { newId } from '../../kernel/ids.ts';
import { lengthOf } from '../schedules/public.ts';
import { cancelledNow } from './cancel-booked.service.ts';
import { Consultation } from './consultation.model.ts';
import { isAhead } from './consultation.policy.ts';
import { isOwnPatient, lockOwn, lockPatient, patientOfTreatment } from './consultations.queries.ts';
import { moveConsultation } from './end.service.ts';
import { knownDoctors } from './known-doctors.queries.ts';
import { notifyPatient } from './notices.service.ts';
import { slotTaken, unlessTaken } from './taken-time.ts';
import { noteFreed } from './waiting-list.service.ts';

/**
 * A doctor cancels an own appointment, an administrator any; its patient is told.
 * @throws server.notFound, consultation.expired.completed.cancelled
 */
export const cancelInOffice = async (ctx: Ctx<Member>, id: string): Promise<void> => {
  const isDoctor = ctx.actor.role === 'doctor';
  const row = isDoctor ? await lockOwn(ctx, id) : found(await Consultation.query(ctx.trx).findById(id));
  if (isDoctor && row.status === 'booked' && !isAhead(row, ctx.clock.now())) throw failure('consultation.expired.completed.cancelled');
  await moveConsultation(ctx, row, 'cancel', cancelledNow(ctx, isDoctor ? 'doctor' : 'admin'));
  await notifyPatient(ctx, row, { template: 'consultation-cancelled', cause: 'cancelled' });
  await noteFreed(ctx, row);
};

/** Whom it is with: the patient of a request that the doctor has claimed, or one whom the doctor treats. @throws server.notFound, server.badRequest */
const patientFor = async (ctx: Ctx<Member>, { treatmentId, patientId }: OpenConsultationInput): Promise<string> => {
  if (treatmentId !== undefined) return found(await patientOfTreatment(ctx, treatmentId));
  if (patientId === undefined) throw failure('server.badRequest', { fields: [{ path: 'patientId', message: 'required' }] });
  if (!(await isOwnPatient(ctx, patientId))) throw failure('server.notFound');
  return patientId;
};

/**
 * The doctor opens a consultation at once or at a time of choice, also outside of the own schedule.
 * @throws server.notFound for a patient whom the doctor does not treat, server.badRequest for a time that is over, consultation.slotTaken
 */
export const openConsultation = async (ctx: Ctx<Member>, input: OpenConsultationInput): Promise<string> => {
  const [doctorId, now] = [ctx.actor.id, ctx.clock.now()];
  const patientId = await patientFor(ctx, input);
  const startsAt = input.startsAt === 'now' ? now : new Date(input.startsAt);
  if (startsAt < now) throw failure('server.badRequest', { fields: [{ path: 'startsAt', message: 'date.invalid' }] });
  await lockPatient(ctx, patientId);
  const known = await knownDoctors(ctx, patientId);
  const kind = known.kindWith(doctorId);
  const endsAt = later(startsAt, (input.lengthMinutes ?? (await lengthOf(ctx, doctorId, kind))) * duration.minutes);
  const row = { id: newId(), status: 'booked' as const, doctorId, patientId, treatmentId: input.treatmentId ?? null, kind, startsAt, endsAt };
  const opened = await unlessTaken(ctx, async ({ trx }) => Consultation.query(trx).insertAndFetch(row));
  if (!opened) throw await slotTaken(ctx, { doctorId, startsAt, known });
  await audit(ctx, { action: 'consultation.open', objectType: 'consultation', objectId: opened.id, patientId });
  await notifyPatient(ctx, opened, { template: 'consultation-booked', cause: 'booked' });
  return opened.id;
};
