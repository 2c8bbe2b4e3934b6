import type { ProblemValues, RunProblem } from '@blattwerk/contract/stock-feeds/problems';
import type { FeedMode, RunSource } from '@blattwerk/contract/stock-feeds/shapes';
import type { FeedReading } from '../../adapters/feed-formats/read-feed.ts';
import type { FeedRow } from '../../adapters/feed-formats/rows.ts';
import { FeedUnreadable } from '../../adapters/feed-formats/unreadable.ts';
import { inTransaction, type Ctx } from '../../kernel/ctx.ts';
import { failure } from '../../kernel/failure.ts';
import { readSetting } from '../settings/public.ts';
import { beginRun, confirmUnchanged, contentHashOf, feedById } from './begin-run.ts';
import { lockFeed } from './feed-lock.ts';
import { matchWithCatalogue, rememberUnmatched, type Matching, type StockTarget } from './match-rows.ts';
import { mergeStock } from './merge-stock.ts';
import { refusalNow } from './refusals.ts';
import { suspicionOf, type Suspicion } from './plausibility.ts';
import { FeedRun, StockFeed, type StoredRowError } from './stock-feed.model.ts';

export interface FeedDelivery {
  feedId: string;
  bytes: Uint8Array;
  source: RunSource;
  /** Overrides the feed's own mode for this one delivery. */
  mode?: FeedMode | undefined;
  /** When the pharmacy's server says the file was made; what the file itself says wins. */
  contentAt?: Date | null;
}

/** More are counted but not kept: nobody reads the 5,001st. */
const maxStoredErrors = 5000;

const sortedErrors = (reading: FeedReading, matching: Matching): StoredRowError[] => [...reading.errors, ...matching.errors].sort((a, b) => a.line - b.line);

/** What the new prices are compared with: the pharmacy's own, else the middle of what at least three others ask. */
const pricesBefore = async (ctx: Ctx, pharmacyId: string, targets: readonly StockTarget[]): Promise<{ now: number; before: number }[]> => {
  const { rows } = await ctx.trx.raw<{ rows: { productId: string; price: number }[] }>(
    `WITH wanted AS (SELECT unnest(?::uuid[]) AS product_id),
          own AS (SELECT product_id, price_cents FROM stock WHERE pharmacy_id = ?),
          others AS (
            SELECT product_id, percentile_cont(0.5) WITHIN GROUP (ORDER BY price_cents) AS price
            FROM stock WHERE product_id IN (SELECT product_id FROM wanted EXCEPT SELECT product_id FROM own) AND pharmacy_id <> ?
            GROUP BY product_id HAVING count(*) >= 3
          )
     SELECT wanted.product_id AS "productId", coalesce(own.price_cents, others.price)::float8 AS price
     FROM wanted LEFT JOIN own USING (product_id) LEFT JOIN others USING (product_id)
     WHERE coalesce(own.price_cents, others.price) IS NOT NULL`,
    [targets.map(({ productId }) => productId), pharmacyId, pharmacyId],
  );
  const before = new Map(rows.map(({ productId, price }) => [productId, price]));
  return targets.flatMap(({ productId, priceCents }) => {
    const price = before.get(productId);
    return price === undefined ? [] : [{ now: priceCents, before: price }];
  });
};

/** How many products the feed's last full list named, since a delta says nothing about the whole; a new feed is measured against what the pharmacy has. */
const matchedBefore = async (ctx: Ctx, feed: Pick<StockFeed, 'id' | 'pharmacyId'>): Promise<number | null> => {
  const last = await FeedRun.query(ctx.trx)
    .where({ feedId: feed.id, status: 'applied' })
    .whereRaw(`coalesce(content_hash, '') NOT LIKE 'delta:%'`)
    .orderBy([
      { column: 'finishedAt', order: 'desc' },
      { column: 'id', order: 'desc' },
    ])
    .first();
  if (last) return last.matched;
  const count = await ctx.trx('stock').where({ pharmacyId: feed.pharmacyId }).count({ rows: '*' }).first<{ rows: number }>();
  return count.rows || null;
};

/** Why a person must look at this reading before it goes live, or null. */
export const suspicionAbout = async (
  ctx: Ctx,
  feed: Pick<StockFeed, 'id' | 'pharmacyId'>,
  mode: FeedMode,
  reading: FeedReading,
  targets: readonly StockTarget[],
): Promise<Suspicion | null> => {
  const limits = { maxDropPercent: await readSetting(ctx, 'feeds.maxDropPercent'), maxPriceFactor: await readSetting(ctx, 'feeds.maxPriceFactor') };
  const before = await matchedBefore(ctx, feed);
  const prices = await pricesBefore(ctx, feed.pharmacyId, targets);
  return suspicionOf({ mode, isTorn: reading.isTorn, accepted: reading.rows.length, matched: targets.length, matchedBefore: before, prices }, limits);
};

type Outcome = Partial<FeedRun>;

const finish = async (ctx: Ctx, run: FeedRun, outcome: Outcome): Promise<FeedRun> => {
  const updated = await FeedRun.query(ctx.trx)
    .findById(run.id)
    .where({ status: 'running' })
    .patch({ ...outcome, phase: null, finishedAt: ctx.clock.now(), durationMs: ctx.clock.now().getTime() - run.startedAt.getTime() });
  if (updated === 0) throw failure('feed.running');
  return FeedRun.query(ctx.trx).findById(run.id).throwIfNotFound();
};

