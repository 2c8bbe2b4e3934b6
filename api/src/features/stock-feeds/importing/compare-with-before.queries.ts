import type { Ctx } from '../../../kernel/ctx.ts';
import { found } from '../../../kernel/failure.ts';
import { rawRows } from '../../../kernel/raw-rows.ts';

/** Fewer prices than this are no middle. */
const fewestOffers = 3;

/** The middle of what at least three other pharmacies ask for each of these products. */
export const pricesElsewhere = (ctx: Ctx, pharmacyId: string, products: readonly string[]): Promise<{ productId: string; price: number }[]> =>
  rawRows(
    ctx.trx,
    `SELECT product_id, percentile_cont(0.5) WITHIN GROUP (ORDER BY price_cents) AS price FROM stock
     WHERE product_id = ANY (CAST(:products AS uuid[])) AND pharmacy_id <> :pharmacyId GROUP BY product_id HAVING count(*) >= ${fewestOffers}`,
    { products, pharmacyId },
  );

/** What an import has to know besides the stock, read while the stock lock is held. */
export interface Circumstances {
  lastContentAt: Date | null;
  refusedContentHashes: string[];
  /** How many products the feed's last full list named, since a delta says nothing about the whole. */
  namedBefore: number | null;
  /** Whether articles of the pharmacy wait for a decision. */
  hasOpenArticles: boolean;
}

export const circumstancesOf = async (ctx: Ctx, feedId: string): Promise<Circumstances> => {
  const [circumstances] = await rawRows<Circumstances>(
    ctx.trx,
    `SELECT last_content_at, refused_content_hashes,
       (SELECT matched FROM feed_runs WHERE feed_id = stock_feeds.id AND status = 'applied' AND coalesce(content_hash, '') NOT LIKE 'delta:%'
        ORDER BY finished_at DESC, id DESC LIMIT 1) AS named_before,
       EXISTS (SELECT FROM product_aliases WHERE pharmacy_id = stock_feeds.pharmacy_id AND state = 'open') AS has_open_articles
     FROM stock_feeds WHERE id = :feedId`,
    { feedId },
  );
  return found(circumstances);
};
