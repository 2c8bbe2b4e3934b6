import type { Ctx } from '../../../kernel/ctx.ts';

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
export const currentRows = async (ctx: Ctx, articleIds: readonly string[]): Promise<DeliveredRow[]> => {
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
export const countForRun = async (ctx: Ctx, runId: string, count: number): Promise<void> => {
  await ctx.trx.raw(
    `UPDATE feed_runs SET matched = matched + :count, unmatched = greatest(unmatched - :count, 0), changed = changed + :count WHERE id = :runId`,
    {
      count,
      runId,
    },
  );
};

/** The stock of matched articles counts as confirmed when the pharmacy delivered them. */
export const confirmAsDelivered = async ({ trx }: Ctx, articleIds: readonly string[]): Promise<void> =>
  void (await trx.raw(
    `UPDATE stock SET confirmed_at = article.last_seen_at FROM product_aliases article
     WHERE article.id = ANY(?) AND stock.pharmacy_id = article.pharmacy_id AND stock.product_id = article.product_id`,
    [[...articleIds]],
  ));

/** Takes one product out of a pharmacy's stock, with its line in the history when it was there. */
export const deleteStock = async ({ trx, clock }: Ctx, gone: { pharmacyId: string; productId: string; runId: string | null }): Promise<void> => {
  const { pharmacyId, productId, runId } = gone;
  const removed = await trx('stock').where({ pharmacyId, productId }).delete();
  if (removed > 0) await trx('stock_changes').insert({ pharmacyId, productId, runId, quantity: null, priceCents: null, at: clock.now() });
};
