import { useTranslation } from 'react-i18next';
import { Button } from '../../components/ui/button.tsx';
import { Icon } from '../../components/ui/icon.tsx';
import { activeFilters } from './active-filters.ts';
import { sorts } from './catalog-query.ts';
import { filterSheetId } from './filter-sheet.tsx';
import type { CatalogFilters } from './use-catalog-filters.ts';
import styles from './catalog-toolbar.module.css';

/** The form of the filters; what stands outside of it belongs to it by this name. */
export const filterFormId = 'filter-form';

const SearchBox = ({ filters }: { filters: CatalogFilters }) => {
  const { t } = useTranslation('catalog');
  return (
    <label className={styles.search}>
      <span className="visually-hidden">{t('search.label')}</span>
      <Icon name="search" />
      <input
        type="search"
        name="q"
        form={filterFormId}
        maxLength={100}
        enterKeyHint="search"
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        placeholder={t('search.placeholder')}
        value={filters.raw.get('q') ?? ''}
        onChange={(event) => filters.write('q', { q: event.currentTarget.value })}
      />
    </label>
  );
};

const SortSelect = ({ filters, arePricesHidden }: { filters: CatalogFilters; arePricesHidden: boolean }) => {
  const { t } = useTranslation('catalog');
  const { address } = filters;
  const usual = address.has('q') ? 'relevance' : 'popularity';
  const offered = sorts.filter((sort) => sort !== usual && !(arePricesHidden && sort.endsWith('price')));
  return (
    <label className={styles.sort}>
      <span className="visually-hidden">{t('sort.label')}</span>
      <select name="sort" form={filterFormId} value={address.get('sort') ?? ''} onChange={(event) => filters.choose('sort', event.currentTarget.value)}>
        <option value="">{t(`sort.${usual}`)}</option>
        {offered.map((sort) => (
          <option key={sort} value={sort} disabled={sort === 'distance' && !address.has('zipCode')}>
            {t(sort === 'distance' && !address.has('zipCode') ? 'sort.distanceNeedsZip' : `sort.${sort}`)}
          </option>
        ))}
      </select>
    </label>
  );
};

/** Search, the way to the filters on a phone, and the order: what people reach for first. What is searched for stands beside the button and is not counted on it. */
export const CatalogToolbar = ({ filters, arePricesHidden }: { filters: CatalogFilters; arePricesHidden: boolean }) => {
  const { t } = useTranslation('catalog');
  const count = activeFilters(filters.address).filter((filter) => filter.kind !== 'value' || filter.key !== 'q').length;
  return (
    <div className={styles.toolbar}>
      <SearchBox filters={filters} />
      <div className={styles.row}>
        <button type="button" className={styles.open} popoverTarget={filterSheetId} aria-haspopup="dialog">
          <Icon name="filter" />
          {t(count > 0 ? 'filter.openWith' : 'filter.open', { count })}
        </button>
        <SortSelect filters={filters} arePricesHidden={arePricesHidden} />
        <noscript>
          <Button type="submit" form={filterFormId} kind="secondary">
            {t('sort.apply')}
          </Button>
        </noscript>
      </div>
    </div>
  );
};
