import { duration, later } from '../../../kernel/clock.ts';
import type { Ctx } from '../../../kernel/ctx.ts';
import { newId } from '../../../kernel/ids.ts';
import { FeedRun, type StockFeed, type StoredRowError } from '../stock-feed.model.ts';

/** Single changes of one feed within this time are one run, so that a till that reports each sale leaves a readable list. */
const collectingTime = 10 * duration.minutes;
const maxStoredErrors = 500;

/** How such a run's content is known: never the same as a file's. */
const collectedHash = 'delta:items';

const openRun = async (ctx: Ctx, feed: StockFeed): Promise<FeedRun> => {
  const now = ctx.clock.now();
  const last = await FeedRun.query(ctx.trx)
    .where({ feedId: feed.id })
    .orderBy([
      { column: 'startedAt', order: 'desc' },
      { column: 'id', order: 'desc' },
    ])
    .first();
  if (last?.isCollecting && last.status === 'applied' && !last.rolledBackById && last.startedAt > later(now, -collectingTime)) return last;
  return FeedRun.query(ctx.trx).insertAndFetch({
    id: newId(),
    feedId: feed.id,
    source: 'push',
    status: 'applied',
    isCollecting: true,
    contentHash: collectedHash,
    startedAt: now,
    finishedAt: now,
  });
};

interface Collected {
  items: number;
  matched: number;
  unmatched: number;
  /** `line` counts the changes of this call from 1. */
  errors: StoredRowError[];
  /** Writes the stock in the run's name and says how many rows it wrote. */
  write: (runId: string) => Promise<number>;
}

/** Adds a call's changes to the feed's collecting run; the caller holds the feed's lock. @returns the run's id */
export const collect = async (ctx: Ctx, feed: StockFeed, { items, matched, unmatched, errors, write }: Collected): Promise<string> => {
  const run = await openRun(ctx, feed);
  const changed = await write(run.id);
  const numbered = errors.map((error) => ({ ...error, line: run.rows + error.line }));
  await FeedRun.query(ctx.trx)
    .findById(run.id)
    .patch({
      rows: run.rows + items,
      accepted: run.accepted + items - errors.length,
      matched: run.matched + matched,
      unmatched: run.unmatched + unmatched,
      rowErrors: run.rowErrors + errors.length,
      changed: run.changed + changed,
      errors: [...run.errors, ...numbered].slice(0, maxStoredErrors),
      finishedAt: ctx.clock.now(),
    });
  return run.id;
};
