import type { PharmacyPage as Pharmacy } from '@blattwerk/contract/pharmacies/shapes';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { AppLink } from '../../components/ui/app-link.tsx';
import { LinkButton } from '../../components/ui/button.tsx';
import { Facts } from '../../components/ui/card.tsx';
import { EmptyState } from '../../components/ui/feedback.tsx';
import { Icon } from '../../components/ui/icon.tsx';
import type { Column } from '../../components/ui/table.tsx';
import { Table } from '../../components/ui/table.tsx';
import { DateTime } from '../../components/ui/values.tsx';
import { useFormat } from '../../lib/format/use-format.ts';
import styles from './pharmacies.module.css';
import { StockReliability } from './stock-reliability.tsx';

type StockItem = Pharmacy['stock'][number];

const useContact = (pharmacy: Pharmacy): { term: string; value: ReactNode }[] => {
  const { t } = useTranslation('market');
  const confirmed: [string, ReactNode] = ['confirmed', pharmacy.confirmedAt ? <DateTime value={pharmacy.confirmedAt} /> : t('pharmacy.neverConfirmed')];
  const rows: [string, ReactNode][] = [
    ['address', `${pharmacy.address}, ${pharmacy.zipCode} ${pharmacy.city}`],
    ['phone', pharmacy.phone && <a href={`tel:${pharmacy.phone.replace(/[^+\d]/g, '')}`}>{pharmacy.phone}</a>],
    ['email', pharmacy.email && <a href={`mailto:${pharmacy.email}`}>{pharmacy.email}</a>],
    [
      'website',
      pharmacy.website && (
        <a href={pharmacy.website} rel="noopener nofollow">
          {pharmacy.website.replace(/^https?:\/\//, '')}
        </a>
      ),
    ],
    ...(pharmacy.stockReliability ? [] : [confirmed]),
  ];
  return rows.flatMap(([key, value]) => (value ? [{ term: t(`pharmacy.${key}`), value }] : []));
};

interface Props {
  pharmacy: Pharmacy;
  /** Whether the stock was confirmed today in Germany; the server says so, whose clock counts. */
  isConfirmedToday: boolean;
  /** How much of a product there is, in words. */
  availability: (item: StockItem) => ReactNode;
}

const useStockColumns = (availability: Props['availability']): Column<StockItem>[] => {
  const { t } = useTranslation('market');
  const { money } = useFormat();
  return [
    {
      key: 'product',
      header: t('pharmacy.product'),
      cell: ({ product }) => (
        <span className={styles.product}>
          {product.image && <img src={product.image} alt="" width={48} height={48} loading="lazy" />}
          <AppLink to={`/market/products/${product.slug}`}>{product.name}</AppLink>
        </span>
      ),
    },
    { key: 'category', header: t('product.category'), cell: ({ product }) => t(`category.${product.category}`, { ns: 'common' }) },
    {
      key: 'price',
      header: t('product.price'),
      isNumeric: true,
      cell: ({ priceCents, currency, product }) =>
        priceCents === null ? t('price.afterLogin') : `${money(priceCents, currency)}/${t(`unit.${product.unit}`, { ns: 'common' })}`,
    },
    { key: 'availability', header: t('product.availability'), cell: availability },
  ];
};

/** One pharmacy: where it is, how to reach it, and its live stock. */
export const PharmacyPage = ({ pharmacy, isConfirmedToday, availability }: Props) => {
  const { t } = useTranslation('market');
  const contact = useContact(pharmacy);
  const columns = useStockColumns(availability);
  return (
    <article>
      <p>
        <AppLink to="/market/pharmacies" className={styles.back}>
          <Icon name="back" /> {t('pharmacy.back')}
        </AppLink>
      </p>
      <h1>{pharmacy.name}</h1>
      <div className={styles.top}>
        <Facts items={pharmacy.isPickupOnly ? [...contact, { term: t('product.availability'), value: t('pharmacy.pickupOnly') }] : contact} />
        <div className={styles.request}>
          <LinkButton to="/health-state/create/prescription" isWide>
            {t('pharmacy.request')}
          </LinkButton>
          <p>{t('pharmacy.requestNote')}</p>
        </div>
      </div>
      <h2>{t('pharmacy.stock')}</h2>
      {pharmacy.stockReliability && <StockReliability reliability={pharmacy.stockReliability} isToday={isConfirmedToday} />}
      {pharmacy.stock.length > 0 ? (
        <Table caption={t('pharmacy.stock')} columns={columns} rows={pharmacy.stock} rowKey={(item) => item.product.id} />
      ) : (
        <EmptyState title={t('pharmacy.stockEmpty')}>{t('pharmacy.stockEmptyText')}</EmptyState>
      )}
    </article>
  );
};
