import type { ProblemValues, RunProblem } from '@blattwerk/contract/stock-feeds/problems';
import type { FeedMode } from '@blattwerk/contract/stock-feeds/shapes';

export interface RunFacts {
  mode: FeedMode;
  isTorn: boolean;
  /** Rows without an error. */
  accepted: number;
  /** Products that the file names, and how many there were before; null when there is nothing to compare with. */
  matched: number;
  matchedBefore: number | null;
  /** New price and the price to compare with, for each product that has one. */
  prices: readonly { now: number; before: number }[];
}
export interface RunLimits {
  maxDropPercent: number;
  maxPriceFactor: number;
}
export interface Suspicion {
  reason: RunProblem;
  values: ProblemValues;
}

/** Fewer prices than this say nothing about a file as a whole. */
const fewestPrices = 3;

const priceShift = (prices: RunFacts['prices'], factor: number): Suspicion | null => {
  const off = prices.filter(({ now, before }) => now > before * factor || now * factor < before).length;
  return prices.length >= fewestPrices && off * 2 > prices.length
    ? { reason: 'feed.priceShift', values: { count: off, compared: prices.length, factor } }
    : null;
};

/**
 * Why a run must wait for a person, or null when it may go live. A delta may be small; a full list that suddenly is, is not believed.
 * Single odd prices pass: only when the bulk is off has a decimal sign been lost.
 */
export const suspicionOf = (facts: RunFacts, limits: RunLimits): Suspicion | null => {
  const { accepted, matched, matchedBefore } = facts;
  if (facts.isTorn) return { reason: 'feed.truncated', values: {} };
  if (facts.mode === 'full') {
    if (accepted === 0) return { reason: 'feed.empty', values: {} };
    const percent = matchedBefore ? Math.round((1 - matched / matchedBefore) * 100) : 0;
    if (matchedBefore && matched < matchedBefore * (1 - limits.maxDropPercent / 100))
      return { reason: 'feed.fewerProducts', values: { percent, now: matched, before: matchedBefore } };
  }
  return priceShift(facts.prices, limits.maxPriceFactor);
};
