import type { Ctx } from '../../../kernel/ctx.ts';
import { mergeStock } from '../importing/merge-stock.ts';

interface DeliveredRow {
  id: string;
  pharmacyId: string;
  productId: string;
  quantity: number;
  priceCents: number;
  runId: string;
  lastSeenAt: Date;
}

/** The rows behind matched articles that are still current: of an applied run that no later full list followed, for products without stock. */
const currentRows = async (ctx: Ctx, articleIds: readonly string[]): Promise<DeliveredRow[]> => {
  const { rows } = await ctx.trx.raw<{ rows: DeliveredRow[] }>(
    `SELECT DISTINCT ON (article.pharmacy_id, article.product_id)
            article.id, article.pharmacy_id AS "pharmacyId", article.product_id AS "productId", article.quantity::float8 AS quantity,
            article.price_cents AS "priceCents", article.run_id AS "runId", article.last_seen_at AS "lastSeenAt"
     FROM product_aliases article JOIN feed_runs run ON run.id = article.run_id
     WHERE article.id = ANY(?) AND article.state = 'matched' AND run.status = 'applied' AND run.rolled_back_by_id IS NULL AND article.quantity IS NOT NULL AND article.price_cents IS NOT NULL
       AND NOT EXISTS (SELECT FROM stock WHERE stock.pharmacy_id = article.pharmacy_id AND stock.product_id = article.product_id)
       AND NOT EXISTS (
         SELECT FROM feed_runs later JOIN stock_feeds ON stock_feeds.id = later.feed_id
         WHERE stock_feeds.pharmacy_id = article.pharmacy_id AND later.status = 'applied' AND later.content_hash LIKE 'full:%'
           AND later.source NOT IN ('correction', 'rollback') AND later.rolled_back_by_id IS NULL
           AND (later.started_at, later.id) > (run.started_at, run.id)
       )
     ORDER BY article.pharmacy_id, article.product_id, article.last_seen_at DESC, article.id`,
    [[...articleIds]],
  );
  return rows;
};

/** Adds the newly matched rows and their changes to the run that delivered them. */
const countForRun = async (ctx: Ctx, runId: string, count: number): Promise<void> => {
  await ctx.trx.raw(
    `UPDATE feed_runs SET matched = matched + :count, unmatched = greatest(unmatched - :count, 0), changed = changed + :count WHERE id = :runId`,
    {
      count,
      runId,
    },
  );
};

/**
 * Makes matched articles stock at once, from the rows that the pharmacy delivered last. The caller holds the pharmacies' stock.
 * @returns the articles that are stock now; the others wait for the next delivery
 */
export const putIntoStock = async (ctx: Ctx, articleIds: readonly string[]): Promise<Set<string>> => {
  const rows = await currentRows(ctx, articleIds);
  for (const [runId, delivered] of Map.groupBy(rows, (row) => row.runId)) {
    const pharmacyId = delivered[0]?.pharmacyId ?? '';
    const targets = delivered.map(({ productId, quantity, priceCents }) => ({ productId, quantity, priceCents }));
    await mergeStock(ctx, { pharmacyId, runId, mode: 'delta', targets });
    // The pharmacy confirmed these rows when it sent them, not when they were matched here.
    await ctx.trx.raw(
      `UPDATE stock SET confirmed_at = article.last_seen_at FROM product_aliases article
       WHERE article.id = ANY(?) AND stock.pharmacy_id = article.pharmacy_id AND stock.product_id = article.product_id`,
      [delivered.map(({ id }) => id)],
    );
    await countForRun(ctx, runId, delivered.length);
  }
  return new Set(rows.map(({ id }) => id));
};

/**
 * Takes out of the stock what a decision that is withdrawn had put there, unless another article of the pharmacy stands for the same product.
 * Should the product's own PZN be in the pharmacy's files too, the next delivery brings it back: no unconfirmed stock is shown.
 * @returns whether the stock is free of it now
 */
export const takeOutOfStock = async (
  ctx: Ctx,
  { id, pharmacyId, productId, runId }: { id: string; pharmacyId: string; productId: string; runId: string | null },
) => {
  const other = await ctx.trx('product_aliases').where({ pharmacyId, productId, state: 'matched' }).whereNot({ id }).first('id');
  if (other) return false;
  const gone = await ctx.trx('stock').where({ pharmacyId, productId }).delete();
  if (gone > 0) await ctx.trx('stock_changes').insert({ pharmacyId, productId, runId, quantity: null, priceCents: null, at: ctx.clock.now() });
  return true;
};
