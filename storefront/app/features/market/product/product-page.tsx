import type { ProductDetail } from '@blattwerk/contract/products/shapes';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { PharmacyMarks } from '../../../components/map/cluster.ts';
import { CompareButton } from '../../../components/comparison/compare-button.tsx';
import { FavoriteButton } from '../../../components/favorites/favorite-button.tsx';
import { Plate } from '../../../components/product/plate.tsx';
import { AppLink } from '../../../components/ui/app-link.tsx';
import { Facts } from '../../../components/ui/card.tsx';
import { StatusTag } from '../../../components/ui/feedback.tsx';
import { Bars } from '../../../components/ui/values.tsx';
import { formatAgo } from '../../../lib/format/format.ts';
import { useFormat } from '../../../lib/format/use-format.ts';
import { useLocale } from '../../../lib/i18n/use-locale.ts';
import { contentUnitOf } from '../content-unit.ts';
import { useCountryName } from '../filter-label.ts';
import { SelectForRequest } from '../select-for-request.tsx';
import { FromPrice } from '../product-card.tsx';
import { Devices } from './devices.tsx';
import { HistoryPlot } from './history-plot.tsx';
import { Highlights } from './highlights.tsx';
import { sourceOf } from './offer-order.ts';
import { Offers } from './offers.tsx';
import { TerpeneWheel } from './terpene-wheel.tsx';
import styles from './product-page.module.css';

interface Props {
  product: ProductDetail;
  /** The server's time, so that server and browser say the same age. */
  now: string;
  isZipUnknown: boolean;
  /** Where those are who have it. */
  map: PharmacyMarks;
  alerts: ReactNode;
  similar: ReactNode;
  /** What follows the highlights: reviews. */
  children?: ReactNode;
}

const useFacts = (product: ProductDetail) => {
  const { t } = useTranslation('market');
  const { date } = useFormat();
  const country = useCountryName();
  const rows: [string, string | null][] = [
    ['category', t(`category.${product.category}`, { ns: 'common' })],
    ['genetics', product.geneticsDetail ?? (product.genetics && t(`genetics.${product.genetics}`, { ns: 'common' }))],
    ['strain', product.strain],
    ['manufacturer', product.manufacturer],
    ['grower', product.grower],
    ['origin', product.origin && country(product.origin)],
    ['irradiation', t(`irradiation.${product.irradiation}`)],
    ['pzn', product.pzn],
    ['newSince', product.newSince ? date(product.newSince) : null],
  ];
  return rows.flatMap(([key, value]) => (value ? [{ term: t(`product.${key}`), value }] : []));
};

/** "6,49 €/g bei der Linden-Apotheke, vor 12 Minuten bestätigt": where the lowest price comes from, and how old it is. */
const PriceSource = ({ product, now }: Pick<Props, 'product' | 'now'>) => {
  const { t } = useTranslation('product');
  const locale = useLocale();
  const { money } = useFormat();
  const source = sourceOf(product.offers);
  if (!source) return null;
  const price = `${money(source.priceCents, source.currency)}/${t(`unit.${product.unit}`, { ns: 'common' })}`;
  return (
    <p className={styles.source}>
      {t('source.price', { price })} <AppLink to={`/market/pharmacies/${source.pharmacy.slug}`}>{source.pharmacy.name}</AppLink>,{' '}
      {t('source.confirmed', { ago: formatAgo(locale, source.confirmedAt, new Date(now)) })}
      {source.freshness === 'uncertain' && ` (${t('freshness.uncertain', { ns: 'market' })})`}
    </p>
  );
};

const Head = ({ product, now, alerts }: Pick<Props, 'product' | 'now' | 'alerts'>) => {
  const { t } = useTranslation('market');
  const facts = useFacts(product);
  return (
    <div className={styles.top}>
      <Plate product={product} size="large" isFirst />
      <div>
        <h1>{product.name}</h1>
        <p className={styles.price}>
          <FromPrice product={product} />
          <StatusTag tone={product.pharmacyCount > 0 ? 'ok' : 'neutral'}>
            {product.pharmacyCount > 0 ? t('inPharmacies', { count: product.pharmacyCount }) : t('inNoPharmacy')}
          </StatusTag>
        </p>
        <PriceSource product={product} now={now} />
        <Bars thc={product.thc} cbd={product.cbd} unit={contentUnitOf(product.category)} isThcBelow={product.isThcBelow} isCbdBelow={product.isCbdBelow} />
        <p className={styles.note}>{t('tolerance', { ns: 'product' })}</p>
        {product.description && <p className={styles.description}>{product.description}</p>}
        <div className={styles.actions}>
          <SelectForRequest product={{ productId: product.id, name: product.name, slug: product.slug, unit: product.unit }} />
          <FavoriteButton product={product} look="words" />
          <CompareButton product={product} look="words" />
        </div>
        {alerts}
        <div className={styles.facts}>
          <Facts items={facts} />
        </div>
      </div>
    </div>
  );
};

/** Everything about one product, and where it is right now. */
export const ProductPage = ({ product, now, isZipUnknown, map, alerts, similar, children }: Props) => (
  <article>
    <Head product={product} now={now} alerts={alerts} />
    <TerpeneWheel terpenes={product.terpenes} />
    <Offers product={product} now={now} isZipUnknown={isZipUnknown} map={map} />
    <Devices product={product} />
    <HistoryPlot product={product} />
    {similar}
    <Highlights product={product} />
    {children}
  </article>
);
