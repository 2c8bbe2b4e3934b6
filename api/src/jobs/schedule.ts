import { CronExpressionParser } from 'cron-parser';

/** Every schedule is read by the wall clock in Germany. */
export const timeZone = 'Europe/Berlin';

const dates = (schedule: string, at: Date) => CronExpressionParser.parse(schedule, { tz: timeZone, currentDate: at });

/** When it is due next, after the given moment. */
export const dueAfter = (schedule: string, at: Date): Date => dates(schedule, at).next().toDate();

/** When it was due last, before the given moment. */
export const dueBefore = (schedule: string, at: Date): Date => dates(schedule, at).prev().toDate();

/** The time from one run to the next, in ms, as it is at the given moment. */
export const periodOf = (schedule: string, at: Date): number => {
  const next = dueAfter(schedule, at);
  return dueAfter(schedule, next).getTime() - next.getTime();
};
