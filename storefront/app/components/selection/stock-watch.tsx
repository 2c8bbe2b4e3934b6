import type { ProductItem } from '@blattwerk/contract/products/shapes';
import type { Selection, SelectionLine } from '@blattwerk/contract/selections/shapes';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../lib/format/use-format.ts';
import { AppLink } from '../ui/app-link.tsx';
import { Button } from '../ui/button.tsx';
import { Notice } from '../ui/feedback.tsx';
import styles from './stock-watch.module.css';

type Replace = (productId: string, by: ProductItem) => void;

const Alternative = ({ product, onChoose }: { product: ProductItem; onChoose: () => void }) => {
  const { t } = useTranslation('selection');
  const { money, number } = useFormat();
  const facts = [
    product.thc !== null && `THC ${number(product.thc)}`,
    product.cbd !== null && `CBD ${number(product.cbd)}`,
    product.fromPriceCents !== null && t('price.from', { price: money(product.fromPriceCents), unit: t(`unit.${product.unit}`, { ns: 'common' }) }),
    t('inPharmacies', { count: product.pharmacyCount }),
  ];
  return (
    <li>
      <span>
        <AppLink to={`/market/products/${product.slug}`}>{product.name}</AppLink>
        <span className={styles.facts}>{facts.filter(Boolean).join(' · ')}</span>
      </span>
      <Button kind="secondary" size="small" onClick={onChoose}>
        {t('soldOut.instead')}
        <span className="visually-hidden">: {product.name}</span>
      </Button>
    </li>
  );
};

/** Said at once when it happens: a product that no pharmacy has any more, with what is most like it. */
const SoldOut = ({ line, taken, onReplace }: { line: SelectionLine; taken: readonly string[]; onReplace: Replace }) => {
  const { t } = useTranslation('selection');
  const alternatives = line.alternatives.filter(({ id }) => !taken.includes(id));
  return (
    <Notice kind="warn" isAlert title={t('soldOut.title', { name: line.product.name })}>
      <p>{t(alternatives.length > 0 ? 'soldOut.text' : 'soldOut.nothing')}</p>
      {alternatives.length > 0 && (
        <ul className={styles.alternatives}>
          {alternatives.map((product) => (
            <Alternative key={product.id} product={product} onChoose={() => onReplace(line.product.id, product)} />
          ))}
        </ul>
      )}
    </Notice>
  );
};

/** The one without which there would be most pharmacies, if that helps at all. */
const narrowest = ({ lines, holdingAll }: Selection): SelectionLine | undefined =>
  lines.filter(({ withoutCount, pharmacyCount }) => pharmacyCount > 0 && withoutCount > holdingAll).sort((a, b) => b.withoutCount - a.withoutCount)[0];

/** What has sold out or left the catalogue, as an alert with what is most like it; nothing while all is there. */
export const SoldOutWatch = ({ selection: { lines, gone }, onReplace }: { selection: Selection; onReplace: Replace }) => {
  const { t } = useTranslation('selection');
  const taken = lines.map(({ product }) => product.id);
  const soldOut = lines.filter(({ pharmacyCount }) => pharmacyCount === 0);
  return (
    <>
      {soldOut.map((line) => (
        <SoldOut key={line.product.id} line={line} taken={taken} onReplace={onReplace} />
      ))}
      {gone.length > 0 && (
        <Notice kind="warn" isAlert>
          <p>{t('gone', { count: gone.length })}</p>
        </Notice>
      )}
    </>
  );
};

/** How many pharmacies have everything now, what narrows that, and what has sold out. */
export const StockWatch = ({ selection, onReplace }: { selection: Selection; onReplace: Replace }) => {
  const { t } = useTranslation('selection');
  const { time } = useFormat();
  const { lines, holdingAll, checkedAt } = selection;
  const narrow = narrowest(selection);
  return (
    <div className={styles.watch}>
      {lines.length > 0 && (
        <p role="status" className={styles.whole}>
          <strong>
            {lines.length > 2
              ? t('watch.all', { count: holdingAll, products: lines.length })
              : t(`watch.${lines.length === 1 ? 'one' : 'both'}`, { count: holdingAll })}
          </strong>{' '}
          {narrow && t('watch.narrow', { name: narrow.product.name, count: narrow.withoutCount })}
        </p>
      )}
      <SoldOutWatch selection={selection} onReplace={onReplace} />
      <p className={styles.checked}>{t('watch.checked', { time: time(checkedAt) })}</p>
    </div>
  );
};
