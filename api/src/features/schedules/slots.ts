import type { ConsultationKind } from '@blattwerk/contract/consultations/shapes';
import type { ScheduleException, WeeklyHours } from '@blattwerk/contract/schedules/shapes';
import { dayNumber, instantOf, isHolidayIn, type BerlinDay } from './berlin-days.ts';

const minute = 60_000;

/** Where a doctor's free times follow from. */
export interface Plan {
  doctorId: string;
  weekly: readonly WeeklyHours[];
  exceptions: readonly ScheduleException[];
  lengthMinutes: Record<ConsultationKind, number>;
  bufferMinutes: number;
  leadMinutes: number;
  federalState: string | null;
  /** When it is taken already: from, to, in order of time. */
  taken: readonly (readonly [number, number])[];
}

/** From and to, as minutes on the clock. */
type Window = readonly [number, number];
type Span = readonly [number, number];

interface CompiledException {
  /** Numbers of the first and the last day. */
  from: number;
  to: number;
  kind: 'absent' | 'open';
  windows: readonly Window[] | null;
}
export interface CompiledPlan extends Plan {
  /** By weekday, 1 is Monday. */
  windows: readonly (readonly Window[])[];
  /** The ends of what is taken, each list in memory of its own: the loop over all times reads nothing else. */
  takenFrom: Float64Array;
  takenTo: Float64Array;
  compiled: readonly CompiledException[];
}

const minutesOf = (time: string): number => Number(time.slice(0, 2)) * 60 + Number(time.slice(3));
const windowsOf = (hours: readonly { from: string; to: string }[]): Window[] =>
  hours.map(({ from, to }) => [minutesOf(from), minutesOf(to)] as const).toSorted(([one], [other]) => one - other);

/** The first and the last day of an exception. */
export const daysOf = (exception: ScheduleException): { from: string; to: string } =>
  'on' in exception ? { from: exception.on, to: exception.on } : { from: exception.from, to: exception.to };

export const compilePlan = (plan: Plan): CompiledPlan => ({
  ...plan,
  windows: Array.from({ length: 8 }, (_, day) => windowsOf(plan.weekly.filter((hours) => hours.day === day))),
  takenFrom: Float64Array.from(plan.taken, ([from]) => from),
  takenTo: Float64Array.from(plan.taken, ([, to]) => to),
  compiled: plan.exceptions.map((one) => {
    const { from, to } = daysOf(one);
    return { from: dayNumber(from), to: dayNumber(to), kind: one.kind, windows: one.hours ? windowsOf(one.hours) : null };
  }),
});

const spanOn = (day: BerlinDay, [from, to]: Window): Span => [instantOf(day, from), instantOf(day, to)];
const wholeDay = (day: BerlinDay): Span => [day.startsAt, day.endsAt];

/** Spans that overlap become one, so that no moment is offered twice; those that only touch stay two and each begins its own row of times. */
const joined = (spans: Span[]): Span[] => {
  const result: [number, number][] = [];
  for (const [from, to] of spans.toSorted(([one], [other]) => one - other)) {
    const last = result.at(-1);
    if (last && from < last[1]) last[1] = Math.max(last[1], to);
    else result.push([from, to]);
  }
  return result;
};

interface Day {
  open: readonly Span[];
  absent: readonly Span[];
}
const none: readonly Span[] = [];

/** The exceptions of one day; null on all the days that have none. */
const exceptionsOn = ({ compiled }: CompiledPlan, { number }: BerlinDay): CompiledException[] | null => {
  for (const { from, to } of compiled) if (from <= number && number <= to) return compiled.filter((one) => one.from <= number && number <= one.to);
  return null;
};

/** A day for which something else was entered than the week says. */
const exceptionalDay = (plan: CompiledPlan, day: BerlinDay, exceptions: readonly CompiledException[]): Day => {
  const open = exceptions.filter(({ kind }) => kind === 'open');
  const isClosed = isHolidayIn(day, plan.federalState) && !open.some(({ windows }) => windows === null);
  const weekly = isClosed ? [] : (plan.windows[day.weekday] ?? []);
  return {
    open: joined([...weekly, ...open.flatMap(({ windows }) => windows ?? [])].map((window) => spanOn(day, window))),
    absent: exceptions
      .filter(({ kind }) => kind === 'absent')
      .flatMap(({ windows }) => (windows === null ? [wholeDay(day)] : windows.map((window) => spanOn(day, window)))),
  };
};

const overlapsAny = (spans: readonly Span[], from: number, to: number): boolean => spans.some(([begin, end]) => begin < to && from < end);

export interface SlotQuery {
  days: readonly BerlinDay[];
  kind: ConsultationKind;
  now: number;
  /** The largest number of slots to compute. */
  most?: number;
}

interface Walk extends Pick<CompiledPlan, 'takenFrom' | 'takenTo'> {
  /** Of what is taken, the first one that may still be in the way. */
  next: number;
  length: number;
  buffer: number;
  earliest: number;
  most: number;
  free: number[];
}

/** Adds the free times of one span of open hours; the spans come in order of time. */
const walkSpan = (walk: Walk, from: number, to: number, absent: readonly Span[]): void => {
  const { takenFrom, takenTo, length, buffer, earliest, most, free } = walk;
  const [count, step] = [takenFrom.length, length + buffer];
  let { next } = walk;
  for (let at = from; at + length <= to; at += step) {
    if (at < earliest) continue;
    while (next < count && takenTo[next]! + buffer <= at) next += 1;
    if (next < count && takenFrom[next]! < at + step) continue;
    if (absent !== none && overlapsAny(absent, at, at + length)) continue;
    free.push(at);
    if (free.length >= most) break;
  }
  walk.next = next;
};

const walkDay = (walk: Walk, plan: CompiledPlan, day: BerlinDay): void => {
  const exceptions = exceptionsOn(plan, day);
  if (exceptions) {
    const { open, absent } = exceptionalDay(plan, day, exceptions);
    for (const [from, to] of open) walkSpan(walk, from, to, absent);
    return;
  }
  const windows = plan.windows[day.weekday]!;
  if (windows.length === 0 || isHolidayIn(day, plan.federalState)) return;
  for (const [from, to] of windows) walkSpan(walk, instantOf(day, from), instantOf(day, to), none);
};

/**
 * When a consultation with this doctor can begin, in order of time. Pure. Times follow each other by length and pause from the beginning of each
 * span of open hours, by the time that passes and not by the clock: where clocks change, none is skipped or offered twice.
 */
export const freeTimes = (plan: CompiledPlan, { days, kind, now, most = Infinity }: SlotQuery): number[] => {
  const [length, buffer, earliest] = [plan.lengthMinutes[kind] * minute, plan.bufferMinutes * minute, now + plan.leadMinutes * minute];
  const { takenFrom, takenTo } = plan;
  const walk: Walk = { takenFrom, takenTo, next: 0, length, buffer, earliest, most, free: [] };
  for (const day of days) {
    if (day.endsAt > earliest) walkDay(walk, plan, day);
    if (walk.free.length >= most) return walk.free.slice(0, most);
  }
  return walk.free;
};

/** The absence of the plan in which a time lies. */
export const absenceAt = ({ compiled, exceptions }: CompiledPlan, day: BerlinDay, from: number, to: number): ScheduleException | undefined =>
  exceptions[
    compiled.findIndex(
      (one) =>
        one.kind === 'absent' &&
        one.from <= day.number &&
        day.number <= one.to &&
        overlapsAny(one.windows?.map((window) => spanOn(day, window)) ?? [wholeDay(day)], from, to),
    )
  ];
