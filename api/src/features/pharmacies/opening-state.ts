import type { OpeningState, OpenPeriod } from '@blattwerk/contract/pharmacies/opening-hours';
import { isHoliday } from 'feiertagejs';
import { DateTime } from 'luxon';

const zone = 'Europe/Berlin';
const federalStates = ['BW', 'BY', 'BE', 'BB', 'HB', 'HE', 'HH', 'MV', 'NI', 'NW', 'RP', 'SL', 'SN', 'ST', 'SH', 'TH'] as const;

/** Nobody has told us what a pharmacy does on a public holiday. */
const isDayOff = (day: DateTime, federalState: string | null): boolean =>
  isHoliday(day.toISODate() ?? '', federalStates.find((state) => state === federalState) ?? 'BUND');

interface Span {
  from: DateTime;
  to: DateTime;
}

const at = (day: DateTime, time: string): DateTime => {
  const [hour = 0, minute = 0] = time.split(':').map(Number);
  return day.set({ hour, minute });
};

/** The periods of this day and the week after it; what goes on without a break is one. */
const spansFrom = (hours: readonly OpenPeriod[], today: DateTime): Span[] => {
  const spans: Span[] = [];
  for (let ahead = 0; ahead <= 7; ahead += 1) {
    const day = today.plus({ days: ahead });
    for (const { opens, closes } of hours.filter((period) => period.day === day.weekday)) {
      const [from, to] = [at(day, opens), closes === '00:00' ? day.plus({ days: 1 }) : at(day, closes)];
      const before = spans.at(-1);
      if (before && before.to.toMillis() === from.toMillis()) before.to = to;
      else spans.push({ from, to });
    }
  }
  return spans;
};

/**
 * Whether a pharmacy is open at this moment and when that changes, by its weekly hours in German time. Null where that is not known: without hours,
 * on a public holiday of the pharmacy's state, and where it would open next on one.
 */
export const openingStateAt = (hours: readonly OpenPeriod[] | null, now: Date, federalState: string | null): OpeningState | null => {
  const moment = DateTime.fromJSDate(now, { zone });
  const today = moment.startOf('day');
  if (!hours || isDayOff(today, federalState)) return null;
  const span = spansFrom(hours, today).find(({ to }) => to > moment);
  if (!span) return null;
  const isOpen = span.from <= moment;
  const changesAt = isOpen ? span.to : span.from;
  if (!isOpen && isDayOff(changesAt, federalState)) return null;
  const isEndless = isOpen && changesAt > today.plus({ days: 7 });
  return { isOpen, changesAt: isEndless ? null : changesAt.toUTC().toISO(), isToday: changesAt.hasSame(moment, 'day') };
};
