import { mostKeys, type FeedKey as FeedKeyShape, type FeedKeyInput, type KeyState, type NewFeedKey } from '@blattwerk/contract/stock-feeds/keys';
import type { QueryBuilder } from 'objection';
import { audit } from '../../../kernel/audit.ts';
import { duration, later } from '../../../kernel/clock.ts';
import { actorId, type Ctx } from '../../../kernel/ctx.ts';
import { failure, found } from '../../../kernel/failure.ts';
import { newId, newSecret, sha256 } from '../../../kernel/ids.ts';
import { ofPharmacies, StockFeed } from '../stock-feed.model.ts';
import { FeedKey } from './feed-key.model.ts';
import { keyRows, type KeyRow } from './keys.queries.ts';

/** How a feed key begins: people and programs that look for leaked secrets know it by this. */
export const keyMark = 'bwf_';
const shownCharacters = keyMark.length + 8;

const stateOf = ({ revokedAt, expiresAt }: KeyRow, now: Date): KeyState => {
  if (revokedAt) return 'revoked';
  if (!expiresAt) return 'active';
  return expiresAt <= now ? 'expired' : 'ending';
};

const presentKey = (row: KeyRow, now: Date): FeedKeyShape => ({
  id: row.id,
  feedId: row.feedId,
  prefix: row.prefix,
  label: row.label,
  state: stateOf(row, now),
  createdBy: row.createdByName,
  createdAt: row.createdAt.toISOString(),
  lastUsedAt: row.lastUsedAt?.toISOString() ?? null,
  expiresAt: row.expiresAt?.toISOString() ?? null,
  revokedAt: row.revokedAt?.toISOString() ?? null,
});

/** The feed, locked: keys of one feed are made and ended one after the other. */
const pushFeed = async (ctx: Ctx, feedId: string): Promise<StockFeed> =>
  found(
    await ofPharmacies(StockFeed.query(ctx.trx).where({ id: feedId }), ctx.actor, 'pharmacyId')
      .forUpdate()
      .first(),
  );

const liveKeys = (ctx: Ctx, feedId: string): QueryBuilder<FeedKey> =>
  FeedKey.query(ctx.trx)
    .where({ feedId })
    .whereNull('revokedAt')
    .where((either) => either.whereNull('expiresAt').orWhere('expiresAt', '>', ctx.clock.now()));

/** Newest first. @throws server.notFound */
export const listKeys = async (ctx: Ctx, feedId: string): Promise<{ items: FeedKeyShape[]; total: number }> => {
  found(await ofPharmacies(StockFeed.query(ctx.trx).where({ id: feedId }), ctx.actor, 'pharmacyId').first());
  const rows: KeyRow[] = await keyRows(ctx, feedId).orderBy([
    { column: 'feed_keys.createdAt', order: 'desc' },
    { column: 'feed_keys.id', order: 'desc' },
  ]);
  return { items: rows.map((row) => presentKey(row, ctx.clock.now())), total: rows.length };
};

const readKeyRecord = async (ctx: Ctx, feedId: string, id: string): Promise<FeedKeyShape> =>
  presentKey(found<KeyRow>(await keyRows(ctx, feedId).where('feed_keys.id', id).first()), ctx.clock.now());

/** The old key ends after the overlap, or earlier if it would have ended anyway. */
const endAfter = async (ctx: Ctx, feedId: string, id: string, hours: number): Promise<void> => {
  const now = ctx.clock.now();
  const old = found(await liveKeys(ctx, feedId).where({ id }).first());
  const end = later(now, hours * duration.hours);
  if (hours === 0) await old.$query(ctx.trx).patch({ revokedAt: now });
  else if (!old.expiresAt || old.expiresAt > end) await old.$query(ctx.trx).patch({ expiresAt: end });
};

/**
 * Makes a key and says it, this once; only its hash is kept.
 * @throws server.notFound for a feed or a replaced key that is not there, invalid.status for a feed that is not pushed, feed.tooManyKeys
 */
export const createKey = async (ctx: Ctx, { feedId, ...input }: FeedKeyInput & { feedId: string }): Promise<NewFeedKey> => {
  const feed = await pushFeed(ctx, feedId);
  if (feed.kind !== 'push') throw failure('invalid.status');
  const now = ctx.clock.now();
  if (input.replaces) await endAfter(ctx, feedId, input.replaces, input.overlapHours);
  if ((await liveKeys(ctx, feedId).resultSize()) >= mostKeys) throw failure('feed.tooManyKeys');
  const id = newId();
  const key = `${keyMark}${newSecret()}`;
  await FeedKey.query(ctx.trx).insert({
    id,
    feedId,
    keyHash: sha256(key),
    prefix: key.slice(0, shownCharacters),
    label: input.label ?? null,
    createdBy: actorId(ctx.actor),
    createdAt: now,
    expiresAt: input.validForDays ? later(now, input.validForDays * duration.days) : null,
  });
  const replaced = input.replaces ? { replaces: input.replaces, overlapHours: input.overlapHours } : {};
  await audit(ctx, { action: 'feed-key.create', objectType: 'stock-feed', objectId: feedId, after: { keyId: id, ...replaced } });
  return { ...(await readKeyRecord(ctx, feedId, id)), key };
};

/** Ends a key at once; one that has ended stays as it is. @throws server.notFound */
export const revokeKey = async (ctx: Ctx, { feedId, keyId }: { feedId: string; keyId: string }): Promise<FeedKeyShape> => {
  await pushFeed(ctx, feedId);
  const ended = await liveKeys(ctx, feedId).where({ id: keyId }).patch({ revokedAt: ctx.clock.now() });
  if (ended > 0) await audit(ctx, { action: 'feed-key.revoke', objectType: 'stock-feed', objectId: feedId, after: { keyId } });
  return readKeyRecord(ctx, feedId, keyId);
};
