import type { CrudFilters } from '@refinedev/core';
import { fromBerlinField } from '../../components/berlin-time.ts';

type Filter = CrudFilters[number];

/** From the beginning of a day in Germany. */
export const fromDay = (field: string, day: string): Filter => ({ field, operator: 'gte', value: fromBerlinField(`${day}T00:00`) });

/** Until the end of a day in Germany. */
export const untilDay = (field: string, day: string): Filter => ({ field, operator: 'lte', value: fromBerlinField(`${day}T23:59`) });

/** One day in Germany. */
export const onDay = (field: string, day: string): CrudFilters => [fromDay(field, day), untilDay(field, day)];

export const inReview: Filter = { field: 'status', operator: 'in', value: ['in-review'] };
