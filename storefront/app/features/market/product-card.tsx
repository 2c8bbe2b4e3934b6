import type { ProductItem } from '@blattwerk/contract/products/shapes';
import { memo } from 'react';
import { useTranslation } from 'react-i18next';
import { CompareButton } from '../../components/comparison/compare-button.tsx';
import { FavoriteButton } from '../../components/favorites/favorite-button.tsx';
import { Plate } from '../../components/product/plate.tsx';
import { SelectButton } from '../../components/selection/select-button.tsx';
import { AppLink } from '../../components/ui/app-link.tsx';
import { Age } from '../../components/ui/age.tsx';
import { Bars } from '../../components/ui/values.tsx';
import { useFormat } from '../../lib/format/use-format.ts';
import { contentUnitOf } from './content-unit.ts';
import styles from './product-card.module.css';

export const productAddress = (slug: string): string => `/market/products/${slug}`;

/** "ab 6,49 €/g", or why there is no price. */
export const FromPrice = ({ product }: { product: Pick<ProductItem, 'fromPriceCents' | 'currency' | 'unit' | 'pharmacyCount'> }) => {
  const { t } = useTranslation('market');
  const { money } = useFormat();
  if (product.fromPriceCents === null) return <span className={styles.noPrice}>{t(product.pharmacyCount > 0 ? 'price.notPublic' : 'price.none')}</span>;
  return (
    <span className={styles.price}>
      {t('price.from', { price: money(product.fromPriceCents, product.currency), unit: t(`unit.${product.unit}`, { ns: 'common' }) })}
    </span>
  );
};

/** "bei der Linden-Apotheke · vor 12 Min.": where the price comes from and how old it is, in one line however long the name. */
const PriceSource = ({ product: { priceSource } }: { product: ProductItem }) => {
  const { t } = useTranslation('market');
  if (!priceSource) return null;
  return (
    <span className={styles.source}>
      <span className={styles.sourceName}>{t('price.at', { name: priceSource.name })}</span>
      <Age value={priceSource.confirmedAt} />
    </span>
  );
};

const Availability = ({ product }: { product: ProductItem }) => {
  const { t } = useTranslation('market');
  const { distance } = useFormat();
  const words = product.pharmacyCount > 0 ? t('inPharmacies', { count: product.pharmacyCount }) : t('inNoPharmacy');
  return (
    <span className={styles.availability} data-available={product.pharmacyCount > 0}>
      {words}
      {typeof product.distanceKm === 'number' && ` · ${t('nearest', { distance: distance(product.distanceKm) })}`}
    </span>
  );
};

/** That it is new, and that it is an advertisement; on a card in the corner of the picture. */
export const Marks = ({ product, className = styles.marks }: { product: ProductItem; className?: string | undefined }) => {
  const { t } = useTranslation('market');
  const { day } = useFormat();
  if (!product.isNew && !product.isPromoted) return null;
  return (
    <span className={className}>
      {product.isNew && <span className={styles.new}>{product.newSince ? t('mark.newSince', { day: day(product.newSince) }) : t('mark.new')}</span>}
      {product.isPromoted && <span className={styles.promoted}>{t('mark.promoted')}</span>}
    </span>
  );
};

export const Rating = ({ product: { rating, reviewCount } }: { product: ProductItem }) => {
  const { t } = useTranslation('market');
  const { number, rating: stars } = useFormat();
  if (rating === null) return null;
  return (
    <span className={styles.rating}>
      <span aria-hidden="true">
        <span className={styles.star}>★</span> {stars(rating)} ({number(reviewCount, 0)})
      </span>
      <span className="visually-hidden">{t('ratingOf', { rating: stars(rating), count: reviewCount })}</span>
    </span>
  );
};

/** One sheet of the catalogue: drawing, name, content on a common scale, price and availability in words. */
const ProductCard = ({ product, isFirst }: { product: ProductItem; isFirst: boolean }) => {
  const { t } = useTranslation('common');
  const kind = [t(`category.${product.category}`), product.genetics && t(`genetics.${product.genetics}`)].filter(Boolean).join(' · ');
  return (
    <article className={styles.card}>
      <Plate product={product} size="card" isFirst={isFirst} />
      <div className={styles.body}>
        <Marks product={product} />
        <p className={styles.kind}>
          <span>{kind}</span>
          <Rating product={product} />
        </p>
        <h3 className={styles.name}>
          <AppLink to={productAddress(product.slug)}>{product.name}</AppLink>
        </h3>
        <p className={styles.strain}>{[product.strain, product.manufacturer].filter(Boolean).join(' · ')}</p>
        <div className={styles.foot}>
          <Bars thc={product.thc} cbd={product.cbd} unit={contentUnitOf(product.category)} isThcBelow={product.isThcBelow} isCbdBelow={product.isCbdBelow} />
          <div className={styles.last}>
            <p className={styles.offer}>
              <FromPrice product={product} />
              <PriceSource product={product} />
              <Availability product={product} />
            </p>
            <div className={styles.choose}>
              <SelectButton product={product} />
              <CompareButton product={product} />
            </div>
          </div>
        </div>
      </div>
      <div className={styles.favorite}>
        <FavoriteButton product={product} />
      </div>
    </article>
  );
};

const firstRow = 3;

/** The catalogue's grid: a real list for screen readers. A filter that is typed on a phone does not draw all cards anew with each letter. */
export const ProductGrid = memo(({ products, isAboveFold = false }: { products: readonly ProductItem[]; isAboveFold?: boolean }) => (
  <ul className={styles.grid}>
    {products.map((product, at) => (
      <li key={product.id}>
        <ProductCard product={product} isFirst={isAboveFold && at < firstRow} />
      </li>
    ))}
  </ul>
));
ProductGrid.displayName = 'ProductGrid';
