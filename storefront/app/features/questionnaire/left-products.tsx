import { limits } from '@blattwerk/contract/limits';
import { LeftOut } from '../../components/selection/left-out.tsx';
import { forgetLeftOut, keepLeftOut, useLeftOut } from '../../lib/request-list/left-out.ts';
import type { NotedProduct } from '../../lib/request-list/list-store.ts';
import { readNoted, removeNoted, useNoted, writeNoted } from '../../lib/request-list/request-list.ts';
import type { ShownProduct } from './answers.ts';
import { isProductTaken } from './answers.ts';
import { wishOf } from './take-noted.ts';

interface Props {
  list: readonly ShownProduct[];
  onChange: (list: ShownProduct[]) => void;
}

/** What is noted and found no room among the wishes, here or when two devices' selections became one. */
export const LeftProducts = ({ list, onChange }: Props) => {
  const hasRoom = list.length < limits.productsPerRequest;
  const [noted, left] = [useNoted(), useLeftOut()];
  // While there is room, what is noted is on its way in by itself.
  const waiting = [...(hasRoom ? [] : noted), ...left].filter(
    ({ productId }, at, all) => !isProductTaken(list, productId) && all.findIndex((entry) => entry.productId === productId) === at,
  );
  if (waiting.length === 0) return null;
  const named = list.flatMap((entry) => ('productId' in entry ? [entry] : []));
  const comeIn = (product: NotedProduct): void => {
    if (readNoted().some(({ productId }) => productId === product.productId)) removeNoted(product.productId);
    keepLeftOut([], [product]);
  };
  const take = (product: NotedProduct): void => {
    onChange([...list, wishOf(product)]);
    comeIn(product);
  };
  const swap = (product: NotedProduct, productId: string): void => {
    const out = named.filter((entry) => entry.productId === productId);
    onChange(list.map((entry) => ('productId' in entry && entry.productId === productId ? wishOf(product) : entry)));
    comeIn(product);
    keepLeftOut(out.map(({ amount, ...entry }) => ({ ...entry, ...(amount === null ? {} : { amount }) })));
  };
  const forget = (): void => {
    if (!hasRoom) writeNoted([]);
    forgetLeftOut();
  };
  return <LeftOut left={waiting} chosen={named} hasRoom={hasRoom} onTake={take} onSwap={swap} onForget={forget} />;
};
