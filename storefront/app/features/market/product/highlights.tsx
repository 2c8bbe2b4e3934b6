import type { ProductDetail } from '@blattwerk/contract/products/shapes';
import { useTranslation } from 'react-i18next';
import { useIsSignedIn } from '../../../lib/favorites/favorites.ts';
import { useFormat } from '../../../lib/format/use-format.ts';
import { useLocale } from '../../../lib/i18n/use-locale.ts';
import styles from './product-page.module.css';

/** What patients said, with n and share; nothing where too few have, or where the reader may not see it. */
export const Highlights = ({ product: { highlights } }: { product: ProductDetail }) => {
  const { t } = useTranslation(['market', 'reviews']);
  const { percent } = useFormat();
  const locale = useLocale();
  const isSignedIn = useIsSignedIn();
  /** To visitors nothing is put first: it might be read as a promise. */
  const ordered = <T extends { name: string }>(items: readonly T[]): readonly T[] =>
    isSignedIn ? items : items.toSorted((one, other) => one.name.localeCompare(other.name, locale));
  const groups = [
    { key: 'effects', text: 'effect', ns: 'market', items: highlights.effects },
    { key: 'sideEffects', text: 'sideEffect', ns: 'market', items: highlights.sideEffects },
    { key: 'benefits', text: 'benefit', ns: 'reviews', items: highlights.benefits },
  ] as const;
  if (groups.every(({ items }) => items.length === 0)) return null;
  return (
    <section className={styles.section}>
      <h2>{t('product.highlights')}</h2>
      <p>{t('product.highlightsNote', { n: highlights.n })}</p>
      <div className={styles.highlights}>
        {groups.map(
          ({ key, text, ns, items }) =>
            items.length > 0 && (
              <div key={key}>
                <h3>{t(`product.${key}`)}</h3>
                <ul>
                  {ordered(items.map((item) => ({ ...item, name: t(`${text}.${item.value}`, { ns }) }))).map((item) => (
                    <li key={item.value}>
                      <span>{item.name}</span>
                      <meter min={0} max={1} value={item.share} aria-label={item.name} />
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
