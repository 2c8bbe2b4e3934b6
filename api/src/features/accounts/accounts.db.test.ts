import { buildDoctor, buildPatient } from '../../../../seeds/factories/users.ts';
import { startTestApp, type TestApp } from '../../../test/app.ts';
import { duration } from '../../kernel/clock.ts';

const clients = '/api/v1/clients';
const password = 'Demo-2026!';

const registration = (email: string, more: object = {}): object => ({
  email,
  password,
  passwordConfirm: password,
  firstName: 'Jule',
  lastName: 'Winter',
  dob: '1991-03-04',
  privacyAccepted: true,
  termsAccepted: true,
  ...more,
});

let test: TestApp;
beforeAll(async () => void (test = await startTestApp()));
afterAll(() => test.close());
beforeEach(() => void (test.mails.length = 0));

const mailTo = (address: string) => test.mails.filter((mail) => mail.to === address);
const tokenIn = (text: string): string => decodeURIComponent(/token=([^\s&]+)/.exec(text)?.[1] ?? '');
const codeIn = (text: string): string => /\b\d{6}\b/.exec(text)?.[0] ?? '';

const register = async (email: string): Promise<{ token: string; code: string }> => {
  await test.send('post', `${clients}/iam/register`, registration(email)).expect(202);
  await test.runJobs();
  const text = mailTo(email)[0]?.text ?? '';
  return { token: tokenIn(text), code: codeIn(text) };
};

describe('Registration', () => {
  it('makes an unconfirmed patient who can confirm with the link once and is then signed in', async () => {
    const { token } = await register('jule@mail.example');
    await test.send('post', `${clients}/auth/login`, { email: 'jule@mail.example', password }).expect(403, /auth.mailNotConfirmed/);
    const confirmed = await test.send('post', `${clients}/iam/email-confirm`, { token }).expect(200);
    expect(confirmed.body.user).toMatchObject({ email: 'jule@mail.example', role: 'patient', isMailConfirmed: true });
    await test.get(`${clients}/iam/me`, confirmed.body.token).expect(200);
    await test.send('post', `${clients}/iam/email-confirm`, { token }).expect(401, /token.invalid/);
  });

  it('can be confirmed with the typed code, and a code is dead after five wrong tries', async () => {
    const first = await register('kim@mail.example');
    await test.send('post', `${clients}/iam/email-confirm`, { email: 'kim@mail.example', code: first.code }).expect(200);
    const second = await register('lou@mail.example');
    const wrong = second.code === '000000' ? '000001' : '000000';
    for (let tries = 0; tries < 5; tries += 1) await test.send('post', `${clients}/iam/email-confirm`, { email: 'lou@mail.example', code: wrong }).expect(401);
    await test.send('post', `${clients}/iam/email-confirm`, { email: 'lou@mail.example', code: second.code }).expect(401);
  });

  it('answers the same for a known address and writes to its owner instead', async () => {
    await buildPatient(test.knex, { email: 'known@mail.example' });
    const unknown = await test.send('post', `${clients}/iam/register`, registration('unknown@mail.example')).expect(202);
    const known = await test.send('post', `${clients}/iam/register`, registration('known@mail.example')).expect(202);
    await test.runJobs();
    expect(known.body).toEqual(unknown.body);
    expect(mailTo('known@mail.example')).toHaveLength(1);
    expect(tokenIn(mailTo('known@mail.example')[0]?.text ?? '')).toBe('');
    expect(await test.knex('users').where({ email: 'known@mail.example' })).toHaveLength(1);
  });

  it('stores nothing of a person under 18 and counts the birthday from midnight in Germany', async () => {
    test.clock.set('2026-11-20T22:59:00.000Z');
    await test.send('post', `${clients}/iam/register`, registration('young@mail.example', { dob: '2008-11-21' })).expect(422, /user.nonAdult/);
    expect(await test.knex('users').where({ email: 'young@mail.example' })).toHaveLength(0);
    expect(JSON.stringify(await test.knex('age_refusals'))).not.toMatch(/young|2008/);
    test.clock.set('2026-11-20T23:01:00.000Z');
    await test.send('post', `${clients}/iam/age-check`, { dob: '2008-11-21' }).expect(200, { adult: true });
    await test.send('post', `${clients}/iam/age-check`, { dob: '2008-11-22' }).expect(200, { adult: false });
    test.clock.set(new Date().toISOString());
  });

  it.each([
    ['a password without a digit', { password: 'Abcdefg!', passwordConfirm: 'Abcdefg!' }, 'password', 'Ziffer'],
    ['a password of 33 characters', { password: `Aa1!${'x'.repeat(29)}`, passwordConfirm: `Aa1!${'x'.repeat(29)}` }, 'password', '7 bis 32'],
    ['two different passwords', { passwordConfirm: 'Other-2026!' }, 'passwordConfirm', 'stimmen nicht überein'],
    ['an address that is none', { email: 'nobody' }, 'email', 'E-Mail'],
    ['terms that were not accepted', { termsAccepted: false }, 'termsAccepted', 'Nutzungsbedingungen'],
    ['no first name', { firstName: undefined }, 'firstName', 'füllen'],
  ])('refuses %s and says so in German', async (_what, more, path, words) => {
    const answer = await test.send('post', `${clients}/iam/register`, registration('form@mail.example', more)).expect(400);
    expect(answer.body.code).toBe('server.badRequest');
    expect(answer.body.details.fields).toContainEqual({ path, message: expect.stringContaining(words) });
  });
});

