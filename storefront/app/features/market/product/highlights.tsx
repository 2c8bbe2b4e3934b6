import type { ProductDetail } from '@blattwerk/contract/products/shapes';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../lib/format/use-format.ts';
import styles from './product-page.module.css';

/** What patients said, with n and share; nothing where too few have, or where the reader may not see it. */
export const Highlights = ({ product: { highlights } }: { product: ProductDetail }) => {
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
