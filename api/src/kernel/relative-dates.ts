import { relativeDates } from '@blattwerk/contract/backoffice/list-filters';
import { DateTime } from 'luxon';

interface Days {
  from: DateTime;
  /** The first instant that is no more part of them. */
  until: DateTime;
}

const from = (start: DateTime, length: { days?: number; weeks?: number; months?: number }): Days => ({ from: start, until: start.plus(length) });

const daysOf = (words: string, today: DateTime): Days => {
  const [which = '', second = ''] = words.split('-');
  if (words === 'today') return from(today, { days: 1 });
  if (words === 'yesterday' || words === 'tomorrow') return from(today.plus({ days: words === 'tomorrow' ? 1 : -1 }), { days: 1 });
  const step = { last: -1, this: 0, next: 1 }[which] ?? 0;
  if (second === 'week') return from(today.startOf('week').plus({ weeks: step }), { weeks: 1 });
  if (second === 'month') return from(today.startOf('month').plus({ months: step }), { months: 1 });
  const days = Number(second);
  return from(step < 0 ? today.minus({ days: days - 1 }) : today, { days });
};

/** Whether a filter's value names days by how far they are from today. */
export const isRelativeDate = (value: unknown): value is string => typeof value === 'string' && relativeDates.test(value);

/** The days that the words name at an instant, in Germany: its first instant and the one after its last. Pure. */
export const relativeDays = (words: string, now: Date): Days => daysOf(words, DateTime.fromJSDate(now, { zone: 'Europe/Berlin' }).startOf('day'));
