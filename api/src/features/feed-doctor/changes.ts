import type { ExpectedChanges } from '@blattwerk/contract/stock-feeds/examination';
import type { Unit } from '@blattwerk/contract/products/enums';
import type { FeedMode } from '@blattwerk/contract/stock-feeds/shapes';
import type { Ctx } from '../../kernel/ctx.ts';
import type { StockTarget } from '../stock-feeds/public.ts';

type Kind = ExpectedChanges['examples'][number]['kind'];
type State = { quantity: number; priceCents: number };
interface Change {
  kind: Kind;
  productId: string;
  before: State | null;
  after: State | null;
}
const examplesShown = 12;

const stateOf = ({ quantity, priceCents }: StockTarget): State => ({ quantity, priceCents });

/** What differs between the stock there is and the one that a file names. Pure. */
export const changesBetween = (current: readonly StockTarget[], wanted: readonly StockTarget[], mode: FeedMode): { changes: Change[]; unchanged: number } => {
  const before = new Map(current.map((row) => [row.productId, row]));
  const changes: Change[] = [];
  let unchanged = 0;
  for (const row of wanted) {
    const old = before.get(row.productId);
    before.delete(row.productId);
    const kind = !old ? 'new' : old.priceCents !== row.priceCents ? 'price' : old.quantity !== row.quantity ? 'quantity' : null;
    if (kind === null) unchanged += 1;
    else changes.push({ kind, productId: row.productId, before: old ? stateOf(old) : null, after: stateOf(row) });
  }
  const gone =
    mode === 'full' ? [...before.values()].map((row): Change => ({ kind: 'gone', productId: row.productId, before: stateOf(row), after: null })) : [];
  return { changes: [...gone, ...changes], unchanged };
};

/** The first few of each kind in turn, so that a long list of one kind hides no other. */
const examplesOf = (changes: readonly Change[]): Change[] => {
  const kinds: Kind[] = ['gone', 'price', 'new', 'quantity'];
  const each = examplesShown / kinds.length;
  return kinds.flatMap((kind) => changes.filter((change) => change.kind === kind).slice(0, each));
};

/** What importing these rows now would do to the pharmacy's stock. */
export const expectedChanges = async (ctx: Ctx, pharmacyId: string, targets: readonly StockTarget[], mode: FeedMode): Promise<ExpectedChanges> => {
  const { rows: current } = await ctx.trx.raw<{ rows: StockTarget[] }>(
    `SELECT product_id AS "productId", quantity::float8 AS quantity, price_cents AS "priceCents" FROM stock WHERE pharmacy_id = ?`,
    [pharmacyId],
  );
  const { changes, unchanged } = changesBetween(current, targets, mode);
  const count = (kind: Kind): number => changes.filter((change) => change.kind === kind).length;
  const examples = examplesOf(changes);
  const products: { id: string; name: string; unit: Unit }[] = await ctx
    .trx('products')
    .whereRaw('id = ANY(?)', [examples.map(({ productId }) => productId)])
    .select('id', 'name', 'unit');
  const named = new Map(products.map((product) => [product.id, product]));
  return {
    new: count('new'),
    gone: count('gone'),
    price: count('price'),
    quantity: count('quantity'),
    unchanged,
    examples: examples.flatMap(({ kind, productId, before, after }) => {
      const product = named.get(productId);
      return product ? [{ kind, productName: product.name, unit: product.unit, before, after }] : [];
    }),
  };
};
