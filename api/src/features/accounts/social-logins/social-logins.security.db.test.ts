import type { DestinationStream } from 'pino';
import { buildAdmin, buildDoctor, buildPatient } from '../../../../../seeds/factories/users.ts';
import { Browser, startSocialWorld, type Identity, type SocialWorld } from '../../../../test/social-sign-in.ts';
import { createLog } from '../../../kernel/log.ts';
import { registerProven } from '../proven-registration.service.ts';

const adult = { firstName: 'Ada', lastName: 'Berg', dob: '1980-01-01', privacyAccepted: true, termsAccepted: true };
const failed = '/auth/login?failure=google';

const logged: string[] = [];
const destination: DestinationStream = { write: (line) => void logged.push(line) };

let world: SocialWorld;
let browser: Browser;
beforeAll(async () => void (world = await startSocialWorld({ log: createLog({ level: 'info', destination }) })));
afterAll(() => world.close());
beforeEach(async () => {
  await world.sandbox.call('POST', '/_control/reset');
  await world.sandbox.call('PUT', '/_control', { webhooks: { paused: true } });
  browser = new Browser(world);
});

const identitiesOf = (email: string) =>
  world.test.knex('social_identities').join('users', 'users.id', 'social_identities.userId').where({ 'users.email': email }).pluck('provider');
const known = async (email: string): Promise<Identity> => {
  const one = new Browser(world);
  await one.signIn('google', { email });
  expect((await one.post('/auth/pending/register', adult)).status).toBe(200);
  return { email };
};

describe('AUT-01 an ID token that is', () => {
  it.each(['alg-none', 'foreign-key', 'foreign-issuer', 'wrong-nonce', 'no-nonce', 'wrong-audience', 'expired'])('%s opens nothing', async (tamper) => {
    await world.sandbox.call('PUT', '/_control', { oidc: { tamper } });
    expect(await browser.signIn('google', { email: `${tamper}@mail.example` })).toBe(failed);
    expect(browser.cookies.size).toBe(0);
    expect(await world.test.knex('social_sign_ins').where({ email: `${tamper}@mail.example` })).toEqual([]);
  });
});

describe('AUT-10 the answer of the provider', () => {
  it('works once', async () => {
    const identity = await known('once@mail.example');
    const outcome = await browser.choose(await browser.start('google'), identity);
    const copy = new Browser(world);
    for (const [name, value] of browser.cookies) copy.cookies.set(name, value);
    expect((await browser.back('google', outcome)).headers['location']).toBe('/dashboard');
    expect((await copy.back('google', outcome)).headers['location']).toBe(failed);
    expect(await copy.me()).toBeNull();
  });

  it('opens one session when it comes twice at once', async () => {
    const identity = await known('twice@mail.example');
    const outcome = await browser.choose(await browser.start('google'), identity);
    const copy = new Browser(world);
    for (const [name, value] of browser.cookies) copy.cookies.set(name, value);
    const answers = await Promise.all([browser.back('google', outcome), copy.back('google', outcome)]);
    expect(answers.map(({ headers }) => headers['location']).toSorted()).toEqual(['/auth/login?failure=google', '/dashboard']);
  });

  it('works in the browser that asked and in no other', async () => {
    const outcome = await browser.choose(await browser.start('google'), await known('mine@mail.example'));
    const other = new Browser(world);
    await other.start('google');
    expect((await other.back('google', outcome)).headers['location']).toBe(failed);
    expect((await new Browser(world).back('google', outcome)).headers['location']).toBe(failed);
    expect(await other.me()).toBeNull();
  });

  it('is worth nothing with the code of another sign-in, or at the other provider', async () => {
    const stolen = await browser.choose(await browser.start('google'), await known('stolen@mail.example'));
    const thief = new Browser(world);
    const own = await thief.choose(await thief.start('google'), { email: 'thief@mail.example' });
    const mixed = { ...own, fields: { ...own.fields, code: stolen.fields['code'] ?? '' } };
    expect((await thief.back('google', mixed)).headers['location']).toBe(failed);
    expect(await thief.me()).toBeNull();
    const crossed = new Browser(world);
    const outcome = await crossed.choose(await crossed.start('google'), { email: 'crossed@mail.example' });
    expect((await crossed.back('apple', { ...outcome, mode: 'form_post' })).headers['location']).toBe('/auth/login?failure=apple');
  });

  it.each(['google', 'apple'] as const)('of %s may be that the person cancelled: no failure, in their language, with the way back, once', async (provider) => {
    const outcome = await browser.choose(await browser.start(provider, '?locale=en&returnTo=/en/profile'), { cancel: true });
    const copy = new Browser(world);
    for (const [name, value] of browser.cookies) copy.cookies.set(name, value);
    expect((await new Browser(world).back(provider, outcome)).headers['location']).toMatch(new RegExp(`/auth/login\\?failure=${provider}$`));
    expect((await browser.back(provider, outcome)).headers['location']).toBe(`/en/auth/login?cancelled=${provider}&returnTo=%2Fen%2Fprofile`);
    expect((await copy.back(provider, outcome)).headers['location']).toContain(`?failure=${provider}`);
    expect(await browser.me()).toBeNull();
  });

  it('with any other error is a failure', async () => {
    const outcome = await browser.choose(await browser.start('google'), { cancel: true });
    expect((await browser.back('google', { ...outcome, fields: { ...outcome.fields, error: 'server_error' } })).headers['location']).toBe(failed);
  });
});

