import { isHoliday } from 'feiertagejs';
import { DateTime } from 'luxon';

const zone = 'Europe/Berlin';
const federalStates = ['BW', 'BY', 'BE', 'BB', 'HB', 'HE', 'HH', 'MV', 'NI', 'NW', 'RP', 'SL', 'SN', 'ST', 'SH', 'TH'] as const;
type FederalState = (typeof federalStates)[number];

const isFederalState = (value: string | null): value is FederalState => (federalStates as readonly (string | null)[]).includes(value);

/** Whether people work on this day: no weekend, no holiday of all Germany or of the federal state. */
export const isBusinessDay = (day: DateTime, federalState: string | null = null): boolean =>
  day.weekday < 6 && !isHoliday(day.toISODate() ?? '', isFederalState(federalState) ? federalState : 'BUND');

/**
 * When a review is due: so many business days later at the same time of day in Germany. What comes in on a day off counts as come in at
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
