import type { CrudFilters } from '@refinedev/core';
import { fromBerlinField } from '../../components/berlin-time.ts';
import { dateOf } from './calendar/calendar-days.ts';

/** The first and the last minute of today in Germany. */
const today = (now: Date): CrudFilters => {
  const date = dateOf(now.getTime());
  return [
    { field: 'startsAt', operator: 'gte', value: fromBerlinField(`${date}T00:00`) },
    { field: 'startsAt', operator: 'lte', value: fromBerlinField(`${date}T23:59`) },
  ];
};

/** What each number of today counts, for the list. */
export const todayFilters = {
  consultationsToday: (now: Date): CrudFilters => [{ field: 'status', operator: 'in', value: ['booked', 'completed', 'expired'] }, ...today(now)],
  consultationsWaiting: (now: Date): CrudFilters => [{ field: 'isWaiting', operator: 'eq', value: true }, ...today(now)],
  consultationsMissed: (now: Date): CrudFilters => [{ field: 'noShow', operator: 'in', value: ['patient'] }, ...today(now)],
} as const;
