import type { Offer, ProductDetail } from '@blattwerk/contract/products/shapes';
import { useTranslation } from 'react-i18next';
import { Form, useLocation } from 'react-router';
import { AppLink } from '../../../components/ui/app-link.tsx';
import { Button } from '../../../components/ui/button.tsx';
import { Disclosure } from '../../../components/ui/disclosure.tsx';
import { EmptyState, Notice } from '../../../components/ui/feedback.tsx';
import { Select, TextInput } from '../../../components/ui/inputs.tsx';
import type { Column } from '../../../components/ui/table.tsx';
import { Table } from '../../../components/ui/table.tsx';
import { formatAgo } from '../../../lib/format/format.ts';
import { useFormat } from '../../../lib/format/use-format.ts';
import { useLocale } from '../../../lib/i18n/use-locale.ts';
import { AvailabilityTag } from '../availability-tag.tsx';
import { hasDistances, sortedOffers, sortOf } from './offer-order.ts';
import styles from './product-page.module.css';

const shownOffers = 10;

interface Props {
  product: ProductDetail;
  /** The server's time, so that server and browser say the same age. */
  now: string;
  isZipUnknown: boolean;
}

const useColumns = ({ product, now }: Pick<Props, 'product' | 'now'>): Column<Offer>[] => {
  const { t } = useTranslation('market');
  const { money, distance } = useFormat();
  const locale = useLocale();
  const distanceColumn: Column<Offer> = {
    key: 'distance',
    header: t('product.distance'),
    isNumeric: true,
    cell: (offer) => (typeof offer.distanceKm === 'number' ? distance(offer.distanceKm) : '–'),
  };
  return [
    { key: 'pharmacy', header: t('product.pharmacy'), cell: ({ pharmacy }) => <AppLink to={`/market/pharmacies/${pharmacy.slug}`}>{pharmacy.name}</AppLink> },
    { key: 'place', header: t('product.place'), cell: ({ pharmacy }) => `${pharmacy.zipCode} ${pharmacy.city}` },
    ...(hasDistances(product.offers) ? [distanceColumn] : []),
    {
      key: 'price',
      header: t('product.price'),
      isNumeric: true,
      cell: (offer) => `${money(offer.priceCents, offer.currency)}/${t(`unit.${product.unit}`, { ns: 'common' })}`,
    },
    {
      key: 'availability',
      header: t('product.availability'),
      cell: (offer) => <AvailabilityTag availability={offer.availability} freshness={offer.freshness} />,
    },
    { key: 'confirmed', header: t('product.confirmed'), cell: (offer) => formatAgo(locale, offer.confirmedAt, new Date(now)) },
  ];
};

const OrderForm = ({ isZipUnknown }: Pick<Props, 'isZipUnknown'>) => {
  const { t } = useTranslation('product');
  const { pathname, search } = useLocation();
  const params = new URLSearchParams(search);
  return (
    <Form method="get" action={`${pathname}#offers`} className={styles.zip} key={search} preventScrollReset>
      <TextInput
        label={t('offers.zip')}
        name="zipCode"
        inputMode="numeric"
        pattern="\d{5}"
        maxLength={5}
        autoComplete="postal-code"
        defaultValue={params.get('zipCode') ?? ''}
        error={isZipUnknown ? t('offers.zipUnknown') : undefined}
      />
      <Select
        label={t('offers.sort')}
        name="offers"
        defaultValue={sortOf(params)}
        options={(['price', 'distance'] as const).map((value) => ({ value, label: t(`offers.by.${value}`) }))}
      />
      <Button type="submit" kind="secondary">
        {t('offers.apply')}
      </Button>
    </Form>
  );
};

/** Who has it right now: price, availability in words, age of the data, distance where a postal code is given. */
export const Offers = ({ product, now, isZipUnknown }: Props) => {
  const { t } = useTranslation('product');
  const columns = useColumns({ product, now });
  const { search } = useLocation();
  const offers = sortedOffers(product.offers, sortOf(new URLSearchParams(search)));
  const table = (rows: readonly Offer[]) => (
    <div className={styles.offers}>
      <Table caption={t('offers.title')} columns={columns} rows={rows} rowKey={({ pharmacy }) => pharmacy.id} />
    </div>
  );
  const isHidden = product.offers.length === 0 && product.pharmacyCount > 0;
  return (
    <section className={styles.section} id="offers">
      <h2>{t('offers.title')}</h2>
      {isHidden && (
        <Notice kind="info">
          <p>{t('offers.afterLogin', { count: product.pharmacyCount })}</p>
        </Notice>
      )}
      {!isHidden && offers.length === 0 && <EmptyState title={t('offers.none')}>{t('offers.noneText')}</EmptyState>}
      {offers.length > 0 && (
        <>
          <OrderForm isZipUnknown={isZipUnknown} />
          {table(offers.slice(0, shownOffers))}
          {offers.length > shownOffers && <Disclosure summary={t('offers.all', { total: offers.length })}>{table(offers.slice(shownOffers))}</Disclosure>}
        </>
      )}
      <p className={styles.note}>{t('price.note', { ns: 'market' })}</p>
    </section>
  );
};
