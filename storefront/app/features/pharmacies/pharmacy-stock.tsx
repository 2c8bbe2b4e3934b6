import type { PharmacyPage as Pharmacy } from '@blattwerk/contract/pharmacies/shapes';
import type { ProductItem } from '@blattwerk/contract/products/shapes';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Plate } from '../../components/product/plate.tsx';
import { AppLink } from '../../components/ui/app-link.tsx';
import { EmptyState } from '../../components/ui/feedback.tsx';
import type { Column } from '../../components/ui/table.tsx';
import { Table } from '../../components/ui/table.tsx';
import { useFormat } from '../../lib/format/use-format.ts';
import styles from './pharmacies.module.css';

type Stock = Pharmacy['stock'][number];
/** With what the catalogue knows besides: whether a content is stated as "less than", and the picture. */
export type StockItem = Stock & { product: Stock['product'] & Pick<ProductItem, 'isThcBelow' | 'isCbdBelow' | 'picture'> };

interface Props {
  items: readonly StockItem[];
  /** How much of a product there is, in words. */
  availability: (item: StockItem) => ReactNode;
}

const Content = ({ product: { thc, cbd, category, isThcBelow, isCbdBelow } }: { product: StockItem['product'] }) => {
  const { number, percent } = useFormat();
  const inWords = (value: number, isBelow: boolean): string =>
    `${isBelow ? '< ' : ''}${category === 'extract' || category === 'edible' ? `${number(value)} mg/ml` : percent(value)}`;
  return (
    <span className={styles.content}>
      {thc !== null && <span>THC {inWords(thc, isThcBelow)}</span>}
      {cbd !== null && <span>CBD {inWords(cbd, isCbdBelow)}</span>}
    </span>
  );
};

const useColumns = (availability: Props['availability']): Column<StockItem>[] => {
  const { t } = useTranslation(['pharmacies', 'market', 'common']);
  const { money } = useFormat();
  return [
    {
      key: 'product',
      header: t('page.product'),
      cell: ({ product }) => (
        <span className={styles.product}>
          <Plate product={product} size="small" />
          <span className={styles.stock}>
            <AppLink to={`/market/products/${product.slug}`} className={styles.name}>
              {product.name}
            </AppLink>
            <span className={styles.second}>
              {[t(`category.${product.category}`, { ns: 'common' }), product.genetics && t(`genetics.${product.genetics}`, { ns: 'common' })]
                .filter(Boolean)
                .join(' · ')}
            </span>
          </span>
        </span>
      ),
    },
    { key: 'content', header: t('page.content'), cell: ({ product }) => <Content product={product} /> },
    {
      key: 'price',
      header: t('product.price', { ns: 'market' }),
      isNumeric: true,
      cell: ({ priceCents, currency, product }) =>
        priceCents === null ? t('price.notPublic', { ns: 'market' }) : `${money(priceCents, currency)}/${t(`unit.${product.unit}`, { ns: 'common' })}`,
    },
    { key: 'availability', header: t('product.availability', { ns: 'market' }), cell: availability },
  ];
};

/** What the pharmacy has of what the filters ask for, at its own prices. */
export const PharmacyStock = ({ items, availability }: Props) => {
  const { t } = useTranslation('pharmacies');
  const columns = useColumns(availability);
  return (
    <div className={styles.shelf}>
      <Table caption={t('page.stock')} columns={columns} rows={items} rowKey={(item) => item.product.id} />
    </div>
  );
};

/** The pharmacy has reported nothing that counts. */
export const NoStock = () => {
  const { t } = useTranslation('pharmacies');
  return <EmptyState title={t('page.stockEmpty')}>{t('page.stockEmptyText')}</EmptyState>;
};
