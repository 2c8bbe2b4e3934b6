import type { ProductDetail } from '@blattwerk/contract/products/shapes';
import { useTranslation } from 'react-i18next';
import { useIsSignedIn } from '../../../lib/favorites/favorites.ts';
import { useFormat } from '../../../lib/format/use-format.ts';
import { useLocale } from '../../../lib/i18n/use-locale.ts';
import styles from './product-page.module.css';

/** Named by fewer, a share would say more than is known: those stand together, without figures. */
const leastNamed = 10;

interface Named {
  name: string;
  n: number;
  share: number;
}

const NamedList = ({ items }: { items: readonly Named[] }) => {
  const { t } = useTranslation('market');
  const { percent } = useFormat();
  const often = items.filter(({ n }) => n >= leastNamed);
  const seldom = items.filter(({ n }) => n < leastNamed);
  return (
    <>
      {often.length > 0 && (
        <ul>
          {often.map(({ name, n, share }) => (
            <li key={name}>
              <span>{name}</span>
              <meter min={0} max={1} value={share} aria-label={name} />
              <span className="tabular">
                {percent(Math.round(share * 100))} <span className={styles.n}>(n = {n})</span>
              </span>
            </li>
          ))}
        </ul>
      )}
      {seldom.length > 0 && <p className={styles.n}>{t('product.seldom', { least: leastNamed, names: seldom.map(({ name }) => name).join(', ') })}</p>}
    </>
  );
};

/** What patients said, with n and share; nothing where too few have, or where the reader may not see it. */
export const Highlights = ({ product: { highlights } }: { product: Pick<ProductDetail, 'highlights'> }) => {
  const { t } = useTranslation(['market', 'reviews']);
  const locale = useLocale();
  const isSignedIn = useIsSignedIn();
  /** To visitors nothing is put first: it might be read as a promise. */
  const ordered = (items: readonly Named[]): readonly Named[] =>
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
                <NamedList items={ordered(items.map(({ value, n, share }) => ({ name: t(`${text}.${value}`, { ns }), n, share })))} />
              </div>
            ),
        )}
      </div>
    </section>
  );
};
