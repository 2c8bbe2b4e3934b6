import type { CrudFilter } from '@blattwerk/contract/backoffice/shapes';
import { listQuery } from '../providers/data.ts';
import type { GridState } from './filters.ts';

export interface AskedRecords {
  filters: CrudFilter[];
  sort?: string;
  q?: string;
}

/** Which records a list shows, in its order, as the server reads it for what is done to all of them. */
export const askedOf = ({ sorters, filters, q }: Pick<GridState, 'sorters' | 'filters' | 'q'>): AskedRecords => {
  const { sort, filters: text } = listQuery(1, 1, sorters, filters);
  return {
    filters: text === undefined ? [] : (JSON.parse(text) as CrudFilter[]),
    ...(sort === undefined ? {} : { sort }),
    ...(q === '' ? {} : { q }),
  };
};
