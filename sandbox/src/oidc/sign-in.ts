import { examples, providers, type Identity, type Provider } from './providers.ts';
import { newCode, take, type AuthorizationRequest, type OidcWorld } from './world.ts';

const requestLifeMs = 600_000;
const codeLifeMs = 60_000;

/** A request that cannot even be answered to its sender. */
class BadRequest extends Error {
  readonly status = 400;
}

/** Where the browser takes the outcome: as query of an address, or as fields of a form that it sends there. */
export interface Outcome {
  mode: 'query' | 'form_post';
  url: string;
  fields: Record<string, string>;
}

/** Remembers what the platform asks for. Throws BadRequest with what is wrong about it. */
export function beginSignIn(world: OidcWorld, provider: Provider, query: Record<string, unknown>): AuthorizationRequest {
  const text = (name: string): string | undefined => (typeof query[name] === 'string' && query[name] !== '' ? query[name] : undefined);
  const need = (name: string): string => {
    const value = text(name);
    if (value === undefined) throw new BadRequest(`${name} is missing.`);
    return value;
  };
  const redirectUri = need('redirect_uri');
  if (!URL.canParse(redirectUri)) throw new BadRequest('redirect_uri is not an address.');
  if (need('response_type') !== 'code') throw new BadRequest('response_type must be code.');
  const scopes = need('scope').split(' ');
  if (!scopes.includes('openid')) throw new BadRequest('scope must contain openid.');
  const mode = text('response_mode') ?? 'query';
  if (mode !== 'query' && mode !== 'form_post') throw new BadRequest('response_mode must be query or form_post.');
  if (provider.name === 'apple' && scopes.length > 1 && mode !== 'form_post')
    throw new BadRequest('response_mode must be form_post when name or email is asked for.');
  if (text('code_challenge_method') !== 'S256') throw new BadRequest('code_challenge_method must be S256.');
  const request: AuthorizationRequest = {
    id: newCode(),
    provider: provider.name,
    clientId: need('client_id'),
    redirectUri,
    state: text('state'),
    nonce: text('nonce'),
    codeChallenge: need('code_challenge'),
    responseMode: mode,
    expiresAt: world.now() + requestLifeMs,
  };
  world.requests.set(request.id, request);
  return request;
}

export function readIdentity(provider: Provider, body: Record<string, unknown>): Identity | undefined {
  const text = (name: string): string | undefined => (typeof body[name] === 'string' ? body[name].trim() : undefined);
  const isOn = (name: string, otherwise: boolean): boolean => (body[name] === undefined ? otherwise : ['true', 'on', '1', true].includes(body[name] as never));
  const example = examples[provider.name][Number(text('example'))];
  if (example) return example;
  const email = text('email') ?? '';
  if (!/^[^@\s]+@[^@\s]+$/.test(email)) return undefined;
  return {
    email,
    givenName: text('givenName') ?? '',
    familyName: text('familyName') ?? '',
    emailVerified: isOn('emailVerified', true),
    hideEmail: provider.name === 'apple' && isOn('hideEmail', false),
  };
}

const outcomeOf = ({ responseMode, redirectUri, state }: AuthorizationRequest, fields: Record<string, string>): Outcome => ({
  mode: responseMode,
  url: redirectUri,
  fields: { ...fields, ...(state === undefined ? {} : { state }) },
});

/** Somebody signs in: a code for the platform; at Apple's first time with the name beside it. */
export async function finishSignIn(world: OidcWorld, request: AuthorizationRequest, identity: Identity): Promise<Outcome> {
  const { id, ...rest } = request;
  take(world.requests, id, world.now());
  const provider = providers[request.provider];
  const code = newCode();
  world.grants.set(code, { ...rest, identity, expiresAt: world.now() + codeLifeMs });
  const consent = `${provider.name}:${request.clientId}:${provider.subjectOf(identity)}`;
  const isFirst = world.journal.get('consents', consent) === undefined;
  if (isFirst) await world.journal.commit({ put: [{ table: 'consents', record: { id: consent } }] });
  const name = { firstName: identity.givenName, lastName: identity.familyName };
  if (provider.name !== 'apple' || !isFirst) return outcomeOf(request, { code });
  return outcomeOf(request, { code, user: JSON.stringify({ name, email: provider.claimsOf(identity).email }) });
}

/** The person does not want to; Apple has a word of its own for that. */
export function cancelSignIn(world: OidcWorld, request: AuthorizationRequest): Outcome {
  take(world.requests, request.id, world.now());
  return outcomeOf(request, { error: request.provider === 'apple' ? 'user_cancelled_authorize' : 'access_denied' });
}

/** The address with the outcome in its query. */
export function addressOf({ url, fields }: Outcome): string {
  const address = new URL(url);
  for (const [name, value] of Object.entries(fields)) address.searchParams.set(name, value);
  return address.href;
}
