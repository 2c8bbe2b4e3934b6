import type { RollBackInput } from '@blattwerk/contract/stock-feeds/run-shapes';
import type { FeedRun as FeedRunShape } from '@blattwerk/contract/stock-feeds/shapes';
import { audit } from '../../../kernel/audit.ts';
import type { Ctx } from '../../../kernel/ctx.ts';
import { failure, found } from '../../../kernel/failure.ts';
import { newId } from '../../../kernel/ids.ts';
import { readAgain } from '../importing/content-memory.ts';
import { lockFeed } from '../importing/feed-lock.queries.ts';
import { restoreStock } from './restore-stock.queries.ts';
import { readRun } from './runs.queries.ts';
import { latestEffectiveRun } from './effective-runs.queries.ts';
import { FeedRun, StockFeed } from '../stock-feed.model.ts';

/** The run to take back: the one that the pharmacy's stock stands on. @throws feed.notLatest naming that one */
const lockedLatest = async (ctx: Ctx, id: string): Promise<{ run: FeedRun; feed: StockFeed }> => {
  const run = found(await FeedRun.query(ctx.trx).findById(id).forUpdate());
  if (run.status !== 'applied' || run.source === 'rollback' || run.rolledBackById) throw failure('invalid.status');
  const feed = await StockFeed.query(ctx.trx).findById(run.feedId).throwIfNotFound();
  await lockFeed(ctx, feed.id, feed.pharmacyId);
  const latest = await latestEffectiveRun(ctx, feed.pharmacyId);
  if (latest?.id !== run.id) throw failure('feed.notLatest', { latestRunId: latest?.id ?? null });
  return { run, feed };
};

/** The content of the run waits for a person from now on, and what the pharmacy sends instead is not too old. */
const refuseContent = async (ctx: Ctx, feed: StockFeed, run: FeedRun): Promise<void> => {
  await readAgain(ctx, [feed.pharmacyId]);
  const before = await FeedRun.query(ctx.trx)
    .where({ feedId: feed.id, status: 'applied' })
    .whereNot({ source: 'rollback' })
    .whereNot({ source: 'correction' })
    .whereNull('rolledBackById')
    .orderBy([
      { column: 'finishedAt', order: 'desc' },
      { column: 'id', order: 'desc' },
    ])
    .first();
  const isFile = run.source !== 'correction' && run.contentHash !== null;
  await StockFeed.query(ctx.trx)
    .findById(feed.id)
    .patch({
      lastContentAt: before?.contentAt ?? null,
      ...(isFile ? { refusedContentHashes: [...new Set([...feed.refusedContentHashes, run.contentHash as string])] } : {}),
    });
};

/**
 * Brings the pharmacy's stock back to what it was before its last applied run, as a run of its own. The next one takes back the run before that.
 * @throws server.notFound, invalid.status for a run that is not live, feed.notLatest when something newer is
 */
export const rollBackRun = async (ctx: Ctx, { id, reason }: RollBackInput): Promise<FeedRunShape> => {
  const { run, feed } = await lockedLatest(ctx, id);
  const now = ctx.clock.now();
  const undoing = newId();
  await FeedRun.query(ctx.trx).insert({
    id: undoing,
    feedId: feed.id,
    source: 'rollback',
    status: 'applied',
    startedAt: now,
    finishedAt: now,
    durationMs: 0,
  });
  await FeedRun.query(ctx.trx).findById(id).patch({ rolledBackById: undoing });
  const { changed, products } = await restoreStock(ctx, { pharmacyId: feed.pharmacyId, undone: run, runId: undoing });
  await FeedRun.query(ctx.trx).findById(undoing).patch({ rows: products, accepted: products, matched: products, changed });
  await refuseContent(ctx, feed, run);
  await audit(ctx, { action: 'feed-run.roll-back', objectType: 'feed-run', objectId: id, reason, after: { runId: undoing, changed } });
  return readRun(ctx, undoing);
};
