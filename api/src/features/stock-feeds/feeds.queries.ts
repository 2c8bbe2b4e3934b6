import type { ListQuery } from '@blattwerk/contract/backoffice/shapes';
import type { FeedRecord } from '@blattwerk/contract/stock-feeds/shapes';
import type { Knex } from 'knex';
import type { Ctx } from '../../kernel/ctx.ts';
import { hitsOf } from '../../kernel/list-hits.ts';
import { columnsOf, defineList, listRecords, readRecord, type RecordPage } from '../../kernel/list-records.ts';
import { openedBy } from '../../kernel/open-list.ts';
import { freshnessHours, joinFeedState } from './feed-state.queries.ts';
import { presentFeed, type FeedRow } from './feed.presenter.ts';
import { ofPharmacies } from './stock-feed.model.ts';

type FeedHealth = Pick<FeedRecord, 'id' | 'pharmacyName' | 'freshness' | 'score'> & { lastStatus: FeedRow['runStatus'] };

/** Feeds with their pharmacy and how they are doing. */
const feedRows = (ctx: Ctx, hours: Parameters<typeof joinFeedState>[1]): Knex.QueryBuilder => {
  const query = ctx.trx('stock_feeds').join('pharmacies', 'pharmacies.id', 'stock_feeds.pharmacyId');
  return ofPharmacies(joinFeedState(query, hours), ctx.actor, 'stock_feeds.pharmacyId').select(
    'stock_feeds.*',
    'pharmacies.name as pharmacyName',
    'pharmacies.city as pharmacyCity',
  );
};

const feeds = (hours: Parameters<typeof joinFeedState>[1]) =>
  defineList({
    fields: {
      ...columnsOf('stock_feeds', {
        id: 'id',
        pharmacyId: 'id',
        kind: 'text',
        mode: 'text',
        format: 'text',
        isActive: 'boolean',
        nextRunAt: 'instant',
        score: 'number',
        createdAt: 'instant',
      }),
      ...columnsOf('feed_state', { freshness: 'text', confirmedAt: 'instant', openArticles: 'number', concern: 'number' }),
      pharmacyName: { column: 'pharmacies.name', kind: 'text' },
      pharmacyCity: { column: 'pharmacies.city', kind: 'text' },
      lastStatus: { column: 'feed_state.runStatus', kind: 'text' },
      lastRunAt: { column: 'feed_state.runStartedAt', kind: 'instant' },
      rowErrors: { column: 'feed_state.runRowErrors', kind: 'number' },
    },
    key: ['stock_feeds.id'],
    // What needs a user comes first.
    defaultSort: ['-concern', 'score', 'pharmacyName'],
    search: { text: ['pharmacies.name', 'pharmacies.city'] },
    visibleTo: (ctx: Ctx) => feedRows(ctx, hours),
    present: (rows: readonly FeedRow[], ctx) => rows.map((row) => presentFeed(row, ctx)),
  });

export const listFeeds = async (ctx: Ctx, query: ListQuery): Promise<RecordPage<FeedRecord>> => listRecords(feeds(await freshnessHours(ctx)), ctx, query);

/** @throws server.notFound for a feed that is not there or not the caller's */
export const readFeedRecord = async (ctx: Ctx, id: string): Promise<FeedRecord> => readRecord(feeds(await freshnessHours(ctx)), ctx, id);

export const pharmacyBySlug = async ({ trx }: Ctx, slug: string): Promise<string | undefined> =>
  (await trx('pharmacies').where({ slug }).first<{ id: string } | undefined>('id'))?.id;

export const feedHits = hitsOf(
  async (ctx) => feeds(await freshnessHours(ctx)),
  ({ id, pharmacyName, pharmacyCity }) => ({ id, title: pharmacyName, subtitle: pharmacyCity }),
);

export const feedList = openedBy(async (ctx) => feeds(await freshnessHours(ctx)));

/** How each feed is doing that has a file or should have one; what needs a user comes first. */
export const feedHealth = async (ctx: Ctx): Promise<FeedHealth[]> => {
  const rows: FeedRow[] = await feedRows(ctx, await freshnessHours(ctx))
    .where('concern', '>', 0)
    .orderByRaw('concern DESC, score NULLS FIRST, pharmacies.name, stock_feeds.id');
  return rows.map(({ id, pharmacyName, freshness, runStatus, score }) => ({ id, pharmacyName, freshness, lastStatus: runStatus, score }));
};
