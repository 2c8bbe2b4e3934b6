import { generateSync } from 'otplib';
import { buildPatient } from '../../../../../seeds/factories/users.ts';
import { Browser, startSocialWorld, type SocialWorld } from '../../../../test/social-sign-in.ts';
import { duration } from '../../../kernel/clock.ts';
import { newId, sha256 } from '../../../kernel/ids.ts';
import { totpSecret } from '../../second-factors/totp.ts';
import { forgetSignInsJob } from './jobs/forget-sign-ins.ts';

const password = 'Demo-2026!';
const adult = { firstName: 'Ada', lastName: 'Berg', dob: '1980-01-01', privacyAccepted: true, termsAccepted: true };

let world: SocialWorld;
let browser: Browser;
beforeAll(async () => void (world = await startSocialWorld()));
afterAll(() => world.close());
beforeEach(() => {
  world.test.mails.length = 0;
  browser = new Browser(world);
});

const mailsTo = async (address: string) => {
  await world.test.runJobs();
  return world.test.mails.filter((mail) => mail.to === address);
};
/** Link or code of the newest mail. */
const proofIn = async (address: string, by: string): Promise<object> => {
  const text = (await mailsTo(address)).at(-1)?.text ?? '';
  return by === 'link' ? { token: decodeURIComponent(/token=([^\s&]+)/.exec(text)?.[1] ?? '') } : { code: /\b\d{6}\b/.exec(text)?.[0] };
};
const identitiesOf = (email: string) =>
  world.test.knex('social_identities').join('users', 'users.id', 'social_identities.userId').where({ 'users.email': email }).pluck('provider');

describe('A new patient', () => {
  it('signs up with Google: names are there, the address counts as confirmed, and the next time needs nothing more', async () => {
    const identity = { email: 'Ronja@mail.example', givenName: 'Ronja', familyName: 'Winter' };
    expect(await browser.signIn('google', identity)).toBe('/auth/register/complete');
    expect((await browser.get('/auth/pending')).body).toEqual({
      provider: 'google',
      step: 'register',
      email: 'ronja@mail.example',
      firstName: 'Ronja',
      lastName: 'Winter',
      returnTo: '/dashboard',
    });
    const finished = await browser.post('/auth/pending/register', { ...adult, firstName: 'Ronja', lastName: 'Winter' });
    expect(finished.body.user).toMatchObject({ email: 'ronja@mail.example', isMailConfirmed: true, role: 'patient' });
    expect(await browser.me()).toBe('ronja@mail.example');
    expect(await mailsTo('ronja@mail.example')).toEqual([]);
    const consents = world.test.knex('consents').join('users', 'users.id', 'consents.userId').where({ email: 'ronja@mail.example' });
    expect(await consents.pluck('document')).toEqual(['privacy', 'terms']);

    const again = new Browser(world);
    expect(await again.signIn('google', identity, '?returnTo=/profile&locale=en')).toBe('/en/profile');
    expect(await again.me()).toBe('ronja@mail.example');
  });

  it('signs up with Apple by a form from another site, with the name beside the token and a relay address', async () => {
    const identity = { email: 'jonas@mail.example', givenName: 'Jonas', familyName: 'Sommer', hideEmail: true };
    expect(await browser.signIn('apple', identity, '?locale=en')).toBe('/en/auth/register/complete');
    const pending = (await browser.get('/auth/pending')).body;
    expect(pending).toMatchObject({ provider: 'apple', firstName: 'Jonas', lastName: 'Sommer' });
    expect(pending.email).toMatch(/@privaterelay\.appleid\.com$/);
    await browser.post('/auth/pending/register', adult);
    expect(await browser.me()).toBe(pending.email);
    expect(await world.test.knex('users').where({ email: pending.email }).first('locale', 'passwordHash')).toEqual({ locale: 'en', passwordHash: null });
  });

  it('is not made when younger than 18, and the sign-in stays good for a corrected date', async () => {
    await browser.signIn('google', { email: 'young@mail.example' });
    const refused = await browser.post('/auth/pending/register', { ...adult, dob: '2015-01-01' });
    expect([refused.status, refused.body.code]).toEqual([422, 'user.nonAdult']);
    expect(await world.test.knex('users').where({ email: 'young@mail.example' })).toEqual([]);
    expect(await world.test.knex('audit_events').where({ action: 'account.refuse-age' })).toHaveLength(1);
    expect(await world.test.knex('age_refusals').where({ emailHash: sha256('young@mail.example') })).toHaveLength(1);
    expect((await browser.post('/auth/pending/register', adult)).status).toBe(200);
  });

  it.each(['code', 'link'])('proves an address that the provider has not confirmed by the %s of our own mail', async (by) => {
    const email = `unproven-${by}@mail.example`;
    expect(await browser.signIn('google', { email, emailVerified: false }, '?locale=en')).toBe('/en/auth/continue');
    expect((await browser.get('/auth/pending')).body).toMatchObject({ step: 'prove', email });
    expect((await browser.post('/auth/pending/register', adult)).body.code).toBe('auth.signInExpired');
    await browser.post('/auth/pending/mail');
    expect((await browser.post('/auth/pending/mail/prove', await proofIn(email, by))).body.step).toBe('register');
    expect((await browser.post('/auth/pending/register', adult)).body.user).toMatchObject({ email, isMailConfirmed: true });
  });

  it('takes over an address that a user has registered and never confirmed, without that password', async () => {
    const email = 'squatted@mail.example';
    const squatter = { ...adult, email, password, passwordConfirm: password };
    await world.test.send('post', '/api/v1/clients/iam/register', squatter).expect(202);
    expect(await browser.signIn('google', { email })).toBe('/auth/register/complete');
    expect((await browser.post('/auth/pending/register', { ...adult, firstName: 'Echt' })).body.user.firstName).toBe('Echt');
    await world.test.send('post', '/api/v1/clients/auth/login', { email, password }).expect(401);
    const [mail] = await mailsTo(email);
    const token = decodeURIComponent(/token=([^\s&]+)/.exec(mail?.text ?? '')?.[1] ?? '');
    await world.test.send('post', '/api/v1/clients/iam/email-confirm', { token }).expect(401);
  });

  it('has 15 minutes to finish, and what the provider told is deleted after', async () => {
    await browser.signIn('google', { email: 'slow@mail.example' });
    world.test.clock.advance(16 * duration.minutes);
    expect((await browser.post('/auth/pending/register', adult)).body.code).toBe('auth.signInExpired');
    world.test.clock.advance(2 * duration.hours);
    await forgetSignInsJob.handler(world.test.ctx, {} as never);
    await forgetSignInsJob.handler(world.test.ctx, {} as never);
    const kept = () => world.test.knex('social_sign_ins').where({ email: 'slow@mail.example' });
    expect(await kept()).toEqual([]);
  });
});

