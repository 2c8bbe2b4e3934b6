import { randomBytes, randomUUID } from 'node:crypto';
import { exportJWK, generateKeyPair, type CryptoKey, type JWK } from 'jose';
import type { SandboxConfig } from '../config.ts';
import type { Control } from '../control.ts';
import type { Journal } from '../journal.ts';
import type { Identity, ProviderName } from './providers.ts';

/** What lasts: who has signed in at the platform before, so that Apple tells a name only once. */
export interface OidcTables extends Record<string, { id: string }> {
  consents: { id: string };
}

/** A request of the platform that waits for somebody to sign in. */
export interface AuthorizationRequest {
  id: string;
  provider: ProviderName;
  clientId: string;
  redirectUri: string;
  state: string | undefined;
  nonce: string | undefined;
  codeChallenge: string;
  responseMode: 'query' | 'form_post';
  expiresAt: number;
}

/** What a code stands for until it is exchanged. */
export interface Grant extends Omit<AuthorizationRequest, 'id'> {
  identity: Identity;
}

interface SigningKey {
  privateKey: CryptoKey;
  jwk: JWK;
}

export interface OidcWorld {
  config: SandboxConfig;
  control: Control;
  journal: Journal<OidcTables>;
  now: () => number;
  requests: Map<string, AuthorizationRequest>;
  grants: Map<string, Grant>;
  signingKey: () => Promise<SigningKey>;
  /** A key that no provider has published, for forged tokens. */
  foreignKey: () => Promise<SigningKey>;
}

async function newKey(): Promise<SigningKey> {
  const { privateKey, publicKey } = await generateKeyPair('RS256', { extractable: true });
  return { privateKey, jwk: { ...(await exportJWK(publicKey)), kid: randomUUID(), alg: 'RS256', use: 'sig' } };
}

function once<T>(make: () => Promise<T>): () => Promise<T> {
  let made: Promise<T> | undefined;
  return () => (made ??= make());
}

export const newCode = (): string => randomBytes(24).toString('base64url');

export function createOidcWorld(parts: Pick<OidcWorld, 'config' | 'control' | 'journal' | 'now'>): OidcWorld {
  return { ...parts, requests: new Map(), grants: new Map(), signingKey: once(newKey), foreignKey: once(newKey) };
}

/** Takes what has not expired; what has is forgotten. */
export function take<T extends { expiresAt: number }>(from: Map<string, T>, id: string, now: number): T | undefined {
  for (const [key, entry] of from) if (entry.expiresAt <= now) from.delete(key);
  const found = from.get(id);
  from.delete(id);
  return found;
}
