import { DateTime } from 'luxon';
import { parse } from 'node-cron';

/** Every schedule is read by the wall clock in Germany. */
export const timeZone = 'Europe/Berlin';

interface Fields {
  minutes: readonly number[];
  hours: readonly number[];
  isDay: (day: DateTime) => boolean;
}

/** No schedule has a longer pause: 29 February, over a century without one. */
const longestPauseDays = 8 * 366;

/** The fields as node-cron understands them; a day is due that fits both of its fields or, where both are restricted, one of them. */
const fieldsOf = (schedule: string): Fields => {
  const { minute, hour, dayOfMonth, month, dayOfWeek } = parse(schedule);
  const isRestricted = dayOfMonth.length < 31 && dayOfWeek.length < 7;
  return {
    minutes: minute.toSorted((a, b) => a - b),
    hours: hour.toSorted((a, b) => a - b),
    isDay: (day) => {
      const [inMonth, inWeek] = [dayOfMonth.includes(day.day), dayOfWeek.includes(day.weekday % 7)];
      return month.includes(day.month) && (isRestricted ? inMonth || inWeek : inMonth && inWeek);
    },
  };
};

/** Whether a schedule means every hour, and so both of the equal hours in autumn too. */
export const isHourly = (schedule: string): boolean => parse(schedule).hour.length === 24;

/**
 * The instants of one day. The hour that the clocks leave out in spring is made up for right after, and of the hour that comes twice in
 * autumn the first one counts, unless every hour is meant.
 */
const timesIn = ({ minutes, hours }: Fields, day: DateTime): number[] => {
  const begin = day.startOf('day');
  if (hours.length < 24) return [...new Set(hours.flatMap((hour) => minutes.map((minute) => begin.set({ hour, minute }).toMillis())))].sort((a, b) => a - b);
  const count = begin.plus({ days: 1 }).diff(begin, 'hours').hours;
  return Array.from({ length: count }, (_, hour) => minutes.map((minute) => begin.toMillis() + (hour * 60 + minute) * 60_000)).flat();
};

const find = (schedule: string, at: Date, direction: 1 | -1): Date => {
  const fields = fieldsOf(schedule);
  const first = DateTime.fromJSDate(at, { zone: timeZone }).startOf('day');
  for (let days = 0; days <= longestPauseDays; days += 1) {
    const day = first.plus({ days: direction * days });
    if (!fields.isDay(day)) continue;
    const times = timesIn(fields, day);
    const time = direction === 1 ? times.find((one) => one > at.getTime()) : times.findLast((one) => one < at.getTime());
    if (time !== undefined) return new Date(time);
  }
  throw new Error(`The schedule ${schedule} never comes`);
};

/** When it is due next, after the given moment. @throws Error for a schedule that is none or never comes */
export const dueAfter = (schedule: string, at: Date): Date => find(schedule, at, 1);

/** When it was due last, before the given moment. */
export const dueBefore = (schedule: string, at: Date): Date => find(schedule, at, -1);

/** The time from one run to the next, in ms, as it is at the given moment. */
export const periodOf = (schedule: string, at: Date): number => {
  const next = dueAfter(schedule, at);
  return dueAfter(schedule, next).getTime() - next.getTime();
};