describe('Who stays at the provider for more than ten minutes', () => {
  const late = async (to: string, minutes: number): Promise<string> => {
    const outcome = await browser.choose(to, { email: 'late@mail.example' });
    world.test.clock.advance(minutes * duration.minutes);
    await forgetSignInsJob.handler(world.test.ctx, {} as never);
    return (await browser.back('google', outcome)).headers['location'] ?? '';
  };

  it('is asked to sign in again, and still comes to where they wanted to go', async () => {
    const to = await late(await browser.start('google', '?returnTo=/market/favorites&locale=en'), 11);
    expect(to).toBe('/en/auth/login?failure=google&returnTo=%2Fmarket%2Ffavorites');
    expect(await browser.me()).toBeNull();
    const next = new URL(to, 'http://localhost:3000').searchParams.get('returnTo') ?? '';
    await browser.signIn('google', { email: 'late@mail.example' }, `?locale=en&returnTo=${encodeURIComponent(next)}`);
    expect((await browser.get('/auth/pending')).body).toMatchObject({ step: 'register', returnTo: next });
  });

  it('is asked on the page where they began to link', async () => {
    const token = await world.test.tokenOf(await buildPatient(world.test.knex));
    expect(await late((await browser.post('/iam/linked-sign-ins/google', {}, token)).body.url, 11)).toBe('/profile/security?failure=google');
  });

  it('is asked all the same when the sign-in is forgotten', async () => {
    expect(await late(await browser.start('google', '?returnTo=/profile'), 80)).toBe('/auth/login?failure=google');
  });
});

