import { sealedToken } from '../../kernel/sealed-token.ts';
import type { Secrets } from '../../kernel/secrets.ts';

/** A confirmation is for one request (`askedAt`) and dies with the next; the way out works for ever. */
export const confirmToken = (secrets: Secrets, id: string, askedAt: Date): string =>
  sealedToken(secrets, 'newsletter:confirm', id, `${id}:${askedAt.toISOString()}`);
export const withdrawToken = (secrets: Secrets, id: string): string => sealedToken(secrets, 'newsletter:withdraw', id);
