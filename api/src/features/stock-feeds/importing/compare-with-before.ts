import type { FeedMode } from '@blattwerk/contract/stock-feeds/shapes';
import type { FeedReading } from '../../../adapters/feed-formats/read-feed.ts';
import type { Ctx } from '../../../kernel/ctx.ts';
import { readSettings } from '../../settings/public.ts';
import { circumstancesOf, pricesElsewhere, type Circumstances } from './compare-with-before.queries.ts';
import type { StockTarget } from './match-rows.queries.ts';
import { suspicionOf, type RunLimits, type Suspicion } from './plausibility.ts';
import type { StockFeed } from '../stock-feed.model.ts';

interface ComparedPrice {
  now: number;
  before: number;
}

/** The fewest products from which the prices of a list can be judged. */
const sampled = 60;

/** Evenly spread over the list, so that no part of it goes unseen. */
const spread = (targets: readonly StockTarget[]): StockTarget[] => {
  const step = Math.max(1, targets.length / sampled);
  return Array.from({ length: Math.min(sampled, targets.length) }, (_, index) => targets[Math.floor(index * step)]!);
};

/** New prices beside the middle of what other pharmacies ask. */
const pricesOfOthers = async (ctx: Ctx, pharmacyId: string, targets: readonly StockTarget[]): Promise<ComparedPrice[]> => {
  const sample = spread(targets);
  const prices = await pricesElsewhere(
    ctx,
    pharmacyId,
    sample.map(({ productId }) => productId),
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
