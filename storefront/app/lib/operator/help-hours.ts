import type { Locale } from '../i18n/locale.ts';

const days = ['Mo', 'Tu', 'We', 'Th', 'Fr', 'Sa', 'Su'];
const words = {
  de: ['Mo', 'Di', 'Mi', 'Do', 'Fr', 'Sa', 'So'],
  en: ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'],
} as const;

const dayWord = (locale: Locale, day: string): string => words[locale][days.indexOf(day)] ?? day;

/** `09:00` → “9”, `09:30` → “9.30”. */
const germanTime = (time: string): string => {
  const [hour = '', minute = ''] = time.split(':');
  return minute === '00' ? String(Number(hour)) : `${Number(hour)}.${minute}`;
};

const timesIn: Record<Locale, (times: string) => string> = {
  de: (times) => `${times.split('-').map(germanTime).join('–')} Uhr`,
  en: (times) => times.replace('-', '–'),
};

/** `Mo-Fr 09:00-17:00` → “Mo–Fr 9–17 Uhr”, “Mon–Fri 09:00–17:00”. */
export const helpHoursInWords = (locale: Locale, hours: string): string =>
  hours
    .split(',')
    .map((part) => {
      const [span = '', times = ''] = part.trim().split(' ');
      const spoken = span
        .split('-')
        .map((day) => dayWord(locale, day))
        .join('–');
      return `${spoken} ${timesIn[locale](times)}`;
    })
    .join(', ');
