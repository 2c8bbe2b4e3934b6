import type { ProductItem } from '@blattwerk/contract/products/shapes';
import type { Selection } from '@blattwerk/contract/selections/shapes';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { CostCard } from '../../components/selection/cost-card.tsx';
import { SoldOutWatch, StockWatch } from '../../components/selection/stock-watch.tsx';
import { visitorApi } from '../../lib/api/client.ts';
import { amountOf } from '../../lib/request-list/amounts.ts';
import { useSelection } from '../../lib/selection/use-selection.ts';
import type { ShownProduct } from './answers.ts';
import { shownProduct } from './answers.ts';
import styles from './questionnaire.module.css';

/** What it would come to, before anything is sent: the same sum as in the selection's checkout. */
const WishCost = ({ selection, isAssumed }: { selection: Selection; isAssumed: boolean }) => {
  const { t } = useTranslation('selection');
  const { data: fees } = useQuery({ queryKey: ['fees'], queryFn: () => visitorApi.get('/clients/fees') });
  if (!fees) return null;
  return (
    <div className={styles.group}>
      <CostCard
        fromTotalCents={selection.fromTotalCents}
        fromDeliveredCents={selection.fromDeliveredCents}
        fees={fees}
        {...(isAssumed ? { note: t('cost.assumed') } : {})}
      />
    </div>
  );
};

interface Props {
  list: readonly ShownProduct[];
  onChange: (list: ShownProduct[]) => void;
  /** Where the products are to be had together, that and what it costs, or nothing but what has sold out. */
  shows?: 'stock' | 'stock-and-cost' | 'sold-out';
}

/** The named products, watched on every step of the questionnaire while it is open; free wishes have no stock. */
export const WishStock = ({ list, onChange, shows = 'stock' }: Props) => {
  const named = list.flatMap((entry) => ('productId' in entry ? [entry] : []));
  const wishes = named.map(({ productId, amount, unit }) => ({ productId, amount: amount ?? amountOf({ unit }) }));
  const { data } = useSelection(wishes, { limit: 1 });
  if (!data || named.length === 0) return null;
  const replace = (productId: string, by: ProductItem): void =>
    onChange(
      list.map((entry) => ('productId' in entry && entry.productId === productId ? shownProduct(by, entry.unit === by.unit ? entry.amount : null) : entry)),
    );
  if (shows === 'sold-out') return <SoldOutWatch selection={data} onReplace={replace} />;
  return (
    <>
      <StockWatch selection={data} onReplace={replace} />
      {shows === 'stock-and-cost' && <WishCost selection={data} isAssumed={named.some(({ amount }) => amount === null)} />}
    </>
  );
};
