import request from 'supertest';
import { buildDoctor, buildPatient } from '../../../../seeds/factories/users.ts';
import { startTestApp, type TestApp } from '../../../test/app.ts';
import { duration } from '../../kernel/clock.ts';

const clients = '/api/v1/clients';
const password = 'Demo-2026!';

let test: TestApp;
const munich = { city: { de: 'München', en: 'Munich' }, country: 'DE' };
beforeAll(async () => void (test = await startTestApp({ ports: { networkPlaces: { placeOf: () => munich } } })));
afterAll(() => test.close());
beforeEach(() => test.knex('login_attempts').delete());

interface Browser {
  cookies: Record<string, string>;
  token: string;
}

/** A browser that has signed in, with the cookies it holds. */
const signIn = async (email: string): Promise<Browser> => {
  const answer = await test.send('post', `${clients}/auth/login`, { email, password }).expect(200);
  const pairs = (answer.get('Set-Cookie') ?? []).map((cookie) => (cookie.split(';')[0] ?? '').split(/=(.*)/s));
  return { token: answer.body.token, cookies: Object.fromEntries(pairs.map(([name = '', value = '']) => [name, decodeURIComponent(value)])) };
};

const jar = (cookies: Record<string, string>): string =>
  Object.entries(cookies)
    .map(([name, value]) => `${name}=${encodeURIComponent(value)}`)
    .join('; ');

const post = (path: string, cookies: Record<string, string>, headers: Record<string, string> = {}): request.Test =>
  request(test.app)
    .post(`${clients}/auth/${path}`)
    .set({ Cookie: jar(cookies), ...headers })
    .send({});

describe.each(['refresh', 'logout'])('%s by cookie', (path) => {
  const attempts: [string, (browser: Browser, other: Browser) => [Record<string, string>, Record<string, string>]][] = [
    ['without the header', ({ cookies }) => [cookies, {}]],
    ['with a header that is not the cookie', ({ cookies }) => [cookies, { 'X-XSRF-TOKEN': 'guessed' }]],
    ['that calls itself native', ({ cookies }) => [cookies, { 'X-Client': 'native' }]],
    ['with a bearer token instead of the header', ({ cookies, token }) => [cookies, { Authorization: `Bearer ${token}` }]],
    ['from a foreign page', ({ cookies }) => [cookies, { 'X-XSRF-TOKEN': cookies['XSRF-TOKEN'] ?? '', 'Sec-Fetch-Site': 'cross-site' }]],
    [
      'with another session’s pair of cookie and header',
      ({ cookies }, other) => [{ ...cookies, 'XSRF-TOKEN': other.cookies['XSRF-TOKEN'] ?? '' }, { 'X-XSRF-TOKEN': other.cookies['XSRF-TOKEN'] ?? '' }],
    ],
  ];

  it.each(attempts)('is refused %s, and the session lives on', async (_how, attempt) => {
    const { email } = await buildPatient(test.knex);
    const browser = await signIn(email);
    const [cookies, headers] = attempt(browser, await signIn(email));
    await post(path, cookies, headers).expect(403, /auth.csrf/);
    await test.get(`${clients}/iam/me`, browser.token).expect(200);
  });

  it('is done with the header', async () => {
    const { cookies } = await signIn((await buildPatient(test.knex)).email);
    const answer = await post(path, cookies, { 'X-XSRF-TOKEN': cookies['XSRF-TOKEN'] ?? '' });
    expect(answer.status).toBe(path === 'refresh' ? 200 : 204);
  });
});

describe('A session', () => {
  it('is ended by logging out with a cookie that another tab has just replaced', async () => {
    const { cookies, token } = await signIn((await buildPatient(test.knex)).email);
    const proof = { 'X-XSRF-TOKEN': cookies['XSRF-TOKEN'] ?? '' };
    await post('refresh', cookies, proof).expect(200);
    await post('logout', cookies, proof).expect(204);
    await test.get(`${clients}/iam/me`, token).expect(401, /token.expired/);
  });

  it('keeps its CSRF cookie as long as its refresh cookie', async () => {
    const { email } = await buildPatient(test.knex);
    const answer = await test.send('post', `${clients}/auth/login`, { email, password }).expect(200);
    const age = (name: string): string | undefined =>
      /Max-Age=(\d+)/.exec((answer.get('Set-Cookie') ?? []).find((one) => one.startsWith(`${name}=`)) ?? '')?.[1];
    expect(age('XSRF-TOKEN')).toBe(age('refreshToken'));
  });

  it('ends when a secret comes back that was replaced several times since', async () => {
    const { email } = await buildPatient(test.knex);
    const native = (body: object) => test.send('post', `${clients}/auth/refresh`, body).set('X-Client', 'native');
    const first = await test.send('post', `${clients}/auth/login`, { email, password }).set('X-Client', 'native').expect(200);
    let { refreshToken, token } = first.body as { refreshToken: string; token: string };
    for (let round = 0; round < 3; round += 1) {
      ({ refreshToken, token } = (await native({ refreshToken }).expect(200)).body as { refreshToken: string; token: string });
      test.clock.advance(15 * duration.seconds);
    }
    await native({ refreshToken: first.body.refreshToken }).expect(401);
    await test.get(`${clients}/iam/me`, token).expect(401, /token.expired/);
    await native({ refreshToken }).expect(401);
  });
});