describe('AUZ-06 an account that may not enter', () => {
  it.each([
    ['banned', '/auth/login?closed=banned'],
    ['inactive', '/auth/login?closed=inactive'],
    ['deleted', failed],
  ])('stays out when it is %s, and its owner is told so', async (status, to) => {
    const identity = await known(`${status}@mail.example`);
    await world.test.knex('users').where({ email: identity.email }).update({ status });
    expect(await browser.signIn('google', identity)).toBe(to);
    expect(await browser.me()).toBeNull();
  });

  it.each([
    ['google', 'auth.googleFailed'],
    ['apple', 'auth.appleFailed'],
  ] as const)('is refused between %s and our own page too', async (provider, code) => {
    const email = `banned-later-${provider}@mail.example`;
    await buildPatient(world.test.knex, { email });
    await browser.signIn(provider, { email });
    await world.test.knex('users').where({ email }).update({ status: 'banned' });
    expect((await browser.post('/auth/pending/link', { password: 'Demo-2026!' })).body.code).toBe(code);
  });

  it('is not made a second time for an address that got its account at the same moment', async () => {
    const { email } = await buildPatient(world.test.knex, { email: 'meanwhile@mail.example' });
    const person = { email, firstName: 'Mia', lastName: 'Meier', dob: '1990-01-01' };
    await expect(registerProven(world.test.ctx, person)).rejects.toMatchObject({ code: 'user.alreadyExist' });
  });

  it('is never staff', async () => {
    for (const { email } of [await buildDoctor(world.test.knex), await buildAdmin(world.test.knex)]) {
      expect(await browser.signIn('google', { email })).toBe(failed);
      expect(await identitiesOf(email)).toEqual([]);
    }
  });
});

