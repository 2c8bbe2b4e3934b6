import type { BookingInput, HeldTime, Hold, Slot } from '@blattwerk/contract/consultations/shapes';
import { audit } from '../../kernel/audit.ts';
import { duration, later } from '../../kernel/clock.ts';
import type { Ctx, Member } from '../../kernel/ctx.ts';
import { failure, found } from '../../kernel/failure.ts';
import { newId } from '../../kernel/ids.ts';
import { freeSlotAt, nextTimes } from '../schedules/public.ts';
import { readSetting } from '../settings/public.ts';
import { Consultation } from './consultation.model.ts';
import { lockDoctorTimes, lockPatient, ownTreatmentExists } from './consultations.queries.ts';
import { ConsultationHold } from './hold.model.ts';
import { knownDoctors, type KnownDoctors } from './known-doctors.queries.ts';
import { notifyPatient } from './notices.service.ts';
import { slotTaken, unlessTaken } from './taken-time.ts';

interface Target extends Slot {
  doctorId: string;
}

/** The free time that was asked for. @throws consultation.slotTaken with the next ones */
const freeTarget = async (ctx: Ctx<Member>, doctorId: string, startsAt: Date, known: KnownDoctors): Promise<Target> => {
  const slot = await freeSlotAt(ctx, { doctorId, kind: known.kindWith(doctorId), startsAt });
  if (!slot) throw await slotTaken(ctx, { doctorId, startsAt, known });
  return { doctorId, ...slot };
};

const ownHolds = (ctx: Ctx<Member>) => ConsultationHold.query(ctx.trx).where({ patientId: ctx.actor.id });
const ownHold = (ctx: Ctx<Member>) => ownHolds(ctx).where({ isOffer: false });
const dropOwnHold = (ctx: Ctx<Member>) => ownHold(ctx).delete();

/** Before the caller's holds end: the doctors whose times change by it, and those of whom a time is wanted. */
const lockHeldAndWanted = async (ctx: Ctx<Member>, wanted: () => Promise<string[]> | string[]): Promise<void> => {
  const held = await ownHolds(ctx).select('doctorId');
  if (held.length > 0) await lockDoctorTimes(ctx, [...held.map(({ doctorId }) => doctorId), ...(await wanted())]);
};

const presentHold = ({ id, doctorId, startsAt, endsAt, expiresAt }: ConsultationHold): Hold => ({
  ...{ holdId: id, doctorId },
  ...{ startsAt: startsAt.toISOString(), endsAt: endsAt.toISOString(), expiresAt: expiresAt.toISOString() },
});

/** What is kept for the caller: a page that is loaded again goes on with it. */
export const readHeldTime = async (ctx: Ctx<Member>): Promise<HeldTime> => {
  const [hold] = await ownHold(ctx).where('expiresAt', '>', ctx.clock.now());
  return { hold: hold ? presentHold(hold) : null };
};

/** The time is free again for everyone, the caller too. */
export const releaseHeldTime = async (ctx: Ctx<Member>): Promise<void> => void (await dropOwnHold(ctx));

/**
 * Keeps a time for the caller for some minutes; a hold from before ends.
 * @throws consultation.slotTaken with the next free times
 */
export const holdTime = async (ctx: Ctx<Member>, { doctorId, startsAt }: { doctorId: string; startsAt: string }): Promise<Hold> => {
  const patientId = ctx.actor.id;
  await lockPatient(ctx, patientId);
  await lockHeldAndWanted(ctx, () => [doctorId]);
  await dropOwnHold(ctx);
  const known = await knownDoctors(ctx, patientId);
  const target = await freeTarget(ctx, doctorId, new Date(startsAt), known);
  const times = { startsAt: new Date(target.startsAt), endsAt: new Date(target.endsAt) };
  const expiresAt = later(ctx.clock.now(), (await readSetting(ctx, 'consultations.holdMinutes')) * duration.minutes);
  const row = { id: newId(), patientId, doctorId, kind: known.kindWith(doctorId), isOffer: false, expiresAt, ...times };
  const held = await unlessTaken(ctx, async ({ trx }) => ConsultationHold.query(trx).insertAndFetch(row));
  if (!held) throw await slotTaken(ctx, { doctorId, startsAt: times.startsAt, known });
  return presentHold(held);
};

