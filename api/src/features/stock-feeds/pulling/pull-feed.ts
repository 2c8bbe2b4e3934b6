import { FeedFetchError, type FetchedFile } from '../../../adapters/feed-fetch/feed-fetch-port.ts';
import type { Ctx } from '../../../kernel/ctx.ts';
import { failure } from '../../../kernel/failure.ts';
import { newId } from '../../../kernel/ids.ts';
import { concurrencyLimiter } from '../../../kernel/concurrency-limiter.ts';
import { confirmUnchanged, contentHashOf, feedById } from '../importing/begin-run.ts';
import { openLogin } from './feed-login.ts';
import { importFeed } from '../importing/import-feed.ts';
import { claimPull, endPull, type PullClaim, type PullOutcome } from './pull-claim.ts';
import { FeedRun, StockFeed } from '../stock-feed.model.ts';

/** A file that waits for a person, or that one threw away, is not looked at anew until it is another one, or the feed means something else by it. */
const heldAlready = async (ctx: Ctx, feed: StockFeed, hash: string): Promise<FeedRun | null> => {
  const last = await FeedRun.query(ctx.trx)
    .where({ feedId: feed.id })
    .orderBy([
      { column: 'startedAt', order: 'desc' },
      { column: 'id', order: 'desc' },
    ])
    .first();
  const isHeld = (last?.status === 'quarantined' || last?.status === 'discarded') && last.contentHash === hash && last.startedAt >= feed.updatedAt;
  return isHeld ? last : null;
};

/** Fewer than `importsAtOnce`: hundreds of files may come at once, and what a user uploads or pushes meanwhile must not wait behind them all. */
const importing = concurrencyLimiter({ running: 3, waiting: Infinity, retryAfterSeconds: 1 });

const importFetched = async (ctx: Ctx, feed: StockFeed, { bytes, etag, lastModified = null, contentAt }: FetchedFile): Promise<FeedRun> => {
  const held = await heldAlready(ctx, feed, contentHashOf(feed.mode, bytes));
  if (held) return held;
  const run = await importing(() => importFeed(ctx, { feedId: feed.id, source: 'pull', bytes, contentAt: contentAt ?? null }));
  // The marks of a file from an address that a user has changed meanwhile mean nothing.
  if (run.status === 'applied' || run.status === 'unchanged')
    await StockFeed.query(ctx.trx).where({ id: feed.id, version: feed.version }).patch({ etag, lastModified });
  return run;
};

const noMarks = { etag: null, lastModified: null };

/** @throws FeedFetchError */
const fetchAndImport = async (ctx: Ctx, feed: StockFeed, maxBytes: number | undefined): Promise<FeedRun> => {
  const source = { url: feed.url ?? '', auth: openLogin(ctx, feed), hostKey: feed.hostKey, ...(maxBytes ? { maxBytes } : {}) };
  const marks = feed.lastContentHash ? { etag: feed.etag, lastModified: feed.lastModified } : noMarks;
  const fetched = await ctx.ports.feedFetch.fetch({ ...source, ...marks });
  if (fetched.isModified) return importFetched(ctx, feed, fetched);
  const unchanged = await confirmUnchanged(ctx, feed, { hash: null, source: 'pull' });
  if (unchanged) return unchanged;
  // The file is the last one, but the stock is not what it says.
  const again = await ctx.ports.feedFetch.fetch({ ...source, ...noMarks });
  if (!again.isModified) throw new FeedFetchError('feed.httpStatus', { status: 304 });
  return importFetched(ctx, feed, again);
};

const noteFailure = async (ctx: Ctx, feed: StockFeed, { reason, values }: FeedFetchError, startedAt: Date): Promise<FeedRun> => {
  const finishedAt = ctx.clock.now();
  return FeedRun.query(ctx.trx).insertAndFetch({
    id: newId(),
    feedId: feed.id,
    source: 'pull',
    status: 'failed',
    reason,
    reasonValues: values,
    startedAt,
    finishedAt,
    durationMs: finishedAt.getTime() - startedAt.getTime(),
  });
};

/** What another try may mend. A login that was refused is none: some servers lock an account after a few. */
const mayPass = ({ reason, values }: FeedFetchError): boolean => {
  const status = Number(values['status'] ?? 0);
  return ['feed.unreachable', 'feed.timeout', 'feed.connectionLost'].includes(reason) || (reason === 'feed.httpStatus' && (status >= 500 || status === 429));
};

export interface PullLimits {
  maxBytes?: number;
}

/**
 * Fetches and imports a feed that `claim` holds, and lets go of it; what cannot be fetched is a failed run, and the stock stays.
 * @returns null when the file is larger than the limit that was given; the claim is kept then
 * @throws feed.running while another import of the feed is alive
 */
export const pullClaimed = async (ctx: Ctx, feed: StockFeed, claim: PullClaim, { maxBytes }: PullLimits = {}): Promise<FeedRun | null> => {
  const begunAt = ctx.clock.now();
  const end = (outcome: PullOutcome): Promise<void> => endPull(ctx, feed, claim, outcome, begunAt);
  try {
    const run = await fetchAndImport(ctx, feed, maxBytes);
    await end('fetched');
    return run;
  } catch (error) {
    if (!(error instanceof FeedFetchError)) {
      await end('broken');
      throw error;
    }
    if (error.reason === 'feed.tooLarge' && maxBytes) return null;
    const run = await noteFailure(ctx, feed, error, begunAt);
    await end(mayPass(error) ? 'failedForNow' : 'failed');
    return run;
  }
};

/**
 * Pulls one feed now. A file that already waits for a person is not imported a second time.
 * @throws invalid.status for a feed that is not pulled, feed.running while it is being pulled or imported
 */
export const pullFeed = async (ctx: Ctx, feedId: string): Promise<FeedRun> => {
  const { kind } = await feedById(ctx, feedId);
  if (kind !== 'pull') throw failure('invalid.status');
  const claim = { name: `now:${newId()}`, dueAt: null };
  const feed = await claimPull(ctx, feedId, claim);
  const run = feed && (await pullClaimed(ctx, feed, claim));
  if (!run) throw failure('feed.running');
  return run;
};
