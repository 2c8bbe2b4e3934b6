import type { PharmacyItem } from '@blattwerk/contract/pharmacies/shapes';
import { useTranslation } from 'react-i18next';
import { useLocation, useNavigation } from 'react-router';
import type { PharmacyMarks } from '../../components/map/cluster.ts';
import { PharmacyMap } from '../../components/map/pharmacy-map.tsx';
import { LinkButton } from '../../components/ui/button.tsx';
import { EmptyState } from '../../components/ui/feedback.tsx';
import { Icon } from '../../components/ui/icon.tsx';
import { Pagination } from '../../components/ui/pagination.tsx';
import { ViewSwitch } from '../../components/ui/view-switch.tsx';
import { useFormat } from '../../lib/format/use-format.ts';
import { useLocale } from '../../lib/i18n/use-locale.ts';
import type { PharmacySearch } from './pharmacies-query.ts';
import { pageSize } from './pharmacies-query.ts';
import styles from './pharmacies.module.css';
import { PharmacyTable } from './pharmacy-list.tsx';
import { PharmacySearchForm } from './pharmacy-search.tsx';

interface Props {
  items: readonly PharmacyItem[];
  total: number;
  search: PharmacySearch;
  isZipUnknown: boolean;
  today: string;
  map: PharmacyMarks;
}

/** On a narrow screen either the list or the map; a wide one has both and does not show this. */
const ListOrMap = ({ view }: { view: 'list' | 'map' }) => {
  const { t } = useTranslation('pharmacies');
  const { pathname, search } = useLocation();
  const params = new URLSearchParams(search);
  params.delete('view');
  const list = params.size > 0 ? `?${params.toString()}` : '';
  params.set('view', 'map');
  /* A map below the fold would look as if nothing had happened. */
  const targets = { list, map: `?${params.toString()}#results` };
  const views = (['list', 'map'] as const).map((key) => ({ key, name: t(`list.views.${key}`), to: pathname + targets[key] }));
  return (
    <div className={styles.switch}>
      <ViewSwitch label={t('list.view')} current={view} views={views} />
    </div>
  );
};

/** The pharmacies of the market: search, table and map of the same results. */
export const PharmaciesScreen = ({ items, total, search, isZipUnknown, today, map }: Props) => {
  const { t } = useTranslation('pharmacies');
  const { number } = useFormat();
  const locale = useLocale();
  const view = new URLSearchParams(useLocation().search).get('view') === 'map' ? 'map' : 'list';
  const isLoading = useNavigation().state === 'loading';
  return (
    <>
      <PharmacySearchForm isZipUnknown={isZipUnknown} />
      <div className={styles.head} id="results">
        <p role="status" className={styles.total}>
          {t('list.total', { count: total, total: number(total, 0) })}
        </p>
        <ListOrMap view={view} />
        <span className={styles.downloads}>
          <a href={`/api/v1/clients/pharmacies/table?locale=${locale}`} className={styles.download} download>
            <Icon name="download" /> {t('list.download')}
          </a>
          <a href={`/api/v1/clients/pharmacies/table?locale=${locale}&format=json`} className={styles.download} download>
            {t('list.downloadJson')}
          </a>
        </span>
      </div>
      <div className={styles.both} data-view={view} aria-busy={isLoading}>
        <div className={styles.mapSide}>
          <PharmacyMap {...map} />
        </div>
        <div className={styles.listSide}>
          {items.length > 0 ? (
            <PharmacyTable items={items} search={search} today={today} />
          ) : (
            <EmptyState
              title={t('list.emptyTitle')}
              action={
                <LinkButton to="/market/pharmacies" kind="secondary">
                  {t('list.emptyAction')}
                </LinkButton>
              }
            >
              {t(search.radiusKm ? 'list.emptyRadius' : 'list.emptyText')}
            </EmptyState>
          )}
          {total > pageSize && <Pagination page={search.page} pageSize={pageSize} total={total} />}
        </div>
      </div>
    </>
  );
};
