import type { SimilarProduct } from '@blattwerk/contract/products/shapes';
import { useTranslation } from 'react-i18next';
import { AppLink } from '../../../components/ui/app-link.tsx';
import { compareAddress, mostCompared } from '../../../lib/comparison/comparison.ts';
import { useFormat } from '../../../lib/format/use-format.ts';
import { contentUnitOf } from '../content-unit.ts';
import { Plate } from '../../../components/product/plate.tsx';
import { FromPrice, productAddress } from '../product-card.tsx';
import styles from './similar.module.css';

/** "+2,5 Prozentpunkte THC", in words that need no table. */
const useDifference = () => {
  const { t } = useTranslation('product');
  const { number } = useFormat();
  return ({ product }: SimilarProduct, what: 'THC' | 'CBD', difference: number | null): string => {
    if (difference === null) return t('similar.unknown', { what });
    if (Math.abs(difference) < 0.05) return t('similar.same', { what });
    const value = `${difference > 0 ? '+' : '−'}${number(Math.abs(difference))}`;
    return t(contentUnitOf(product.category) === 'mgPerMl' ? 'similar.mgPerMl' : 'similar.points', {
      what,
      value,
      count: Math.round(Math.abs(difference) * 10) / 10,
    });
  };
};

const Item = ({ similar }: { similar: SimilarProduct }) => {
  const { t } = useTranslation('product');
  const { percent, distance } = useFormat();
  const difference = useDifference();
  const { product, similarity, thcDifference, cbdDifference, terpeneOverlap, sharedTerpenes } = similar;
  const terpenes = sharedTerpenes.map(({ label }) => label).join(', ');
  return (
    <li className={styles.item}>
      <Plate product={product} size="small" />
      <div>
        <h3>
          <AppLink to={productAddress(product.slug)}>{product.name}</AppLink>
        </h3>
        <p className={styles.offer}>
          <FromPrice product={product} />
          <span>
            {t('similar.pharmacies', { count: product.pharmacyCount })}
            {typeof product.distanceKm === 'number' && ` · ${t('similar.nearest', { distance: distance(product.distanceKm) })}`}
          </span>
        </p>
        <p className={styles.numbers}>
          <strong>{t('similar.like', { percent: percent(Math.round(similarity * 100)) })}</strong>
          <span>{difference(similar, 'THC', thcDifference)}</span>
          <span>{difference(similar, 'CBD', cbdDifference)}</span>
          <span>
            {terpeneOverlap === null ? t('similar.noTerpenes') : t('similar.terpenes', { percent: percent(Math.round(terpeneOverlap * 100)) })}
            {terpenes && ` (${terpenes})`}
          </span>
        </p>
      </div>
    </li>
  );
};

/** What is in stock and comes nearest by its contents; the numbers say why it is shown. `of`: the product of this page, to compare them with. */
export const Similar = ({ items, of }: { items: readonly SimilarProduct[]; of?: string }) => {
  const { t } = useTranslation('product');
  if (items.length === 0) return null;
  return (
    <section className={styles.section}>
      <h2>{t('similar.title')}</h2>
      <p>{t('similar.text')}</p>
      {of !== undefined && (
        <p>
          <AppLink to={compareAddress([of, ...items.map(({ product }) => product.slug)].slice(0, mostCompared))}>{t('similar.compare')}</AppLink>
        </p>
      )}
      <ul className={styles.list}>
        {items.map((similar) => (
          <Item key={similar.product.id} similar={similar} />
        ))}
      </ul>
    </section>
  );
};
