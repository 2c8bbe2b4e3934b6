import type { Unit } from '@blattwerk/contract/products/enums';
import { readPzn } from '@blattwerk/contract/products/pzn';
import type { FeedField } from '@blattwerk/contract/stock-feeds/mapping';
import type { ItemChange } from '@blattwerk/contract/stock-feeds/push';
import type { RowProblem } from '@blattwerk/contract/stock-feeds/problems';
import { hundredths } from '../../../adapters/feed-formats/numbers.ts';
import { maxPriceCents, maxQuantity } from '../../../adapters/feed-formats/rows.ts';
import type { StockTarget } from '../importing/match-rows.queries.ts';

/** What is known about the article that a change names. */
export interface KnownItem {
  productId: string | null;
  unit: Unit | null;
  /** What the pharmacy has of it now; null when it has none. */
  quantity: number | null;
  priceCents: number | null;
  /** Under what name the pharmacy's article waits for a decision, if it does. */
  aliasName: string | null;
}

export type Judgement =
  | { target: StockTarget; isSame: boolean }
  | { unmatched: { quantity: number; priceCents: number } }
  | { isAbsent: true }
  | { problem: RowProblem; field: FeedField };

const problem = (field: FeedField, code: RowProblem): Judgement => ({ problem: code, field });

const quantityOf = (value: number): number | Judgement => {
  const quantity = hundredths(value) / 100;
  if (!Number.isFinite(quantity)) return problem('quantity', 'quantity.outOfRange');
  if (quantity < 0) return problem('quantity', 'quantity.negative');
  return quantity <= maxQuantity ? quantity : problem('quantity', 'quantity.outOfRange');
};

/** A single price that suddenly is a multiple of itself is a lost decimal sign: there is no whole file that could speak for it. */
const priceOf = (value: number | undefined, before: number | null, maxFactor: number): number | Judgement => {
  if (value === undefined) return before ?? problem('price', 'price.missing');
  if (!Number.isInteger(value)) return problem('price', 'price.notCents');
  if (value <= 0) return problem('price', 'price.notPositive');
  if (value > maxPriceCents) return problem('price', 'price.outOfRange');
  return before && (value > before * maxFactor || value * maxFactor < before) ? problem('price', 'price.shift') : value;
};

/** What one change means for the stock. Pure. */
export const judgeItem = (change: Omit<ItemChange, 'pzn'>, known: KnownItem | undefined, maxFactor: number): Judgement => {
  const quantity = quantityOf(change.quantity);
  if (typeof quantity !== 'number') return quantity;
  if (change.unit && known?.unit && change.unit !== known.unit) return problem('unit', 'unit.mismatch');
  const priceCents = priceOf(change.priceCents, known?.priceCents ?? null, maxFactor);
  if (typeof priceCents !== 'number') return priceCents;
  if (!known?.productId) return { unmatched: { quantity, priceCents } };
  return { target: { productId: known.productId, quantity, priceCents }, isSame: known.quantity === quantity && known.priceCents === priceCents };
};

/** The eight digits, or what is wrong with them. */
export const pznOf = (text: string): { pzn: string } | { problem: RowProblem; field: 'pzn' } => {
  const reading = readPzn(text);
  return 'pzn' in reading ? reading : { problem: `pzn.${reading.problem}`, field: 'pzn' };
};
