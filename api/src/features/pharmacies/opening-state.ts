import type { OpeningState, OpenPeriod } from '@blattwerk/contract/pharmacies/opening-hours';
import { weekAt, type GermanWeek } from './german-week.ts';

/** In milliseconds; what goes on without a break is one. */
interface Span {
  from: number;
  to: number;
}

/** The span that is not over yet, of this day and the week after it; undefined when there is none. */
const spanAt = (hours: readonly OpenPeriod[], now: number, week: GermanWeek): Span | undefined => {
  let span: Span | undefined;
  for (const [ahead, day] of week.days.entries()) {
    for (const period of hours) {
      if (period.day !== day.weekday) continue;
      const from = week.instantOf(ahead, period.opens);
      const to = period.closes === '00:00' ? day.endsAt : week.instantOf(ahead, period.closes);
      if (span?.to === from) span.to = to;
      else if (span && span.to > now) return span;
      else span = { from, to };
    }
  }
  return span && span.to > now ? span : undefined;
};

/**
 * Whether a pharmacy is open at this moment and when that changes, by its weekly hours in German time, which are in the order of the week. Null where
 * that is not known: without hours, on a public holiday of the pharmacy's state, and where it would open next on one.
 */
export const openingStateAt = (hours: readonly OpenPeriod[] | null, now: Date, federalState: string | null): OpeningState | null => {
  const week = weekAt(now);
  if (!hours || week.isHoliday(0, federalState)) return null;
  const span = spanAt(hours, now.getTime(), week);
  if (!span) return null;
  const isOpen = span.from <= now.getTime();
  const changesAt = isOpen ? span.to : span.from;
  const day = week.days.findIndex(({ endsAt }) => changesAt < endsAt);
  if (!isOpen && week.isHoliday(day, federalState)) return null;
  const isEndless = isOpen && changesAt > week.days[6]!.endsAt;
  return { isOpen, changesAt: isEndless ? null : new Date(changesAt).toISOString(), isToday: changesAt < week.days[0]!.endsAt };
};
