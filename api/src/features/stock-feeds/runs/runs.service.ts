import type { ListQuery } from '@blattwerk/contract/backoffice/shapes';
import type { FeedRun as FeedRunShape } from '@blattwerk/contract/stock-feeds/shapes';
import { runStates, type RunAction } from '@blattwerk/contract/stock-feeds/states';
import type { Knex } from 'knex';
import { audit } from '../../../kernel/audit.ts';
import type { Ctx } from '../../../kernel/ctx.ts';
import { failure, found } from '../../../kernel/failure.ts';
import { columnsOf, defineList, listRecords, type ListFields } from '../../../kernel/list-records.ts';
import { nextState } from '../../../kernel/state-machine.ts';
import { presentRun, type RunRow } from '../feed.presenter.ts';
import { lockFeed } from '../importing/feed-lock.ts';
import { applyHeldRows } from '../importing/import-feed.ts';
import { latestEffectiveRunSql, refuseAfterNewer } from './effective-runs.ts';
import { FeedRun, ofPharmacies, StockFeed } from '../stock-feed.model.ts';

const fields = {
  ...columnsOf('feed_runs', {
    id: 'id',
    feedId: 'id',
    status: 'text',
    source: 'text',
    reason: 'text',
    rows: 'number',
    unmatched: 'number',
    rowErrors: 'number',
    changed: 'number',
    startedAt: 'instant',
    finishedAt: 'instant',
  }),
  pharmacyName: { column: 'pharmacies.name', kind: 'text' },
  pharmacyId: { column: 'stock_feeds.pharmacyId', kind: 'id' },
} satisfies ListFields;
const errorsInLists = 20;

/** What a list shows of a run. Thousands of row errors and held rows stay in the database: the list needs the first and whether there are any. */
const inLists = [
  ...['id', 'feedId', 'source', 'status', 'phase', 'reason', 'reasonValues', 'rows', 'accepted', 'matched', 'unmatched', 'rowErrors', 'changed'],
  ...['encoding', 'format', 'dialect', 'contentAt', 'startedAt', 'finishedAt', 'durationMs', 'rolledBackById', 'correctsId'],
].map((column) => `feed_runs.${column}`);

const lightColumns = (ctx: Ctx): (string | Knex.Raw)[] => [
  ...inLists,
  ctx.trx.raw(`jsonb_path_query_array(feed_runs.errors, '$[0 to ${errorsInLists - 1}]') AS errors`),
  ctx.trx.raw(`CASE WHEN feed_runs.held_rows IS NOT NULL THEN '[]'::jsonb END AS held_rows`),
];

const runRows = (ctx: Ctx, columns: readonly (string | Knex.Raw)[] = ['feed_runs.*']): Knex.QueryBuilder => {
  const query = ctx.trx('feed_runs').join('stock_feeds', 'stock_feeds.id', 'feed_runs.feedId').join('pharmacies', 'pharmacies.id', 'stock_feeds.pharmacyId');
  return ofPharmacies(query, ctx.actor, 'stock_feeds.pharmacyId').select(
    ...columns,
    'stock_feeds.pharmacyId',
    'pharmacies.name as pharmacyName',
    ctx.trx('feed_runs as undone').whereRaw('undone.rolled_back_by_id = feed_runs.id').select('id').as('rollsBackId'),
    ctx.trx.raw(`CASE WHEN feed_runs.status = 'applied' THEN feed_runs.id = (${latestEffectiveRunSql('stock_feeds.pharmacy_id')}) ELSE false END AS is_latest`),
  );
};

const runs = defineList({
  fields,
  key: ['feed_runs.id'],
  defaultSort: ['-startedAt'],
  visibleTo: (ctx: Ctx) => runRows(ctx, lightColumns(ctx)),
  present: (rows: readonly RunRow[], ctx) => rows.map((row) => presentRun(row, ctx)),
});

export const listRuns = (ctx: Ctx, query: ListQuery): Promise<{ items: FeedRunShape[]; total: number }> => listRecords(runs, ctx, query);

/** @throws server.notFound for a run that is not there or not the caller's */
export const findRun = async (ctx: Ctx, id: string): Promise<RunRow> => found<RunRow>(await runRows(ctx).where('feed_runs.id', id).first());

export const readRun = async (ctx: Ctx, id: string): Promise<FeedRunShape> => presentRun(await findRun(ctx, id), ctx);

/** The run, locked, when the action is one of its state. */
const lockedRun = async (ctx: Ctx, id: string, action: RunAction): Promise<FeedRun> => {
  const run = found(await FeedRun.query(ctx.trx).findById(id).forUpdate());
  nextState(runStates, action, run.status);
  return run;
};

/**
 * Lets a quarantined run go live after all.
 * @throws invalid.status when the run is not quarantined, feed.unreadable when it has no rows to release, feed.newerApplied when the pharmacy's stock is newer by now
 */
export const releaseRun = async (ctx: Ctx, id: string): Promise<FeedRunShape> => {
  const run = await lockedRun(ctx, id, 'release');
  if (!run.heldRows) throw failure('feed.unreadable');
  const feed = await StockFeed.query(ctx.trx).findById(run.feedId).throwIfNotFound();
  await lockFeed(ctx, feed.id, feed.pharmacyId);
  await refuseAfterNewer(ctx, feed.pharmacyId, run.startedAt);
  await applyHeldRows(ctx, feed, run, run.heldRows);
  await audit(ctx, { action: 'feed-run.release', objectType: 'feed-run', objectId: id, after: { reason: run.reason } });
  return readRun(ctx, id);
};

/** Throws a quarantined run's rows away. @throws invalid.status when the run is not quarantined */
export const discardRun = async (ctx: Ctx, id: string): Promise<FeedRunShape> => {
  const run = await lockedRun(ctx, id, 'discard');
  await FeedRun.query(ctx.trx)
    .findById(id)
    .patch({ status: nextState(runStates, 'discard', run.status), heldRows: null });
  await audit(ctx, { action: 'feed-run.discard', objectType: 'feed-run', objectId: id, after: { reason: run.reason } });
  return readRun(ctx, id);
};
