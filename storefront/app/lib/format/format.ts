import type { Locale } from '../i18n/locale.ts';

const tag = (locale: Locale): string => (locale === 'de' ? 'de-DE' : 'en-GB');

const zone = 'Europe/Berlin';

/** Making a formatter takes longer than a hundred uses of it, and a list of products uses two hundred: each is made once. */
const once = <O extends object, F>(make: (locale: string, options: O) => F) => {
  const made = new Map<string, F>();
  return (locale: Locale, options: O): F => {
    const key = `${locale} ${Object.values(options).join(' ')} ${Object.keys(options).join(' ')}`;
    const known = made.get(key) ?? make(tag(locale), options);
    made.set(key, known);
    return known;
  };
};

const numbers = once((locale, options: Intl.NumberFormatOptions) => new Intl.NumberFormat(locale, options));
const times = once((locale, options: Intl.DateTimeFormatOptions) => new Intl.DateTimeFormat(locale, { timeZone: zone, ...options }));
const relativeTimes = once((locale, options: Intl.RelativeTimeFormatOptions) => new Intl.RelativeTimeFormat(locale, options));
const names = once((locale, options: Intl.DisplayNamesOptions) => new Intl.DisplayNames(locale, options));

/** 'DE' → "Deutschland": names of countries come from the platform's own data. */
export const formatCountry = (locale: Locale, code: string): string => names(locale, { type: 'region' }).of(code) ?? code;

/** 649, 'EUR' → "6,49 €" (German) or "€6.49" (English). */
export const formatMoney = (locale: Locale, cents: number, currency = 'EUR'): string => numbers(locale, { style: 'currency', currency }).format(cents / 100);

export const formatNumber = (locale: Locale, value: number, digits = 1): string => numbers(locale, { maximumFractionDigits: digits }).format(value);

/** 4 → "4,0": every rating has one decimal, so that they can be compared by eye. */
export const formatRating = (locale: Locale, value: number): string => numbers(locale, { minimumFractionDigits: 1, maximumFractionDigits: 1 }).format(value);

export const formatPercent = (locale: Locale, value: number): string => numbers(locale, { style: 'percent', maximumFractionDigits: 1 }).format(value / 100);

/** "24. November 2026". Takes an instant or a plain date. */
export const formatDate = (locale: Locale, value: string): string =>
  times(locale, { dateStyle: 'long', timeZone: value.length === 10 ? 'UTC' : zone }).format(new Date(value));

/** "14:02" */
export const formatTime = (locale: Locale, value: string | Date): string => times(locale, { hour: '2-digit', minute: '2-digit' }).format(new Date(value));

/** "Dienstag, 24. November, 14:00 Uhr": for promises with a time. */
export const formatDue = (locale: Locale, value: string): string => {
  const day = times(locale, { weekday: 'long', day: 'numeric', month: 'long' }).format(new Date(value));
  return `${day}, ${formatTime(locale, value)}${locale === 'de' ? ' Uhr' : ''}`;
};

/** "24.11.2026, 14:02" */
export const formatDateTime = (locale: Locale, value: string): string =>
  times(locale, { day: '2-digit', month: '2-digit', year: 'numeric', hour: '2-digit', minute: '2-digit' }).format(new Date(value));

/** "22.11., 14:02": an instant of these days. */
export const formatMoment = (locale: Locale, value: string): string =>
  times(locale, { day: '2-digit', month: '2-digit', hour: '2-digit', minute: '2-digit' }).format(new Date(value));

/** "Mo., 08:00": an instant of the days to come. */
export const formatWeekTime = (locale: Locale, value: string): string =>
  times(locale, { weekday: 'short', hour: '2-digit', minute: '2-digit' }).format(new Date(value));

/** "Mo.": the day of the week. */
export const formatWeekday = (locale: Locale, value: string): string => times(locale, { weekday: 'short' }).format(new Date(value));

/** "12. November": a day of this year. */
export const formatDay = (locale: Locale, value: string): string => times(locale, { day: 'numeric', month: 'long' }).format(new Date(value));

/** "vor 12 Minuten", or short "vor 12 Min."; the server and the browser must be given the same `now`. What is yet to come is now. */
export const formatAgo = (locale: Locale, value: string, now: Date, style: 'long' | 'short' = 'long'): string => {
  const minutes = Math.min(0, Math.round((new Date(value).getTime() - now.getTime()) / 60_000));
  const relative = relativeTimes(locale, { numeric: 'auto', style });
  if (Math.abs(minutes) < 60) return relative.format(minutes, 'minute');
  if (Math.abs(minutes) < 48 * 60) return relative.format(Math.round(minutes / 60), 'hour');
  return relative.format(Math.round(minutes / 1440), 'day');
};

/** Distances are those of postal areas: below a kilometre nothing more is known. */
export const formatDistance = (locale: Locale, km: number): string =>
  km < 1 ? `${locale === 'de' ? 'unter' : 'under'} 1\u00a0km` : `${formatNumber(locale, km, km < 10 ? 1 : 0)}\u00a0km`;
