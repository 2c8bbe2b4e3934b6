export type Locale = 'de' | 'en';

/** Everything that people read is in the platform's time zone, whatever the server's is. */
const timeZone = 'Europe/Berlin';
const tags = { de: 'de-DE', en: 'en-GB' } as const;

/** `23.11.2026` or `23 November 2026`. Takes an instant, or a calendar day `YYYY-MM-DD`, which has no time zone. */
export const formatDate = (value: Date | string, locale: Locale): string => {
  const day = typeof value === 'string';
  const style =
    locale === 'de' ? ({ day: '2-digit', month: '2-digit', year: 'numeric' } as const) : ({ day: 'numeric', month: 'long', year: 'numeric' } as const);
  return new Intl.DateTimeFormat(tags[locale], { ...style, timeZone: day ? 'UTC' : timeZone }).format(new Date(day ? `${value}T00:00:00Z` : value));
};

/** `23.11.2026` or `23/11/2026`, for a column of days `YYYY-MM-DD`. */
export const formatShortDate = (day: string, locale: Locale): string =>
  new Intl.DateTimeFormat(tags[locale], { day: '2-digit', month: '2-digit', year: 'numeric', timeZone: 'UTC' }).format(new Date(`${day}T00:00:00Z`));

/** `Montag, 23. November 2026, 18:00 Uhr` or `Monday, 23 November 2026, 18:00 (German time)`. */
export const formatInstant = (at: Date, locale: Locale): string => {
  const day = new Intl.DateTimeFormat(tags[locale], { weekday: 'long', day: 'numeric', month: 'long', year: 'numeric', timeZone }).format(at);
  const time = new Intl.DateTimeFormat(tags[locale], { hour: '2-digit', minute: '2-digit', timeZone }).format(at);
  return locale === 'de' ? `${day}, ${time} Uhr` : `${day.replace(/^(\w+) /, '$1, ')}, ${time} (German time)`;
};

/** `23.11.2026, 18:00:05 MEZ`: for signatures and seals, where the second counts. */
export const formatTimestamp = (at: Date, locale: Locale): string =>
  new Intl.DateTimeFormat(tags[locale], {
    day: '2-digit',
    month: '2-digit',
    year: 'numeric',
    hour: '2-digit',
    minute: '2-digit',
    second: '2-digit',
    timeZone,
    timeZoneName: 'short',
  }).format(at);

/** `14,99 €` (with a no-break space) or `€14.99`. */
export const formatMoney = (cents: number, currency: string, locale: Locale): string =>
  new Intl.NumberFormat(tags[locale], { style: 'currency', currency }).format(cents / 100);

/** `2,30` or `2.30`, without grouping. */
export const formatNumber = (value: number, locale: Locale, digits: { min?: number; max?: number } = {}): string =>
  new Intl.NumberFormat(tags[locale], { minimumFractionDigits: digits.min ?? 0, maximumFractionDigits: digits.max ?? 3, useGrouping: false }).format(value);

/**
 * A dose as the doctor wrote it, with the reader's decimal mark: `0,1 g` is `0.1 g` in English. Three places after a whole number stay as they are:
 * they may be thousands, and a dose is never guessed.
 */
export const formatDose = (dose: string, locale: Locale): string =>
  dose.replaceAll(/(?<![\d.,])(\d+)[.,](\d+)(?![\d.,]*\d)/g, (written, whole: string, places: string) =>
    places.length === 3 && whole !== '0' ? written : `${whole}${locale === 'de' ? ',' : '.'}${places}`,
  );
