import type { Knex } from 'knex';
import type { Ctx, Machine } from '../../../kernel/ctx.ts';
import { sha256 } from '../../../kernel/ids.ts';
import { rawRows } from '../../../kernel/raw-rows.ts';

/** A key with who made it and when it was used last. */
export interface KeyRow {
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

export const keyRows = (ctx: Ctx, feedId: string): Knex.QueryBuilder =>
  ctx
    .trx('feed_keys')
    .leftJoin('feed_key_uses', 'feed_key_uses.keyId', 'feed_keys.id')
    .leftJoin('users', 'users.id', 'feed_keys.createdBy')
    .where({ 'feed_keys.feedId': feedId })
    .select('feed_keys.*', 'feed_key_uses.lastUsedAt', ctx.trx.raw(`nullif(concat_ws(' ', users.first_name, users.last_name), '') AS "createdByName"`));

/** For which feed a key that holds is; undefined for one that is wrong, revoked or expired. */
export const ownerOfKey = async (ctx: Ctx, key: string): Promise<Omit<Machine, 'role'> | undefined> =>
  (
    await rawRows<Omit<Machine, 'role'>>(
      ctx.trx,
      `SELECT feed_keys.id AS "keyId", feed_keys.feed_id AS "feedId", stock_feeds.pharmacy_id AS "pharmacyId", pharmacies.slug AS "pharmacySlug"
       FROM feed_keys JOIN stock_feeds ON stock_feeds.id = feed_keys.feed_id JOIN pharmacies ON pharmacies.id = stock_feeds.pharmacy_id
       WHERE feed_keys.key_hash = :hash AND feed_keys.revoked_at IS NULL AND (feed_keys.expires_at IS NULL OR feed_keys.expires_at > :now)`,
      { hash: sha256(key), now: ctx.clock.now() },
    )
  )[0];

/** To the minute: a key that is used all the time is not written all the time. */
export const noteKeyUse = (ctx: Ctx, keyId: string): Promise<unknown> =>
  ctx.trx.raw(
    `INSERT INTO feed_key_uses AS used (key_id, last_used_at) VALUES (:keyId, :now)
     ON CONFLICT (key_id) DO UPDATE SET last_used_at = excluded.last_used_at WHERE used.last_used_at < excluded.last_used_at - interval '1 minute'`,
    { keyId, now: ctx.clock.now() },
  );
