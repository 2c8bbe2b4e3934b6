import { OverflowNotice } from '../../components/selection/overflow-notice.tsx';
import { clearOverflow, saveOverflow, useOverflow } from '../../lib/request-list/overflow.ts';
import type { SelectedProduct } from '../../lib/request-list/list-store.ts';
import { readSelected, removeSelected, useSelected, writeSelected } from '../../lib/request-list/request-list.ts';
import { useMostProducts } from '../../lib/request-list/use-most-products.ts';
import type { ShownProduct } from './answers.ts';
import { isProductTaken } from './answers.ts';
import { wishOf } from './take-selected.ts';

interface Props {
  list: readonly ShownProduct[];
  onChange: (list: ShownProduct[]) => void;
}

/** What is selected and found no room among the wishes, here or when two devices' selections became one. */
export const OverflowProducts = ({ list, onChange }: Props) => {
  const hasRoom = list.length < useMostProducts();
  const [selected, overflow] = [useSelected(), useOverflow()];
  // While there is room, what is selected is on its way in by itself.
  const waiting = [...(hasRoom ? [] : selected), ...overflow].filter(
    ({ productId }, at, all) => !isProductTaken(list, productId) && all.findIndex((entry) => entry.productId === productId) === at,
  );
  if (waiting.length === 0) return null;
  const named = list.flatMap((entry) => ('productId' in entry ? [entry] : []));
  const comeIn = (product: SelectedProduct): void => {
    if (readSelected().some(({ productId }) => productId === product.productId)) removeSelected(product.productId);
    saveOverflow([], [product]);
  };
  const take = (product: SelectedProduct): void => {
    onChange([...list, wishOf(product)]);
    comeIn(product);
  };
  const swap = (product: SelectedProduct, productId: string): void => {
    const out = named.filter((entry) => entry.productId === productId);
    onChange(list.map((entry) => ('productId' in entry && entry.productId === productId ? wishOf(product) : entry)));
    comeIn(product);
    saveOverflow(out.map(({ amount, ...entry }) => ({ ...entry, ...(amount === null ? {} : { amount }) })));
  };
  const forget = (): void => {
    if (!hasRoom) writeSelected([]);
    clearOverflow();
  };
  return <OverflowNotice products={waiting} chosen={named} hasRoom={hasRoom} onTake={take} onSwap={swap} onForget={forget} />;
};
