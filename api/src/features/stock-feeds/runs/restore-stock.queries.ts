import type { Ctx } from '../../../kernel/ctx.ts';
import { rawRows } from '../../../kernel/raw-rows.ts';
import type { FeedRun } from '../stock-feed.model.ts';

interface Restoring {
  pharmacyId: string;
  undone: FeedRun;
  /** The run that takes it back. */
  runId: string;
}

/** When the pharmacy last said that the stock before this run is true. What is taken back confirms nothing. */
const confirmedBefore = async (ctx: Ctx, { pharmacyId, undone }: Restoring): Promise<Date> => {
  const [last] = await rawRows<{ finishedAt: Date }>(
    ctx.trx,
    `SELECT feed_runs.finished_at FROM stock_feeds JOIN feed_runs ON feed_runs.feed_id = stock_feeds.id
     WHERE stock_feeds.pharmacy_id = :pharmacyId AND feed_runs.status IN ('applied', 'unchanged') AND feed_runs.source <> 'rollback'
       AND feed_runs.rolled_back_by_id IS NULL AND feed_runs.finished_at <= :finishedAt AND feed_runs.id <> :undoneId
     ORDER BY feed_runs.finished_at DESC LIMIT 1`,
    { pharmacyId, finishedAt: undone.finishedAt, undoneId: undone.id },
  );
  return last?.finishedAt ?? undone.startedAt;
};

/**
 * For every product that the run changed: what the history says it was before. Everything later that touched it was taken back already,
 * or the run would not be the last that stands.
 */
const before = `
  CREATE TEMPORARY TABLE stock_before ON COMMIT DROP AS
  SELECT undone.product_id, earlier.quantity, earlier.price_cents
  FROM (
    SELECT DISTINCT ON (product_id) product_id, at, id FROM stock_changes WHERE run_id = :undoneId AND at >= :undoneSince ORDER BY product_id, at, id
  ) AS undone
  JOIN products ON products.id = undone.product_id AND products.merged_into_id IS NULL
  LEFT JOIN LATERAL (
    SELECT quantity, price_cents FROM stock_changes
    WHERE pharmacy_id = :pharmacyId AND product_id = undone.product_id AND at <= undone.at AND (at, id) < (undone.at, undone.id)
    ORDER BY at DESC, id DESC LIMIT 1
  ) AS earlier ON true`;

const steps = [
  `DELETE FROM stock USING stock_before WHERE stock.pharmacy_id = :pharmacyId AND stock.product_id = stock_before.product_id AND stock_before.quantity IS NULL`,
  `INSERT INTO stock (pharmacy_id, product_id, quantity, price_cents, confirmed_at)
   SELECT :pharmacyId, product_id, quantity, price_cents, :confirmedAt FROM stock_before WHERE quantity IS NOT NULL
   ON CONFLICT (pharmacy_id, product_id) DO UPDATE
   SET quantity = excluded.quantity, price_cents = excluded.price_cents, confirmed_at = excluded.confirmed_at`,
  `INSERT INTO stock_changes (pharmacy_id, product_id, run_id, quantity, price_cents, at)
   SELECT :pharmacyId, product_id, :runId, quantity, price_cents, :now FROM stock_before`,
  `UPDATE stock SET confirmed_at = :confirmedAt WHERE pharmacy_id = :pharmacyId AND confirmed_at > :confirmedAt`,
];

/**
 * Makes the stock what it was before a run, within the caller's transaction and from the history alone, which it only adds to.
 * @returns how many rows were written or removed, and how many products there are now
 */
export const restoreStock = async (ctx: Ctx, restoring: Restoring): Promise<{ changed: number; products: number }> => {
  const { pharmacyId, undone, runId } = restoring;
  const bindings = {
    pharmacyId,
    undoneId: undone.id,
    undoneSince: undone.startedAt,
    runId,
    now: ctx.clock.now(),
    confirmedAt: await confirmedBefore(ctx, restoring),
  };
  await rawRows(ctx.trx, before, bindings);
  for (const step of steps) await rawRows(ctx.trx, step, bindings);
  await ctx.hooks.stockIsRestored(ctx, pharmacyId, bindings.confirmedAt);
  const [count] = await rawRows<{ changed: number; products: number }>(
    ctx.trx,
    `SELECT (SELECT CAST(count(*) AS int) FROM stock_before) AS changed, (SELECT CAST(count(*) AS int) FROM stock WHERE pharmacy_id = :pharmacyId) AS products`,
    bindings,
  );
  await ctx.trx.raw('DROP TABLE stock_before');
  return count ?? { changed: 0, products: 0 };
};
