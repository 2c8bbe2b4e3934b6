import { createPublicKey } from 'node:crypto';
import { decodeProtectedHeader, jwtVerify } from 'jose';
import type { ProviderName } from './providers.ts';
import type { OidcWorld } from './world.ts';

/** What the platform presents at Google; at Apple it is a token signed with the key that is named in its developer account. */
export const googleClient = { id: 'sandbox.apps.googleusercontent.com', secret: 'sandbox-google-secret' } as const;
export const appleClient = { id: 'example.blattwerk.web', teamId: 'SANDBOXTEAM', keyId: 'SANDBOXKEY' } as const;

const halfAYear = 15_777_000;

/** Why the client is refused, or undefined when it may. */
export async function clientProblem(world: OidcWorld, provider: ProviderName, issuer: string, secret: string): Promise<string | undefined> {
  if (provider === 'google') return secret === googleClient.secret ? undefined : 'The client secret is wrong.';
  if (world.config.applePublicKey === undefined) return 'SANDBOX_APPLE_PUBLIC_KEY is not set: no client secret can be checked.';
  try {
    const now = world.now();
    if (decodeProtectedHeader(secret).kid !== appleClient.keyId) return 'The client secret names another key.';
    const { payload } = await jwtVerify(secret, createPublicKey(world.config.applePublicKey), {
      algorithms: ['ES256'],
      issuer: appleClient.teamId,
      subject: appleClient.id,
      audience: issuer,
      requiredClaims: ['iat', 'exp'],
      currentDate: new Date(now),
    });
    return payload.exp! - now / 1000 > halfAYear ? 'The client secret lives longer than six months.' : undefined;
  } catch (error) {
    return `The client secret is not valid: ${(error as Error).message}`;
  }
}
