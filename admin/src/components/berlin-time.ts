const written = new Intl.DateTimeFormat('sv-SE', { dateStyle: 'short', timeStyle: 'short', timeZone: 'Europe/Berlin' });

/** What a field for date and time shows of an instant, in German time: `2026-11-22T18:30`. */
export const toBerlinField = (instant: string): string => written.format(new Date(instant)).replace(' ', 'T');

/** The day that it is in Germany: `2026-11-22`. */
export const berlinToday = (): string => toBerlinField(new Date().toISOString()).slice(0, 10);

/** The instant that such a field means, wherever the browser stands. Null for what is no time. */
export const fromBerlinField = (text: string): string | null => {
  const guess = Date.parse(`${text}Z`);
  if (Number.isNaN(guess)) return null;
  const ahead = (at: number): number => Date.parse(`${toBerlinField(new Date(at).toISOString())}Z`) - at;
  return new Date(guess - ahead(guess - ahead(guess))).toISOString();
};
