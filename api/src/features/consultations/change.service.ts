import { failure } from '../../kernel/failure.ts';
import type { Ctx, Member } from '../../kernel/ctx.ts';
import { freeSlotAt } from '../schedules/public.ts';
import { cancelledNow } from './cancel-booked.service.ts';
import type { Consultation } from './consultation.model.ts';
import { isAhead } from './consultation.policy.ts';
import { lockOwn, lockPatient } from './consultations.queries.ts';
import { moveConsultation } from './end.service.ts';
import { noteFreed } from './waiting-list.service.ts';
import { knownDoctors } from './known-doctors.queries.ts';
import { notifyPatient } from './notices.service.ts';
import { slotTakenWithDoctor, unlessTaken } from './taken-time.ts';

const assertAhead = (ctx: Ctx, row: Consultation): void => {
  if (!isAhead(row, ctx.clock.now())) throw failure('consultation.expired.completed.cancelled');
};

/**
 * The caller's own appointment at another time of the same doctor, in one step: the old time is free when the new one is taken, and not before.
 * @throws server.notFound, consultation.expired.completed.cancelled once it has begun, consultation.slotTaken with that doctor's next free times
 */
export const moveOwn = async (ctx: Ctx<Member>, { id, startsAt: wanted }: { id: string; startsAt: string }): Promise<Consultation> => {
  await lockPatient(ctx, ctx.actor.id);
  const row = await lockOwn(ctx, id);
  assertAhead(ctx, row);
  const { doctorId, kind } = row;
  const [startsAt, known] = [new Date(wanted), await knownDoctors(ctx, row.patientId)];
  if (startsAt.getTime() === row.startsAt.getTime()) return row;
  const slot = await freeSlotAt(ctx, { doctorId, kind, startsAt });
  const moved =
    slot &&
    (await unlessTaken(ctx, (bound) =>
      moveConsultation(bound, row, 'move', {
        ...{ startsAt, endsAt: new Date(slot.endsAt), remindedDayAt: null, remindedHourAt: null, joinableUntil: null },
      }),
    ));
  if (!moved) throw await slotTakenWithDoctor(ctx, { doctorId, startsAt, known });
  await noteFreed(ctx, row);
  await notifyPatient(ctx, moved, { template: 'consultation-moved', cause: String(moved.version) });
  return moved;
};

/**
 * The caller's own appointment does not take place. A request that it belongs to goes on without it.
 * @throws server.notFound, consultation.expired.completed.cancelled once it has begun
 */
export const cancelOwn = async (ctx: Ctx<Member>, id: string): Promise<Consultation> => {
  const row = await lockOwn(ctx, id);
  assertAhead(ctx, row);
  const cancelled = await moveConsultation(ctx, row, 'cancel', cancelledNow(ctx, 'patient'));
  await noteFreed(ctx, row);
  return cancelled;
};
