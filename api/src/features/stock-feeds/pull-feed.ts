import { FeedFetchError } from '../../adapters/feed-fetch/feed-fetch-port.ts';
import type { Ctx } from '../../kernel/ctx.ts';
import { failure } from '../../kernel/failure.ts';
import { newId } from '../../kernel/ids.ts';
import { confirmUnchanged, contentHashOf, feedById } from './begin-run.ts';
import { openLogin } from './feed-login.ts';
import { importFeed } from './import-feed.ts';
import { FeedRun, StockFeed } from './stock-feed.model.ts';

const isHeldAlready = async (ctx: Ctx, feedId: string, hash: string): Promise<FeedRun | null> => {
  const last = await FeedRun.query(ctx.trx)
    .where({ feedId })
    .orderBy([
      { column: 'startedAt', order: 'desc' },
      { column: 'id', order: 'desc' },
    ])
    .first();
  return last?.status === 'quarantined' && last.contentHash === hash ? last : null;
};

/** A clock that is ahead must not make everything that comes later look older. */
const plausibleTime = (ctx: Ctx, at: Date | null | undefined): Date | null => (at && at <= ctx.clock.now() ? at : null);

const nothing = { etag: null, lastModified: null };

const fetchAndImport = async (ctx: Ctx, feed: StockFeed, url: string): Promise<FeedRun> => {
  const source = { url, auth: openLogin(ctx, feed), hostKey: feed.hostKey };
  const marks = feed.lastContentHash ? { etag: feed.etag, lastModified: feed.lastModified } : nothing;
  let fetched = await ctx.ports.feedFetch.fetch({ ...source, ...marks });
  if (!fetched.isModified) {
    const unchanged = await confirmUnchanged(ctx, feed, { hash: null, source: 'pull' });
    if (unchanged) return unchanged;
    fetched = await ctx.ports.feedFetch.fetch({ ...source, ...nothing });
    if (!fetched.isModified) throw new FeedFetchError('feed.httpStatus', { status: 304 });
  }
  const { bytes, etag, lastModified = null, contentAt } = fetched;
  const held = await isHeldAlready(ctx, feed.id, contentHashOf(feed.mode, bytes));
  if (held) return held;
  const run = await importFeed(ctx, { feedId: feed.id, source: 'pull', bytes, contentAt: plausibleTime(ctx, contentAt) });
  if (run.status === 'applied' || run.status === 'unchanged') await StockFeed.query(ctx.trx).findById(feed.id).patch({ etag, lastModified });
  return run;
};

/**
 * Fetches a pull feed's file and imports it; what cannot be fetched is a failed run, and the stock stays.
 * A file that already waits for a person is not imported a second time.
 * @throws invalid.status for a feed that is not pulled, feed.running while another import of it is alive
 */
export const pullFeed = async (ctx: Ctx, feedId: string): Promise<FeedRun> => {
  const feed = await feedById(ctx, feedId);
  if (feed.kind !== 'pull' || !feed.url) throw failure('invalid.status');
  try {
    return await fetchAndImport(ctx, feed, feed.url);
  } catch (error) {
    if (!(error instanceof FeedFetchError)) throw error;
    const now = ctx.clock.now();
    return FeedRun.query(ctx.trx).insertAndFetch({
      id: newId(),
      feedId,
      source: 'pull',
      status: 'failed',
      reason: error.reason,
      reasonValues: error.values,
      startedAt: now,
      finishedAt: now,
    });
  }
};
