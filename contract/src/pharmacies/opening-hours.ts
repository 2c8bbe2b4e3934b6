import { z } from 'zod';
import { instant, type ValidationKey } from '../validation.ts';

const time = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/);

/** One time of a weekday (1 is Monday) at which a pharmacy is open, in German time. Closing at `00:00` is the end of that day. */
const openPeriod = z.strictObject({ day: z.int().min(1).max(7), opens: time, closes: time });
export type OpenPeriod = z.output<typeof openPeriod>;

/** A text that compares as the time does: the end of the day is later than all of it. */
const endOf = ({ closes }: OpenPeriod): string => (closes === '00:00' ? '24:00' : closes);

/** In the order of the week, whatever the order they were written in. */
export const inOrder = (hours: readonly OpenPeriod[]): OpenPeriod[] => hours.toSorted((a, b) => a.day - b.day || (a.opens < b.opens ? -1 : 1));

/** Each period ends after it begins and before the next one of its day. */
export const areHoursPossible = (hours: readonly OpenPeriod[]): boolean =>
  inOrder(hours).every((period, at, all) => {
    const next = all[at + 1];
    return period.opens < endOf(period) && (next?.day !== period.day || endOf(period) < next.opens);
  });

/** A pharmacy's week. */
export const openingHours = z
  .array(openPeriod)
  .min(1)
  .max(21)
  .refine(areHoursPossible, { error: 'openingHours.impossible' satisfies ValidationKey })
  .transform(inOrder);

/** Whether it is open now and when that changes; `isToday`: on the day that it is in Germany. `changesAt` is null for one that never closes. */
export const openingState = z.object({ isOpen: z.boolean(), changesAt: instant.nullable(), isToday: z.boolean() });
export type OpeningState = z.output<typeof openingState>;

/** What leaves the server: hours that were checked when they came in. */
export const storedHours = z.array(openPeriod);
