import { hash, randomBytes, timingSafeEqual } from 'node:crypto';
import type { Request } from 'express';
import type { MarketReach } from '../../kernel/ctx.ts';

/** With this header the loaders of a shared page ask the API of the same process for what an audience may see. */
const header = 'x-page-audience';
/** Known to this process alone, and new with each start. */
const secret = randomBytes(32).toString('base64url');
const credentials = new Map<string, MarketReach>((['register', 'prescription', 'doctor'] as const).map((reach) => [`${reach}.${secret}`, reach]));

export const audienceCredential = (reach: MarketReach): string => `${reach}.${secret}`;

const digest = (text: string): Buffer => hash('sha256', text, 'buffer');

/** What the loaders of a shared page ask for; undefined for everybody else. */
export const readAudience = (request: Request): MarketReach | undefined => {
  const given = request.get(header);
  if (given === undefined) return undefined;
  const [credential] = [...credentials.keys()].filter((known) => timingSafeEqual(digest(known), digest(given)));
  return credential === undefined ? undefined : credentials.get(credential);
};
