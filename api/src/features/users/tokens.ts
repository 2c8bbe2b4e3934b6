import jwt from 'jsonwebtoken';
import { limits } from '@blattwerk/contract/limits';
import type { Clock } from '../../kernel/clock.ts';
import { derivedSecret, type Secrets } from '../../kernel/secrets.ts';

const issuer = 'blattwerk';
const audience = 'blattwerk-api';

export interface AccessClaims {
  sub: string;
  sid: string;
  typ: 'access';
  /** Seconds since 1970. */
  exp: number;
}

/** An access token of 900 s: ids only, ES256. */
export const signAccessToken = (secrets: Secrets, clock: Clock, claims: { userId: string; sessionId: string }): string => {
  const now = Math.floor(clock.now().getTime() / 1000);
  return jwt.sign({ sub: claims.userId, sid: claims.sessionId, typ: 'access', iat: now, exp: now + limits.accessTokenSeconds }, secrets.jwtPrivateKey, {
    algorithm: 'ES256',
    issuer,
    audience,
  });
};

export const accessTokenRules = { issuer, audience, algorithms: ['ES256'] as const };

/** Whether a bearer token is one of ours, of whatever time; who it stands for is asked later. */
export const isOwnToken = (secrets: Secrets, token: string): boolean => {
  try {
    jwt.verify(token, secrets.jwtPublicKey, { ...accessTokenRules, algorithms: [...accessTokenRules.algorithms], ignoreExpiration: true });
    return true;
  } catch (error) {
    if (error instanceof jwt.JsonWebTokenError) return false;
    throw error;
  }
};

/** The refresh secret that follows a presented one: a repeated request within the grace gets the same answer without anything stored. */
export const nextRefreshSecret = (secrets: Secrets, presented: string): string => derivedSecret(secrets.refresh, presented);
