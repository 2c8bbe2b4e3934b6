import { DateTime } from 'luxon';
import { isPublicHoliday } from '../../kernel/public-holidays.ts';

export const zone = 'Europe/Berlin';
const minute = 60_000;
const usualLength = 24 * 60 * minute;

/** A day as clocks and calendars in Germany show it. */
export interface BerlinDay {
  date: string;
  /** Counts the days: the next one has the next number. */
  number: number;
  /** 1 is Monday. */
  weekday: number;
  /** Its midnight and the next one, as milliseconds. */
  startsAt: number;
  endsAt: number;
  /** Whether its clocks are not changed: then minutes since midnight are minutes on the clock. */
  isUsual: boolean;
  holidays: Map<string | null, boolean>;
}

/** The number of a date, as `BerlinDay.number`. */
export const dayNumber = (date: string): number => Date.parse(`${date}T00:00:00Z`) / usualLength;

const known = new Map<string, BerlinDay>();

const makeDay = (at: DateTime): BerlinDay => {
  const [startsAt, endsAt] = [at.toMillis(), at.plus({ days: 1 }).toMillis()];
  const date = at.toISODate() ?? '';
  return { date, number: dayNumber(date), weekday: at.weekday, startsAt, endsAt, isUsual: endsAt - startsAt === usualLength, holidays: new Map() };
};

/** Calendar objects are costly and every request for free times needs the same days: each is made once. */
const dayAt = (at: DateTime): BerlinDay => {
  const date = at.toISODate() ?? '';
  const day = known.get(date) ?? makeDay(at);
  known.set(date, day);
  return day;
};

const startOf = (date: string): DateTime => DateTime.fromISO(date, { zone });

/** The day of a moment. */
export const dayOf = (now: Date): BerlinDay => dayAt(DateTime.fromJSDate(now, { zone }).startOf('day'));

/** The date the given number of days later. */
export const dateAfter = (date: string, days: number): string => startOf(date).plus({ days }).toISODate() ?? '';

const ranges = new Map<string, readonly BerlinDay[]>();
const rangesKept = 500;

/** All days from one date to another, both included. */
export const daysBetween = (from: string, to: string): readonly BerlinDay[] => {
  const key = `${from} ${to}`;
  const kept = ranges.get(key);
  if (kept) return kept;
  const days: BerlinDay[] = [];
  const last = startOf(to);
  for (let at = startOf(from); at <= last; at = at.plus({ days: 1 })) days.push(dayAt(at));
  if (ranges.size >= rangesKept) ranges.clear();
  ranges.set(key, days);
  return days;
};

/** A time that the clocks show twice is the first of the two moments; one that they skip is the moment at which they do, which is a full hour. */
const changedInstant = ({ date }: BerlinDay, minutes: number): number => {
  const at = startOf(date).set({ hour: Math.floor(minutes / 60), minute: minutes % 60 });
  const isSkipped = at.hour * 60 + at.minute !== minutes;
  return (isSkipped ? at.startOf('hour') : at).toMillis();
};

/** The instant of a local time, given in minutes after midnight. */
export const instantOf = (day: BerlinDay, minutes: number): number => {
  if (day.isUsual) return day.startsAt + minutes * minute;
  return minutes === 24 * 60 ? day.endsAt : changedInstant(day, minutes);
};

/** Whether it is a public holiday in a federal state; without a state, in all of them. */
export const isHolidayIn = (day: BerlinDay, federalState: string | null): boolean => {
  const answer = day.holidays.get(federalState);
  if (answer !== undefined) return answer;
  const holiday = isPublicHoliday(day.date, federalState);
  day.holidays.set(federalState, holiday);
  return holiday;
};
