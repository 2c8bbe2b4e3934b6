import request from 'supertest';
import { isOpenToVisitors, newCaller, rolesOf, addressOf, type KnownRoute } from '../../test/security/call.ts';
import { databaseState } from '../../test/security/database-state.ts';
import { isFullSize, sized } from '../../test/security/size.ts';
import { startTestApp, type TestApp } from '../../test/app.ts';
import type { Call } from '../../test/permissions/sample.ts';
import { samples } from '../../test/permissions/samples.ts';
import { listRoutes } from '../../test/permissions/routes.ts';
import { openSession } from '../features/users/sessions.service.ts';
import { routing } from './routing.ts';

let test: TestApp;
beforeAll(async () => void (test = await startTestApp({ environment: { STRIPE_API_URL: 'http://127.0.0.1:1' } })));
afterAll(() => test.close());
beforeEach(() => test.knex('login_attempts').delete());

const routes = listRoutes(routing).flatMap((route) => (route.operation ? [{ ...route, operation: route.operation } satisfies KnownRoute] : []));
/** Machines prove themselves by a signature, and a sign-in's answer by what its browser was given; where they come from says nothing. */
const isFromElsewhere = ({ path }: KnownRoute): boolean => path.includes('/webhooks/') || path.endsWith('/callback');
const writing = routes.filter((route) => route.method !== 'get' && !isFromElsewhere(route));
const reading = routes.filter(({ method }) => method === 'get');

interface Attack {
  route: KnownRoute;
  call: Call;
  /** What the victim's browser would send along by itself. */
  cookies: string;
  token: string;
  /** The pair of cookie and header of another user's session. */
  foreignPair: string;
}

const begin = ({ route, call }: Attack): request.Test => request(test.app)[route.method as 'post'](addressOf(route, call));
const json = (attack: Attack): request.Test => begin(attack).send(attack.call.body ?? {});
const withCookies = (attack: Attack): request.Test => json(attack).set('Cookie', attack.cookies);
const fields = ({ call: { body } }: Attack): Record<string, string> =>
  Object.fromEntries(Object.entries(body ?? {}).map(([key, value]) => [key, typeof value === 'string' ? value : JSON.stringify(value)]));
const multipart = (attack: Attack): request.Test => {
  const sent = begin(attack).set('Cookie', attack.cookies);
  for (const [key, value] of Object.entries(fields(attack))) void sent.field(key, value);
  return attack.call.file ? sent.attach('file', attack.call.file.bytes, attack.call.file.name) : sent.field('x', 'y');
};

/** Without a login, or with cookies only. Public operations are tested in other ways below. */
const unproven: [string, (attack: Attack) => request.Test][] = [
  ['without a token', json],
  ['with cookies alone', withCookies],
  [
    'with another session’s pair of cookie and header',
    (attack) => json(attack).set('Cookie', `${attack.cookies}; XSRF-TOKEN=${attack.foreignPair}`).set('X-XSRF-TOKEN', attack.foreignPair),
  ],
];

const foreign: [string, (attack: Attack) => request.Test][] = [
  ['from a foreign page', (attack) => withCookies(attack).set('Authorization', `Bearer ${attack.token}`).set('Origin', 'https://evil.example')],
  ['from a page without an origin', (attack) => withCookies(attack).set('Authorization', `Bearer ${attack.token}`).set('Origin', 'null')],
  [
    'from a page whose name begins like ours',
    (attack) => withCookies(attack).set('Authorization', `Bearer ${attack.token}`).set('Origin', 'http://localhost:3000.evil.example'),
  ],
  ['that the browser calls cross-site', (attack) => withCookies(attack).set('Authorization', `Bearer ${attack.token}`).set('Sec-Fetch-Site', 'cross-site')],
  ['as a form', (attack) => begin(attack).set('Cookie', attack.cookies).set('Origin', 'https://evil.example').type('form').send(fields(attack))],
  [
    'as text',
    (attack) =>
      begin(attack)
        .set('Cookie', attack.cookies)
        .type('text/plain')
        .send(JSON.stringify(attack.call.body ?? { a: 'b' })),
  ],
  ['as multipart', multipart],
];

const prepare = async (route: KnownRoute): Promise<Attack> => {
  const { caller, token } = await newCaller(test, rolesOf(route.operation)[0] ?? 'patient');
  // A pharmacy's system has no browser, a link no session; a page would send along an administrator's cookies.
  const victim = caller.role === 'machine' || caller.role === 'pharmacy-link' ? (await newCaller(test, 'admin')).caller : caller;
  const session = await openSession(test.ctx, victim.id);
  const cookies = Object.entries({ accessToken: token, refreshToken: session.refreshToken, sessionId: session.sessionId });
  const call = await samples[route.operation].call({ app: test, knex: test.knex, caller });
  return { route, call, token, cookies: cookies.map(([name, value]) => `${name}=${value}`).join('; '), foreignPair: 'f'.repeat(64) };
};

