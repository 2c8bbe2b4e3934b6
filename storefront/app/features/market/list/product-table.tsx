import type { ProductItem } from '@blattwerk/contract/products/shapes';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { CompareButton } from '../../../components/comparison/compare-button.tsx';
import { FavoriteButton } from '../../../components/favorites/favorite-button.tsx';
import { SelectButton } from '../../../components/selection/select-button.tsx';
import { Age } from '../../../components/ui/age.tsx';
import { AppLink } from '../../../components/ui/app-link.tsx';
import { useFormat } from '../../../lib/format/use-format.ts';
import { contentUnitOf } from '../content-unit.ts';
import { useCountryName, useFilterLabel } from '../filter-label.ts';
import { FromPrice, Marks, productAddress, Rating } from '../product-card.tsx';
import styles from './product-table.module.css';

const Name = ({ product }: { product: ProductItem }) => {
  const { t } = useTranslation('market');
  const country = useCountryName();
  const { strain, manufacturer, origin, irradiation } = product;
  return (
    <>
      <AppLink to={productAddress(product.slug)} className={styles.name}>
        {product.name}
      </AppLink>
      <span className={styles.second}>
        {[strain, manufacturer, origin && country(origin), irradiation !== 'unknown' && t(`irradiation.${irradiation}`)].filter(Boolean).join(' · ')}
      </span>
      <span className={styles.marks}>
        <Rating product={product} />
        <Marks product={product} className={styles.marks} />
      </span>
    </>
  );
};

/** In how many pharmacies, how near, and who asks the lowest price since when. */
const Stock = ({ product: { pharmacyCount, distanceKm, priceSource } }: { product: ProductItem }) => {
  const { t } = useTranslation('market');
  const { distance } = useFormat();
  return (
    <>
      <span data-available={pharmacyCount > 0}>{pharmacyCount > 0 ? t('inPharmacies', { count: pharmacyCount }) : t('inNoPharmacy')}</span>
      {typeof distanceKm === 'number' && <span>{t('nearest', { distance: distance(distanceKm) })}</span>}
      {priceSource && (
        <span className={styles.second}>
          {t('list.confirmed', { ns: 'catalog' })} <Age value={priceSource.confirmedAt} />
        </span>
      )}
    </>
  );
};

interface Column {
  key: string;
  header: string;
  cell: (product: ProductItem) => ReactNode;
}

const useColumns = (): Column[] => {
  const { t } = useTranslation(['catalog', 'market', 'common']);
  const { number, percent } = useFormat();
  const label = useFilterLabel();
  const unknown = t('value.unknown', { ns: 'common' });
  const content = (value: number | null, isBelow: boolean, { category }: ProductItem): string =>
    value === null ? unknown : `${isBelow ? '< ' : ''}${contentUnitOf(category) === 'mgPerMl' ? `${number(value)} mg/ml` : percent(value)}`;
  return [
    { key: 'genetics', header: t('filter.genetics'), cell: ({ category, genetics }) => label(genetics ? 'genetics' : 'category', genetics ?? category) },
    { key: 'thc', header: 'THC', cell: (product) => content(product.thc, product.isThcBelow, product) },
    { key: 'cbd', header: 'CBD', cell: (product) => content(product.cbd, product.isCbdBelow, product) },
    {
      key: 'terpenes',
      header: t('filter.terpenes'),
      cell: ({ leadingTerpenes }) => leadingTerpenes.map((key) => label('terpenes', key)).join(', ') || unknown,
    },
    { key: 'price', header: t('list.price'), cell: (product) => <FromPrice product={product} /> },
    { key: 'stock', header: t('list.stock'), cell: (product) => <Stock product={product} /> },
    {
      key: 'choose',
      header: t('list.choose'),
      cell: (product) => (
        <div className={styles.choose}>
          <SelectButton product={product} />
          <CompareButton product={product} look="icon" />
          <FavoriteButton product={product} />
        </div>
      ),
    },
  ];
};

/** All figures of the catalogue below each other; where there is no room for columns, a product is a few short lines. */
export const ProductTable = ({ products, caption }: { products: readonly ProductItem[]; caption: string }) => {
  const { t } = useTranslation('catalog');
  const columns = useColumns();
  return (
    <div className={styles.place}>
      <table className={styles.table} role="table">
        <caption className="visually-hidden">{caption}</caption>
        <thead role="rowgroup">
          <tr role="row">
            {[{ key: 'product', header: t('list.product') }, ...columns].map(({ key, header }) => (
              <th key={key} scope="col" role="columnheader" data-column={key}>
                {header}
              </th>
            ))}
          </tr>
        </thead>
        <tbody role="rowgroup">
          {products.map((product) => (
            <tr key={product.id} role="row">
              <th scope="row" role="rowheader" data-column="product">
                <Name product={product} />
              </th>
              {columns.map(({ key, header, cell }) => (
                <td key={key} role="cell" data-column={key} data-label={header}>
                  {cell(product)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
};
