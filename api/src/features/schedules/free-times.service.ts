import type { ConsultationKind, Slot } from '@blattwerk/contract/consultations/shapes';
import { duration, later } from '../../kernel/clock.ts';
import type { Ctx } from '../../kernel/ctx.ts';
import { readSetting } from '../settings/public.ts';
import { dateAfter, dayOf, daysBetween, type BerlinDay } from './berlin-days.ts';
import { Schedule } from './schedule.model.ts';
import { bookableDoctors, type BookableDoctor } from './schedules.queries.ts';
import { freeTimes, type CompiledPlan } from './slots.ts';

/** The days from one date to another on which times are offered: neither past ones nor those beyond the horizon. */
const offeredDays = async (ctx: Ctx, from: string, to: string): Promise<readonly BerlinDay[]> => {
  const today = dayOf(ctx.clock.now()).date;
  const last = dateAfter(today, await readSetting(ctx, 'consultations.horizonDays'));
  const [first, end] = [from < today ? today : from, to > last ? last : to];
  return first > end ? [] : daysBetween(first, end);
};

const spanOf = (days: readonly BerlinDay[]) => ({ from: new Date(days[0]!.startsAt), to: later(new Date(days.at(-1)!.endsAt), duration.days) });

const slotAt = (plan: CompiledPlan, kind: ConsultationKind, at: number): Slot => ({
  startsAt: new Date(at).toISOString(),
  endsAt: new Date(at + plan.lengthMinutes[kind] * duration.minutes).toISOString(),
});

/** A doctor's free times from one date to another, both included; none for a doctor who offers no consultations. */
export const freeSlots = async (
  ctx: Ctx,
  { doctorId, kind, from, to }: { doctorId: string; kind: ConsultationKind; from: string; to: string },
): Promise<Slot[]> => {
  const days = await offeredDays(ctx, from, to);
  if (days.length === 0) return [];
  const [doctor] = await bookableDoctors(ctx, { ...spanOf(days), doctorId });
  if (!doctor) return [];
  return freeTimes(doctor.plan, { days, kind, now: ctx.clock.now().getTime() }).map((at) => slotAt(doctor.plan, kind, at));
};

export interface DoctorWithNext extends Omit<BookableDoctor, 'plan'> {
  next: Slot | null;
}

const searchDays = 60;

/** Each doctor who offers consultations, with the first free time of the coming sixty days. */
export const doctorsWithNext = async (ctx: Ctx, kindWith: (doctorId: string) => ConsultationKind): Promise<DoctorWithNext[]> => {
  const today = dayOf(ctx.clock.now()).date;
  const days = await offeredDays(ctx, today, dateAfter(today, searchDays));
  const now = ctx.clock.now().getTime();
  return (await bookableDoctors(ctx, spanOf(days))).map(({ plan, ...doctor }) => {
    const kind = kindWith(doctor.doctorId);
    const [first] = freeTimes(plan, { days, kind, now, most: 1 });
    return { ...doctor, next: first === undefined ? null : slotAt(plan, kind, first) };
  });
};

export interface FoundTime extends Slot {
  doctorId: string;
}

/** The next free times of one doctor, or of all, in order of time. */
export const nextTimes = async (
  ctx: Ctx,
  { doctorId, kindWith, most, after }: { doctorId: string | null; kindWith: (doctorId: string) => ConsultationKind; most: number; after?: Date },
): Promise<FoundTime[]> => {
  const begin = dayOf(after ?? ctx.clock.now()).date;
  const days = await offeredDays(ctx, begin, dateAfter(begin, searchDays));
  if (days.length === 0) return [];
  const now = ctx.clock.now().getTime();
  const doctors = await bookableDoctors(ctx, { ...spanOf(days), doctorId });
  return doctors
    .flatMap(({ plan }) => {
      const kind = kindWith(plan.doctorId);
      const times = freeTimes(plan, { days, kind, now, ...(after ? {} : { most }) });
      return times
        .filter((at) => !after || at >= after.getTime())
        .slice(0, most)
        .map((at) => ({ doctorId: plan.doctorId, ...slotAt(plan, kind, at) }));
    })
    .toSorted((one, other) => (one.startsAt < other.startsAt ? -1 : 1))
    .slice(0, most);
};

/** The time that begins at a moment, if it is free. */
export const freeSlotAt = async (
  ctx: Ctx,
  { doctorId, kind, startsAt }: { doctorId: string; kind: ConsultationKind; startsAt: Date },
): Promise<Slot | null> => {
  const { date } = dayOf(startsAt);
  const slots = await freeSlots(ctx, { doctorId, kind, from: date, to: date });
  return slots.find((slot) => slot.startsAt === startsAt.toISOString()) ?? null;
};

const usualMinutes = 15;

/** How long a consultation of a kind is with a doctor, in minutes. */
export const lengthOf = async (ctx: Ctx, doctorId: string, kind: ConsultationKind): Promise<number> => {
  const schedule = await Schedule.query(ctx.trx).findById(doctorId);
  const own = kind === 'first' ? schedule?.firstLengthMinutes : schedule?.followUpLengthMinutes;
  return own ?? schedule?.lengthMinutes ?? usualMinutes;
};
