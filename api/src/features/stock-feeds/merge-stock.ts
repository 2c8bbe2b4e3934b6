import type { FeedMode } from '@blattwerk/contract/stock-feeds/shapes';
import type { Ctx } from '../../kernel/ctx.ts';
import type { StockTarget } from './match-rows.ts';

export interface StockDifference {
  written: StockTarget[];
  unchanged: string[];
  removed: string[];
}

/** What has to be written so that the stock becomes what the file says. A full list removes what it does not name. Pure. */
export const stockDifference = (current: readonly StockTarget[], wanted: readonly StockTarget[], mode: FeedMode): StockDifference => {
  const before = new Map(current.map((row) => [row.productId, row]));
  const difference: StockDifference = { written: [], unchanged: [], removed: [] };
  for (const row of wanted) {
    const old = before.get(row.productId);
    before.delete(row.productId);
    if (old && old.quantity === row.quantity && old.priceCents === row.priceCents) difference.unchanged.push(row.productId);
    else difference.written.push(row);
  }
  if (mode === 'full') difference.removed = [...before.keys()];
  return difference;
};

const keepHistory = async (ctx: Ctx, pharmacyId: string, runId: string, { written, removed }: StockDifference): Promise<void> => {
  const gone = removed.map((productId) => ({ productId, quantity: null, priceCents: null }));
  const changes = [...written, ...gone];
  if (changes.length === 0) return;
  await ctx.trx.raw(
    `INSERT INTO stock_changes (pharmacy_id, product_id, run_id, quantity, price_cents, at)
     SELECT ?, change."productId", ?, change.quantity, change."priceCents", ? FROM jsonb_to_recordset(?::jsonb) AS change ("productId" uuid, quantity numeric, "priceCents" integer)`,
    [pharmacyId, runId, ctx.clock.now(), JSON.stringify(changes)],
  );
};

/**
 * Makes the pharmacy's stock what the file says, within the caller's transaction: only what differs is written, with its history,
 * and everything the file names counts as confirmed now.
 * @returns how many rows were written or removed
 */
export const mergeStock = async (
  ctx: Ctx,
  { pharmacyId, runId, mode, targets }: { pharmacyId: string; runId: string; mode: FeedMode; targets: readonly StockTarget[] },
): Promise<number> => {
  const now = ctx.clock.now();
  const { rows: current } = await ctx.trx.raw<{ rows: StockTarget[] }>(
    `SELECT product_id AS "productId", quantity::float8 AS quantity, price_cents AS "priceCents" FROM stock WHERE pharmacy_id = ? FOR UPDATE`,
    [pharmacyId],
  );
  const difference = stockDifference(current, targets, mode);
  const { written, unchanged, removed } = difference;
  if (written.length > 0) {
    await ctx.trx.raw(
      `INSERT INTO stock (pharmacy_id, product_id, quantity, price_cents, confirmed_at)
       SELECT ?, target."productId", target.quantity, target."priceCents", ? FROM jsonb_to_recordset(?::jsonb) AS target ("productId" uuid, quantity numeric, "priceCents" integer)
       ON CONFLICT (pharmacy_id, product_id) DO UPDATE SET quantity = excluded.quantity, price_cents = excluded.price_cents, confirmed_at = excluded.confirmed_at`,
      [pharmacyId, now, JSON.stringify(written)],
    );
  }
  if (unchanged.length > 0) await ctx.trx('stock').where({ pharmacyId }).whereRaw('product_id = ANY(?)', [unchanged]).update({ confirmedAt: now });
  if (removed.length > 0) await ctx.trx('stock').where({ pharmacyId }).whereRaw('product_id = ANY(?)', [removed]).delete();
  await keepHistory(ctx, pharmacyId, runId, difference);
  return written.length + removed.length;
};
