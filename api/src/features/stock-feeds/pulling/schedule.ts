import type { ValidationKey } from '@blattwerk/contract/validation';
import { dueAfter, minutesOf } from '../../../jobs/schedule.ts';
import { failure, type Failure } from '../../../kernel/failure.ts';

export const usualSchedule = '*/15 * * * *';
const leastMinutes = 5;

const refusal = (message: ValidationKey, cause?: unknown): Failure => failure('server.badRequest', { fields: [{ path: 'schedule', message }] }, { cause });

/** The minutes of a schedule as a pharmacy may set it. @throws server.badRequest for one that is none */
const plainMinutesOf = (schedule: string): number[] => {
  // Of cron's dialects only what every cron understands: five fields, no seconds, no `L`, `W` or `#`.
  const isPlain = /^([\d*/,-]|SUN|MON|TUE|WED|THU|FRI|SAT|JAN|FEB|MAR|APR|MAY|JUN|JUL|AUG|SEP|OCT|NOV|DEC|\s)+$/i.test(schedule);
  if (!isPlain || schedule.trim().split(/\s+/).length !== 5) throw refusal('schedule.invalid');
  try {
    return minutesOf(schedule);
  } catch (error) {
    throw refusal('schedule.invalid', error);
  }
};

/** The shortest time between two minutes of an hour, the first of the next hour included. */
const shortestGap = (minutes: readonly number[]): number =>
  Math.min(...minutes.map((minute, index) => (minutes[index + 1] ?? (minutes[0] ?? 0) + 60) - minute));

/** When a feed is due next, by the wall clock in Germany. @throws server.badRequest for a schedule that is none */
export const nextRunAt = (schedule: string, from: Date): Date => {
  plainMinutesOf(schedule);
  try {
    return dueAfter(schedule, from);
  } catch (error) {
    throw refusal('schedule.invalid', error);
  }
};

/** A schedule as a person sets it. @throws server.badRequest for one that is none, never comes, or comes more often than every five minutes */
export const assertSchedule = (schedule: string, now: Date): void => {
  if (shortestGap(plainMinutesOf(schedule)) < leastMinutes) throw refusal('schedule.tooOften');
  nextRunAt(schedule, now);
};

/** The next times of a schedule, for the person who sets it. @throws server.badRequest */
export const nextTimes = (schedule: string, now: Date, count: number): Date[] => {
  assertSchedule(schedule, now);
  const times: Date[] = [];
  for (let at = now; times.length < count; times.push(at)) at = nextRunAt(schedule, at);
  return times;
};

const firstRetryMinutes = 5;
const mostRetryMinutes = 120;

/** After this many fetches in a row without a file, the next one comes early: a nightly list that was missed would be missing all day. Never later than planned. */
export const retryAt = (planned: Date, now: Date, failures: number): Date => {
  const wait = Math.min(mostRetryMinutes, firstRetryMinutes * 2 ** (failures - 1));
  return new Date(Math.min(planned.getTime(), now.getTime() + wait * 60_000));
};
