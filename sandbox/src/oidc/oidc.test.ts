import { createHash, generateKeyPairSync } from 'node:crypto';
import { createRemoteJWKSet, jwtVerify, SignJWT } from 'jose';
import { startTestSandbox, type TestSandbox } from '../testing/test-sandbox.ts';
import { appleClient, googleClient } from './client-authentication.ts';

const key = generateKeyPairSync('ec', { namedCurve: 'P-256' });
const verifier = 'v'.repeat(43);
const redirectUri = 'http://localhost:3000/callback';

let sandbox: TestSandbox;
beforeAll(async () => {
  sandbox = await startTestSandbox({ applePublicKey: key.publicKey.export({ type: 'spki', format: 'pem' }).toString() });
});
afterAll(() => sandbox.end());
beforeEach(() => sandbox.call('POST', '/_control/reset'));

type Provider = 'google' | 'apple';

const authorizeUrl = (provider: Provider, change: Record<string, string> = {}): string => {
  const query = {
    client_id: provider === 'google' ? googleClient.id : appleClient.id,
    redirect_uri: redirectUri,
    response_type: 'code',
    response_mode: provider === 'google' ? 'query' : 'form_post',
    scope: provider === 'google' ? 'openid email profile' : 'openid email name',
    state: 's',
    nonce: 'n',
    code_challenge: createHash('sha256').update(verifier).digest('base64url'),
    code_challenge_method: 'S256',
    ...change,
  };
  return `/oidc/${provider}/authorize?${new URLSearchParams(query)}`;
};

const signIn = async (provider: Provider, identity: object, change: Record<string, string> = {}): Promise<Record<string, string>> => {
  const { body } = await sandbox.call('GET', authorizeUrl(provider, change));
  const outcome = await sandbox.call('POST', String(body['login']), identity);
  return outcome.body['fields'] as Record<string, string>;
};

const exchange = async (provider: Provider, code: string | undefined, change: Record<string, string> = {}): Promise<Record<string, string>> => {
  const issuer = `${sandbox.url}/oidc/${provider}`;
  const appleSecret = new SignJWT().setProtectedHeader({ alg: 'ES256', kid: appleClient.keyId }).setIssuer(appleClient.teamId).setSubject(appleClient.id);
  const client =
    provider === 'google'
      ? { client_id: googleClient.id, client_secret: googleClient.secret }
      : { client_id: appleClient.id, client_secret: await appleSecret.setAudience(issuer).setIssuedAt().setExpirationTime('5m').sign(key.privateKey) };
  const form = { grant_type: 'authorization_code', code: code ?? '', redirect_uri: redirectUri, code_verifier: verifier, ...client, ...change };
  const response = await fetch(`${issuer}/token`, { method: 'POST', body: new URLSearchParams(form) });
  return (await response.json()) as Record<string, string>;
};

const claimsOf = async (provider: Provider, token: string | undefined) => {
  const issuer = `${sandbox.url}/oidc/${provider}`;
  return (await jwtVerify(token ?? '', createRemoteJWKSet(new URL(`${issuer}/jwks`)), { issuer })).payload;
};

test('a code is good for one token that says who signed in', async () => {
  const { code, state } = await signIn('google', { email: 'kim@mail.example', givenName: 'Kim', familyName: 'Berg' });
  expect(state).toBe('s');
  const { id_token: token } = await exchange('google', code);
  expect(await claimsOf('google', token)).toMatchObject({
    email: 'kim@mail.example',
    email_verified: true,
    given_name: 'Kim',
    nonce: 'n',
    aud: googleClient.id,
  });
  expect(await exchange('google', code)).toMatchObject({ error: 'invalid_grant' });
});

test.each([
  ['another verifier', { code_verifier: 'w'.repeat(43) }, 'invalid_grant'],
  ['another redirect address', { redirect_uri: 'http://localhost:3000/elsewhere' }, 'invalid_grant'],
  ['a wrong secret', { client_secret: 'guess' }, 'invalid_client'],
])('%s gets no token', async (_what, change, error) => {
  const { code } = await signIn('google', { email: 'kim@mail.example' });
  expect(await exchange('google', code, change)).toMatchObject({ error });
});

test('Apple tells the name beside the code, and only the first time', async () => {
  const identity = { email: 'lou@mail.example', givenName: 'Lou', familyName: 'Tal' };
  const first = await signIn('apple', identity);
  expect(JSON.parse(first['user'] ?? '{}')).toEqual({ name: { firstName: 'Lou', lastName: 'Tal' }, email: 'lou@mail.example' });
  const second = await signIn('apple', identity);
  expect(second['user']).toBeUndefined();
  const payload = await claimsOf('apple', (await exchange('apple', second['code']))['id_token']);
  expect(payload).toMatchObject({ email: 'lou@mail.example', email_verified: 'true' });
  expect(payload).not.toHaveProperty('given_name');
});

