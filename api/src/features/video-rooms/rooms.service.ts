import type { DelayAnswer, DoctorRoom, RoomFacts } from '@blattwerk/contract/video-rooms/shapes';
import { findForRoom, noShowFrom, type RoomConsultation } from '../consultations/public.ts';
import { audit } from '../../kernel/audit.ts';
import type { Ctx, Member } from '../../kernel/ctx.ts';
import { inGroups } from '../../kernel/phone-words.ts';
import { notifyRooms } from './hub/bus.ts';
import { announceDelay, readLines, readPhones, readPresence } from './video-rooms.queries.ts';

const factsOf = (room: RoomConsultation, doctorPhone: string | null): RoomFacts => ({
  id: room.id,
  kind: room.kind,
  status: room.status,
  doctorName: room.doctorName,
  startsAt: room.startsAt.toISOString(),
  endsAt: room.endsAt.toISOString(),
  joinableFrom: room.joinableFrom.toISOString(),
  joinableUntil: room.joinableUntil.toISOString(),
  doctorPhone,
  doctorPhoneInGroups: doctorPhone && inGroups(doctorPhone),
});

/** The room as its patient sees it before entering. @throws server.notFound */
export const readOwnRoom = async (ctx: Ctx<Member>, id: string): Promise<RoomFacts> => {
  const room = await findForRoom(ctx, id);
  const { doctorPhone } = await readPhones(ctx.trx, room);
  return factsOf(room, doctorPhone);
};

/** The room as its doctor sees it, with who comes next. @throws server.notFound */
export const readDoctorRoom = async (ctx: Ctx<Member>, id: string): Promise<DoctorRoom> => {
  const room = await findForRoom(ctx, id);
  const { doctorPhone, patientPhone } = await readPhones(ctx.trx, room);
  const line = await readLines(ctx, [room.doctorId]);
  const next = line.find((entry) => entry.id !== id && entry.startsAt >= room.startsAt);
  await audit(ctx, { action: 'room.open', objectType: 'consultation', objectId: id, patientId: room.patientId });
  return {
    ...factsOf(room, doctorPhone),
    patient: { id: room.patientId, name: room.patientName, phone: patientPhone },
    treatmentId: room.treatmentId,
    isPatientThere: (await readPresence(ctx.trx, id)).includes('patient'),
    next: next ? { id: next.id, startsAt: next.startsAt.toISOString(), patientName: next.patientName, isPatientThere: next.isPatientThere } : null,
    delayMinutes: line[0]?.delayMinutes ?? 0,
    noShowFrom: (await noShowFrom(ctx, room)).toISOString(),
  };
};

/** Tells every patient who waits for this doctor today how late it will be; 0 takes it back. */
export const notifyDelay = async (ctx: Ctx<Member>, minutes: number): Promise<DelayAnswer> => {
  const doctorId = ctx.actor.id;
  await announceDelay(ctx.trx, doctorId, minutes, ctx.clock.now());
  await notifyRooms(ctx.trx, { kind: 'waiting', target: doctorId, body: '' });
  const waiting = (await readLines(ctx, [doctorId])).filter(({ isPatientThere, isDoctorThere }) => isPatientThere && !isDoctorThere);
  return { minutes, told: waiting.length };
};
