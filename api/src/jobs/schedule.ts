import { CronExpressionParser, type CronExpression } from 'cron-parser';
import { duration, later } from '../kernel/clock.ts';

/** Every schedule is read by the wall clock in Germany. */
export const timeZone = 'Europe/Berlin';

/** @throws Error for a schedule that is not valid */
const parse = (schedule: string, from?: Date): CronExpression => CronExpressionParser.parse(schedule, { tz: timeZone, ...(from ? { currentDate: from } : {}) });

/** The minutes of an hour in which a schedule is due, sorted. @throws Error for a schedule that is not valid */
export const minutesOf = (schedule: string): number[] => [...parse(schedule).fields.minute.values];

/** Whether a schedule means every hour, and so both of the equal hours in autumn too. */
export const isHourly = (schedule: string): boolean => parse(schedule).fields.hour.values.length === 24;

/**
 * Where a search for a due time near the given moment starts. cron-parser counts forwards as we need it: times in the hour left out in spring
 * come right after it, and of the hour that comes twice in autumn only the first one counts, unless every hour is meant. It does so only if
 * it starts before that hour, and not when it counts backwards; so a search starts more than an hour early.
 */
const startNear = (schedule: string, at: Date): Date => later(at, isHourly(schedule) ? -1 : -61 * duration.minutes);

/** When it is due next, after the given moment. @throws Error for a schedule that is not valid or has no date */
export const dueAfter = (schedule: string, at: Date): Date => {
  const times = parse(schedule, startNear(schedule, at));
  let time = times.next().toDate();
  while (time <= at) time = times.next().toDate();
  return time;
};

/** When it was due last, before the given moment. @throws Error for a schedule that is not valid or has no date */
export const dueBefore = (schedule: string, at: Date): Date => {
  const times = parse(schedule, startNear(schedule, parse(schedule, at).prev().toDate()));
  let last = times.next().toDate();
  for (let time = times.next().toDate(); time < at; time = times.next().toDate()) last = time;
  return last;
};

/** The time from one run to the next, in ms, as it is at the given moment. */
export const periodOf = (schedule: string, at: Date): number => {
  const next = dueAfter(schedule, at);
  return dueAfter(schedule, next).getTime() - next.getTime();
};
