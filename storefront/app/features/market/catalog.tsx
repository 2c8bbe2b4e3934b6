import type { Facets, ProductItem } from '@blattwerk/contract/products/shapes';
import { useTranslation } from 'react-i18next';
import { Link, useLocation, useNavigation } from 'react-router';
import { EmptyState } from '../../components/ui/feedback.tsx';
import { Icon } from '../../components/ui/icon.tsx';
import { Pagination } from '../../components/ui/pagination.tsx';
import { useFormat } from '../../lib/format/use-format.ts';
import { CatalogFilters, SectionLinks } from './catalog-filters.tsx';
import type { Section } from './catalog-query.ts';
import { activeFilters, pageOf, pageSize } from './catalog-query.ts';
import { useFilterLabel } from './filter-label.ts';
import { ProductGrid } from './product-card.tsx';
import styles from './catalog.module.css';

interface Props {
  section: Section | undefined;
  items: readonly ProductItem[];
  total: number;
  facets: Facets;
}

/** Every active filter as a chip that removes it, and one that removes all. */
const Chips = ({ params }: { params: URLSearchParams }) => {
  const { t } = useTranslation('market');
  const label = useFilterLabel();
  const { pathname } = useLocation();
  const active = activeFilters(params);
  if (active.length === 0) return null;
  return (
    <ul className={styles.chips} aria-label={t('filter.active')}>
      {active.map(({ key, value, search }) => (
        <li key={`${key}=${value}`}>
          <Link to={pathname + search} aria-label={t('filter.remove', { name: label(key, value) })}>
            {label(key, value)}
            <Icon name="close" />
          </Link>
        </li>
      ))}
      <li>
        <Link to={pathname} className={styles.clear}>
          {t('filter.clear')}
        </Link>
      </li>
    </ul>
  );
};

/** The catalogue: sections, filters on the left (folded on a phone), results with price and availability. */
export const Catalog = ({ section, items, total, facets }: Props) => {
  const { t } = useTranslation('market');
  const { number } = useFormat();
  const params = new URLSearchParams(useLocation().search);
  const isLoading = useNavigation().state === 'loading';
  const filters = <CatalogFilters facets={facets} params={params} section={section} total={total} />;
  const activeCount = activeFilters(params).length;
  return (
    <>
      <SectionLinks section={section} />
      <div className={styles.layout}>
        <aside className={styles.rail} aria-label={t('filter.title')}>
          <details className={styles.sheet} open={false}>
            <summary>
              <Icon name="filter" />
              {t('filter.open', { count: activeCount })}
              <span className={styles.count}>{t('results', { count: total, total: number(total, 0) })}</span>
            </summary>
            {filters}
          </details>
          <div className={styles.desktopRail}>{filters}</div>
        </aside>
        <section className={styles.results} aria-labelledby="results" aria-busy={isLoading}>
          <h2 id="results" className="visually-hidden">
            {t('resultsLabel')}
          </h2>
          <div className={styles.resultsHead}>
            <p className={styles.total} role="status">
              {t('results', { count: total, total: number(total, 0) })}
            </p>
            <Chips params={params} />
          </div>
          {items.length > 0 ? <ProductGrid products={items} isAboveFold /> : <EmptyState title={t('empty.title')}>{t('empty.text')}</EmptyState>}
          {total > pageSize && <Pagination page={pageOf(params)} pageSize={pageSize} total={total} />}
          <p className={styles.note}>{t('price.note')}</p>
        </section>
      </div>
    </>
  );
};
