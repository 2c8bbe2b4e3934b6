import { useTranslation } from 'react-i18next';

const localeOf = (language: string) => (language === 'en' ? 'en-GB' : 'de-DE');
const timeZone = 'Europe/Berlin';

export interface Formats {
  dateTime: (instant: string) => string;
  date: (day: string) => string;
  time: (instant: string) => string;
  money: (cents: number, currency?: string) => string;
  number: (value: number, digits?: number) => string;
  /** "−62 %", always with its sign. */
  percent: (share: number) => string;
  country: (code: string) => string;
  /** "Ada Muster, Uli Vogt und Kim Adler". */
  list: (parts: readonly string[]) => string;
  /** "in 3 Stunden", "vor 2 Tagen", measured at `now`. */
  distance: (instant: string, now: number) => string;
}

const steps: [Intl.RelativeTimeFormatUnit, number][] = [
  ['day', 86_400_000],
  ['hour', 3_600_000],
  ['minute', 60_000],
];

const formatsFor = (language: string): Formats => {
  const locale = localeOf(language);
  const dateTime = new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeStyle: 'short', timeZone });
  const date = new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeZone });
  const time = new Intl.DateTimeFormat(locale, { timeStyle: 'short', timeZone });
  const relative = new Intl.RelativeTimeFormat(locale, { numeric: 'auto' });
  const percent = new Intl.NumberFormat(locale, { style: 'percent', signDisplay: 'exceptZero' });
  const countries = new Intl.DisplayNames(locale, { type: 'region' });
  const list = new Intl.ListFormat(locale);
  return {
    dateTime: (instant) => dateTime.format(new Date(instant)),
    date: (day) => date.format(new Date(day.length === 10 ? `${day}T12:00:00Z` : day)),
    time: (instant) => time.format(new Date(instant)),
    money: (cents, currency = 'EUR') => new Intl.NumberFormat(locale, { style: 'currency', currency }).format(cents / 100),
    number: (value, digits = 2) => new Intl.NumberFormat(locale, { maximumFractionDigits: digits }).format(value),
    percent: (share) => percent.format(share).replace('-', '−'),
    country: (code) => countries.of(code) ?? code,
    list: (parts) => list.format(parts),
    distance: (instant, now) => {
      const difference = new Date(instant).getTime() - now;
      const [unit, size] = steps.find(([, length]) => Math.abs(difference) >= length) ?? (['minute', 60_000] as const);
      return relative.format(Math.round(difference / size), unit);
    },
  };
};

const cache = new Map<string, Formats>();

export const useFormats = (): Formats => {
  const { i18n } = useTranslation();
  const known = cache.get(i18n.language);
  if (known !== undefined) return known;
  const formats = formatsFor(i18n.language);
  cache.set(i18n.language, formats);
  return formats;
};