/** The hold or offer that a booking uses up; undefined where it has none, or it lapsed. */
const usedHold = async (ctx: Ctx<Member>, { holdId }: BookingInput): Promise<ConsultationHold | undefined> => {
  if (holdId === undefined) return undefined;
  const hold = await ownHolds(ctx).where('expiresAt', '>', ctx.clock.now()).findById(holdId);
  if (hold) await ownHolds(ctx).deleteById(holdId);
  return hold;
};

const insertBooked = async (ctx: Ctx<Member>, target: Target, known: KnownDoctors, treatmentId: string | null): Promise<Consultation | null> => {
  const times = { startsAt: new Date(target.startsAt), endsAt: new Date(target.endsAt) };
  const who = { patientId: ctx.actor.id, doctorId: target.doctorId, kind: known.kindWith(target.doctorId) };
  return unlessTaken(ctx, async ({ trx }) => Consultation.query(trx).insertAndFetch({ id: newId(), status: 'booked', treatmentId, ...who, ...times }));
};

const earliestTimes = (ctx: Ctx<Member>, { kindWith }: KnownDoctors) => nextTimes(ctx, { doctorId: null, kindWith, most: 20 });

/** The first free time of all doctors that the database lets the caller have. */
const bookEarliest = async (ctx: Ctx<Member>, known: KnownDoctors, treatmentId: string | null): Promise<Consultation> => {
  for (const candidate of await earliestTimes(ctx, known)) {
    const booked = await insertBooked(ctx, candidate, known, treatmentId);
    if (booked) return booked;
  }
  throw failure('consultation.slotTaken', { next: [] });
};

const bookAt = async (ctx: Ctx<Member>, doctorId: string, startsAt: Date, known: KnownDoctors, treatmentId: string | null): Promise<Consultation> => {
  const target = await freeTarget(ctx, doctorId, startsAt, known);
  const booked = await insertBooked(ctx, target, known, treatmentId);
  if (!booked) throw await slotTaken(ctx, { doctorId, startsAt, known });
  return booked;
};

/**
 * Books a doctor's time, the one that a hold keeps, or the first of all doctors.
 * @throws consultation.slotTaken with the next free times, server.notFound for another patient's request, server.badRequest without a time
 */
export const bookConsultation = async (ctx: Ctx<Member>, input: BookingInput): Promise<Consultation> => {
  const patientId = ctx.actor.id;
  const treatmentId = input.treatmentId ?? null;
  await lockPatient(ctx, patientId);
  if (treatmentId !== null) found((await ownTreatmentExists(ctx, treatmentId)) || undefined);
  const known = await knownDoctors(ctx, patientId);
  await lockHeldAndWanted(ctx, async () => (input.doctorId === 'earliest' ? (await earliestTimes(ctx, known)).map((time) => time.doctorId) : [input.doctorId]));
  const hold = await usedHold(ctx, input);
  await dropOwnHold(ctx);
  const startsAt = hold?.startsAt ?? (input.startsAt === undefined ? null : new Date(input.startsAt));
  const doctorId = hold?.doctorId ?? input.doctorId;
  if (doctorId !== 'earliest' && startsAt === null) throw failure('server.badRequest', { fields: [{ path: 'startsAt', message: 'required' }] });
  const booked =
    doctorId === 'earliest' || startsAt === null ? await bookEarliest(ctx, known, treatmentId) : await bookAt(ctx, doctorId, startsAt, known, treatmentId);
  await audit(ctx, { action: 'consultation.book', objectType: 'consultation', objectId: booked.id, patientId });
  await notifyPatient(ctx, booked, { template: 'consultation-booked', cause: 'booked' });
  return booked;
};
