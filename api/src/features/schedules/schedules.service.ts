import type { Calendar } from '@blattwerk/contract/consultations/shapes';
import type { ScheduleInput, ScheduleRecord } from '@blattwerk/contract/schedules/shapes';
import { audit } from '../../kernel/audit.ts';
import type { Ctx, Member } from '../../kernel/ctx.ts';
import { assertVersion } from '../../kernel/edit-record.ts';
import { failure, found } from '../../kernel/failure.ts';
import { fullName } from '../../kernel/full-name.ts';
import { publicHolidayName } from '../../kernel/public-holidays.ts';
import { dateAfter, dayOf, daysBetween, isHolidayIn } from './berlin-days.ts';
import { emptySchedule, Schedule } from './schedule.model.ts';
import { bookedAhead, colleaguesOf, doctorFacts, type Colleague } from './schedules.queries.ts';
import { absenceAt, compilePlan, daysOf } from './slots.ts';

type Stored = typeof emptySchedule;

/** Administrators read every doctor's schedule, a doctor the own one. @throws server.notFound */
const readable = async (ctx: Ctx<Member>, doctorId: string) => {
  if (ctx.actor.role === 'doctor' && doctorId !== ctx.actor.id) throw failure('server.notFound');
  return found(await doctorFacts(ctx, doctorId));
};

const storedOf = async (ctx: Ctx, doctorId: string): Promise<Stored> => (await Schedule.query(ctx.trx).findById(doctorId)) ?? emptySchedule;

const planOf = (doctorId: string, schedule: Stored) =>
  compilePlan({
    ...{ doctorId, weekly: schedule.weekly, exceptions: schedule.exceptions, bufferMinutes: 0, leadMinutes: 0, federalState: null, taken: [] },
    lengthMinutes: { first: schedule.lengthMinutes, 'follow-up': schedule.lengthMinutes },
  });

/** Booked consultations that lie in an absence, each with who covers it: none of them is cancelled by it. */
const affectedBy = async (ctx: Ctx, doctorId: string, schedule: Stored): Promise<ScheduleRecord['affected']> => {
  if (!schedule.exceptions.some(({ kind }) => kind === 'absent')) return [];
  const plan = planOf(doctorId, schedule);
  const names = new Map((await colleaguesOf(ctx, doctorId)).map(({ id, name }) => [id, name]));
  return (await bookedAhead(ctx, doctorId)).flatMap(({ id, startsAt, endsAt, firstName, lastName }) => {
    const absence = absenceAt(plan, dayOf(startsAt), startsAt.getTime(), endsAt.getTime());
    if (!absence) return [];
    const cover = absence.coverDoctorId ?? schedule.coverDoctorId;
    const coverName = cover === null ? null : (names.get(cover) ?? null);
    const coverDoctorId = coverName === null ? null : cover;
    return [{ consultationId: id, startsAt: startsAt.toISOString(), patientName: fullName({ firstName, lastName }), coverDoctorId, coverName }];
  });
};

/** A doctor's booked consultations that lie in an absence. */
export const affectedAppointments = async (ctx: Ctx, doctorId: string): Promise<ScheduleRecord['affected']> =>
  affectedBy(ctx, doctorId, await storedOf(ctx, doctorId));

/** Who takes a doctor's appointment over: the cover of the absence in which it lies, else of the schedule. Null for no one, and for someone who gives none. */
export const coverFor = async (ctx: Ctx, { doctorId, startsAt, endsAt }: { doctorId: string; startsAt: Date; endsAt: Date }): Promise<Colleague | null> => {
  const schedule = await storedOf(ctx, doctorId);
  const absence = absenceAt(planOf(doctorId, schedule), dayOf(startsAt), startsAt.getTime(), endsAt.getTime());
  const cover = absence?.coverDoctorId ?? schedule.coverDoctorId;
  return (await colleaguesOf(ctx, doctorId)).find(({ id }) => id === cover) ?? null;
};

const yearAhead = 366;
/** Public holidays of the coming year on days of the week on which the doctor works. */
const holidaysAhead = (ctx: Ctx, federalState: string | null): ScheduleRecord['holidays'] => {
  const today = dayOf(ctx.clock.now()).date;
  return daysBetween(today, dateAfter(today, yearAhead))
    .filter((day) => isHolidayIn(day, federalState))
    .map((day) => ({ on: day.date, name: publicHolidayName(day.date, federalState) }));
};

/** Days as a calendar shows them: with the public holidays of the doctor's state, and absences of a whole day. Without a doctor, those of all Germany. */
export const shownDays = async (ctx: Ctx, { doctorId, from, to }: { doctorId: string | null; from: string; to: string }): Promise<Calendar['days']> => {
  const today = dayOf(ctx.clock.now()).date;
  const federalState = doctorId === null ? null : ((await doctorFacts(ctx, doctorId))?.federalState ?? null);
  const absences = doctorId === null ? [] : (await storedOf(ctx, doctorId)).exceptions.filter(({ kind, hours }) => kind === 'absent' && !hours);
  return daysBetween(from, to).map((day) => ({
    on: day.date,
    isToday: day.date === today,
    holiday: isHolidayIn(day, federalState) ? publicHolidayName(day.date, federalState) : null,
    isAbsent: absences.map(daysOf).some((absence) => absence.from <= day.date && day.date <= absence.to),
  }));
};

