import { createHash } from 'node:crypto';
import { SignJWT, UnsecuredJWT, type JWTPayload } from 'jose';
import { clientProblem } from './client-authentication.ts';
import { providers, type Provider } from './providers.ts';
import { newCode, take, type Grant, type OidcWorld } from './world.ts';

const tokenLifeSeconds = 3600;

export interface TokenAnswer {
  status: number;
  body: Record<string, unknown>;
}

const refused = (error: string, description: string, status = 400): TokenAnswer => ({ status, body: { error, error_description: description } });

const challengeOf = (verifier: string): string => createHash('sha256').update(verifier).digest('base64url');

/** Exchanges a code, once, for the ID token of who signed in. */
export async function exchangeCode(world: OidcWorld, provider: Provider, issuer: string, form: Record<string, string>): Promise<TokenAnswer> {
  if (form.grant_type !== 'authorization_code') return refused('unsupported_grant_type', 'grant_type must be authorization_code.');
  const client = { clientId: form.client_id ?? '', secret: form.client_secret ?? '' };
  const problem = await clientProblem(world, provider.name, issuer, client);
  if (problem !== undefined) return refused('invalid_client', problem, 401);
  const grant = take(world.grants, form.code ?? '', world.now());
  if (!grant || grant.provider !== provider.name || grant.clientId !== client.clientId)
    return refused('invalid_grant', 'The code is unknown, used or expired.');
  if (grant.redirectUri !== form.redirect_uri) return refused('invalid_grant', 'redirect_uri is not the one of the request.');
  if (challengeOf(form.code_verifier ?? '') !== grant.codeChallenge) return refused('invalid_grant', 'code_verifier does not match the challenge.');
  return {
    status: 200,
    body: { access_token: newCode(), token_type: 'Bearer', expires_in: tokenLifeSeconds, id_token: await idToken(world, provider, issuer, grant) },
  };
}

/** What tests may ask to be wrong about a token. */
export const tamperings = ['alg-none', 'foreign-key', 'foreign-issuer', 'wrong-nonce', 'no-nonce', 'wrong-audience', 'expired'] as const;

async function idToken(world: OidcWorld, provider: Provider, issuer: string, grant: Grant): Promise<string> {
  const { tamper } = world.control.settings.oidc;
  const now = Math.floor(world.now() / 1000) - (tamper === 'expired' ? 2 * tokenLifeSeconds : 0);
  const nonce = tamper === 'wrong-nonce' ? 'another' : tamper === 'no-nonce' ? undefined : grant.nonce;
  const payload: JWTPayload = {
    ...provider.claimsOf(grant.identity),
    iss: tamper === 'foreign-issuer' ? 'https://issuer.invalid' : issuer,
    aud: tamper === 'wrong-audience' ? 'somebody-else' : grant.clientId,
    sub: provider.subjectOf(grant.identity),
    iat: now,
    exp: now + tokenLifeSeconds,
    ...(nonce === undefined ? {} : { nonce }),
  };
  if (tamper === 'alg-none') return new UnsecuredJWT(payload).encode();
  const { jwk } = await world.signingKey();
  const { privateKey } = tamper === 'foreign-key' ? await world.foreignKey() : await world.signingKey();
  return new SignJWT(payload).setProtectedHeader({ alg: 'RS256', kid: jwk.kid! }).sign(privateKey);
}

export function discoveryDocument(provider: Provider, issuer: string): Record<string, unknown> {
  return {
    issuer,
    authorization_endpoint: `${issuer}/authorize`,
    token_endpoint: `${issuer}/token`,
    jwks_uri: `${issuer}/jwks`,
    response_types_supported: ['code'],
    response_modes_supported: ['query', 'form_post'],
    subject_types_supported: ['public'],
    id_token_signing_alg_values_supported: ['RS256'],
    scopes_supported: providers[provider.name].scopes,
    token_endpoint_auth_methods_supported: [provider.clientAuthentication],
    claims_supported: ['iss', 'aud', 'sub', 'iat', 'exp', 'nonce', 'email', 'email_verified'],
    code_challenge_methods_supported: ['S256'],
  };
}
