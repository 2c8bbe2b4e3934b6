import { timingSafeEqual } from 'node:crypto';
import { z } from 'zod';
import { derivedSecret, type Secrets } from '../../kernel/secrets.ts';

/**
 * Links that follow from the row and a key, so that nothing is stored. A confirmation is for one request (`askedAt`) and dies with the next;
 * the way out works for ever.
 */
const seal = (secrets: Secrets, purpose: string, value: string): string => derivedSecret(secrets.mailToken, `newsletter:${purpose}:${value}`);

export const confirmToken = (secrets: Secrets, id: string, askedAt: Date): string => `${id}.${seal(secrets, 'confirm', `${id}:${askedAt.toISOString()}`)}`;
export const withdrawToken = (secrets: Secrets, id: string): string => `${id}.${seal(secrets, 'withdraw', id)}`;

/** The subscription a token speaks of; whether it is genuine is another question. */
export const subscriptionIdOf = (token: string): string | null => {
  const id = z.uuid().safeParse(token.split('.')[0]);
  return id.success ? id.data : null;
};

export const isSameToken = (one: string, other: string): boolean => {
  const [a, b] = [Buffer.from(one), Buffer.from(other)];
  return a.length === b.length && timingSafeEqual(a, b);
};
