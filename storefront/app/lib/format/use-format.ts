import { useLocale } from '../i18n/use-locale.ts';
import {
  formatDate,
  formatDateTime,
  formatDay,
  formatDistance,
  formatDue,
  formatMoment,
  formatMoney,
  formatNumber,
  formatPercent,
  formatRating,
  formatTime,
  formatWeekday,
  formatWeekTime,
} from './format.ts';

/** Numbers, money and times in the page's language. */
export const useFormat = () => {
  const locale = useLocale();
  return {
    money: (cents: number, currency?: string) => formatMoney(locale, cents, currency),
    number: (value: number, digits?: number) => formatNumber(locale, value, digits),
    percent: (value: number) => formatPercent(locale, value),
    rating: (value: number) => formatRating(locale, value),
    date: (value: string) => formatDate(locale, value),
    day: (value: string) => formatDay(locale, value),
    moment: (value: string) => formatMoment(locale, value),
    weekday: (value: string) => formatWeekday(locale, value),
    weekTime: (value: string) => formatWeekTime(locale, value),
    time: (value: string | Date) => formatTime(locale, value),
    due: (value: string) => formatDue(locale, value),
    dateTime: (value: string) => formatDateTime(locale, value),
    distance: (km: number) => formatDistance(locale, km),
  };
};