/** In the small size every second operation. */
const asked = (_route: unknown, place: number): boolean => isFullSize || place % 2 === 0;

it.each(writing.map((route, place) => ({ ...route, place })).filter(asked))('CSR-01 $operation writes nothing for a forged request', async (route) => {
  const attack = await prepare(route);
  const before = await databaseState(test.knex);
  // What carries its own secret in the body proves itself, and what is open to everybody needs no proof.
  const attempts = isOpenToVisitors(route.operation) ? foreign : [...unproven, ...foreign];
  const passed: string[] = [];
  // In the small size every fourth way for each of them, others for the next one.
  for (const [how, send] of attempts.filter((_one, at) => isFullSize || (at + route.place / 2) % 4 === 0)) {
    // A browser always names the page that sends a form; only what is open to everybody depends on it.
    const sent = send(attack);
    const { status } = await (isOpenToVisitors(route.operation) && !sent.get('Origin') ? sent.set('Origin', 'https://evil.example') : sent);
    if (status < 400) passed.push(`${how}: ${status}`);
  }
  expect(passed).toEqual([]);
  expect(await databaseState(test.knex)).toEqual(before);
});

it('CSR-01 our own page, and a program without a page, may write', async () => {
  const { token } = await newCaller(test, 'patient');
  const profile = '/api/v1/clients/iam/profile';
  const change = () => test.send('patch', profile, { about: 'Guten Tag' }, token);
  await change().expect(200);
  await change().set('Origin', 'http://localhost:3000').set('Sec-Fetch-Site', 'same-origin').expect(200);
  await change().set('Host', 'blattwerk.test').set('Origin', 'http://blattwerk.test').expect(200);
  for (const origin of ['https://localhost:3000', 'https://blattwerk.test'])
    await change()
      .set('Host', 'blattwerk.test')
      .set('Origin', origin)
      .expect(403, /auth.csrf/);
  await change()
    .set('Origin', 'http://localhost:3001')
    .expect(403, /auth.csrf/);
});

/** Who reads is noted, and when a system's key was last used; a sign-in elsewhere begins by a link, remembers its state and is counted. Nothing else changes by reading. */
const notes = ['audit_events', 'audit_chains', 'audit_seals', 'social_sign_ins', 'login_attempts', 'feed_key_uses'];

it.each(
  reading
    .filter(asked)
    .flatMap((route) => (isOpenToVisitors(route.operation) ? [undefined] : rolesOf(route.operation).slice(0, sized(1, 4))).map((role) => ({ ...route, role }))),
)('CSR-02 reading $operation ($role) writes nothing', async (route) => {
  const { caller, token } = await newCaller(test, route.role ?? 'patient');
  const call = await samples[route.operation].call({ app: test, knex: test.knex, caller });
  const before = await databaseState(test.knex, notes);
  const answer = await test.get(addressOf(route, call), token);
  expect(answer.status).toBeLessThan(500);
  expect(await databaseState(test.knex, notes)).toEqual(before);
});

const hostileOrigins = [
  ...['null', 'https://evil.example', 'http://evil.example', 'https://localhost', 'http://localhost', 'http://localhost:3001', 'https://localhost:3000'],
  ...[
    'http://localhost:3000.evil.example',
    'http://evil.example:3000',
    'http://evillocalhost:3000',
    'http://localhost:30000',
    'http://localhost:3000@evil.example',
  ],
  ...['http://xn--lcalhost-n2e:3000', 'http://LOCALHOST:3000.evil.example', 'http://127.0.0.1:3000', 'http://[::1]:3000', 'http://0.0.0.0:3000'],
  ...['http://sub.localhost:3000', 'http://localhost.:3000', 'file://', 'data:text/html', 'chrome-extension://abcdef', 'moz-extension://abcdef', 'about:blank'],
  ...[
    'http://localhost:3000, https://evil.example',
    'https://evil.example, http://localhost:3000',
    'http://localhost:3000%00.evil.example',
    '*',
    'http://*',
    'javascript:0',
  ],
];

it.each(hostileOrigins)('CSR-03 the origin %s is never allowed to read with credentials', async (origin) => {
  expect(hostileOrigins).toHaveLength(30);
  const { token } = await newCaller(test, 'patient');
  const paths = ['/api/v1/clients/iam/me', '/api/v1/clients/products', '/api/v1/clients/auth/refresh', '/api/v1/backoffice/dashboard', '/api/health/live'];
  for (const path of paths.slice(0, sized(3, 5)))
    for (const answer of [
      await test.get(path, token).set('Origin', origin),
      await request(test.app).options(path).set({ Origin: origin, 'Access-Control-Request-Method': 'POST', 'Access-Control-Request-Headers': 'authorization' }),
    ])
      expect(Object.keys(answer.headers).filter((name) => name.startsWith('access-control-allow'))).toEqual([]);
});
