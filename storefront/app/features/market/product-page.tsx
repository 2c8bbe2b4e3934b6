import type { Offer, ProductDetail } from '@blattwerk/contract/products/shapes';
import { useTranslation } from 'react-i18next';
import { Form, useLocation } from 'react-router';
import { AppLink } from '../../components/ui/app-link.tsx';
import { Button } from '../../components/ui/button.tsx';
import { Facts } from '../../components/ui/card.tsx';
import { Disclosure } from '../../components/ui/disclosure.tsx';
import { EmptyState, StatusTag } from '../../components/ui/feedback.tsx';
import { Icon } from '../../components/ui/icon.tsx';
import { TextInput } from '../../components/ui/inputs.tsx';
import type { Column } from '../../components/ui/table.tsx';
import { Table } from '../../components/ui/table.tsx';
import { Bars } from '../../components/ui/values.tsx';
import { formatAgo } from '../../lib/format/format.ts';
import { useFormat } from '../../lib/format/use-format.ts';
import { useLocale } from '../../lib/i18n/use-locale.ts';
import { contentUnitOf } from './content-unit.ts';
import { useCountryName } from './filter-label.ts';
import { NoteForRequest } from './note-for-request.tsx';
import { FromPrice, Plate } from './product-card.tsx';
import { AvailabilityTag } from './availability-tag.tsx';
import styles from './product-page.module.css';

const shownOffers = 10;

interface Props {
  product: ProductDetail;
  /** The server's time, so that server and browser say the same age. */
  now: string;
}

const useOfferColumns = (product: ProductDetail, now: string): Column<Offer>[] => {
  const { t } = useTranslation('market');
  const { money, distance } = useFormat();
  const locale = useLocale();
  const hasDistance = product.offers.some((offer) => typeof offer.distanceKm === 'number');
  return [
    { key: 'pharmacy', header: t('product.pharmacy'), cell: ({ pharmacy }) => <AppLink to={`/market/pharmacies/${pharmacy.slug}`}>{pharmacy.name}</AppLink> },
    { key: 'place', header: t('product.place'), cell: ({ pharmacy }) => `${pharmacy.zipCode} ${pharmacy.city}` },
    ...(hasDistance
      ? [
          {
            key: 'distance',
            header: t('product.distance'),
            isNumeric: true,
            cell: (offer: Offer) => (typeof offer.distanceKm === 'number' ? distance(offer.distanceKm) : '–'),
          },
        ]
      : []),
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

const Offers = ({ product, now }: Props) => {
  const { t } = useTranslation('market');
  const columns = useOfferColumns(product, now);
  const { pathname, search } = useLocation();
  return (
    <section className={styles.section}>
      <h2>{t('product.offers')}</h2>
      {product.offers.length === 0 ? (
        <EmptyState title={t('product.noOffers')}>{t('product.noOffersText')}</EmptyState>
      ) : (
        <>
          <Form method="get" action={pathname} className={styles.zip} key={search}>
            <TextInput
              label={t('product.offersZip')}
              name="zipCode"
              inputMode="numeric"
              pattern="\d{5}"
              maxLength={5}
              autoComplete="postal-code"
              defaultValue={new URLSearchParams(search).get('zipCode') ?? ''}
            />
            <Button type="submit" kind="secondary">
              {t('product.offersSort')}
            </Button>
          </Form>
          <Table caption={t('product.offers')} columns={columns} rows={product.offers.slice(0, shownOffers)} rowKey={(offer) => offer.pharmacy.id} />
          {product.offers.length > shownOffers && (
            <Disclosure summary={t('product.allOffers', { total: product.offers.length })}>
              <Table caption={t('product.offers')} columns={columns} rows={product.offers.slice(shownOffers)} rowKey={(offer) => offer.pharmacy.id} />
            </Disclosure>
          )}
        </>
      )}
      <p className={styles.note}>{t('price.note')}</p>
    </section>
  );
};

const Highlights = ({ product: { highlights } }: Pick<Props, 'product'>) => {
  const { t } = useTranslation('market');
  const { percent } = useFormat();
  if (highlights.effects.length === 0 && highlights.sideEffects.length === 0) return null;
  const groups = [
    { key: 'effects', text: 'effect', items: highlights.effects },
    { key: 'sideEffects', text: 'sideEffect', items: highlights.sideEffects },
  ] as const;
  return (
    <section className={styles.section}>
      <h2>{t('product.highlights')}</h2>
      <p>{t('product.highlightsNote', { n: highlights.n })}</p>
      <div className={styles.highlights}>
        {groups.map(
          ({ key, text, items }) =>
            items.length > 0 && (
              <div key={key}>
                <h3>{t(`product.${key}`)}</h3>
                <ul>
                  {items.map((item) => (
                    <li key={item.value}>
                      <span>{t(`${text}.${item.value}`)}</span>
                      <meter min={0} max={1} value={item.share} aria-label={t(`${text}.${item.value}`)} />
                      <span className="tabular">
                        {percent(Math.round(item.share * 100))} <span className={styles.n}>(n = {item.n})</span>
                      </span>
                    </li>
                  ))}
                </ul>
              </div>
            ),
        )}
      </div>
    </section>
  );
};

const useFacts = (product: ProductDetail) => {
  const { t } = useTranslation('market');
  const country = useCountryName();
  const { percent } = useFormat();
  const terpenes = product.terpenes
    .map((terpene) => (typeof terpene.share === 'number' ? `${terpene.label} ${percent(terpene.share)}` : terpene.label))
    .join(', ');
  const rows: [string, string | null][] = [
    ['category', t(`category.${product.category}`, { ns: 'common' })],
    ['genetics', product.geneticsDetail ?? (product.genetics && t(`genetics.${product.genetics}`, { ns: 'common' }))],
    ['strain', product.strain],
    ['terpenes', terpenes || null],
    ['manufacturer', product.manufacturer],
    ['grower', product.grower],
    ['origin', product.origin && country(product.origin)],
    ['irradiation', t(`irradiation.${product.irradiation}`)],
    ['pzn', product.pzn],
  ];
  return rows.flatMap(([key, value]) => (value ? [{ term: t(`product.${key}`), value }] : []));
};

/** Everything about one product, and where it is right now. */
export const ProductPage = ({ product, now }: Props) => {
  const { t } = useTranslation('market');
  const facts = useFacts(product);
  return (
    <article>
      <p>
        <AppLink to="/market" className={styles.back}>
          <Icon name="back" /> {t('product.back')}
        </AppLink>
      </p>
      <div className={styles.top}>
        <Plate image={product.image} size="large" isFirst />
        <div>
          <h1>{product.name}</h1>
          <p className={styles.price}>
            <FromPrice product={product} />
            <StatusTag tone={product.pharmacyCount > 0 ? 'ok' : 'neutral'}>
              {product.pharmacyCount > 0 ? t('inPharmacies', { count: product.pharmacyCount }) : t('inNoPharmacy')}
            </StatusTag>
          </p>
          <Bars thc={product.thc} cbd={product.cbd} unit={contentUnitOf(product.category)} isThcBelow={product.isThcBelow} isCbdBelow={product.isCbdBelow} />
          {product.description && <p className={styles.description}>{product.description}</p>}
          <div className={styles.actions}>
            <NoteForRequest product={{ productId: product.id, name: product.name, slug: product.slug, unit: product.unit }} />
          </div>
          <Facts items={facts} />
        </div>
      </div>
      <Offers product={product} now={now} />
      <Highlights product={product} />
    </article>
  );
};
