import type { FeedMode } from '@blattwerk/contract/stock-feeds/shapes';
import type { FeedReading } from '../../../adapters/feed-formats/read-feed.ts';
import type { Ctx } from '../../../kernel/ctx.ts';
import { found } from '../../../kernel/failure.ts';
import { rawRows } from '../../../kernel/raw-rows.ts';
import { readSettings } from '../../settings/public.ts';
import type { StockTarget } from './match-rows.ts';
import { suspicionOf, type RunLimits, type Suspicion } from './plausibility.ts';
import type { StockFeed } from '../stock-feed.model.ts';

interface ComparedPrice {
  now: number;
  before: number;
}

/** The fewest products from which the prices of a list can be judged. */
const sampled = 60;
/** Fewer prices than this are no middle. */
const fewestOffers = 3;

/** Evenly spread over the list, so that no part of it goes unseen. */
const spread = (targets: readonly StockTarget[]): StockTarget[] => {
  const step = Math.max(1, targets.length / sampled);
  return Array.from({ length: Math.min(sampled, targets.length) }, (_, index) => targets[Math.floor(index * step)]!);
};

/** The middle of what at least three other pharmacies ask. */
const pricesOfOthers = async (ctx: Ctx, pharmacyId: string, targets: readonly StockTarget[]): Promise<ComparedPrice[]> => {
  const sample = spread(targets);
  const prices = await rawRows<{ productId: string; price: number }>(
    ctx.trx,
    `SELECT product_id, percentile_cont(0.5) WITHIN GROUP (ORDER BY price_cents) AS price FROM stock
     WHERE product_id = ANY (CAST(:products AS uuid[])) AND pharmacy_id <> :pharmacyId GROUP BY product_id HAVING count(*) >= ${fewestOffers}`,
    { products: sample.map(({ productId }) => productId), pharmacyId },
  );
  const before = new Map(prices.map(({ productId, price }) => [productId, price]));
  return sample.flatMap(({ productId, priceCents }) => {
    const price = before.get(productId);
    return price === undefined ? [] : [{ now: priceCents, before: price }];
  });
};

/** What the new prices are compared with: the pharmacy's own. Where it had less than half of the products, what others ask for the rest counts too. */
const comparedPrices = async (ctx: Ctx, pharmacyId: string, targets: readonly StockTarget[], current: readonly StockTarget[]): Promise<ComparedPrice[]> => {
  const own = new Map(current.map(({ productId, priceCents }) => [productId, priceCents]));
  const prices: ComparedPrice[] = [];
  const others: StockTarget[] = [];
  for (const target of targets) {
    const before = own.get(target.productId);
    if (before === undefined) others.push(target);
    else prices.push({ now: target.priceCents, before });
  }
  return others.length * 2 <= targets.length ? prices : [...prices, ...(await pricesOfOthers(ctx, pharmacyId, others))];
};

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

export const runLimits = async (ctx: Ctx): Promise<RunLimits> => {
  const limits = await readSettings(ctx, ['feeds.maxDropPercent', 'feeds.maxPriceFactor']);
  return { maxDropPercent: limits['feeds.maxDropPercent'], maxPriceFactor: limits['feeds.maxPriceFactor'] };
};

export interface Compared {
  mode: FeedMode;
  reading: FeedReading;
  targets: readonly StockTarget[];
  current: readonly StockTarget[];
  /** Looked up when the caller has not. */
  known?: { circumstances: Pick<Circumstances, 'namedBefore'>; limits: RunLimits };
}

/** Why the run must wait for a person, seen from what the pharmacy had before; null when it may go live. A new feed is measured against what there is. */
export const suspicionAbout = async (
  ctx: Ctx,
  feed: Pick<StockFeed, 'id' | 'pharmacyId'>,
  { mode, reading, targets, current, known }: Compared,
): Promise<Suspicion | null> => {
  const { namedBefore } = known?.circumstances ?? (await circumstancesOf(ctx, feed.id));
  const prices = await comparedPrices(ctx, feed.pharmacyId, targets, current);
  const matchedBefore = namedBefore ?? (current.length || null);
  return suspicionOf(
    { mode, isTorn: reading.isTorn, accepted: reading.rows.length, matched: targets.length, matchedBefore, prices },
    known?.limits ?? (await runLimits(ctx)),
  );
};
