import { unmatchedStates } from '@blattwerk/contract/unmatched-products/states';
import type { LogicalFilter } from '@refinedev/core';
import { useTranslation } from 'react-i18next';
import { Link, useSearchParams } from 'react-router';
import { fieldFilters } from '../../grid/filter-groups.ts';
import { listLink, readState } from '../../grid/filters.ts';

export const openArticles: LogicalFilter[] = [{ field: 'state', operator: 'in', value: ['open'] }];

/** The articles by what became of them; the one that the list shows is marked. */
export const StateTabs = () => {
  const { t } = useTranslation();
  const [search] = useSearchParams();
  const filters = fieldFilters(readState(search, { sorters: [], filters: openArticles }).filters);
  const shown = JSON.stringify(filters.find(({ field }) => field === 'state')?.value);
  return unmatchedStates.map((state) => (
    <Link
      key={state}
      className="page-tab"
      {...(shown === JSON.stringify([state]) ? { 'aria-current': 'page' as const } : {})}
      to={listLink('unmatched-products', [{ field: 'state', operator: 'in', value: [state] }])}
    >
      {t(`enum.articleStatus.${state}`)}
    </Link>
  ));
};
