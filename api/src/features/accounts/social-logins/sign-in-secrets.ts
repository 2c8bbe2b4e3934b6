import type { SocialProvider } from '@blattwerk/contract/accounts/social-shapes';
import { timingSafeEqual } from 'node:crypto';
import type { OpenidAttempt } from '../../../adapters/openid/openid-port.ts';
import { derivedSecret, type Secrets } from '../../../kernel/secrets.ts';

/** Two secrets of one sign-in that a browser holds one after the other: while it is at the provider, and while something is still missing. */
type Holder = 'browser' | 'pending';

const derived = (secrets: Secrets, use: string, id: string): string => derivedSecret(secrets.socialSignIn, `${use}:${id}`);

/** Everything follows from the row's id and a key: the table holds no secret. */
export const attemptOf = (secrets: Secrets, baseUrl: string, { id, provider }: { id: string; provider: SocialProvider }): OpenidAttempt => ({
  state: derived(secrets, 'state', id),
  nonce: derived(secrets, 'nonce', id),
  verifier: derived(secrets, 'verifier', id),
  redirectUri: new URL(`/api/v1/clients/auth/${provider}/callback`, baseUrl).href,
});

export const isEqual = (one: string, other: string): boolean => {
  const [a, b] = [Buffer.from(one), Buffer.from(other)];
  return a.length === b.length && timingSafeEqual(a, b);
};

const cookieValue = (secrets: Secrets, holder: Holder, id: string): string => `${id}.${derived(secrets, holder, id)}`;
export const browserSecret = (secrets: Secrets, id: string): string => cookieValue(secrets, 'browser', id);
export const pendingSecret = (secrets: Secrets, id: string): string => cookieValue(secrets, 'pending', id);

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** The sign-in that a cookie stands for; null when we have not made it. */
export const signInOf = (secrets: Secrets, holder: Holder, cookie: string | undefined): string | null => {
  const id = cookie?.split('.')[0] ?? '';
  return uuid.test(id) && isEqual(cookie ?? '', cookieValue(secrets, holder, id)) ? id : null;
};