describe('A patient with a password and the same address', () => {
  it('is linked by the password, told by mail, and comes in with either from then on', async () => {
    await buildPatient(world.test.knex, { email: 'paula@mail.example' });
    expect(await browser.signIn('google', { email: 'paula@mail.example' })).toBe('/auth/continue');
    expect((await browser.get('/auth/pending')).body.step).toBe('link');
    expect((await browser.post('/auth/pending/link', { password: 'Wrong-2026!' })).body.code).toBe('auth.invalidCredentials');
    expect(await identitiesOf('paula@mail.example')).toEqual([]);
    expect((await browser.post('/auth/pending/link', { password })).status).toBe(200);
    expect(await browser.me()).toBe('paula@mail.example');
    expect((await mailsTo('paula@mail.example')).map(({ subject }) => subject)).toEqual(['Anmeldung mit Google ist jetzt möglich']);
    expect(await new Browser(world).signIn('google', { email: 'paula@mail.example' })).toBe('/dashboard');
    await world.test.send('post', '/api/v1/clients/auth/login', { email: 'paula@mail.example', password }).expect(200);
    const actions = await world.test.knex('audit_events').whereIn('action', ['sign-in.link', 'session.open']).orderBy('id').pluck('action');
    expect(actions.slice(-4)).toEqual(['sign-in.link', 'session.open', 'session.open', 'session.open']);
  });

  it.each(['link', 'code'])('is linked by the %s of a mail', async (by) => {
    const email = `quinn-${by}@mail.example`;
    await buildPatient(world.test.knex, { email });
    await browser.signIn('apple', { email });
    await browser.post('/auth/pending/mail');
    expect((await browser.post('/auth/pending/enter')).body.code).toBe('auth.signInExpired');
    expect((await browser.post('/auth/pending/mail/prove', await proofIn(email, by))).body.step).toBe('enter');
    expect((await browser.post('/auth/pending/enter')).status).toBe(200);
    expect(await browser.me()).toBe(email);
    expect(await identitiesOf(email)).toEqual(['apple']);
  });

  it('with an authenticator app is asked for its code, at linking and at every sign-in after', async () => {
    const patient = await buildPatient(world.test.knex, { email: 'guarded@mail.example' });
    const appId = newId();
    await world.test.knex('authenticators').insert({ id: appId, userId: patient.id, confirmedAt: world.test.clock.now() });
    const code = () => generateSync({ secret: totpSecret(world.test.context.secrets, appId), epoch: Math.floor(world.test.clock.now().getTime() / 1000) });
    await browser.signIn('google', { email: patient.email });
    expect((await browser.post('/auth/pending/link', { password })).body).toMatchObject({ code: 'auth.totpRequired', details: { methods: ['totp'] } });
    expect(await identitiesOf(patient.email)).toEqual([]);
    expect((await browser.post('/auth/pending/link', { password, totp: code() })).status).toBe(200);

    world.test.clock.advance(duration.minutes);
    const again = new Browser(world);
    expect(await again.signIn('google', { email: patient.email })).toBe('/auth/continue');
    expect(await again.me()).toBeNull();
    expect((await again.get('/auth/pending')).body.step).toBe('enter');
    expect((await again.post('/auth/pending/enter')).body.code).toBe('auth.totpRequired');
    expect((await again.post('/auth/pending/enter', { totp: '000000' })).body.code).toBe('auth.totpInvalid');
    expect((await again.post('/auth/pending/enter', { totp: code() })).status).toBe(200);
    expect(await again.me()).toBe(patient.email);
  });
});

describe('The security page', () => {
  it('links and unlinks, but never the last way in', async () => {
    await browser.signIn('google', { email: 'sam@mail.example' });
    const token = (await browser.post('/auth/pending/register', adult)).body.token;
    const list = async () => (await world.test.get('/api/v1/clients/iam/linked-sign-ins', token).expect(200)).body;
    const remove = (provider: string) => world.test.send('delete', `/api/v1/clients/iam/linked-sign-ins/${provider}`, {}, token);
    expect(await list()).toMatchObject({ items: [{ provider: 'google', email: 'sam@mail.example', canUnlink: false }], available: ['apple'] });
    await remove('google').expect(409, /auth.lastWayIn/);

    const { url } = (await browser.post('/iam/linked-sign-ins/apple', {}, token)).body;
    const back = await browser.back('apple', await browser.choose(url, { email: 'sam-at-apple@mail.example' }));
    expect(back.headers['location']).toBe('/profile/security?linked=apple');
    expect((await list()).items.map(({ canUnlink }: { canUnlink: boolean }) => canUnlink)).toEqual([true, true]);
    await remove('google').expect(204);
    await remove('google').expect(404);
    await remove('apple').expect(409);
    expect(await identitiesOf('sam@mail.example')).toEqual(['apple']);
  });

  it('is told about a cancellation at the provider, and links nothing', async () => {
    const patient = await buildPatient(world.test.knex);
    const { url } = (await browser.post('/iam/linked-sign-ins/apple', {}, await world.test.tokenOf(patient))).body;
    expect((await browser.back('apple', await browser.choose(url, { cancel: true }))).headers['location']).toBe('/profile/security?cancelled=apple');
    expect(await identitiesOf(patient.email)).toEqual([]);
  });

  it('does not link an account that opens another account already', async () => {
    const identity = { email: 'taken@mail.example' };
    await browser.signIn('google', identity);
    await browser.post('/auth/pending/register', adult);
    const other = await buildPatient(world.test.knex);
    const { url } = (await browser.post('/iam/linked-sign-ins/google', {}, await world.test.tokenOf(other))).body;
    const back = await browser.back('google', await browser.choose(url, identity));
    expect(back.headers['location']).toBe('/profile/security?failure=google');
    expect(await identitiesOf(other.email)).toEqual([]);
  });
});

it('An account without a password refuses every password and gets one by a reset', async () => {
  const email = 'nopass@mail.example';
  await browser.signIn('google', { email });
  await browser.post('/auth/pending/register', adult);
  const login = () => world.test.send('post', '/api/v1/clients/auth/login', { email, password });
  await login().expect(401, /auth.invalidCredentials/);
  await world.test.send('post', '/api/v1/clients/auth/reset/init', { email }).expect(202);
  const token = decodeURIComponent(/token=([^\s&]+)/.exec((await mailsTo(email))[0]?.text ?? '')?.[1] ?? '');
  await world.test.send('post', '/api/v1/clients/auth/reset/finish', { token, password, passwordConfirm: password }).expect(200);
  await login().expect(200);
});