describe('A session', () => {
  const login = async (email: string) =>
    (await test.send('post', `${clients}/auth/login`, { email, password }).set('X-Client', 'native').expect(200)).body as {
      token: string;
      refreshToken: string;
      sessionId: string;
    };
  const refresh = (refreshToken: string) => test.send('post', `${clients}/auth/refresh`, { refreshToken }).set('X-Client', 'native');

  it('gives the same answer for a wrong password and an unknown address', async () => {
    const { email } = await buildPatient(test.knex);
    const wrong = await test.send('post', `${clients}/auth/login`, { email, password: 'Wrong-2026!' }).expect(401);
    const unknown = await test.send('post', `${clients}/auth/login`, { email: 'nobody@mail.example', password }).expect(401);
    expect(wrong.body).toEqual(unknown.body);
  });

  it('sets the three cookies: the refresh token is not readable by scripts', async () => {
    const { email } = await buildPatient(test.knex);
    const answer = await test.send('post', `${clients}/auth/login`, { email, password }).expect(200);
    const cookies = answer.get('Set-Cookie') ?? [];
    expect(cookies.find((cookie) => cookie.startsWith('refreshToken='))).toMatch(/HttpOnly; Secure; SameSite=Lax/);
    expect(cookies.find((cookie) => cookie.startsWith('accessToken='))).not.toMatch(/HttpOnly/);
    expect(cookies.find((cookie) => cookie.startsWith('XSRF-TOKEN='))).toBeDefined();
    expect(answer.body.refreshToken).toBeUndefined();
  });

  it('survives twenty refreshes at once with one rotation', async () => {
    const { email } = await buildPatient(test.knex);
    const { refreshToken } = await login(email);
    const answers = await Promise.all(Array.from({ length: 20 }, () => refresh(refreshToken)));
    expect(answers.map((answer) => answer.status)).toEqual(Array(20).fill(200));
    expect(new Set(answers.map((answer) => answer.body.refreshToken)).size).toBe(1);
  });

  it('ends when a replaced refresh token comes again after the grace, and its access tokens with it', async () => {
    const { email } = await buildPatient(test.knex);
    const { refreshToken } = await login(email);
    const renewed = await refresh(refreshToken).expect(200);
    test.clock.advance(11 * duration.seconds);
    await refresh(refreshToken).expect(401, /auth.refresh.token.Error/);
    await refresh(renewed.body.refreshToken).expect(401);
    await test.get(`${clients}/iam/me`, renewed.body.token).expect(401, /token.expired/);
  });

  it('is not renewed by a cookie alone: the CSRF header must come with it', async () => {
    const { email } = await buildPatient(test.knex);
    const answer = await test.send('post', `${clients}/auth/login`, { email, password }).expect(200);
    const cookies = (answer.get('Set-Cookie') ?? []).map((cookie) => cookie.split(';')[0] ?? '');
    const csrf = decodeURIComponent(cookies.find((cookie) => cookie.startsWith('XSRF-TOKEN='))?.slice('XSRF-TOKEN='.length) ?? '');
    await test
      .send('post', `${clients}/auth/refresh`, {})
      .set('Cookie', cookies.join('; '))
      .expect(403, /auth.csrf/);
    await test.send('post', `${clients}/auth/refresh`, {}).set('Cookie', cookies.join('; ')).set('X-XSRF-TOKEN', csrf).expect(200);
    await test.send('post', `${clients}/auth/refresh`, { sessionId: answer.body.sessionId }).expect(401);
  });

  it.each([
    ['banned', 'user.banned', buildPatient],
    ['inactive', 'user.notActive', buildPatient],
    ['inactive', 'doctor.notActive', buildDoctor],
  ])('stops at once when the account becomes %s', async (status, code, build) => {
    const { id, email } = await build(test.knex);
    const { token } = await login(email);
    await test.knex('users').where({ id }).update({ status });
    await test.get(`${clients}/iam/me`, token).expect(403, new RegExp(code));
    await test.send('post', `${clients}/auth/login`, { email, password }).expect(403, new RegExp(code));
  });

  it('ends everywhere when the password is reset, and the link works once', async () => {
    const { email } = await buildPatient(test.knex);
    const { token } = await login(email);
    await test.send('post', `${clients}/auth/reset/init`, { email }).expect(202);
    await test.runJobs();
    const link = tokenIn(mailTo(email)[0]?.text ?? '');
    const fresh = { token: link, password: 'Fresh-2026!', passwordConfirm: 'Fresh-2026!' };
    await test.send('post', `${clients}/auth/reset/finish`, fresh).expect(200);
    await test.get(`${clients}/iam/me`, token).expect(401);
    await test.send('post', `${clients}/auth/reset/finish`, fresh).expect(401, /token.invalid/);
    await test.send('post', `${clients}/auth/login`, { email, password: 'Fresh-2026!' }).expect(200);
  });

  it('expires after 900 seconds', async () => {
    const { email } = await buildPatient(test.knex);
    const { token } = await login(email);
    test.clock.advance(899 * duration.seconds);
    await test.get(`${clients}/iam/me`, token).expect(200);
    test.clock.advance(2 * duration.seconds);
    await test.get(`${clients}/iam/me`, token).expect(401, /token.expired/);
  });
});

describe('The profile', () => {
  it('normalises phone numbers, names what is missing and refuses fields that are not the owner’s to change', async () => {
    const patient = await buildPatient(test.knex, { street: null, phone: null });
    const token = await test.tokenOf(patient);
    const before = await test.get(`${clients}/iam/profile`, token).expect(200);
    expect(before.body).toMatchObject({ complete: false, missing: ['street', 'phone'] });
    const after = await test.send('patch', `${clients}/iam/profile`, { street: 'Lindenweg', phone: '030 23125-001' }, token).expect(200);
    expect(after.body).toMatchObject({ complete: true, phone: '+493023125001' });
    await test.send('patch', `${clients}/iam/profile`, { role: 'admin' }, token).expect(400);
    await test.send('patch', `${clients}/iam/profile`, { phone: '0000' }, token).expect(422, /invalid.phone/);
  });
});
