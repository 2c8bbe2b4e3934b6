import type { RunProblem } from '@blattwerk/contract/stock-feeds/problems';
import type { StockFeed } from '../stock-feed.model.ts';

export interface Delivered {
  contentHash: string | null;
  contentAt: Date | null;
}
export type Refusal = { action: 'fail' | 'hold'; reason: RunProblem };

/**
 * What does not go live by itself however plausible it is: what is older than the feed's last list, and what was rolled back.
 * Files without a time are never too old. Pure.
 */
export const refusalOf = ({ contentHash, contentAt }: Delivered, feed: Pick<StockFeed, 'lastContentAt' | 'refusedContentHashes'>): Refusal | null => {
  if (contentAt && feed.lastContentAt && contentAt < feed.lastContentAt) return { action: 'fail', reason: 'feed.olderContent' };
  return contentHash && feed.refusedContentHashes.includes(contentHash) ? { action: 'hold', reason: 'feed.rolledBack' } : null;
};
