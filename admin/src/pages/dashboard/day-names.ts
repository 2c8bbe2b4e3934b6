import { useTranslation } from 'react-i18next';

interface DayNames {
  /** `Mi., 25.11.` */
  short: (day: string) => string;
  /** `Mittwoch, 25. November 2026` */
  long: (day: string) => string;
}

const noonOf = (day: string): Date => new Date(`${day}T12:00:00Z`);

/** The names of days given as `YYYY-MM-DD`. */
export const useDayNames = (): DayNames => {
  const { i18n } = useTranslation();
  const locale = i18n.language === 'en' ? 'en-GB' : 'de-DE';
  const short = new Intl.DateTimeFormat(locale, { weekday: 'short', day: 'numeric', month: 'numeric', timeZone: 'UTC' });
  const long = new Intl.DateTimeFormat(locale, { dateStyle: 'full', timeZone: 'UTC' });
  return { short: (day) => short.format(noonOf(day)), long: (day) => long.format(noonOf(day)) };
};
