import { Button } from 'antd';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { EmptyState } from '../components/states.tsx';
import type { GridDefaults, GridState } from './filters.ts';

interface GridEmptyProps {
  resource: string;
  emptyText?: string;
  emptyAction?: ReactNode;
  defaults?: Partial<GridDefaults>;
  state: GridState;
  onClear: () => void;
}

/** No rows: because there are none yet, or none that match. */
export const GridEmpty = ({ resource, emptyText, emptyAction, defaults, state, onClear }: GridEmptyProps) => {
  const { t } = useTranslation();
  const isFiltered = state.q !== '' || (state.filters.length > 0 && JSON.stringify(state.filters) !== JSON.stringify(defaults?.filters ?? []));
  if (!isFiltered) return <EmptyState title={t(`${resource}.empty`)} {...(emptyText === undefined ? {} : { text: emptyText })} action={emptyAction} />;
  const [title, hint, clear] = state.q === '' ? ['noMatch', 'noMatchText', 'clearFilters'] : ['noMatchSearch', 'noMatchSearchText', 'clearAll'];
  return <EmptyState title={t(`grid.${title}`)} text={t(`grid.${hint}`)} action={<Button onClick={onClear}>{t(`grid.${clear}`)}</Button>} />;
};