describe('Guessing passwords', () => {
  const guess = (email: string, tried: string) => test.send('post', `${clients}/auth/login`, { email, password: tried });
  const guesses = async (email: string, times: number): Promise<number[]> => {
    const statuses: number[] = [];
    for (let time = 0; time < times; time += 1) statuses.push((await guess(email, `Wrong-${time}!`)).status);
    return statuses;
  };

  it.each([
    ['known', async () => (await buildPatient(test.knex)).email],
    ['unknown', async () => 'nobody-at-all@mail.example'],
  ])('stops after ten tries on a %s address, with the time to wait', async (_what, address) => {
    const email = await address();
    expect(await guesses(email, 11)).toEqual([...Array(10).fill(401), 429]);
    const answer = await guess(email, password).expect(429, /auth.tooManyAttempts/);
    expect(Number(answer.get('Retry-After'))).toBeGreaterThan(0);
    test.clock.advance(16 * duration.minutes);
    expect((await guess(email, 'Wrong-2026!')).status).toBe(401);
  });

  it('starts anew after the right password', async () => {
    const { email } = await buildDoctor(test.knex);
    await guesses(email, 9);
    await guess(email, password).expect(200);
    expect(await guesses(email, 10)).toEqual(Array(10).fill(401));
  });

  it('from one address over many accounts stops, and does not lock out who has signed in from there before', async () => {
    const [regular, stranger] = [await buildPatient(test.knex), await buildPatient(test.knex)];
    await signIn(regular.email);
    await guess('somebody@mail.example', password).expect(401);
    await test.knex('login_attempts').where('key', 'like', 'address:%').update({ tries: 100 });
    await guess(stranger.email, password).expect(429);
    await guess(regular.email, password).expect(200);
  });
});

it('five registrations at once make one account and have the same answer', async () => {
  const body = { email: 'twice@mail.example', password, passwordConfirm: password, firstName: 'Jule', lastName: 'Winter', dob: '1991-03-04' };
  const send = () => test.send('post', `${clients}/iam/register`, { ...body, privacyAccepted: true, termsAccepted: true });
  const answers = await Promise.all([send(), send(), send(), send(), send()]);
  expect(answers.map(({ status }) => status)).toEqual(Array(5).fill(202));
  expect(await test.knex('users').where({ email: body.email })).toHaveLength(1);
});

it('of fifty codes tried at once only five are looked at', async () => {
  const email = 'many@mail.example';
  const person = { firstName: 'Jule', lastName: 'Winter', dob: '1991-03-04', privacyAccepted: true, termsAccepted: true };
  await test.send('post', `${clients}/iam/register`, { email, password, passwordConfirm: password, ...person }).expect(202);
  await test.runJobs();
  await Promise.all(
    Array.from({ length: 50 }, (_one, code) => test.send('post', `${clients}/iam/email-confirm`, { email, code: String(code).padStart(6, '0') })),
  );
  const [{ attempts }] = await test.knex('mail_tokens').join('users', 'users.id', 'mail_tokens.userId').where({ email }).select('attempts');
  expect(attempts).toBe(5);
});

it.each([
  ['de', 'München, Deutschland'],
  ['en', 'Munich, Germany'],
])('a device says roughly where it signed in (%s)', async (language, place) => {
  const { email } = await buildPatient(test.knex);
  const { token } = await signIn(email);
  const answer = await test.get(`${clients}/iam/sessions`, token).set('Accept-Language', language).expect(200);
  expect(answer.body.items).toMatchObject([{ place }]);
});
