import { Provider as Issuer, interactionPolicy, type Client, type ClientMetadata, type Configuration } from 'oidc-provider';
import { appleClient, clientProblem, googleClient } from './client-authentication.ts';
import { forgeToken } from './forge.ts';
import { identityOf } from './identity.ts';
import { memoryStore } from './memory.ts';
import type { Provider, ProviderName } from './providers.ts';
import type { OidcWorld } from './world.ts';

const clients: Record<ProviderName, Pick<ClientMetadata, 'client_id' | 'client_secret'>> = {
  google: { client_id: googleClient.id, client_secret: googleClient.secret },
  // Apple's client secret is a token; `compareClientSecret` below checks it.
  apple: { client_id: appleClient.id, client_secret: 'signed-by-the-client' },
};

function policy(): interactionPolicy.DefaultPolicy {
  const prompts = interactionPolicy.base();
  prompts.remove('consent');
  return prompts;
}

async function configurationOf(world: OidcWorld, provider: Provider): Promise<Configuration> {
  return {
    adapter: memoryStore(world.now),
    // The redirect address is whatever address the platform runs at; see `redirectUriAllowed` below.
    clients: [{ ...clients[provider.name], redirect_uris: ['http://localhost/callback'], token_endpoint_auth_method: 'client_secret_post' }],
    jwks: { keys: [(await world.signingKey()).jwk as never] },
    findAccount: (_context, accountId) => ({
      accountId,
      claims: () => {
        const identity = identityOf(accountId);
        return { sub: provider.subjectOf(identity), ...provider.claimsOf(identity) };
      },
    }),
    loadExistingGrant: async ({ oidc }) => {
      const grant = new oidc.provider.Grant({ clientId: oidc.client!.clientId, accountId: oidc.session!.accountId! });
      grant.addOIDCScope([...oidc.requestParamScopes].join(' '));
      await grant.save();
      return grant;
    },
    interactions: { policy: policy(), url: (_context, { uid }) => `/oidc/${provider.name}/logins/${uid}` },
    // The account is chosen at each sign-in, so the browser is never to send the session back.
    cookies: { long: { path: `/oidc/${provider.name}/session`, httpOnly: true, sameSite: 'lax' } },
    routes: { authorization: '/authorize', token: '/token', jwks: '/jwks' },
    features: {
      devInteractions: { enabled: false },
      rpInitiatedLogout: { enabled: false },
      userinfo: { enabled: false },
      dPoP: { enabled: false },
      resourceIndicators: { enabled: false },
    },
    responseTypes: ['code'],
    scopes: provider.scopes,
    claims: { openid: ['sub'], email: ['email', 'email_verified', 'is_private_email'], profile: ['name', 'given_name', 'family_name'] },
    conformIdTokenClaims: false,
    clientAuthMethods: ['client_secret_post'],
    pkce: { required: () => true },
    allowOmittingSingleRegisteredRedirectUri: false,
    ttl: { Interaction: 600, AuthorizationCode: 60, IdToken: 3600, AccessToken: 3600, Grant: 3600, Session: 600 },
    renderError: (context, out) => {
      context.type = 'json';
      context.body = { error: `${out.error}: ${out.error_description ?? ''}` };
    },
  };
}

/** At the first sign-in Apple tells the name beside the code, and never again. */
function tellNameOnce(world: OidcWorld, provider: Provider, clientId: string, accountId: string): { user?: string } {
  const identity = identityOf(accountId);
  const consent = `${provider.name}:${clientId}:${provider.subjectOf(identity)}`;
  if (world.journal.get('consents', consent) !== undefined) return {};
  void world.journal.commit({ put: [{ table: 'consents', record: { id: consent } }] });
  const name = { firstName: identity.givenName, lastName: identity.familyName };
  return { user: JSON.stringify({ name, email: provider.claimsOf(identity).email }) };
}

/** Google or Apple at one address: panva's OpenID provider with what is peculiar to each of the two. */
export async function createIssuer(world: OidcWorld, provider: Provider, address: string): Promise<Issuer> {
  const issuer = new Issuer(address, await configurationOf(world, provider));
  // The address of the request is the one that `x-forwarded-…` names, which only the router sets.
  issuer.proxy = true;
  const client = issuer.Client.prototype as Client & { compareClientSecret: (secret: string) => Promise<boolean> };
  client.redirectUriAllowed = (uri: string) => URL.canParse(uri);
  client.compareClientSecret = async (secret) => (await clientProblem(world, provider.name, address, secret)) === undefined;
  issuer.on('authorization.success', ({ oidc }, out) => {
    if (out && provider.name === 'apple') Object.assign(out, tellNameOnce(world, provider, oidc.client!.clientId, oidc.session!.accountId!));
  });
  issuer.use(async (context, next) => {
    await next();
    const body = context.body as { id_token?: string } | undefined;
    if (context.path === '/token' && body?.id_token !== undefined) body.id_token = await forgeToken(world, body.id_token);
  });
  return issuer;
}
