import type { ProductItem, ProductList } from '@blattwerk/contract/products/shapes';
import type { ReactNode } from 'react';
import { lazy, Suspense, useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation, useNavigationType, useRevalidator } from 'react-router';
import { Notice } from '../../components/ui/feedback.tsx';
import { Pagination } from '../../components/ui/pagination.tsx';
import { AppLink } from '../../components/ui/app-link.tsx';
import { useIsSignedIn } from '../../lib/favorites/favorites.ts';
import { useFormat } from '../../lib/format/use-format.ts';
import { bareOf } from '../../lib/i18n/locale.ts';
import { CatalogViews, Chips, SectionLinks, stay } from './catalog-links.tsx';
import type { Section } from './catalog-query.ts';
import { pageOf, pageSize, readAddress } from './catalog-query.ts';
import { CatalogToolbar } from './catalog-toolbar.tsx';
import { FilterPanel } from './filter-panel.tsx';
import { NotLoaded } from './not-loaded.tsx';
import { emptyList, type MarketData } from './read-market.ts';
import type { AskedBy } from './use-catalog-filters.ts';
import { useCatalogFilters } from './use-catalog-filters.ts';
import { useEarlyPresses } from './use-early-presses.ts';
import styles from './catalog.module.css';

/** What most readers never see comes to those who do. */
const NoResults = lazy(async () => ({ default: (await import('./no-results.tsx')).NoResults }));
const SavedSearchesDisclosure = lazy(async () => ({ default: (await import('./saved-searches/saved-searches-disclosure.tsx')).SavedSearchesDisclosure }));

/** The header stays at the top of the window; what lies under it counts as out of sight. */
const headerHeight = 64;

/** Other results begin at their beginning; the keyboard goes on there when the link that was pressed is gone or at the other end of the page. */
const useResultsInView = () => {
  const ref = useRef<HTMLElement>(null);
  const { key, state } = useLocation();
  const by = (state as AskedBy | null)?.by;
  const isBack = useNavigationType() === 'POP';
  useEffect(() => {
    const results = ref.current;
    if (!results || !by || isBack) return;
    if (by === 'link') results.focus({ preventScroll: true });
    if (results.getBoundingClientRect().top < headerHeight) results.scrollIntoView();
  }, [key, by, isBack]);
  return ref;
};

/** Whether a user has these products and their prices are kept from this reader. */
const arePricesHidden = (items: readonly ProductItem[]): boolean =>
  items.some(({ pharmacyCount, fromPriceCents }) => pharmacyCount > 0 && fromPriceCents === null);

const Notices = ({ list, address, isZipUnknown }: { list: ProductList; address: URLSearchParams; isZipUnknown: boolean }) => {
  const { t } = useTranslation('catalog');
  const { pathname, search } = useLocation();
  return (
    <>
      {isZipUnknown && (
        <Notice kind="warn">
          <p>{t('filter.zipUnknown')}</p>
        </Notice>
      )}
      {arePricesHidden(list.items) && (
        <Notice>
          <p>
            {t('prices.hidden')} <AppLink to={`/auth/login?returnTo=${encodeURIComponent(bareOf(pathname) + search)}`}>{t('prices.login')}</AppLink>
          </p>
        </Notice>
      )}
      {list.corrected !== null && (
        <Notice>
          <p>{t('corrected', { asked: address.get('q') ?? '', read: list.corrected })}</p>
        </Notice>
      )}
    </>
  );
};

/** How many there are, told to screen readers whenever it changes. */
const Total = ({ total, page }: { total: number; page: number }) => {
  const { t } = useTranslation('catalog');
  const { number } = useFormat();
  const words = { count: total, total: number(total, 0), from: number((page - 1) * pageSize + 1, 0), to: number(Math.min(total, page * pageSize), 0) };
  return (
    <p className={styles.total} role="status">
      {t(total === 0 ? 'results.none' : total > pageSize ? 'results.page' : 'results.all', words)}
    </p>
  );
};

const Found = ({ list, shown, hasViews }: { list: ProductList; shown: URLSearchParams; hasViews: boolean }) => (
  <>
    <Total total={list.total} page={pageOf(shown)} />
    {hasViews && list.items.length > 0 && <CatalogViews address={shown} />}
  </>
);

/** The searches that a signed-in user has kept. */
const SavedHere = (props: { address: URLSearchParams; section: Section | undefined }) => {
  const isSignedIn = useIsSignedIn();
  if (!isSignedIn) return null;
  return (
    <Suspense>
      <SavedSearchesDisclosure {...props} />
    </Suspense>
  );
};

interface Props {
  section: Section | undefined;
  data: Extract<MarketData, { kind: 'list' | 'failed' }>;
  /** The products as this page shows them. */
  results: ReactNode;
  /** They are those of one place, which has no sections. */
  isOnePlace?: boolean;
}

/** The catalogue: sections, search and order, filters beside the results or, on a phone, over them. */
export const Catalog = ({ section, data, results, isOnePlace = false }: Props) => {
  const { t } = useTranslation(['catalog', 'market']);
  const filters = useCatalogFilters(section);
  useEarlyPresses(section);
  const place = useResultsInView();
  const revalidator = useRevalidator();
  const shown = readAddress(new URLSearchParams(useLocation().search), section);
  const isByPopularity = !shown.has('sort') && !shown.has('q');
  const list = data.kind === 'list' ? data.list : emptyList;
  const isZipUnknown = data.kind === 'list' && data.isZipUnknown;
  const isBehind = filters.isBehind || revalidator.state === 'loading';
  return (
    <>
      {!isOnePlace && <SectionLinks section={section} address={filters.address} />}
      <div className={styles.layout}>
        <CatalogToolbar filters={filters} arePricesHidden={arePricesHidden(list.items)} />
        <div className={styles.rail}>
          <a href="#results" className={styles.skip}>
            {t('results.skip')}
          </a>
          <FilterPanel
            filters={filters}
            section={section}
            facets={list.facets}
            ranges={list.ranges}
            total={list.total}
            isZipUnknown={isZipUnknown}
            head={!isOnePlace && <SavedHere address={filters.address} section={section} />}
          />
        </div>
        <section ref={place} id="results" tabIndex={-1} className={styles.results} aria-label={t('results.label')} aria-busy={isBehind}>
          <h2 className="visually-hidden">{t('results.label')}</h2>
          <div className={styles.resultsHead}>
            {data.kind === 'list' && <Found list={list} shown={shown} hasViews={!isOnePlace} />}
            <Chips address={filters.address} pharmacyName={list.pharmacy?.name} />
          </div>
          {list.items.length > 0 && (
            <p className={styles.prices}>
              {t('results.prices')} {isByPopularity && t('sort.popularityIs')}
            </p>
          )}
          <div className={styles.found}>
            <Notices list={list} address={shown} isZipUnknown={isZipUnknown} />
            {data.kind === 'failed' && <NotLoaded error={data.error} onRetry={() => void revalidator.revalidate()} />}
            <Suspense>
              {data.kind === 'list' && list.total === 0 && <NoResults section={section} address={shown} alternatives={list.alternatives ?? []} />}
            </Suspense>
            {list.items.length > 0 && results}
            {list.total > pageSize && <Pagination page={pageOf(shown)} pageSize={pageSize} total={list.total} link={stay} />}
          </div>
          {list.items.length > 0 && (
            <p className={styles.note}>
              {t('price.note', { ns: 'market' })} {isByPopularity && t('sort.popularityInFull')}
            </p>
          )}
        </section>
      </div>
    </>
  );
};