/** Writes what was matched and remembers the content as the feed's last one. */
const apply = async (ctx: Ctx, feed: StockFeed, run: FeedRun, mode: FeedMode, matching: Matching): Promise<number> => {
  await rememberUnmatched(ctx, feed.pharmacyId, run.id, matching.unmatched);
  const changed = await mergeStock(ctx, { pharmacyId: feed.pharmacyId, runId: run.id, mode, targets: matching.targets });
  await StockFeed.query(ctx.trx).findById(feed.id).patch({ lastContentHash: run.contentHash, lastContentAt: run.contentAt, refusedContentHashes: [] });
  return changed;
};

const readOrRefuse = async (ctx: Ctx, feed: StockFeed, bytes: Uint8Array): Promise<FeedReading | { reason: RunProblem; reasonValues: ProblemValues }> => {
  try {
    return await ctx.ports.feedReader.read({ bytes, format: feed.format, mapping: feed.mapping });
  } catch (error) {
    if (!(error instanceof FeedUnreadable)) throw error;
    return { reason: error.reason, reasonValues: error.values };
  }
};

type Accepted = Required<Pick<FeedDelivery, 'bytes' | 'contentAt'>> & { mode: FeedMode };

/** Everything between the lock and the commit: the old stock or the new one, never a mix. */
const importLocked = async (ctx: Ctx, feed: StockFeed, run: FeedRun, { bytes, mode, contentAt }: Accepted): Promise<FeedRun> => {
  await lockFeed(ctx, feed.id, feed.pharmacyId);
  const reading = await readOrRefuse(ctx, feed, bytes);
  run.contentHash = contentHashOf(mode, bytes);
  if ('reason' in reading)
    return finish(ctx, run, { ...reading, contentHash: run.contentHash, status: reading.reason === 'feed.unsupportedFormat' ? 'failed' : 'quarantined' });
  run.contentAt = reading.contentAt ?? contentAt;
  const matching = await matchWithCatalogue(ctx, feed.pharmacyId, reading.rows);
  const errors = sortedErrors(reading, matching);
  const facts: Outcome = {
    contentHash: run.contentHash,
    encoding: reading.encoding,
    format: reading.format,
    dialect: reading.dialect,
    contentAt: run.contentAt,
    rows: reading.rowCount,
    accepted: reading.rows.length - matching.errors.length,
    matched: matching.targets.length,
    unmatched: matching.unmatched.length,
    rowErrors: errors.length,
    errors: errors.slice(0, maxStoredErrors),
  };
  const refusal = await refusalNow(ctx, feed.id, run);
  if (refusal) return finish(ctx, run, { ...facts, ...refusal, heldRows: refusal.status === 'quarantined' ? reading.rows : null });
  const suspicion = await suspicionAbout(ctx, feed, mode, reading, matching.targets);
  if (suspicion) {
    // Products seem to be missing where names are unknown: once a person has matched them, the next file passes.
    if (suspicion.reason === 'feed.fewerProducts') await rememberUnmatched(ctx, feed.pharmacyId, run.id, matching.unmatched);
    return finish(ctx, run, { ...facts, status: 'quarantined', reason: suspicion.reason, reasonValues: suspicion.values, heldRows: reading.rows });
  }
  const changed = await apply(ctx, feed, run, mode, matching);
  return finish(ctx, run, { ...facts, status: 'applied', changed });
};

/** Closes a run that broke: the merge was rolled back, so the stock is the old one. */
export const failRun = async (ctx: Ctx, run: FeedRun, reason: RunProblem, reasonValues: ProblemValues = {}): Promise<FeedRun> => {
  await FeedRun.query(ctx.trx)
    .findById(run.id)
    .where({ status: 'running' })
    .patch({ status: 'failed', phase: null, reason, reasonValues, finishedAt: ctx.clock.now() });
  return FeedRun.query(ctx.trx).findById(run.id).throwIfNotFound();
};

/**
 * Imports one delivery of a feed: all or nothing, one at a time, the same content once.
 * `ctx` must not be bound to a transaction: the run is visible while it works, the stock changes at once at the end.
 * @returns the finished run: applied, unchanged, quarantined or failed
 * @throws feed.running while another import of this feed is alive
 */
export const importFeed = async (ctx: Ctx, { feedId, source, bytes, mode: asked, contentAt = null }: FeedDelivery): Promise<FeedRun> => {
  const feed = await feedById(ctx, feedId);
  const mode = asked ?? feed.mode;
  const unchanged = await confirmUnchanged(ctx, feed, { hash: contentHashOf(mode, bytes), source });
  if (unchanged) return unchanged;
  const run = await beginRun(ctx, feedId, source);
  try {
    return await inTransaction(ctx, (bound) => importLocked(bound, feed, run, { bytes, mode, contentAt }));
  } catch (error) {
    ctx.log.error({ feedId, runId: run.id, err: error }, 'feed import broke');
    return failRun(ctx, run, 'feed.internal');
  }
};

/** Applies the rows of a quarantined run after all, within the caller's transaction. */
export const applyHeldRows = async (ctx: Ctx, feed: StockFeed, run: FeedRun, rows: readonly FeedRow[]): Promise<FeedRun> => {
  await lockFeed(ctx, feed.id, feed.pharmacyId);
  const matching = await matchWithCatalogue(ctx, feed.pharmacyId, rows);
  const changed = await apply(ctx, feed, run, run.contentHash?.startsWith('delta:') ? 'delta' : 'full', matching);
  return FeedRun.query(ctx.trx).patchAndFetchById(run.id, {
    status: 'applied',
    heldRows: null,
    matched: matching.targets.length,
    unmatched: matching.unmatched.length,
    changed,
    finishedAt: ctx.clock.now(),
  });
};
