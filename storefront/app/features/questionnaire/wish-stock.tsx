import type { ProductItem } from '@blattwerk/contract/products/shapes';
import { StockWatch } from '../../components/selection/stock-watch.tsx';
import { useSelection } from '../../lib/selection/use-selection.ts';
import type { ShownProduct } from './answers.ts';

/** Where the named products are to be had together, watched while the questionnaire is open; free wishes have no stock. */
export const WishStock = ({ list, onChange }: { list: readonly ShownProduct[]; onChange: (list: ShownProduct[]) => void }) => {
  const named = list.flatMap((entry) => ('productId' in entry ? [{ productId: entry.productId, amount: 1 }] : []));
  const { data } = useSelection(named, { limit: 1 });
  if (!data || named.length === 0) return null;
  const replace = (productId: string, by: ProductItem): void =>
    onChange(list.map((entry) => ('productId' in entry && entry.productId === productId ? { productId: by.id, name: by.name, slug: by.slug } : entry)));
  return <StockWatch selection={data} onReplace={replace} />;
};
