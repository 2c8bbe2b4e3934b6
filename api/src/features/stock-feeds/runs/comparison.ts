import type { ComparisonKind } from '@blattwerk/contract/stock-feeds/run-shapes';
import type { FeedMode } from '@blattwerk/contract/stock-feeds/shapes';
import type { StockTarget } from '../importing/match-rows.queries.ts';

export interface Amount {
  quantity: number;
  priceCents: number;
}
export interface ComparedLine {
  productId: string;
  kind: ComparisonKind;
  before: Amount | null;
  after: Amount | null;
  priceFactor: number | null;
}

const amountOf = ({ quantity, priceCents }: StockTarget): Amount => ({ quantity, priceCents });

const kindOf = (before: Amount | null, after: Amount | null): ComparisonKind => {
  if (!before) return 'new';
  if (!after) return 'gone';
  if (after.priceCents !== before.priceCents) return after.priceCents > before.priceCents ? 'priceUp' : 'priceDown';
  return after.quantity === before.quantity ? 'unchanged' : 'amount';
};

/** How far a price is off, whichever way: 2 for the double and for the half. */
const distance = (factor: number): number => Math.max(factor, 1 / factor);

/** A product that disappears weighs as much as a price that doubles; amounts and what is new weigh less than any price. */
const gravity = ({ kind, before, after, priceFactor }: ComparedLine): number => {
  if (priceFactor !== null && priceFactor !== 1) return distance(priceFactor);
  if (kind === 'gone') return before?.quantity === 0 ? 0.9 : 2;
  if (kind === 'new') return 0.1;
  const [old, now] = [before?.quantity ?? 0, after?.quantity ?? 0];
  return old === now ? 0 : 0.1 + (0.8 * Math.abs(now - old)) / Math.max(now, old);
};

const line = (productId: string, before: Amount | null, after: Amount | null): ComparedLine => ({
  productId,
  kind: kindOf(before, after),
  before,
  after,
  priceFactor: before && after ? after.priceCents / before.priceCents : null,
});

/** Today's stock beside what a list would make of it, the gravest change first. A delta leaves alone what it does not name. Pure. */
export const compareStock = (current: readonly StockTarget[], wanted: readonly StockTarget[], mode: FeedMode): ComparedLine[] => {
  const before = new Map(current.map((row) => [row.productId, amountOf(row)]));
  const named = new Set(wanted.map(({ productId }) => productId));
  const gone = mode === 'full' ? current.filter(({ productId }) => !named.has(productId)) : [];
  const lines = [
    ...wanted.map((row) => line(row.productId, before.get(row.productId) ?? null, amountOf(row))),
    ...gone.map((row) => line(row.productId, amountOf(row), null)),
  ];
  return lines
    .map((one) => ({ one, weight: gravity(one) }))
    .sort((a, b) => b.weight - a.weight || a.one.productId.localeCompare(b.one.productId))
    .map(({ one }) => one);
};

export const countKinds = (lines: readonly ComparedLine[]): Record<ComparisonKind, number> => {
  const counts = { priceUp: 0, priceDown: 0, gone: 0, amount: 0, new: 0, unchanged: 0 };
  for (const { kind } of lines) counts[kind] += 1;
  return counts;
};
