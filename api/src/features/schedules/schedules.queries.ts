import type { ConsultationKind } from '@blattwerk/contract/consultations/shapes';
import type { Ctx } from '../../kernel/ctx.ts';
import { fullName } from '../../kernel/full-name.ts';
import { rawRows } from '../../kernel/raw-rows.ts';
import type { Schedule } from './schedule.model.ts';
import { compilePlan, type CompiledPlan } from './slots.ts';

/** A doctor whose times can be booked. */
export interface BookableDoctor {
  doctorId: string;
  name: string;
  title: string | null;
  about: string | null;
  plan: CompiledPlan;
}

interface DoctorRow extends Pick<
  Schedule,
  'weekly' | 'exceptions' | 'lengthMinutes' | 'firstLengthMinutes' | 'followUpLengthMinutes' | 'bufferMinutes' | 'leadMinutes'
> {
  doctorId: string;
  title: string | null;
  firstName: string;
  lastName: string;
  about: string | null;
  federalState: string | null;
}
interface TakenRow {
  doctorId: string;
  startsAt: Date;
  endsAt: Date;
}

const lengthsOf = ({ lengthMinutes, firstLengthMinutes, followUpLengthMinutes }: DoctorRow): Record<ConsultationKind, number> => ({
  first: firstLengthMinutes ?? lengthMinutes,
  'follow-up': followUpLengthMinutes ?? lengthMinutes,
});

/** Times of doctors that are taken from one moment to another; a hold that has lapsed takes nothing. */
const takenTimes = async (ctx: Ctx, doctorIds: readonly string[], from: Date, to: Date): Promise<Map<string, [number, number][]>> => {
  const rows = await rawRows<TakenRow>(
    ctx.trx,
    `SELECT doctor_id, starts_at, ends_at FROM taken_times
     WHERE doctor_id = ANY(CAST(:doctorIds AS uuid[])) AND tstzrange(starts_at, ends_at) && tstzrange(:from, :to) AND (expires_at IS NULL OR expires_at > :now)
     ORDER BY doctor_id, starts_at`,
    { doctorIds, from, to, now: ctx.clock.now() },
  );
  const taken = new Map<string, [number, number][]>();
  for (const { doctorId, startsAt, endsAt } of rows) {
    const spans = taken.get(doctorId) ?? [];
    spans.push([startsAt.getTime(), endsAt.getTime()]);
    taken.set(doctorId, spans);
  }
  return taken;
};

/** Doctors who work, offer consultations and have a schedule, with what their free times follow from. */
export const bookableDoctors = async (
  ctx: Ctx,
  { from, to, doctorId = null }: { from: Date; to: Date; doctorId?: string | null },
): Promise<BookableDoctor[]> => {
  const rows = await rawRows<DoctorRow>(
    ctx.trx,
    `SELECT schedules.doctor_id, users.title, users.first_name, users.last_name, users.about, doctors.federal_state, schedules.weekly, schedules.exceptions,
       schedules.length_minutes, schedules.first_length_minutes, schedules.follow_up_length_minutes, schedules.buffer_minutes, schedules.lead_minutes
     FROM schedules JOIN doctors ON doctors.user_id = schedules.doctor_id JOIN users ON users.id = schedules.doctor_id
     WHERE users.status = 'active' AND doctors.is_working AND doctors.offers_consultations
       AND (CAST(:doctorId AS uuid) IS NULL OR schedules.doctor_id = CAST(:doctorId AS uuid))
     ORDER BY users.last_name, users.id`,
    { doctorId },
  );
  const taken = await takenTimes(
    ctx,
    rows.map((row) => row.doctorId),
    from,
    to,
  );
  return rows.map((row) => ({
    doctorId: row.doctorId,
    name: fullName(row),
    title: row.title,
    about: row.about,
    plan: compilePlan({
      ...{ doctorId: row.doctorId, weekly: row.weekly, exceptions: row.exceptions, lengthMinutes: lengthsOf(row) },
      ...{ bufferMinutes: row.bufferMinutes, leadMinutes: row.leadMinutes, federalState: row.federalState, taken: taken.get(row.doctorId) ?? [] },
    }),
  }));
};

interface BookedRow {
  id: string;
  startsAt: Date;
  endsAt: Date;
  version: number;
  firstName: string;
  lastName: string;
}

/** A doctor's appointments that lie ahead, in order of time. */
export const bookedAhead = (ctx: Ctx, doctorId: string): Promise<BookedRow[]> =>
  rawRows<BookedRow>(
    ctx.trx,
    `SELECT consultations.id, starts_at, ends_at, consultations.version, users.first_name, users.last_name FROM consultations JOIN users ON users.id = consultations.patient_id
     WHERE doctor_id = :doctorId AND consultations.status = 'booked' AND ends_at > :now ORDER BY starts_at`,
    { doctorId, now: ctx.clock.now() },
  );

interface DoctorFacts {
  id: string;
  title: string | null;
  firstName: string;
  lastName: string;
  offersConsultations: boolean;
  federalState: string | null;
}

export const doctorFacts = async (ctx: Ctx, doctorId: string): Promise<DoctorFacts | undefined> =>
  (
    await rawRows<DoctorFacts>(
      ctx.trx,
      `SELECT users.id, users.title, users.first_name, users.last_name, doctors.offers_consultations, doctors.federal_state
       FROM doctors JOIN users ON users.id = doctors.user_id WHERE doctors.user_id = :doctorId`,
      { doctorId },
    )
  )[0];

export interface Colleague {
  id: string;
  name: string;
}

/** Other doctors who work and offer consultations, by name. */
export const colleaguesOf = async (ctx: Ctx, doctorId: string): Promise<Colleague[]> => {
  const rows = await rawRows<Pick<DoctorFacts, 'id' | 'title' | 'firstName' | 'lastName'>>(
    ctx.trx,
    `SELECT users.id, users.title, users.first_name, users.last_name FROM doctors JOIN users ON users.id = doctors.user_id
     WHERE users.status = 'active' AND doctors.is_working AND doctors.offers_consultations AND users.id <> :doctorId ORDER BY users.last_name, users.id`,
    { doctorId },
  );
  return rows.map((row) => ({ id: row.id, name: fullName(row) }));
};
