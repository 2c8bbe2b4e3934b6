import type { PharmacyItem } from '@blattwerk/contract/pharmacies/shapes';
import { useTranslation } from 'react-i18next';
import { Form, useLocation } from 'react-router';
import { AppLink } from '../../components/ui/app-link.tsx';
import { Button } from '../../components/ui/button.tsx';
import { EmptyState } from '../../components/ui/feedback.tsx';
import { TextInput } from '../../components/ui/inputs.tsx';
import { Pagination } from '../../components/ui/pagination.tsx';
import type { Column } from '../../components/ui/table.tsx';
import { Table } from '../../components/ui/table.tsx';
import { useFormat } from '../../lib/format/use-format.ts';
import styles from './pharmacies.module.css';

interface Props {
  items: readonly PharmacyItem[];
  total: number;
  page: number;
  pageSize: number;
}

const Search = () => {
  const { t } = useTranslation('market');
  const { pathname, search } = useLocation();
  const params = new URLSearchParams(search);
  return (
    <Form method="get" action={pathname} key={search} className={styles.search} role="search">
      <TextInput label={t('pharmacies.q')} name="q" type="search" defaultValue={params.get('q') ?? ''} />
      <TextInput
        label={t('pharmacies.zipCode')}
        name="zipCode"
        inputMode="numeric"
        pattern="\d{5}"
        maxLength={5}
        autoComplete="postal-code"
        defaultValue={params.get('zipCode') ?? ''}
      />
      <Button type="submit">{t('pharmacies.search')}</Button>
    </Form>
  );
};

/** Name, postal code, town, address: the list as a table, searched by plain form. */
export const PharmacyList = ({ items, total, page, pageSize }: Props) => {
  const { t } = useTranslation('market');
  const { number, distance } = useFormat();
  const hasDistance = items.some((item) => typeof item.distanceKm === 'number');
  const columns: Column<PharmacyItem>[] = [
    { key: 'name', header: t('pharmacies.name'), cell: (item) => <AppLink to={`/market/pharmacies/${item.slug}`}>{item.name}</AppLink> },
    { key: 'zip', header: t('pharmacies.zip'), cell: (item) => <span className="tabular">{item.zipCode}</span> },
    { key: 'city', header: t('pharmacies.city'), cell: (item) => item.city },
    { key: 'address', header: t('pharmacies.address'), cell: (item) => item.address },
    ...(hasDistance
      ? [
          {
            key: 'distance',
            header: t('pharmacies.distance'),
            isNumeric: true,
            cell: (item: PharmacyItem) => (typeof item.distanceKm === 'number' ? distance(item.distanceKm) : '–'),
          },
        ]
      : []),
    { key: 'products', header: t('pharmacies.products'), isNumeric: true, cell: (item) => number(item.productCount, 0) },
  ];
  return (
    <>
      <Search />
      <p role="status" className={styles.total}>
        {t('pharmacies.total', { count: total, total: number(total, 0) })}
      </p>
      {items.length > 0 ? (
        <Table caption={t('pharmacies.title')} columns={columns} rows={items} rowKey={(item) => item.id} />
      ) : (
        <EmptyState title={t('pharmacies.emptyTitle')}>{t('pharmacies.emptyText')}</EmptyState>
      )}
      {total > pageSize && <Pagination page={page} pageSize={pageSize} total={total} />}
    </>
  );
};
