const parts = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Berlin', dateStyle: 'short' });

/** The day that an instant falls on in Germany: `2026-11-22`. */
export const germanDay = (instant: Date): string => parts.format(instant);

/** The day that it is in Germany. */
export const germanToday = (): string => germanDay(new Date());

/** How many days lie between now and a day in Germany: 0 on the day itself, negative after it. */
export const daysUntil = (day: string, now: Date = new Date()): number => Math.round((Date.parse(day) - Date.parse(germanDay(now))) / 86_400_000);
