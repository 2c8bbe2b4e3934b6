import { isFederalState } from '@blattwerk/contract/places/federal-states';
import { getHolidays, type Holiday } from 'feiertagejs';

const years = new Map<string, ReadonlyMap<string, Holiday>>();

/** The holidays of a year by their date. The library makes a date formatter for each day that it is asked about; asked for a year, it is asked once. */
const holidaysOf = (year: string, federalState: string | null): ReadonlyMap<string, Holiday> => {
  const region = federalState !== null && isFederalState(federalState) ? federalState : 'BUND';
  const key = `${year} ${region}`;
  const known = years.get(key);
  if (known) return known;
  const holidays = new Map(getHolidays(year, region).map((holiday) => [holiday.dateString, holiday]));
  years.set(key, holidays);
  return holidays;
};

const holidayOn = (date: string, federalState: string | null): Holiday | undefined => holidaysOf(date.slice(0, 4), federalState).get(date);

/** Whether a day (`YYYY-MM-DD`) is a public holiday in a federal state (two letters); without a state, in all of them. */
export const isPublicHoliday = (date: string, federalState: string | null = null): boolean => holidayOn(date, federalState) !== undefined;

/** The German name of a day's public holiday, empty where it is none. */
export const publicHolidayName = (date: string, federalState: string | null): string => {
  const holiday = holidayOn(date, federalState);
  return holiday ? (holiday.translate('de') ?? holiday.name) : '';
};
