import { mostKeys, type FeedKey, type FeedKeyInput, type KeyState, type NewFeedKey } from '@blattwerk/contract/stock-feeds/keys';
import type { Knex } from 'knex';
import { audit } from '../../../kernel/audit.ts';
import { duration, later } from '../../../kernel/clock.ts';
import { actorId, type Ctx } from '../../../kernel/ctx.ts';
import { failure, found } from '../../../kernel/failure.ts';
import { newId, newSecret, sha256 } from '../../../kernel/ids.ts';
import { ofPharmacies } from '../stock-feed.model.ts';

/** How a feed key begins: people and programs that look for leaked secrets know it by this. */
export const keyMark = 'bwf_';
const shownCharacters = keyMark.length + 8;

interface KeyRow {
  id: string;
  feedId: string;
  prefix: string;
  label: string | null;
  createdByName: string | null;
  createdAt: Date;
  lastUsedAt: Date | null;
  expiresAt: Date | null;
  revokedAt: Date | null;
}

const stateOf = ({ revokedAt, expiresAt }: KeyRow, now: Date): KeyState => {
  if (revokedAt) return 'revoked';
  if (!expiresAt) return 'active';
  return expiresAt <= now ? 'expired' : 'ending';
};

const presentKey = (row: KeyRow, now: Date): FeedKey => ({
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

const keyRows = (ctx: Ctx, feedId: string): Knex.QueryBuilder =>
  ctx
    .trx('feed_keys')
    .leftJoin('feed_key_uses', 'feed_key_uses.keyId', 'feed_keys.id')
    .leftJoin('users', 'users.id', 'feed_keys.createdBy')
    .where({ 'feed_keys.feedId': feedId })
    .select('feed_keys.*', 'feed_key_uses.lastUsedAt', ctx.trx.raw(`nullif(concat_ws(' ', users.first_name, users.last_name), '') AS "createdByName"`));

/** The feed, locked: keys of one feed are made and ended one after the other. */
const pushFeed = async (ctx: Ctx, feedId: string): Promise<{ id: string; kind: string }> =>
  found(await ofPharmacies(ctx.trx('stock_feeds').where({ id: feedId }).forUpdate(), ctx.actor, 'pharmacyId').first('id', 'kind'));

const liveKeys = (ctx: Ctx, feedId: string): Knex.QueryBuilder =>
  ctx
    .trx('feed_keys')
    .where({ feedId })
    .whereNull('revokedAt')
    .where((either) => void either.whereNull('expiresAt').orWhere('expiresAt', '>', ctx.clock.now()));

/** Newest first. @throws server.notFound */
export const listKeys = async (ctx: Ctx, feedId: string): Promise<{ items: FeedKey[]; total: number }> => {
  found(await ofPharmacies(ctx.trx('stock_feeds').where({ id: feedId }), ctx.actor, 'pharmacyId').first('id'));
  const rows: KeyRow[] = await keyRows(ctx, feedId).orderBy([
    { column: 'feed_keys.createdAt', order: 'desc' },
    { column: 'feed_keys.id', order: 'desc' },
  ]);
  return { items: rows.map((row) => presentKey(row, ctx.clock.now())), total: rows.length };
};

const readKeyRecord = async (ctx: Ctx, feedId: string, id: string): Promise<FeedKey> =>
  presentKey(found<KeyRow>(await keyRows(ctx, feedId).where('feed_keys.id', id).first()), ctx.clock.now());

/** The old key ends after the overlap, or earlier if it would have ended anyway. */
const endAfter = async (ctx: Ctx, feedId: string, id: string, hours: number): Promise<void> => {
  const now = ctx.clock.now();
  const old = found<{ expiresAt: Date | null }>(await liveKeys(ctx, feedId).where({ id }).first('expiresAt'));
  const end = later(now, hours * duration.hours);
  if (hours === 0) await ctx.trx('feed_keys').where({ id }).update({ revokedAt: now });
  else if (!old.expiresAt || old.expiresAt > end) await ctx.trx('feed_keys').where({ id }).update({ expiresAt: end });
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
  const live: string[] = await liveKeys(ctx, feedId).pluck('id');
  if (live.length >= mostKeys) throw failure('feed.tooManyKeys');
  const id = newId();
  const key = `${keyMark}${newSecret()}`;
  await ctx.trx('feed_keys').insert({
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
export const revokeKey = async (ctx: Ctx, { feedId, keyId }: { feedId: string; keyId: string }): Promise<FeedKey> => {
  await pushFeed(ctx, feedId);
  const ended = await liveKeys(ctx, feedId).where({ id: keyId }).update({ revokedAt: ctx.clock.now() });
  if (ended > 0) await audit(ctx, { action: 'feed-key.revoke', objectType: 'stock-feed', objectId: feedId, after: { keyId } });
  return readKeyRecord(ctx, feedId, keyId);
};
