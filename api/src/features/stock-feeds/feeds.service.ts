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
import { sourceColumns } from './pulling/feed-source.ts';
import { assertSchedule, nextRunAt, usualSchedule } from './pulling/schedule.ts';
import { ofPharmacies, StockFeed } from './stock-feed.model.ts';

const fields: ListFields = {
  id: { column: 'stock_feeds.id', kind: 'id' },
  pharmacyId: { column: 'stock_feeds.pharmacyId', kind: 'id' },
  pharmacyName: { column: 'pharmacies.name', kind: 'text' },
  pharmacyCity: { column: 'pharmacies.city', kind: 'text' },
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
  score: { column: 'stock_feeds.score', kind: 'number' },
  createdAt: { column: 'stock_feeds.createdAt', kind: 'instant' },
};

/** Feeds with their pharmacy and how they are doing. */
const feedRows = (ctx: Ctx, hours: Parameters<typeof joinFeedState>[1]): Knex.QueryBuilder => {
  const query = ctx.trx('stock_feeds').join('pharmacies', 'pharmacies.id', 'stock_feeds.pharmacyId');
  return ofPharmacies(joinFeedState(query, hours), ctx.actor, 'stock_feeds.pharmacyId').select(
    'stock_feeds.*',
    'pharmacies.name as pharmacyName',
    'pharmacies.city as pharmacyCity',
  );
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

/** What the audit log may know of a feed's settings: everything but the login. */
const auditable = ({ auth, ...input }: Partial<FeedPatchInput>): Record<string, unknown> => ({ ...input, ...(auth ? { authKind: auth.kind } : {}) });

/**
 * @throws server.badRequest for a pull feed without an address, with a schedule that is none or a login that does not fit,
 * server.unprocessableEntity for an unknown pharmacy
 */
export const createFeed = async (ctx: Ctx, input: FeedCreateInput): Promise<FeedRecord> => {
  const { url, auth, hostKey, schedule: asked, ...rest } = input;
  const isPull = input.kind === 'pull';
  const id = newId();
  const now = ctx.clock.now();
  const schedule = isPull ? (asked ?? usualSchedule) : null;
  if (schedule) assertSchedule(schedule, now);
  const source = isPull ? sourceColumns(ctx, { id, before: null, input: { url, auth, hostKey } }) : {};
  await StockFeed.query(ctx.trx).insert({ ...rest, ...source, id, schedule, nextRunAt: isPull ? now : null });
  await audit(ctx, {
    action: 'stock-feed.create',
    objectType: 'stock-feed',
    objectId: id,
    after: auditable({ ...(isPull ? input : rest), ...(schedule ? { schedule } : {}) }),
  });
  return readFeedRecord(ctx, id);
};

/** What was delivered so far means nothing for another address or format: the next file is read in full. */
const consequences = (before: StockFeed, input: Partial<FeedPatchInput>, now: Date): Partial<StockFeed> => {
  const isOther = input.mapping !== undefined || (['url', 'format', 'mode'] as const).some((key) => input[key] !== undefined && input[key] !== before[key]);
  const schedule = input.schedule === undefined ? before.schedule : (input.schedule ?? usualSchedule);
  const isDue = before.kind === 'pull' && schedule !== null && (input.schedule !== undefined || input.url !== undefined || input.isActive === true);
  if (isDue) assertSchedule(schedule, now);
  return {
    ...(isOther ? { etag: null, lastModified: null, lastContentHash: null } : {}),
    ...(isDue ? { schedule, nextRunAt: nextRunAt(schedule, now), pullFailures: 0 } : {}),
  };
};

/** @throws server.notFound, server.badRequest, server.conflict with both states when the version is stale */
export const patchFeed = async (ctx: Ctx, { id, version, ...input }: FeedPatchInput): Promise<FeedRecord> => {
  const current = await readFeedRecord(ctx, id);
  const before = await StockFeed.query(ctx.trx).findById(id).forUpdate().throwIfNotFound();
  const { url, auth, hostKey, schedule, ...rest } = input;
  if (version !== undefined && version !== before.version) throw failure('server.conflict', { current, yours: auditable(input) });
  await StockFeed.query(ctx.trx).patchAndFetchById(id, {
    ...rest,
    ...(before.kind === 'pull' ? sourceColumns(ctx, { id, before, input: { url, auth, hostKey } }) : {}),
    ...consequences(before, input, ctx.clock.now()),
    version: before.version + 1,
    updatedAt: ctx.clock.now(),
  });
  const was = { mode: before.mode, url: before.url, schedule: before.schedule, isActive: before.isActive, hostKey: before.hostKey, authKind: before.authKind };
  await audit(ctx, { action: 'stock-feed.update', objectType: 'stock-feed', objectId: id, before: was, after: auditable(input) });
  return readFeedRecord(ctx, id);
};