test('Apple hides an address behind a relay and refuses a secret that another key has signed', async () => {
  const { code } = await signIn('apple', { email: 'lou@mail.example', hideEmail: true });
  const foreign = generateKeyPairSync('ec', { namedCurve: 'P-256' }).privateKey;
  const secret = await new SignJWT({ iss: appleClient.teamId, sub: appleClient.id, aud: `${sandbox.url}/oidc/apple` })
    .setProtectedHeader({ alg: 'ES256', kid: appleClient.keyId })
    .setIssuedAt()
    .setExpirationTime('5m')
    .sign(foreign);
  expect(await exchange('apple', code, { client_secret: secret })).toMatchObject({ error: 'invalid_client' });
  const payload = await claimsOf('apple', (await exchange('apple', code))['id_token']);
  expect(payload['email']).toMatch(/@privaterelay\.appleid\.com$/);
});

test('a person may cancel; Apple has a word of its own for that', async () => {
  expect(await signIn('google', { cancel: true })).toMatchObject({ error: 'access_denied', state: 's' });
  expect(await signIn('apple', { cancel: true })).toMatchObject({ error: 'user_cancelled_authorize', state: 's' });
});

/** Opens an address as a browser that keeps cookies; redirects to the sandbox are followed. */
const browse = (): ((address: string, form?: Record<string, string>) => Promise<{ status: number; text: string; address: string }>) => {
  const cookies = new Map<string, string>();
  return async (address, form) => {
    let target = new URL(address, sandbox.url);
    let body = form && new URLSearchParams(form);
    for (;;) {
      const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ');
      const headers = { accept: 'text/html', 'accept-language': 'de', cookie };
      const response = await fetch(target, { method: body ? 'POST' : 'GET', redirect: 'manual', headers, ...(body ? { body } : {}) });
      for (const line of response.headers.getSetCookie()) {
        const [name = '', value = ''] = (line.split(';')[0] ?? '').split('=');
        // The session has a path that no page lies at.
        if (!line.includes('/session')) cookies.set(name, value);
      }
      const location = response.headers.get('location');
      if (location === null || !new URL(location, target).href.startsWith(sandbox.url))
        return { status: response.status, text: await response.text(), address: location ?? target.pathname };
      target = new URL(location, target);
      body = undefined;
    }
  };
};

test('people choose an account on a page, at each sign-in anew, and Apple sends the outcome as a form', async () => {
  const open = browse();
  for (const example of ['0', '1']) {
    const page = await open(authorizeUrl('apple'));
    expect(page.text).toContain('Mit Apple anmelden');
    const sending = await open(page.address, { example });
    expect(sending.text).toContain(`action="${redirectUri}"`);
    expect(sending.text).toContain('name="code"');
    expect((await open(page.address, { example })).status).toBe(404);
  }
  const google = await open(authorizeUrl('google'));
  expect((await open(google.address, { email: '' })).text).toContain('Bitte geben Sie eine E-Mail-Adresse ein.');
  expect((await open(google.address, { email: 'kim@mail.example' })).address).toMatch(/callback\?code=[^&]+&state=s&iss=/);
});

test.each([
  ['code_challenge', { mode: 'query', fields: { error: 'invalid_request', state: 's' } }],
  ['redirect_uri', { error: expect.stringContaining('redirect_uri') }],
  ['client_id', { error: expect.stringContaining('client_id') }],
])('a request without %s is refused', async (name, answer) => {
  expect((await sandbox.call('GET', authorizeUrl('google', { [name]: '' }))).body).toMatchObject(answer);
});

test('Apple refuses to send a name or an address in the query', async () => {
  expect((await sandbox.call('GET', authorizeUrl('apple', { response_mode: 'query' }))).status).toBe(400);
});

test('it can be down, and its tokens can be forged', async () => {
  await sandbox.call('PUT', '/_control', { oidc: { failNext: 1, provider: 'google' } });
  expect((await sandbox.call('GET', '/oidc/google/.well-known/openid-configuration')).status).toBe(503);
  expect((await sandbox.call('GET', '/oidc/google/.well-known/openid-configuration')).body).toMatchObject({ issuer: `${sandbox.url}/oidc/google` });
  await sandbox.call('PUT', '/_control', { oidc: { tamper: 'alg-none' } });
  const { code } = await signIn('google', { email: 'kim@mail.example' });
  await expect(claimsOf('google', (await exchange('google', code))['id_token'])).rejects.toThrow();
});
