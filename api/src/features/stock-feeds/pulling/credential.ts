import type { Request } from 'express';
import { requestCtx } from '../../../http/request-context.ts';
import { duration } from '../../../kernel/clock.ts';
import type { Ctx, Machine } from '../../../kernel/ctx.ts';
import { failure } from '../../../kernel/failure.ts';
import { sha256 } from '../../../kernel/ids.ts';
import { rawRows } from '../../../kernel/raw-rows.ts';
import { addressKey, attemptKey, takeTry } from '../../../kernel/attempts.ts';
import { keyMark } from '../pushing/keys.service.ts';

/** What one key may ask in a minute, and how many wrong keys one address may show. */
const callsAMinute = 600;
const wrongKeys = { tries: 60, within: 15 * duration.minutes };

const isAccessToken = (credential: string): boolean => credential.split('.').length === 3;

/**
 * The feed key of `Authorization: Bearer <key>`. Our keys are told by how they begin; at the systems' own endpoints (`isOwnDoor`) everything is taken
 * for one that is no access token.
 */
export const feedCredential = (request: Request, isOwnDoor: boolean): string | undefined => {
  const credential = /^bearer +(\S+)$/i.exec(request.get('authorization') ?? '')?.[1];
  if (!credential) return undefined;
  return credential.startsWith(keyMark) || (isOwnDoor && !isAccessToken(credential)) ? credential : undefined;
};

const readKey = async (ctx: Ctx, key: string): Promise<Omit<Machine, 'role'> | undefined> =>
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
const noteUse = (ctx: Ctx, keyId: string): Promise<unknown> =>
  ctx.trx.raw(
    `INSERT INTO feed_key_uses AS used (key_id, last_used_at) VALUES (:keyId, :now)
     ON CONFLICT (key_id) DO UPDATE SET last_used_at = excluded.last_used_at WHERE used.last_used_at < excluded.last_used_at - interval '1 minute'`,
    { keyId, now: ctx.clock.now() },
  );

/**
 * Whose key this is; read on each request, so that a revoked one ends at once.
 * @throws feed.keyInvalid for a wrong, expired and revoked one alike, auth.tooManyAttempts with the seconds to wait
 */
export const readMachine = async (request: Request, key: string): Promise<Machine> => {
  const ctx = requestCtx(request, { role: 'visitor' });
  const known = await readKey(ctx, key);
  if (!known) {
    await takeTry(ctx, [{ key: addressKey(ctx, 'feed-key'), ...wrongKeys }]);
    throw failure('feed.keyInvalid');
  }
  await takeTry(ctx, [{ key: attemptKey(ctx, 'feed-calls', known.keyId), tries: callsAMinute, within: duration.minutes }]);
  await noteUse(ctx, known.keyId);
  return { role: 'machine', ...known };
};
