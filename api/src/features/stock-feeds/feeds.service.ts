import type { ListQuery } from '@blattwerk/contract/backoffice/shapes';
import type { FeedCreateInput, FeedPatchInput, FeedRecord } from '@blattwerk/contract/stock-feeds/shapes';
import type { Knex } from 'knex';
import { audit } from '../../kernel/audit.ts';
import type { Ctx } from '../../kernel/ctx.ts';
import { failure, found } from '../../kernel/failure.ts';
import { newId } from '../../kernel/ids.ts';
import { listPage, type ListFields } from '../../kernel/list-query.ts';
import { freshnessHours, joinFeedState } from './feed-state.ts';
import { presentFeed, type FeedRow } from './feed.presenter.ts';
import { nextRunAt, usualSchedule } from './schedule.ts';
import { ofPharmacies, StockFeed } from './stock-feed.model.ts';

const fields: ListFields = {
  id: { column: 'stock_feeds.id', kind: 'id' },
  pharmacyId: { column: 'stock_feeds.pharmacyId', kind: 'id' },
  pharmacyName: { column: 'pharmacies.name', kind: 'text' },
  kind: { column: 'stock_feeds.kind', kind: 'text' },
  mode: { column: 'stock_feeds.mode', kind: 'text' },
  format: { column: 'stock_feeds.format', kind: 'text' },
  isActive: { column: 'stock_feeds.isActive', kind: 'boolean' },
  lastStatus: { column: 'feed_state.runStatus', kind: 'text' },
  lastRunAt: { column: 'feed_state.runStartedAt', kind: 'instant' },
  freshness: { column: 'feed_state.freshness', kind: 'text' },
  confirmedAt: { column: 'feed_state.confirmedAt', kind: 'instant' },
  openArticles: { column: 'feed_state.openArticles', kind: 'number' },
  rowErrors: { column: 'feed_state.runRowErrors', kind: 'number' },
  nextRunAt: { column: 'stock_feeds.nextRunAt', kind: 'instant' },
  createdAt: { column: 'stock_feeds.createdAt', kind: 'instant' },
};

/** Feeds with their pharmacy and how they are doing. */
const feedRows = (ctx: Ctx, hours: Parameters<typeof joinFeedState>[1]): Knex.QueryBuilder => {
  const query = ctx.trx('stock_feeds').join('pharmacies', 'pharmacies.id', 'stock_feeds.pharmacyId');
  return ofPharmacies(joinFeedState(query, hours), ctx.actor, 'stock_feeds.pharmacyId').select('stock_feeds.*', 'pharmacies.name as pharmacyName');
};

export const listFeeds = async (ctx: Ctx, query: ListQuery): Promise<{ items: FeedRecord[]; total: number }> => {
  const base = feedRows(ctx, await freshnessHours(ctx));
  const { rows, total } = await listPage<FeedRow>(base, query, { fields, defaultSort: 'pharmacyName', tieBreaker: 'stock_feeds.id' });
  return { items: rows.map((row) => presentFeed(row, ctx)), total };
};

/** @throws server.notFound for a feed that is not there or not the caller's */
export const readFeedRecord = async (ctx: Ctx, id: string): Promise<FeedRecord> => {
  const row = found<FeedRow>(
    await feedRows(ctx, await freshnessHours(ctx))
      .where('stock_feeds.id', id)
      .first(),
  );
  return presentFeed(row, ctx);
};

const needsUrl = (): never => {
  throw failure('server.badRequest', { fields: [{ path: 'url', message: 'required' }] });
};

/** @throws server.badRequest for a pull feed without an address or with a schedule that is none, server.unprocessableEntity for an unknown pharmacy */
export const createFeed = async (ctx: Ctx, input: FeedCreateInput): Promise<FeedRecord> => {
  const isPull = input.kind === 'pull';
  if (isPull && !input.url) needsUrl();
  const schedule = isPull ? (input.schedule ?? usualSchedule) : null;
  if (schedule) nextRunAt(schedule, ctx.clock.now());
  const feed = { ...input, id: newId(), url: isPull ? input.url : null, schedule, nextRunAt: isPull ? ctx.clock.now() : null };
  await StockFeed.query(ctx.trx).insert(feed);
  await audit(ctx, {
    action: 'stock-feed.create',
    objectType: 'stock-feed',
    objectId: feed.id,
    after: { kind: feed.kind, mode: feed.mode, url: feed.url, schedule },
  });
  return readFeedRecord(ctx, feed.id);
};

/** What was delivered so far means nothing for another address or format: the next file is read in full. */
const consequences = (before: StockFeed, input: Partial<FeedPatchInput>, now: Date): Partial<StockFeed> => {
  const isOther = input.mapping !== undefined || (['url', 'format', 'mode'] as const).some((key) => input[key] !== undefined && input[key] !== before[key]);
  const schedule = input.schedule === undefined ? before.schedule : (input.schedule ?? usualSchedule);
  const isDue = before.kind === 'pull' && schedule !== null && (input.schedule !== undefined || input.url !== undefined || input.isActive === true);
  return { ...(isOther ? { etag: null, lastContentHash: null } : {}), ...(isDue ? { schedule, nextRunAt: nextRunAt(schedule, now) } : {}) };
};

/** @throws server.notFound, server.badRequest, server.conflict with both states when the version is stale */
export const patchFeed = async (ctx: Ctx, { id, version, ...input }: FeedPatchInput): Promise<FeedRecord> => {
  const current = await readFeedRecord(ctx, id);
  const before = await StockFeed.query(ctx.trx).findById(id).forUpdate().throwIfNotFound();
  if (version !== undefined && version !== before.version) throw failure('server.conflict', { current, yours: input });
  if (before.kind === 'pull' && input.url === null) needsUrl();
  await StockFeed.query(ctx.trx).patchAndFetchById(id, {
    ...input,
    ...consequences(before, input, ctx.clock.now()),
    version: before.version + 1,
    updatedAt: ctx.clock.now(),
  });
  const { mode, url, schedule, isActive } = before;
  await audit(ctx, { action: 'stock-feed.update', objectType: 'stock-feed', objectId: id, before: { mode, url, schedule, isActive }, after: input });
  return readFeedRecord(ctx, id);
};
