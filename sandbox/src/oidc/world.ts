import { randomUUID } from 'node:crypto';
import { exportJWK, generateKeyPair, type CryptoKey, type JWK } from 'jose';
import type { SandboxConfig } from '../config.ts';
import type { Control } from '../control.ts';
import type { Journal } from '../journal.ts';

/** What lasts: who has signed in at the platform before, so that Apple tells a name only once. */
export interface OidcTables extends Record<string, { id: string }> {
  consents: { id: string };
}

interface SigningKey {
  privateKey: CryptoKey;
  /** With its private part, as the provider takes it. */
  jwk: JWK & { kid: string };
}

export interface OidcWorld {
  config: SandboxConfig;
  control: Control;
  journal: Journal<OidcTables>;
  now: () => number;
  signingKey: () => Promise<SigningKey>;
  /** A key that no provider has published, for forged tokens. */
  foreignKey: () => Promise<SigningKey>;
}

async function newKey(): Promise<SigningKey> {
  const { privateKey } = await generateKeyPair('RS256', { extractable: true });
  return { privateKey, jwk: { ...(await exportJWK(privateKey)), kid: randomUUID(), alg: 'RS256', use: 'sig' } };
}

function once<T>(make: () => Promise<T>): () => Promise<T> {
  let made: Promise<T> | undefined;
  return () => (made ??= make());
}

export function createOidcWorld(parts: Pick<OidcWorld, 'config' | 'control' | 'journal' | 'now'>): OidcWorld {
  return { ...parts, signingKey: once(newKey), foreignKey: once(newKey) };
}
