import type { Request } from 'express';
import { requestCtx } from '../../../http/request-context.ts';
import { duration } from '../../../kernel/clock.ts';
import type { Machine } from '../../../kernel/ctx.ts';
import { failure } from '../../../kernel/failure.ts';
import { addressKey, attemptKey, takeTry } from '../../../kernel/attempts.ts';
import { noteKeyUse, ownerOfKey } from '../pushing/keys.queries.ts';
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

/**
 * Whose key this is; read on each request, so that a revoked one ends at once.
 * @throws feed.keyInvalid for a wrong, expired and revoked one alike, auth.tooManyAttempts with the seconds to wait
 */
export const readMachine = async (request: Request, key: string): Promise<Machine> => {
  const ctx = requestCtx(request, { role: 'visitor' });
  const known = await ownerOfKey(ctx, key);
  if (!known) {
    await takeTry(ctx, [{ key: addressKey(ctx, 'feed-key'), ...wrongKeys }]);
    throw failure('feed.keyInvalid');
  }
  await takeTry(ctx, [{ key: attemptKey(ctx, 'feed-calls', known.keyId), tries: callsAMinute, within: duration.minutes }]);
  await noteKeyUse(ctx, known.keyId);
  return { role: 'machine', ...known };
};
