import { DateTime } from 'luxon';
import { isPublicHoliday } from '../../kernel/public-holidays.ts';

const zone = 'Europe/Berlin';

/** Whether people work on this day: no weekend, no holiday of all Germany or of the federal state. */
export const isBusinessDay = (day: DateTime, federalState: string | null = null): boolean =>
  day.weekday < 6 && !isPublicHoliday(day.toISODate() ?? '', federalState);

/**
 * When a review is due: a number of business days later at the same time of day in Germany. What is submitted on a day off counts as submitted at
 * the end of that day off, and is due at the end (23:59) of the last business day.
 */
export const dueTime = (submittedAt: Date, businessDays: number, federalState: string | null = null): Date => {
  const start = DateTime.fromJSDate(submittedAt, { zone });
  let day = start.startOf('day');
  for (let left = businessDays; left > 0;) {
    day = day.plus({ days: 1 });
    if (isBusinessDay(day, federalState)) left -= 1;
  }
  const time = isBusinessDay(start, federalState) ? { hour: start.hour, minute: start.minute, second: start.second } : { hour: 23, minute: 59, second: 0 };
  return day.set(time).toJSDate();
};

/** An interval in which the clock stood still; `resumedAt` is null while it does. */
export interface Pause {
  stoppedAt: Date;
  resumedAt: Date | null;
}

/** How much of a span lies on business days, which count from midnight to midnight in Germany. */
const businessTime = (from: DateTime, until: DateTime, federalState: string | null): number => {
  let sum = 0;
  for (let day = from.startOf('day'); day < until; day = day.plus({ days: 1 })) {
    const end = DateTime.min(day.plus({ days: 1 }), until);
    if (isBusinessDay(day, federalState)) sum += Math.max(0, end.toMillis() - DateTime.max(day, from).toMillis());
  }
  return sum;
};

/** The moment at which so much business time has passed. */
const afterBusinessTime = (from: DateTime, milliseconds: number, federalState: string | null): DateTime => {
  let at = from;
  for (let left = milliseconds; left > 0;) {
    const end = at.startOf('day').plus({ days: 1 });
    const today = isBusinessDay(at, federalState) ? end.toMillis() - at.toMillis() : 0;
    if (left <= today) return at.plus({ milliseconds: left });
    left -= today;
    at = end;
  }
  return at;
};

/**
 * When a review is due that stood still meanwhile: what was left of the business time when the clock stopped is left when it goes on.
 * Null while it stands still. Without pauses the same as `dueTime`.
 */
export const dueTimeWithPauses = (submittedAt: Date, businessDays: number, pauses: readonly Pause[], federalState: string | null = null): Date | null => {
  const whole = dueTime(submittedAt, businessDays, federalState);
  if (pauses.length === 0) return whole;
  let from = DateTime.fromJSDate(submittedAt, { zone });
  let left = businessTime(from, DateTime.fromJSDate(whole, { zone }), federalState);
  for (const { stoppedAt, resumedAt } of pauses) {
    if (resumedAt === null) return null;
    left = Math.max(0, left - businessTime(from, DateTime.fromJSDate(stoppedAt, { zone }), federalState));
    from = DateTime.fromJSDate(resumedAt, { zone });
  }
  return afterBusinessTime(from, left, federalState).toJSDate();
};
