import type { ProblemValues, RunProblem } from '@blattwerk/contract/stock-feeds/problems';
import type { FeedMode, RunSource } from '@blattwerk/contract/stock-feeds/shapes';
import { runStates, type RunAction } from '@blattwerk/contract/stock-feeds/states';
import type { FeedReading } from '../../../adapters/feed-formats/read-feed.ts';
import type { FeedRow } from '../../../adapters/feed-formats/rows.ts';
import { FeedUnreadable } from '../../../adapters/feed-formats/unreadable.ts';
import { inTransaction, type Ctx } from '../../../kernel/ctx.ts';
import { failure } from '../../../kernel/failure.ts';
import { nextState } from '../../../kernel/state-machine.ts';
import { concurrencyLimiter } from '../../../kernel/concurrency-limiter.ts';
import { beginRun, confirmUnchanged, contentHashOf, feedById } from './begin-run.ts';
import { runLimits, suspicionAbout } from './compare-with-before.ts';
import { circumstancesOf, type Circumstances } from './compare-with-before.queries.ts';
import { claimFeed, lockFeed, lockStock } from './feed-lock.queries.ts';
import { matchWithCatalogue, type Matching } from './match-rows.ts';
import { rememberUnmatched, stockOf, type StockLine } from './match-rows.queries.ts';
import { mergeStock } from './merge-stock.ts';
import type { RunLimits } from './plausibility.ts';
import { refusalOf } from './refusals.ts';
import { showProgress, type RunProgress } from './run-progress.ts';
import { FeedRun, StockFeed, type StoredRowError } from '../stock-feed.model.ts';

export interface FeedDelivery {
  feedId: string;
  bytes: Uint8Array;
  source: RunSource;
  /** Overrides the feed's own mode for this one delivery. */
  mode?: FeedMode | undefined;
  /** When the pharmacy's server says the file was made; what the file itself says wins. A clock that is ahead counts for neither: else all that comes later looked older. */
  contentAt?: Date | null;
}

/** More are counted but not stored. */
const maxStoredErrors = 5000;

/** Each holds one connection from the pool of ten, and they share two or more cores with everything else. */
export const importsAtOnce = 4;
const limited = concurrencyLimiter({ running: importsAtOnce, waiting: Infinity, retryAfterSeconds: 1 });

const sortedErrors = (reading: FeedReading, matching: Matching): StoredRowError[] => [...reading.errors, ...matching.errors].sort((a, b) => a.line - b.line);

type Outcome = Partial<Omit<FeedRun, 'status'>>;

const finish = async (ctx: Ctx, run: FeedRun, action: RunAction, outcome: Outcome): Promise<FeedRun> => {
  const now = ctx.clock.now();
  const [finished] = await FeedRun.query(ctx.trx)
    .where({ id: run.id, status: 'running' })
    .patch({ ...outcome, status: nextState(runStates, action, run.status), phase: null, finishedAt: now, durationMs: now.getTime() - run.startedAt.getTime() })
    .returning('*');
  if (!finished) throw failure('feed.running');
  return finished;
};

/** What an import works with: the feed, its run, and what the run is about to become. */
interface Import {
  feed: StockFeed;
  run: FeedRun;
  mode: FeedMode;
  matching: Matching;
  current: readonly StockLine[];
  circumstances: Pick<Circumstances, 'hasOpenArticles'>;
}

/** Writes what was matched and remembers the content as the feed's last one. */
const apply = async (ctx: Ctx, { feed, run, mode, matching, current, circumstances }: Import): Promise<number> => {
  if (matching.unmatched.length > 0 || circumstances.hasOpenArticles) await rememberUnmatched(ctx, feed.pharmacyId, run.id, matching.unmatched);
  const changed = await mergeStock(ctx, { pharmacyId: feed.pharmacyId, runId: run.id, mode, targets: matching.targets, current });
  await StockFeed.query(ctx.trx).findById(feed.id).patch({ lastContentHash: run.contentHash, lastContentAt: run.contentAt, refusedContentHashes: [] });
  return changed;
};

type Refusal = { reason: RunProblem; reasonValues: ProblemValues };

const readOrRefuse = async (ctx: Ctx, feed: StockFeed, bytes: Uint8Array, progress: RunProgress): Promise<FeedReading | Refusal> => {
  try {
    return await ctx.ports.feedReader.read({ bytes, format: feed.format, mapping: feed.mapping }, progress.read);
  } catch (error) {
    if (!(error instanceof FeedUnreadable)) throw error;
    return { reason: error.reason, reasonValues: error.values };
  }
};

