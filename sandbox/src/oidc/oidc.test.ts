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
    scope: 'openid email',
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

test('a person may cancel, and people get pages', async () => {
  expect(await signIn('google', { cancel: true })).toMatchObject({ error: 'access_denied' });
  const page = await (await fetch(`${sandbox.url}${authorizeUrl('apple')}`, { headers: { accept: 'text/html', 'accept-language': 'de' } })).text();
  expect(page).toContain('Mit Apple anmelden');
  const action = /action="([^"]+)"/.exec(page)?.[1] ?? '';
  const answer = await fetch(`${sandbox.url}${action}`, { method: 'POST', body: new URLSearchParams({ example: '0' }), headers: { accept: 'text/html' } });
  const sending = await answer.text();
  expect(sending).toContain(`action="${redirectUri}"`);
  const script = /<script>([^]*?)<\/script>/.exec(sending)?.[1] ?? '';
  expect(answer.headers.get('content-security-policy')).toContain(`'sha256-${createHash('sha256').update(script).digest('base64')}'`);
  expect((await sandbox.submit(action, { example: '0' })).status).toBe(404);
});

test.each([
  ['code_challenge', 'code_challenge is missing'],
  ['redirect_uri', 'redirect_uri is missing'],
])('a request without %s is refused to the browser', async (name, problem) => {
  expect(await sandbox.call('GET', authorizeUrl('google', { [name]: '' }))).toMatchObject({ status: 400, body: { error: expect.stringContaining(problem) } });
});

test('it can be down, and its tokens can be forged', async () => {
  await sandbox.call('PUT', '/_control', { oidc: { failNext: 1, provider: 'google' } });
  expect((await sandbox.call('GET', '/oidc/google/.well-known/openid-configuration')).status).toBe(503);
  expect((await sandbox.call('GET', '/oidc/google/.well-known/openid-configuration')).body).toMatchObject({ issuer: `${sandbox.url}/oidc/google` });
  await sandbox.call('PUT', '/_control', { oidc: { tamper: 'alg-none' } });
  const { code } = await signIn('google', { email: 'kim@mail.example' });
  await expect(claimsOf('google', (await exchange('google', code))['id_token'])).rejects.toThrow();
});
