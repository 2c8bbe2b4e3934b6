import type { FeedCreateInput, FeedPatchInput, FeedRecord } from '@blattwerk/contract/stock-feeds/shapes';
import { audit } from '../../kernel/audit.ts';
import type { Ctx } from '../../kernel/ctx.ts';
import { editRecord } from '../../kernel/edit-record.ts';
import { newId } from '../../kernel/ids.ts';
import { readFeedRecord } from './feeds.queries.ts';
import { sourceColumns } from './pulling/feed-source.ts';
import { assertSchedule, nextRunAt, usualSchedule } from './pulling/schedule.ts';
import { StockFeed } from './stock-feed.model.ts';

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
export const patchFeed = (ctx: Ctx, { id, version, ...input }: FeedPatchInput): Promise<FeedRecord> =>
  editRecord(ctx, {
    action: 'stock-feed.update',
    objectType: 'stock-feed',
    id,
    version,
    input,
    lock: async () => {
      await readFeedRecord(ctx, id); // a foreign one is not found before anything else is said
      return StockFeed.query(ctx.trx).findById(id).forUpdate().throwIfNotFound();
    },
    read: () => readFeedRecord(ctx, id),
    withoutSecrets: auditable,
    write: async (before, next) => {
      const { url, auth, hostKey, schedule: _schedule, ...rest } = input;
      await StockFeed.query(ctx.trx)
        .findById(id)
        .patch({
          ...rest,
          ...(before.kind === 'pull' ? sourceColumns(ctx, { id, before, input: { url, auth, hostKey } }) : {}),
          ...consequences(before, input, next.updatedAt),
          ...next,
        });
      return undefined;
    },
  });