const factsOf = (run: FeedRun, reading: FeedReading, matching: Matching): Outcome => {
  const errors = sortedErrors(reading, matching);
  return {
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
};

/** From the read rows to the finished run, with the pharmacy's stock locked. */
const importRows = async (ctx: Ctx, { feed, run, mode, progress, limits }: Begun, reading: FeedReading): Promise<FeedRun> => {
  progress.enter('matching');
  await lockStock(ctx, [feed.pharmacyId]);
  const current = await stockOf(ctx, feed.pharmacyId);
  const matching = await matchWithCatalogue(ctx, feed.pharmacyId, reading.rows, current);
  const facts = factsOf(run, reading, matching);
  const circumstances = await circumstancesOf(ctx, feed.id);
  const refusal = refusalOf(run, circumstances);
  if (refusal) return finish(ctx, run, refusal.action, { ...facts, reason: refusal.reason, heldRows: refusal.action === 'hold' ? reading.rows : null });
  const suspicion = await suspicionAbout(ctx, feed, { mode, reading, targets: matching.targets, current, known: { circumstances, limits } });
  if (suspicion) {
    // Products seem to be missing where names are unknown: once a person has matched them, the next file passes.
    if (suspicion.reason === 'feed.fewerProducts') await rememberUnmatched(ctx, feed.pharmacyId, run.id, matching.unmatched);
    return finish(ctx, run, 'hold', { ...facts, reason: suspicion.reason, reasonValues: suspicion.values, heldRows: reading.rows });
  }
  progress.enter('writing');
  const changed = await apply(ctx, { feed, run, mode, matching, current, circumstances });
  return finish(ctx, run, 'apply', { ...facts, changed });
};

interface Begun {
  feed: StockFeed;
  run: FeedRun;
  mode: FeedMode;
  progress: RunProgress;
  limits: RunLimits;
}

/** A delivery with what its feed makes of it. */
interface Delivered extends FeedDelivery {
  mode: FeedMode;
  hash: string;
}
const deliveredTo = (feed: StockFeed, delivery: FeedDelivery): Delivered => {
  const mode = delivery.mode ?? feed.mode;
  return { ...delivery, mode, hash: contentHashOf(mode, delivery.bytes) };
};

/** Everything between the lock and the commit: the old stock or the new one, never a mix. */
const importLocked = async (ctx: Ctx, begun: Begun, { bytes, hash, contentAt = null }: Delivered): Promise<FeedRun> => {
  const { feed, run } = begun;
  await claimFeed(ctx, feed.id);
  const reading = await readOrRefuse(ctx, feed, bytes, begun.progress);
  run.contentHash = hash;
  if ('reason' in reading) return finish(ctx, run, reading.reason === 'feed.unsupportedFormat' ? 'fail' : 'hold', { ...reading, contentHash: run.contentHash });
  run.contentAt = [reading.contentAt, contentAt].find((at) => at && at <= ctx.clock.now()) ?? null;
  return importRows(ctx, begun, reading);
};

/** Closes a run that broke: the merge was rolled back, so the stock is the old one. */
const failRun = async (ctx: Ctx, run: FeedRun, reason: RunProblem, reasonValues: ProblemValues = {}): Promise<FeedRun> => {
  await FeedRun.query(ctx.trx)
    .findById(run.id)
    .where({ status: 'running' })
    .patch({ status: nextState(runStates, 'fail', run.status), phase: null, reason, reasonValues, finishedAt: ctx.clock.now() });
  return FeedRun.query(ctx.trx).findById(run.id).throwIfNotFound();
};

const importChanged = async (ctx: Ctx, feed: StockFeed, delivery: Delivered, limits: RunLimits): Promise<FeedRun> => {
  const run = await beginRun(ctx, feed.id, delivery.source);
  const progress = showProgress(ctx, run);
  try {
    return await inTransaction(ctx, (bound) => importLocked(bound, { feed, run, mode: delivery.mode, progress, limits }, delivery));
  } catch (error) {
    ctx.log.error({ feedId: feed.id, runId: run.id, err: error }, 'feed import broke');
    return await failRun(ctx, run, 'feed.internal');
  } finally {
    await progress.stop();
  }
};

/**
 * Imports one delivery of a feed: all or nothing, one at a time, the same content once. Four imports at once in one process; further calls
 * wait for their turn, so it may be called for any number of feeds.
 * `ctx` must not be bound to a transaction: the run is visible while it works, the stock changes at once at the end.
 * @returns the finished run: applied, unchanged, quarantined or failed
 * @throws feed.running while another import of this feed is alive
 */
export const importFeed = async (ctx: Ctx, delivery: FeedDelivery): Promise<FeedRun> => {
  const feed = await feedById(ctx, delivery.feedId);
  const delivered = deliveredTo(feed, delivery);
  const unchanged = feed.lastContentHash === delivered.hash ? await confirmUnchanged(ctx, feed, delivered) : null;
  return unchanged ?? limited(async () => importChanged(ctx, feed, delivered, await runLimits(ctx)));
};

/** Applies the rows of a quarantined run after all, within the caller's transaction. */
export const applyHeldRows = async (ctx: Ctx, feed: StockFeed, run: FeedRun, rows: readonly FeedRow[]): Promise<FeedRun> => {
  await lockFeed(ctx, feed.id, feed.pharmacyId);
  const current = await stockOf(ctx, feed.pharmacyId);
  const matching = await matchWithCatalogue(ctx, feed.pharmacyId, rows, current);
  const mode = run.contentHash?.startsWith('delta:') ? 'delta' : 'full';
  const circumstances = { hasOpenArticles: true };
  const changed = await apply(ctx, { feed, run, mode, matching, current, circumstances });
  return FeedRun.query(ctx.trx).patchAndFetchById(run.id, {
    status: nextState(runStates, 'release', run.status),
    heldRows: null,
    matched: matching.targets.length,
    unmatched: matching.unmatched.length,
    changed,
    finishedAt: ctx.clock.now(),
  });
};
