import { timingSafeEqual } from 'node:crypto';
import { z } from 'zod';
import { derivedSecret, type Secrets } from './secrets.ts';

/** A link's token that follows from a row and a key, so that nothing is stored: the row's id, and a seal over `sealed`. */
export const sealedToken = (secrets: Secrets, purpose: string, id: string, sealed = id): string =>
  `${id}.${derivedSecret(secrets.mailToken, `${purpose}:${sealed}`)}`;

/** The row that a token speaks of; whether it is genuine is another question. */
export const sealedIdOf = (token: string): string | null => {
  const id = z.uuid().safeParse(token.split('.')[0]);
  return id.success ? id.data : null;
};

export const isSameToken = (one: string, other: string): boolean => {
  const [a, b] = [Buffer.from(one), Buffer.from(other)];
  return a.length === b.length && timingSafeEqual(a, b);
};
