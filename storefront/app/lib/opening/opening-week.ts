import { inOrder, type OpenPeriod } from '@blattwerk/contract/pharmacies/opening-hours';
import type { Locale } from '../i18n/locale.ts';

/** A line of opening hours: `Mo–Fr` and `08:00–13:00, 14:00–18:30`. */
export interface WeekLine {
  days: string;
  times: string;
}

/** The first day of a week that began on a Monday. */
const monday = Date.UTC(2026, 10, 23);

/** The week in as few lines as it takes: days that follow each other with the same times stand together. Made on the server. */
export const weekLines = (hours: readonly OpenPeriod[], locale: Locale): WeekLine[] => {
  const weekday = new Intl.DateTimeFormat(locale === 'de' ? 'de-DE' : 'en-GB', { weekday: 'short', timeZone: 'UTC' });
  const nameOf = (day: number): string => weekday.format(monday + (day - 1) * 86_400_000);
  const runs: { first: number; last: number; times: string }[] = [];
  const byDay = Map.groupBy(inOrder(hours), ({ day }) => day);
  for (const [day, periods] of byDay) {
    const times = periods.map(({ opens, closes }) => `${opens}–${closes === '00:00' ? '24:00' : closes}`).join(', ');
    const run = runs.at(-1);
    if (run && run.last === day - 1 && run.times === times) run.last = day;
    else runs.push({ first: day, last: day, times });
  }
  return runs.map(({ first, last, times }) => ({ days: first === last ? nameOf(first) : `${nameOf(first)}–${nameOf(last)}`, times }));
};