describe('ENU-01 an address that the provider has not confirmed', () => {
  it('reads the same whether it has an account or not, and links nothing', async () => {
    await buildPatient(world.test.knex, { email: 'victim@mail.example' });
    const answers = await Promise.all(
      ['victim@mail.example', 'nobody@mail.example'].map(async (email) => {
        const one = new Browser(world);
        const to = await one.signIn('google', { email, emailVerified: false });
        const { email: _email, ...pending } = (await one.get('/auth/pending')).body;
        const calls = [
          await one.post('/auth/pending/mail'),
          await one.post('/auth/pending/link', { password: 'Demo-2026!' }),
          await one.post('/auth/pending/enter'),
          await one.post('/auth/pending/register', adult),
          await one.post('/auth/pending/mail/prove', { code: 'abcdef' }),
        ];
        return { to, pending, calls: calls.map(({ status, body }) => [status, body]) };
      }),
    );
    expect(answers[0]).toEqual(answers[1]);
    expect(await identitiesOf('victim@mail.example')).toEqual([]);
    await world.test.runJobs();
    expect(new Set(world.test.mails.map(({ subject }) => subject))).toEqual(new Set(['Ihre Anmeldung mit Google']));
  });

  it('is proven only in the browser that signed in, and its code is dead after five tries', async () => {
    world.test.mails.length = 0;
    await buildPatient(world.test.knex, { email: 'phished@mail.example' });
    await browser.signIn('google', { email: 'phished@mail.example', emailVerified: false });
    await browser.post('/auth/pending/mail');
    await world.test.runJobs();
    const text = world.test.mails.find(({ to }) => to === 'phished@mail.example')?.text ?? '';
    const token = decodeURIComponent(/token=([^\s&]+)/.exec(text)?.[1] ?? '');
    const code = /\b\d{6}\b/.exec(text)?.[0];
    expect((await new Browser(world).post('/auth/pending/mail/prove', { token })).body.code).toBe('auth.signInExpired');
    for (let tries = 0; tries < 5; tries += 1) await browser.post('/auth/pending/mail/prove', { code: code === '000000' ? '000001' : '000000' });
    expect((await browser.post('/auth/pending/mail/prove', { code })).body.code).toBe('token.invalid');
  });
});

it('BRU-01 guessing the password at linking is counted as guessing it at the login', async () => {
  await buildPatient(world.test.knex, { email: 'guessed@mail.example' });
  await browser.signIn('google', { email: 'guessed@mail.example' });
  const codes: string[] = [];
  for (let tries = 0; tries < 12; tries += 1) codes.push((await browser.post('/auth/pending/link', { password: `Wrong-${tries}!` })).body.code);
  expect(codes.at(0)).toBe('auth.invalidCredentials');
  expect(codes.at(-1)).toBe('auth.tooManyAttempts');
});

it.each(['//evil.example', 'https://evil.example', '/\\evil.example', '/\t/evil.example', 'javascript:alert(1)', '/%0d%0aSet-Cookie:x'])(
  'XSS-02 the way back is never %j',
  async (returnTo) => {
    const identity = await known(`back-${encodeURIComponent(returnTo).replaceAll(/\W/g, '')}@mail.example`);
    const to = await browser.signIn('google', identity, `?returnTo=${encodeURIComponent(returnTo)}`);
    expect(new URL(to, 'http://localhost:3000').origin).toBe('http://localhost:3000');
    expect(to).toMatch(/^\/[\w%/:]+$/);
  },
);

describe('A provider that is down', () => {
  it('leads to the failure page at either end and harms nothing else', async () => {
    const down = await startSocialWorld({ environment: { GOOGLE_ISSUER: 'http://127.0.0.1:1/oidc/google' } });
    try {
      expect(await new Browser(down).start('google', '?locale=en')).toBe('/en/auth/login?failure=google');
      expect(await new Browser(down).start('google', '?returnTo=/profile')).toBe('/auth/login?failure=google&returnTo=%2Fprofile');
      const patient = await down.test.tokenOf(await buildPatient(down.test.knex));
      expect((await new Browser(down).post('/iam/linked-sign-ins/google', {}, patient)).body.code).toBe('auth.googleFailed');
      expect(await down.test.knex('social_sign_ins')).toEqual([]);
      expect((await new Browser(down).get('/auth/providers')).body).toEqual({ providers: ['google', 'apple'] });
      const apple = new Browser(down);
      const outcome = await apple.choose(await apple.start('apple'), { email: 'later@mail.example' });
      await down.sandbox.call('PUT', '/_control', { oidc: { failNext: 100 } });
      expect((await apple.back('apple', outcome)).headers['location']).toBe('/auth/login?failure=apple');
    } finally {
      await down.close();
    }
  });
});

it('LOG-01 the log names causes and no person, code or token', () => {
  const text = logged.join('');
  expect(text).toContain('sign-in refused');
  expect(text).not.toMatch(/@mail\.example|id_token|"state"|eyJ/);
});
