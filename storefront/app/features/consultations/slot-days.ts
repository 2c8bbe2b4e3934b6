import type { Slot } from '@blattwerk/contract/consultations/shapes';

const inBerlin = new Intl.DateTimeFormat('en-CA', { timeZone: 'Europe/Berlin', year: 'numeric', month: '2-digit', day: '2-digit' });

/** The date of a moment in Germany, `YYYY-MM-DD`. */
export const berlinDate = (at: Date): string => inBerlin.format(at);

/** A date the given number of days later; dates have no clocks, so days of 24 hours are right. */
export const dateAfter = (date: string, days: number): string => new Date(Date.parse(`${date}T00:00:00Z`) + days * 86_400_000).toISOString().slice(0, 10);

export interface SlotDay {
  date: string;
  slots: Slot[];
}

/** Free times by their day in Germany, all days of the span in order, those without a time too. */
export const byDay = (slots: readonly Slot[], from: string, days: number): SlotDay[] => {
  const all = Array.from({ length: days }, (_, ahead) => ({ date: dateAfter(from, ahead), slots: [] as Slot[] }));
  const known = new Map(all.map((day) => [day.date, day]));
  for (const slot of slots) known.get(berlinDate(new Date(slot.startsAt)))?.slots.push(slot);
  return all;
};

/** Seconds left as `4:05`. */
export const clockOf = (seconds: number): string => `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
