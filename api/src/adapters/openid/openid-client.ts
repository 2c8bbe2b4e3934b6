import jwt from 'jsonwebtoken';
import * as client from 'openid-client';
import type { SocialProvider } from '@blattwerk/contract/accounts/social-shapes';
import type { Clock } from '../../kernel/clock.ts';
import type { OpenidAnswer, OpenidAttempt, OpenidIdentity, OpenidPort } from './openid-port.ts';

export interface GoogleClient {
  issuer: string;
  clientId: string;
  clientSecret: string;
}
export interface AppleClient {
  issuer: string;
  clientId: string;
  teamId: string;
  keyId: string;
  /** PEM of the ES256 key from Apple's developer account. */
  privateKey: string;
}

interface Provider {
  issuer: string;
  clientId: string;
  scope: string;
  /** Apple tells the address only to a form that it sends to us. */
  responseMode?: 'form_post';
  authenticate: client.ClientAuth;
}

const timeoutSeconds = 10;
const clientSecretSeconds = 300;

/** Apple's client secret is a token that we sign; a fresh one for each call, so that none has to be renewed by hand. */
const appleSecret =
  ({ issuer, clientId, teamId, keyId, privateKey }: AppleClient, clock: Clock): client.ClientAuth =>
  (_server, _client, body) => {
    const now = Math.floor(clock.now().getTime() / 1000);
    const claims = { iss: teamId, sub: clientId, aud: issuer, iat: now, exp: now + clientSecretSeconds };
    body.set('client_id', clientId);
    body.set('client_secret', jwt.sign(claims, privateKey, { algorithm: 'ES256', keyid: keyId }));
  };

const discover = ({ issuer, clientId, authenticate }: Provider, ask: typeof fetch): Promise<client.Configuration> => {
  const metadata = { id_token_signed_response_alg: 'RS256' };
  // Only where the configured issuer itself is plain http, which production refuses.
  const plain = new URL(issuer).protocol === 'http:' ? [client.allowInsecureRequests] : [];
  return client.discovery(new URL(issuer), clientId, metadata, authenticate, {
    execute: [...plain, client.enableNonRepudiationChecks],
    timeout: timeoutSeconds,
    [client.customFetch]: ask as client.CustomFetch,
  });
};

const textOf = (value: unknown): string | null => (typeof value === 'string' && value !== '' ? value : null);

const identityOf = (claims: client.IDToken): OpenidIdentity => ({
  subject: claims.sub,
  email: textOf(claims['email'])?.trim().toLowerCase() ?? null,
  // Apple sends the flag as a text at times.
  isEmailVerified: claims['email_verified'] === true || claims['email_verified'] === 'true',
  firstName: textOf(claims['given_name']),
  lastName: textOf(claims['family_name']),
});

const addressOf = (redirectUri: string, answer: OpenidAnswer): URL => {
  const url = new URL(redirectUri);
  for (const [name, value] of Object.entries(answer)) if (typeof value === 'string') url.searchParams.set(name, value);
  return url;
};

/** Google and Apple, as far as they are set up. A provider is asked who it is at its first use: nothing else depends on it. */
export const openidClient = (
  clients: { google?: GoogleClient | undefined; apple?: AppleClient | undefined },
  clock: Clock,
  ask: typeof fetch = fetch,
): OpenidPort => {
  const { google, apple } = clients;
  const providers = new Map<SocialProvider, Provider>();
  if (google) providers.set('google', { ...google, scope: 'openid email profile', authenticate: client.ClientSecretPost(google.clientSecret) });
  if (apple) providers.set('apple', { ...apple, scope: 'openid email name', responseMode: 'form_post', authenticate: appleSecret(apple, clock) });
  const discovered = new Map<SocialProvider, Promise<client.Configuration>>();

  const providerOf = (name: SocialProvider): Provider => {
    const provider = providers.get(name);
    if (!provider) throw new Error(`${name} is not set up`);
    return provider;
  };
  /** Kept once it has worked; a failed try is forgotten, so that the next one asks again. */
  const configurationOf = async (name: SocialProvider): Promise<client.Configuration> => {
    const known = discovered.get(name) ?? discover(providerOf(name), ask);
    discovered.set(name, known);
    try {
      return await known;
    } catch (error) {
      if (discovered.get(name) === known) discovered.delete(name);
      throw error;
    }
  };

  return {
    providers: [...providers.keys()],
    authorizationUrl: async (name, { state, nonce, verifier, redirectUri }: OpenidAttempt) => {
      const configuration = await configurationOf(name);
      const { scope, responseMode } = providerOf(name);
      const challenge = { code_challenge: await client.calculatePKCECodeChallenge(verifier), code_challenge_method: 'S256' };
      const parameters = { scope, state, nonce, redirect_uri: redirectUri, ...challenge, ...(responseMode ? { response_mode: responseMode } : {}) };
      return client.buildAuthorizationUrl(configuration, parameters).href;
    },
    identify: async (name, { state, nonce, verifier, redirectUri }, answer) => {
      const configuration = await configurationOf(name);
      const checks = { expectedState: state, expectedNonce: nonce, pkceCodeVerifier: verifier, idTokenExpected: true };
      const tokens = await client.authorizationCodeGrant(configuration, addressOf(redirectUri, answer), checks);
      const claims = tokens.claims();
      if (!claims) throw new Error('The provider sent no ID token');
      return identityOf(claims);
    },
  };
};
