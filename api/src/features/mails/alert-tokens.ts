import { sealedToken } from '../../kernel/sealed-token.ts';
import type { Secrets } from '../../kernel/secrets.ts';

/** A confirmation is for one request (`askedAt`) and dies with the next. */
export const alertConfirmToken = (secrets: Secrets, id: string, askedAt: Date): string =>
  sealedToken(secrets, 'alert:confirm', id, `${id}:${askedAt.toISOString()}`);
/** Opens the product that the alert is about and ends the alert; works as long as the alert is there. */
export const alertToken = (secrets: Secrets, id: string): string => sealedToken(secrets, 'alert:own', id);
