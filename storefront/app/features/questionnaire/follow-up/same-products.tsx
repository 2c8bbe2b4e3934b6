import type { ProductItem } from '@blattwerk/contract/products/shapes';
import type { Selection } from '@blattwerk/contract/selections/shapes';
import { useTranslation } from 'react-i18next';
import { PharmacyPrice } from '../../../components/selection/pharmacy-price.tsx';
import { SoldOutWatch } from '../../../components/selection/stock-watch.tsx';
import { AppLink } from '../../../components/ui/app-link.tsx';
import { Disclosure } from '../../../components/ui/disclosure.tsx';
import { Icon } from '../../../components/ui/icon.tsx';
import { useFormat } from '../../../lib/format/use-format.ts';
import { useProfile } from '../../../lib/profile/use-profile.ts';
import { amountOf } from '../../../lib/request-list/amounts.ts';
import { useSelection } from '../../../lib/selection/use-selection.ts';
import { useMostProducts } from '../../../lib/request-list/use-most-products.ts';
import type { Answers, ShownProduct } from '../answers.ts';
import { shownProduct } from '../answers.ts';
import { ProductSearch } from '../product-search.tsx';
import styles from './follow-up.module.css';

interface Props {
  list: readonly ShownProduct[];
  usageType: Answers['usageType'];
  onChange: (list: ShownProduct[]) => void;
}

const nameOf = (entry: ShownProduct): string => ('productId' in entry ? entry.name : entry.wish.strainName);

/** Price and stock of one product as of now. */
const LineNow = ({ selection, productId }: { selection: Selection | undefined; productId: string }) => {
  const { t } = useTranslation('selection');
  const { money } = useFormat();
  const line = selection?.lines.find(({ product }) => product.id === productId);
  if (!line) return null;
  const { fromPriceCents, unit } = line.product;
  const price = fromPriceCents === null ? '' : t('price.from', { price: money(fromPriceCents), unit: t(`unit.${unit}`, { ns: 'common' }) });
  const stock = line.pharmacyCount === 0 ? t('inNone') : t('inPharmacies', { count: line.pharmacyCount });
  return <span className={styles.hint}>{[price, stock].filter(Boolean).join(' · ')}</span>;
};

/** The nearest pharmacy that has everything, with what it costs there. */
const Nearest = ({ selection }: { selection: Selection | undefined }) => {
  const { t } = useTranslation('follow-up');
  const { distance } = useFormat();
  const nearest = selection?.pharmacies[0];
  if (!nearest?.hasAll) return null;
  return (
    <p className={styles.hint}>
      {t('products.nearest')} <AppLink to={`/market/pharmacies/${nearest.pharmacy.slug}`}>{nearest.pharmacy.name}</AppLink>
      {nearest.distanceKm !== null && `, ${distance(nearest.distanceKm)}`}
      {nearest.totalCents !== null && (
        <>
          {': '}
          <PharmacyPrice priced={nearest} withShipping={false} />
        </>
      )}
    </p>
  );
};

/** The products of the last time with price and stock as of today; what has sold out comes with what is most like it. */
export const SameProducts = ({ list, usageType, onChange }: Props) => {
  const { t } = useTranslation('follow-up');
  const { number } = useFormat();
  const most = useMostProducts();
  const { data: profile } = useProfile();
  const named = list.flatMap((entry) => ('productId' in entry ? [entry] : []));
  const { data: selection } = useSelection(
    named.map(({ productId, amount, unit }) => ({ productId, amount: amount ?? amountOf({ unit }) })),
    { limit: 1, ...(profile?.zipCode ? { zipCode: profile.zipCode, sort: 'distance' as const } : {}) },
  );
  const replace = (productId: string, by: ProductItem): void =>
    onChange(
      list.map((entry) => ('productId' in entry && entry.productId === productId ? shownProduct(by, entry.unit === by.unit ? entry.amount : null) : entry)),
    );
  return (
    <>
      {list.length === 0 && <p>{t('products.none')}</p>}
      <ul className={styles.products}>
        {list.map((entry) => (
          <li key={nameOf(entry)}>
            <span>
              <strong>{nameOf(entry)}</strong>
              {'productId' in entry && entry.amount !== null && `, ${number(entry.amount)} ${t(`unit.${entry.unit}`, { ns: 'common' })}`}
              {'productId' in entry && <LineNow selection={selection} productId={entry.productId} />}
            </span>
            <button type="button" onClick={() => onChange(list.filter((other) => other !== entry))} aria-label={t('products.remove', { name: nameOf(entry) })}>
              <Icon name="close" />
            </button>
          </li>
        ))}
      </ul>
      {selection && <SoldOutWatch selection={selection} onReplace={replace} />}
      <Nearest selection={selection} />
      {list.length < most && (
        <Disclosure summary={t('products.other')}>
          <ProductSearch taken={list} usageType={usageType} onAdd={(entry) => onChange([...list, entry])} />
        </Disclosure>
      )}
    </>
  );
};
