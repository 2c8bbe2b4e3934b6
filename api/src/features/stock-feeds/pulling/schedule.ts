import type { ValidationKey } from '@blattwerk/contract/validation';
import { CronExpressionParser, type CronExpression } from 'cron-parser';
import { duration, later } from '../../../kernel/clock.ts';
import { failure, type Failure } from '../../../kernel/failure.ts';

export const usualSchedule = '*/15 * * * *';
const leastMinutes = 5;
/** cron-parser knows which of the two same hours it is in only when it has counted from before them. */
const nightOfTheClocks = 3 * duration.hours;

const refusal = (message: ValidationKey, cause?: unknown): Failure => failure('server.badRequest', { fields: [{ path: 'schedule', message }] }, { cause });

const parsed = (schedule: string, from: Date): CronExpression => {
  // Of cron's dialects only what every cron understands: `H`, for one, would be another minute each time.
  if (!/^([\d*/,-]|SUN|MON|TUE|WED|THU|FRI|SAT|JAN|FEB|MAR|APR|MAY|JUN|JUL|AUG|SEP|OCT|NOV|DEC|\s)+$/i.test(schedule)) throw refusal('schedule.invalid');
  try {
    return CronExpressionParser.parse(schedule, { tz: 'Europe/Berlin', currentDate: from });
  } catch (error) {
    throw refusal('schedule.invalid', error);
  }
};

/** The shortest time between two minutes of an hour, the first of the next hour included. */
const shortestGap = (expression: CronExpression): number => {
  const minutes = expression.fields.minute.values.map(Number).sort((a, b) => a - b);
  return Math.min(...minutes.map((minute, index) => (minutes[index + 1] ?? (minutes[0] ?? 0) + 60) - minute));
};

/**
 * When a feed is due next, by the wall clock in Germany. The hour that the clocks leave out in spring is made up for right after, and of the
 * hour that comes twice in autumn the first one counts, unless every hour is meant.
 * @throws server.badRequest for a schedule that is none
 */
export const nextRunAt = (schedule: string, from: Date): Date => {
  const expression = parsed(schedule, later(from, -nightOfTheClocks));
  try {
    let next = expression.next().toDate();
    while (next <= from) next = expression.next().toDate();
    return next;
  } catch (error) {
    throw refusal('schedule.invalid', error);
  }
};

/** A schedule as a person sets it. @throws server.badRequest for one that is none, never comes, or comes more often than every five minutes */
export const assertSchedule = (schedule: string, now: Date): void => {
  if (shortestGap(parsed(schedule, now)) < leastMinutes) throw refusal('schedule.tooOften');
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

/** After so many fetches in a row that got no file, the next one comes early: a nightly list that was missed would be missing all day. Never later than planned. */
export const retryAt = (planned: Date, now: Date, failures: number): Date => {
  const wait = Math.min(mostRetryMinutes, firstRetryMinutes * 2 ** (failures - 1));
  return new Date(Math.min(planned.getTime(), now.getTime() + wait * 60_000));
};
