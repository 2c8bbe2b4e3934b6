import { isBusinessDay } from '../treatments/public.ts';
import { DateTime } from 'luxon';

const zone = 'Europe/Berlin';
/** Working hours begin and end at these full hours in Germany. */
const opening = 8;
const closing = 18;

/** The moment after the given number of working hours: business days of all Germany, 8:00 to 18:00. What is asked outside of them counts from the next morning. Pure. */
export const answerDue = (askedAt: Date, businessHours: number): Date => {
  let at = DateTime.fromJSDate(askedAt, { zone });
  let left = businessHours * 60;
  for (;;) {
    const start = at.set({ hour: opening, minute: 0, second: 0, millisecond: 0 });
    const end = start.set({ hour: closing });
    const from = at < start ? start : at;
    const minutes = isBusinessDay(at) && from < end ? end.diff(from, 'minutes').minutes : 0;
    if (minutes >= left) return from.plus({ minutes: left }).toJSDate();
    left -= minutes;
    at = start.plus({ days: 1 });
  }
};
