import type { PharmacyItem } from '@blattwerk/contract/pharmacies/shapes';
import { useTranslation } from 'react-i18next';
import { AppLink } from '../../components/ui/app-link.tsx';
import type { Column } from '../../components/ui/table.tsx';
import { Table } from '../../components/ui/table.tsx';
import { useFormat } from '../../lib/format/use-format.ts';
import { useOpeningWords } from '../../lib/opening/use-opening-words.ts';
import type { PharmacySearch } from './pharmacies-query.ts';
import styles from './pharmacies.module.css';
import { useHolds } from './use-holds.ts';

/** "heute, 14:02 Uhr": the same words on the server and in the browser, because the server says which day it is. */
const Confirmed = ({ item, today }: { item: PharmacyItem; today: string }) => {
  const { t } = useTranslation('pharmacies');
  const { date, time, dateTime } = useFormat();
  if (!item.confirmedAt) return null;
  const isToday = date(item.confirmedAt) === date(today);
  const words = isToday ? t('list.confirmedToday', { time: time(item.confirmedAt) }) : t('list.confirmedOn', { day: dateTime(item.confirmedAt).split(',')[0] });
  return (
    <span className={styles.second} data-uncertain={item.freshness === 'uncertain'}>
      {item.freshness === 'uncertain' ? t('list.uncertain', { confirmed: words }) : words}
    </span>
  );
};

const Stock = ({ item, today, holds }: { item: PharmacyItem; today: string; holds: ReturnType<typeof useHolds> }) => {
  const { t } = useTranslation('pharmacies');
  const { number } = useFormat();
  const held = holds?.byPharmacy.get(item.id);
  return (
    <span className={styles.stock}>
      <span>{item.productCount > 0 ? t('list.products', { count: item.productCount, total: number(item.productCount, 0) }) : t('list.nothing')}</span>
      {held !== undefined && <strong data-all={held === holds?.of}>{t('list.holds', { held, of: holds?.of ?? 0 })}</strong>}
      <Confirmed item={item} today={today} />
    </span>
  );
};

interface Props {
  items: readonly PharmacyItem[];
  search: PharmacySearch;
  /** The day in Germany, by the server's clock. */
  today: string;
}

/** Name, postal code, town, address, and what is there: a table, on a phone a sheet for each pharmacy. */
export const PharmacyTable = ({ items, search, today }: Props) => {
  const { t } = useTranslation('pharmacies');
  const { distance } = useFormat();
  const holds = useHolds(search);
  const opening = useOpeningWords();
  const hasDistance = items.some((item) => typeof item.distanceKm === 'number');
  const columns: Column<PharmacyItem>[] = [
    {
      key: 'name',
      header: t('list.name'),
      cell: (item) => (
        <span className={styles.stock}>
          <AppLink to={`/market/pharmacies/${item.slug}`} className={styles.name}>
            {item.name}
          </AppLink>
          {item.isPickupOnly && <span className={styles.second}>{t('list.pickupOnly')}</span>}
          {item.opening && <span className={styles.second}>{opening(item.opening)}</span>}
        </span>
      ),
    },
    { key: 'zip', header: t('list.zip'), cell: (item) => <span className="tabular">{item.zipCode}</span> },
    { key: 'city', header: t('list.city'), cell: (item) => item.city },
    { key: 'address', header: t('list.address'), cell: (item) => item.address },
    ...(hasDistance
      ? [
          {
            key: 'distance',
            header: t('list.distance'),
            isNumeric: true,
            cell: (item: PharmacyItem) => (typeof item.distanceKm === 'number' ? distance(item.distanceKm) : '–'),
          },
        ]
      : []),
    { key: 'stock', header: t('list.inStock'), cell: (item) => <Stock item={item} today={today} holds={holds} /> },
  ];
  return (
    <div className={styles.list}>
      <Table caption={t('list.title')} columns={columns} rows={items} rowKey={(item) => item.id} />
    </div>
  );
};
