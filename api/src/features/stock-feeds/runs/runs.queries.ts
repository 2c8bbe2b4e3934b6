import type { ListQuery } from '@blattwerk/contract/backoffice/shapes';
import type { FeedRun as FeedRunShape } from '@blattwerk/contract/stock-feeds/shapes';
import type { Knex } from 'knex';
import type { Ctx } from '../../../kernel/ctx.ts';
import { found } from '../../../kernel/failure.ts';
import { columnsOf, defineList, listRecords, type ListFields, type RecordPage } from '../../../kernel/list-records.ts';
import { openedBy } from '../../../kernel/open-list.ts';
import { presentRun, type RunRow } from '../feed.presenter.ts';
import { ofPharmacies } from '../stock-feed.model.ts';
import { latestEffectiveRunSql } from './effective-runs.queries.ts';

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
  search: { text: ['pharmacies.name', 'pharmacies.city'], codes: ['feed_runs.id'] },
  visibleTo: (ctx: Ctx) => runRows(ctx, lightColumns(ctx)),
  present: (rows: readonly RunRow[], ctx) => rows.map((row) => presentRun(row, ctx)),
});

export const listRuns = (ctx: Ctx, query: ListQuery): Promise<RecordPage<FeedRunShape>> => listRecords(runs, ctx, query);

/** @throws server.notFound for a run that is not there or not the caller's */
export const findRun = async (ctx: Ctx, id: string): Promise<RunRow> => found<RunRow>(await runRows(ctx).where('feed_runs.id', id).first());

export const readRun = async (ctx: Ctx, id: string): Promise<FeedRunShape> => presentRun(await findRun(ctx, id), ctx);

export const feedRunList = openedBy(() => runs);
