import type { ProductDetail } from '@blattwerk/contract/products/shapes';
import { useTranslation } from 'react-i18next';
import { AppLink } from '../../../components/ui/app-link.tsx';
import { compareAddress, leaveOut } from '../../../lib/comparison/comparison.ts';
import { productAddress } from '../product-card.tsx';
import styles from './compare-table.module.css';
import { useCompareLines, type CompareLine } from './use-compare-lines.ts';

const Row = ({ line: { name, valueOf }, products }: { line: CompareLine; products: readonly ProductDetail[] }) => {
  const { t } = useTranslation(['compare', 'common']);
  const values = products.map((product) => valueOf(product) ?? t('value.unknown', { ns: 'common' }));
  const isDifferent = new Set(values).size > 1;
  return (
    <tr role="row" data-different={isDifferent || undefined}>
      <th scope="row" role="rowheader">
        {name}
        {isDifferent && <span className={styles.mark}>{t('different')}</span>}
      </th>
      {products.map(({ id, name: product }, at) => (
        <td key={id} role="cell" data-label={product}>
          {values[at]}
        </td>
      ))}
    </tr>
  );
};

/** A column for each product and a row for each fact; on a phone the products stand below each other within each fact. */
export const CompareTable = ({ products }: { products: readonly ProductDetail[] }) => {
  const { t } = useTranslation('compare');
  const lines = useCompareLines();
  return (
    <div className={styles.frame}>
      <table className={styles.table} role="table">
        <caption className="visually-hidden">{t('title')}</caption>
        <thead role="rowgroup">
          <tr role="row">
            <th scope="col" role="columnheader">
              <span className="visually-hidden">{t('fact')}</span>
            </th>
            {products.map(({ id, slug, name }) => (
              <th key={id} scope="col" role="columnheader">
                <AppLink to={productAddress(slug)}>{name}</AppLink>
                <AppLink
                  to={compareAddress(products.filter((other) => other.id !== id).map((other) => other.slug))}
                  className={styles.remove}
                  onClick={() => leaveOut(slug)}
                >
                  {t('remove')}
                  <span className="visually-hidden">: {name}</span>
                </AppLink>
              </th>
            ))}
          </tr>
        </thead>
        <tbody role="rowgroup">
          {lines.map((line) => (
            <Row key={line.name} line={line} products={products} />
          ))}
        </tbody>
      </table>
    </div>
  );
};
