import { useState } from 'react';
import type { GridColumn } from './columns.ts';
import type { GridState } from './filters.ts';

const storageKey = (resource: string) => `blattwerk.admin.columns.${resource}`;

const stored = (resource: string): string[] | undefined => {
  const text = localStorage.getItem(storageKey(resource));
  return text === null ? undefined : text.split(',');
};

interface Grid {
  state: GridState;
  change: (part: Partial<GridState>) => void;
}

/** The columns that the address names, else those that the user chose in this browser, else the list's own. The first names the record and stays. */
export const useShownColumns = <Row>(resource: string, columns: readonly GridColumn<Row>[], { state, change }: Grid) => {
  const [own, setOwn] = useState(() => stored(resource) ?? columns.filter(({ isOptional }) => isOptional !== true).map(({ field }) => field));
  const fields = state.columns ?? own;
  const choose = (next: readonly string[]) => {
    localStorage.setItem(storageKey(resource), next.join(','));
    setOwn([...next]);
    change({ page: state.page, columns: next });
  };
  return { shown: columns.filter(({ field }, index) => index === 0 || fields.includes(field)), choose };
};
