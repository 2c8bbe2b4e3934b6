import type { FeedMode } from '@blattwerk/contract/stock-feeds/shapes';
import type { Ctx } from '../../../kernel/ctx.ts';
import { stockOf, type StockTarget } from './match-rows.queries.ts';
import { confirmRows, writeStock, type StockChange } from './merge-stock.queries.ts';

export interface StockDifference {
  changes: StockChange[];
  /** Products that stay as they are. */
  unchanged: string[];
}

/** What has to be written so that the stock becomes what the file says. A full list removes what it does not name. Pure. */
const stockDifference = (current: readonly StockTarget[], wanted: readonly StockTarget[], mode: FeedMode): StockDifference => {
  const before = new Map(current.map((row) => [row.productId, row]));
  const difference: StockDifference = { changes: [], unchanged: [] };
  for (const after of wanted) {
    const old = before.get(after.productId);
    before.delete(after.productId);
    if (old && old.quantity === after.quantity && old.priceCents === after.priceCents) difference.unchanged.push(after.productId);
    else difference.changes.push({ productId: after.productId, after });
  }
  if (mode === 'full') for (const old of before.values()) difference.changes.push({ productId: old.productId, after: null });
  return difference;
};

export interface StockMerge {
  pharmacyId: string;
  runId: string;
  mode: FeedMode;
  targets: readonly StockTarget[];
  /** What the pharmacy has, if the caller has read it after `lockStock`. */
  current?: readonly StockTarget[];
}

/**
 * Makes the pharmacy's stock what the file says, within the caller's transaction, which holds `lockStock`: only what differs is written, with its
 * history, and everything the file names counts as confirmed now.
 * @returns how many rows were written or removed; which, and what they were before, is in the history
 */
export const mergeStock = async (ctx: Ctx, merge: StockMerge): Promise<number> => {
  const { pharmacyId, mode, targets } = merge;
  const now = ctx.clock.now();
  const { changes, unchanged } = stockDifference(merge.current ?? (await stockOf(ctx, pharmacyId)), targets, mode);
  if (changes.length > 0) await writeStock(ctx, merge, changes);
  // A delta confirms each row that it names; a full list all that there is now, by one value.
  if (mode === 'full') await ctx.hooks.stockIsConfirmed(ctx, pharmacyId, now);
  if (mode === 'delta' && unchanged.length > 0) await confirmRows(ctx, pharmacyId, unchanged);
  return changes.length;
};
