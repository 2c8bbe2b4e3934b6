import { CronExpressionParser } from 'cron-parser';
import { failure } from '../../kernel/failure.ts';

export const usualSchedule = '*/15 * * * *';

/** When a feed is due next, by the wall clock in Germany. @throws server.badRequest for a schedule that is none */
export const nextRunAt = (schedule: string, from: Date): Date => {
  try {
    return CronExpressionParser.parse(schedule, { tz: 'Europe/Berlin', currentDate: from }).next().toDate();
  } catch (error) {
    throw failure('server.badRequest', { fields: [{ path: 'schedule', message: 'schedule' }] }, { cause: error });
  }
};
