import type { Offer, ProductDetail } from '@blattwerk/contract/products/shapes';
import { useRef, type ChangeEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { Form, useLocation, useSubmit } from 'react-router';
import type { PharmacyMarks } from '../../../components/map/cluster.ts';
import { MapDisclosure } from '../../../components/map/map-disclosure.tsx';
import { PositionButton } from '../../../components/place/position-button.tsx';
import { AppLink } from '../../../components/ui/app-link.tsx';
import { Button } from '../../../components/ui/button.tsx';
import { Disclosure } from '../../../components/ui/disclosure.tsx';
import { EmptyState, Notice } from '../../../components/ui/feedback.tsx';
import { Select, TextInput } from '../../../components/ui/inputs.tsx';
import type { Column } from '../../../components/ui/table.tsx';
import { Table } from '../../../components/ui/table.tsx';
import { formatAgo } from '../../../lib/format/format.ts';
import { useFormat } from '../../../lib/format/use-format.ts';
import { bareOf } from '../../../lib/i18n/locale.ts';
import { useLocale, usePath } from '../../../lib/i18n/use-locale.ts';
import { AvailabilityTag } from '../availability-tag.tsx';
import type { OfferSort } from './offer-order.ts';
import { amountIn, hasDistances, isThere, offerSorts, sortedOffers, sortOf, totalOf } from './offer-order.ts';
import styles from './product-page.module.css';

const shownOffers = 10;

interface Props {
  product: ProductDetail;
  /** The server's time, so that server and browser say the same age. */
  now: string;
  isZipUnknown: boolean;
  /** Where those are who have it. */
  map: PharmacyMarks;
}

/** Where the pharmacy is, and how what it has gets to the patient. */
const Where = ({ offer: { pharmacy, isPickupOnly } }: { offer: Offer }) => {
  const { t } = useTranslation('product');
  return (
    <span className={styles.where}>
      <span>
        {pharmacy.zipCode} {pharmacy.city}
      </span>
      <span>{t(isPickupOnly ? 'offers.pickupOnly' : 'offers.shipping')}</span>
    </span>
  );
};

const useColumns = ({ product, now, amount }: Pick<Props, 'product' | 'now'> & { amount: number }): Column<Offer>[] => {
  const { t } = useTranslation('market');
  const { money, distance, number } = useFormat();
  const unit = t(`unit.${product.unit}`, { ns: 'common' });
  const locale = useLocale();
  const distanceColumn: Column<Offer> = {
    key: 'distance',
    header: t('product.distance'),
    isNumeric: true,
    cell: (offer) => (typeof offer.distanceKm === 'number' ? distance(offer.distanceKm) : '–'),
  };
  return [
    { key: 'pharmacy', header: t('product.pharmacy'), cell: ({ pharmacy }) => <AppLink to={`/market/pharmacies/${pharmacy.slug}`}>{pharmacy.name}</AppLink> },
    { key: 'place', header: t('product.place'), cell: (offer) => <Where offer={offer} /> },
    ...(hasDistances(product.offers) ? [distanceColumn] : []),
    {
      key: 'price',
      header: t('product.price'),
      isNumeric: true,
      cell: (offer) => `${money(offer.priceCents, offer.currency)}/${unit}`,
    },
    {
      key: 'total',
      header: t('offers.total', { ns: 'product', amount: `${number(amount)} ${unit}` }),
      isNumeric: true,
      cell: (offer) => {
        const total = totalOf(offer, amount);
        return total === null ? '–' : money(total, offer.currency);
      },
    },
    {
      key: 'availability',
      header: t('product.availability'),
      cell: (offer) => <AvailabilityTag availability={offer.availability} freshness={offer.freshness} />,
    },
    { key: 'confirmed', header: t('product.confirmed'), cell: (offer) => formatAgo(locale, offer.confirmedAt, new Date(now)) },
  ];
};

/** Who names a place wants to know what is near; another order can still be chosen. */
const preferDistance = ({ currentTarget: { value, defaultValue, form } }: ChangeEvent<HTMLInputElement>): void => {
  const order = form?.elements.namedItem('offers');
  if (order instanceof HTMLSelectElement && value.length === 5 && defaultValue === '') order.value = 'distance' satisfies OfferSort;
};

const OrderForm = ({ isZipUnknown, product: { unit }, amount }: Pick<Props, 'isZipUnknown' | 'product'> & { amount: number }) => {
  const { t } = useTranslation('product');
  const { number } = useFormat();
  const { pathname, search } = useLocation();
  const params = new URLSearchParams(search);
  const form = useRef<HTMLFormElement>(null);
  const submit = useSubmit();
  const searchNear = (zipCode: string): void => {
    if (form.current === null) return;
    const fields = new FormData(form.current);
    fields.set('zipCode', zipCode);
    fields.set('offers', 'distance' satisfies OfferSort);
    void submit(fields, { action: `${pathname}#offers`, preventScrollReset: true });
  };
  return (
    <>
      <Form ref={form} method="get" action={`${pathname}#offers`} className={styles.zip} key={search} preventScrollReset>
        <TextInput
          label={t('offers.zip')}
          name="zipCode"
          inputMode="numeric"
          pattern="\d{5}"
          maxLength={5}
          autoComplete="postal-code"
          defaultValue={params.get('zipCode') ?? ''}
          error={isZipUnknown ? t('offers.zipUnknown') : undefined}
          onChange={preferDistance}
        />
        <TextInput
          label={t('offers.amount', { unit: t(`unit.${unit}`, { ns: 'common' }) })}
          name="amount"
          inputMode={unit === 'piece' ? 'numeric' : 'decimal'}
          maxLength={6}
          autoComplete="off"
          defaultValue={number(amount)}
        />
        <Select
          label={t('offers.sort')}
          name="offers"
          defaultValue={sortOf(params)}
          options={offerSorts.map((value) => ({ value, label: t(`offers.by.${value}`) }))}
        />
        <Button type="submit" kind="secondary">
          {t('offers.apply')}
        </Button>
      </Form>
      <PositionButton onZipCode={searchNear} />
    </>
  );
};

/** Who has it right now: price, availability in words, age of the data, distance where a postal code is given. */
export const Offers = ({ product, now, isZipUnknown, map }: Props) => {
  const { t } = useTranslation('product');
  const { pathname, search } = useLocation();
  const path = usePath();
  const params = new URLSearchParams(search);
  /** One alone leads to its page, several put those around them first. */
  const toOf = ({ slug, zipCode }: PharmacyMarks['marks'][number]): string => {
    if (slug !== null) return path(`/market/pharmacies/${slug}`);
    const near = new URLSearchParams(search);
    near.set('zipCode', zipCode);
    near.set('offers', 'distance' satisfies OfferSort);
    return `${pathname}?${near.toString()}#offers`;
  };
  const amount = amountIn(params, product.unit);
  const columns = useColumns({ product, now, amount });
  const all = sortedOffers(product.offers, sortOf(params), amount);
  const offers = all.filter(isThere);
  const without = all.filter((offer) => !isThere(offer));
  const table = (rows: readonly Offer[], caption = t('offers.title')) => (
    <div className={styles.offers}>
      <Table caption={caption} columns={columns} rows={rows} rowKey={({ pharmacy }) => pharmacy.id} />
    </div>
  );
  const withoutTitle = t('offers.without', { count: without.length });
  const isHidden = product.offers.length === 0 && product.pharmacyCount > 0;
  return (
    <section className={styles.section} id="offers">
      <h2>{offers.length > 0 ? t('offers.titleWith', { count: offers.length }) : t('offers.title')}</h2>
      {isHidden && (
        <Notice kind="info">
          <p>
            {t('offers.notPublic', { count: product.pharmacyCount })}{' '}
            <AppLink to={`/auth/login?returnTo=${encodeURIComponent(`${bareOf(pathname)}#offers`)}`}>{t('prices.login', { ns: 'catalog' })}</AppLink>
          </p>
        </Notice>
      )}
      {!isHidden && offers.length === 0 && <EmptyState title={t('offers.none')}>{t('offers.noneText')}</EmptyState>}
      {offers.length > 0 && (
        <>
          <OrderForm isZipUnknown={isZipUnknown} product={product} amount={amount} />
          <MapDisclosure {...map} toOf={toOf} />
          {table(offers.slice(0, shownOffers))}
          {offers.length > shownOffers && <Disclosure summary={t('offers.all', { total: offers.length })}>{table(offers.slice(shownOffers))}</Disclosure>}
        </>
      )}
      {without.length > 0 && <Disclosure summary={withoutTitle}>{table(without, withoutTitle)}</Disclosure>}
      <p className={styles.note}>
        {offers.length > 0 && `${t('offers.totalNote')} `}
        {t('price.note', { ns: 'market' })}
      </p>
    </section>
  );
};
