import { DateTime } from 'luxon';
import { isPublicHoliday } from '../../kernel/public-holidays.ts';

const zone = 'Europe/Berlin';
const daysAhead = 8;
const minute = 60_000;
const usualLength = 24 * 60 * minute;

interface Day {
  /** Its midnight and the next one, as milliseconds. */
  startsAt: number;
  endsAt: number;
  /** 1 is Monday. */
  weekday: number;
  date: string;
}

/** A day and the seven after it, as clocks and calendars in Germany show them. */
export interface GermanWeek {
  days: readonly Day[];
  /** The moment at which it is so late (`HH:MM`) on a day, counted from the first one. */
  instantOf(ahead: number, time: string): number;
  /** Whether that day is a public holiday in a federal state; without a state, in all of them. */
  isHoliday(ahead: number, federalState: string | null): boolean;
}

const remembered = <T>(known: Map<string, T>, key: string, make: () => T): T => {
  const value = known.get(key) ?? make();
  known.set(key, value);
  return value;
};

const makeDays = (today: DateTime): Day[] =>
  Array.from({ length: daysAhead }, (_, ahead) => {
    const day = today.plus({ days: ahead });
    return { startsAt: day.toMillis(), endsAt: day.plus({ days: 1 }).toMillis(), weekday: day.weekday, date: day.toISODate() ?? '' };
  });

const makeWeek = (now: Date): GermanWeek => {
  const days = makeDays(DateTime.fromJSDate(now, { zone }).startOf('day'));
  const instants = new Map<string, number>();
  return {
    days,
    instantOf: (ahead, time) => {
      const { startsAt, endsAt } = days[ahead]!;
      const [hour, minutes] = [Number(time.slice(0, 2)), Number(time.slice(3))];
      if (endsAt - startsAt === usualLength) return startsAt + (hour * 60 + minutes) * minute;
      // The day on which the clocks are changed.
      return remembered(instants, `${ahead} ${time}`, () => DateTime.fromMillis(startsAt, { zone }).set({ hour, minute: minutes }).toMillis());
    },
    isHoliday: (ahead, federalState) => isPublicHoliday(days[ahead]!.date, federalState),
  };
};

let latest: GermanWeek | undefined;

/** The week that begins with the day of this moment. Calendar objects are costly and hundreds of pharmacies ask at once: they are made once a day. */
export const weekAt = (now: Date): GermanWeek => {
  const today = latest?.days[0];
  if (latest && today && today.startsAt <= now.getTime() && now.getTime() < today.endsAt) return latest;
  latest = makeWeek(now);
  return latest;
};
