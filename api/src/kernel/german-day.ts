import { DateTime } from 'luxon';

/** `YYYY-MM-DD` in Germany. */
export const germanDay = (at: Date): string => DateTime.fromJSDate(at, { zone: 'Europe/Berlin' }).toFormat('yyyy-MM-dd');