const nextCover = (ctx: Ctx, schedule: Stored): string | null => {
  const today = dayOf(ctx.clock.now()).date;
  const absences = schedule.exceptions.filter((one) => one.kind === 'absent' && daysOf(one).to >= today);
  const [next] = absences.toSorted((one, other) => daysOf(one).from.localeCompare(daysOf(other).from));
  return next?.coverDoctorId ?? schedule.coverDoctorId;
};

const namedCover = async (ctx: Ctx, schedule: Stored): Promise<ScheduleRecord['requestCover']> => {
  const id = nextCover(ctx, schedule);
  const doctor = id === null ? undefined : await doctorFacts(ctx, id);
  return id === null || !doctor ? null : { id, name: fullName(doctor) };
};

/** @throws server.notFound for someone who is no doctor, and for another doctor */
export const readSchedule = async (ctx: Ctx<Member>, doctorId: string): Promise<ScheduleRecord> => {
  const doctor = await readable(ctx, doctorId);
  const stored = await storedOf(ctx, doctorId);
  const { weekly, exceptions, lengthMinutes, firstLengthMinutes, followUpLengthMinutes, bufferMinutes, leadMinutes, coverDoctorId, version } = stored;
  return {
    ...{ doctorId, doctorName: fullName(doctor), offersConsultations: doctor.offersConsultations, weekly, exceptions, lengthMinutes, bufferMinutes },
    ...{ leadMinutes, coverDoctorId, version, federalState: doctor.federalState },
    lengths: { first: firstLengthMinutes ?? lengthMinutes, followUp: followUpLengthMinutes ?? lengthMinutes },
    holidays: holidaysAhead(ctx, doctor.federalState),
    affected: await affectedBy(ctx, doctorId, stored),
    colleagues: await colleaguesOf(ctx, doctorId),
    requestCover: await namedCover(ctx, stored),
    abilities: ctx.actor.role === 'doctor' ? ['update', 'feed'] : [],
  };
};

const columnsOf = ({ weekly, exceptions, lengthMinutes, lengths, bufferMinutes, leadMinutes, coverDoctorId }: ScheduleInput) => ({
  ...{ weekly, exceptions, lengthMinutes, bufferMinutes, leadMinutes, coverDoctorId: coverDoctorId ?? null },
  firstLengthMinutes: lengths?.first ?? null,
  followUpLengthMinutes: lengths?.followUp ?? null,
});

/** @throws server.unprocessableEntity for someone who is no other doctor */
const assertCovers = async (ctx: Ctx<Member>, { coverDoctorId, exceptions }: ScheduleInput): Promise<void> => {
  for (const cover of new Set([coverDoctorId, ...exceptions.map((one) => one.coverDoctorId)]))
    if (cover && (cover === ctx.actor.id || !(await doctorFacts(ctx, cover)))) throw failure('server.unprocessableEntity');
};

type Row = ReturnType<typeof columnsOf> & Pick<Schedule, 'version' | 'updatedAt'>;

/** Of two first ones at once the database takes one. */
const insertFirst = async (ctx: Ctx, doctorId: string, row: Row): Promise<boolean> => {
  const inserted = await Schedule.query(ctx.trx)
    .insert({ ...row, doctorId })
    .onConflict('doctorId')
    .ignore()
    .returning('doctorId')
    .castTo<Schedule | undefined>();
  return inserted?.doctorId !== undefined;
};

const replace = async (ctx: Ctx, { doctorId, version }: ScheduleInput, row: Row): Promise<boolean> =>
  (await Schedule.query(ctx.trx).where({ doctorId, version }).patch(row)) > 0;

/**
 * Puts the own schedule in place of the one before. Appointments stay; those in an absence are named.
 * @throws server.notFound for another doctor's, server.conflict with both states when it was changed meanwhile, server.unprocessableEntity
 */
export const saveSchedule = async (ctx: Ctx<Member>, input: ScheduleInput): Promise<ScheduleRecord> => {
  const before = await readSchedule(ctx, input.doctorId);
  const stale = async () => failure('server.conflict', { current: await readSchedule(ctx, input.doctorId), yours: input });
  assertVersion(before, input.version, { current: before, yours: input });
  await assertCovers(ctx, input);
  const row = { ...columnsOf(input), version: input.version + 1, updatedAt: ctx.clock.now() };
  const isWritten = input.version === 0 ? await insertFirst(ctx, input.doctorId, row) : await replace(ctx, input, row);
  if (!isWritten) throw await stale();
  await audit(ctx, { action: 'schedule.update', objectType: 'schedule', objectId: input.doctorId, after: { version: row.version } });
  return readSchedule(ctx, input.doctorId);
};

export interface Away {
  /** The last day of the absence. */
  until: string;
  coverDoctorId: string | null;
}

/** Doctors who are absent at this moment, each with who covers the absence. */
export const awayNow = async (ctx: Ctx): Promise<Map<string, Away>> => {
  const now = ctx.clock.now();
  const away = new Map<string, Away>();
  for (const schedule of await Schedule.query(ctx.trx)) {
    const absence = absenceAt(planOf(schedule.doctorId, schedule), dayOf(now), now.getTime(), now.getTime() + 1);
    if (absence) away.set(schedule.doctorId, { until: daysOf(absence).to, coverDoctorId: absence.coverDoctorId ?? schedule.coverDoctorId });
  }
  return away;
};

/** Who covers a doctor's requests: the cover of the absence that is under way or comes next, else of the schedule. */
export const requestCoverOf = async (ctx: Ctx, doctorId: string): Promise<string | null> => nextCover(ctx, await storedOf(ctx, doctorId));
