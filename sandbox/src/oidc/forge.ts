import { decodeJwt, SignJWT, UnsecuredJWT, type JWTPayload } from 'jose';
import type { OidcWorld } from './world.ts';

const twoHours = 7200;

const changes: Record<string, (payload: JWTPayload) => JWTPayload> = {
  'foreign-issuer': (payload) => ({ ...payload, iss: 'https://issuer.invalid' }),
  'wrong-nonce': (payload) => ({ ...payload, nonce: 'another' }),
  'no-nonce': ({ nonce: _nonce, ...payload }) => payload,
  'wrong-audience': (payload) => ({ ...payload, aud: 'another-client' }),
  expired: (payload) => ({ ...payload, iat: Number(payload.iat) - twoHours, exp: Number(payload.exp) - twoHours }),
};

/** The provider's ID token with the fault that a test asked for (`oidc.tamper`), signed anew. */
export async function forgeToken(world: OidcWorld, token: string): Promise<string> {
  const { tamper } = world.control.settings.oidc;
  if (tamper === null) return token;
  const payload = (changes[tamper] ?? ((same) => same))(decodeJwt(token));
  if (tamper === 'alg-none') return new UnsecuredJWT(payload).encode();
  const { jwk } = await world.signingKey();
  const { privateKey } = tamper === 'foreign-key' ? await world.foreignKey() : await world.signingKey();
  return new SignJWT(payload).setProtectedHeader({ alg: 'RS256', kid: jwk.kid }).sign(privateKey);
}
