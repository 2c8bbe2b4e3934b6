const parts = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Berlin', dateStyle: 'short' });

/** The day that an instant falls on in Germany: `2026-11-22`. */
export const germanDay = (instant: Date): string => parts.format(instant);
