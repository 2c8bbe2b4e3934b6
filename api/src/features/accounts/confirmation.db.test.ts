import { buildPatient } from '../../../../seeds/factories/users.ts';
import { startTestApp, type TestApp } from '../../../test/app.ts';
import { secretsSentTo } from '../../../test/mailbox.ts';
import { duration } from '../../kernel/clock.ts';
import { newSecret } from '../../kernel/ids.ts';

const clients = '/api/v1/clients';
const ownPassword = 'Demo-2026!';
const strangersPassword = 'Fremd-2026!';

let test: TestApp;
beforeAll(async () => void (test = await startTestApp()));
afterAll(() => test.close());

let count = 0;
const newAddress = (): string => `warte-${(count += 1)}@mail.example`;

const register = async (
  email: string,
  { password = ownPassword, firstName = 'Jule', ...more }: { password?: string; firstName?: string; claim?: string; nextPage?: string } = {},
) => {
  const body = { email, password, passwordConfirm: password, firstName, lastName: 'Winter', dob: '1991-03-04', privacyAccepted: true, termsAccepted: true };
  await test.send('post', `${clients}/iam/register`, { ...body, ...more }).expect(202);
  return secretsSentTo(test, email);
};
const confirm = (body: object) => test.send('post', `${clients}/iam/email-confirm`, body);
const claimWith = (claim: string) => test.send('post', `${clients}/iam/email-confirm/claim`, { claim });
const login = (email: string, password: string) => test.send('post', `${clients}/auth/login`, { email, password });

describe('The page that a user was on the way to', () => {
  const questionnaire = '/health-state/create/prescription';
  it('is where the link leads on any device, and the mail does not name it', async () => {
    const email = newAddress();
    const { token } = await register(email, { nextPage: questionnaire, claim: newSecret() });
    expect(JSON.stringify(test.mails.filter(({ to }) => to === email))).not.toContain(questionnaire);
    expect((await confirm({ token }).expect(200)).body.nextPage).toBe(questionnaire);
  });

  it('comes with the code too, and is that of the registration which becomes the account', async () => {
    const email = newAddress();
    const claim = newSecret();
    await register(email, { nextPage: '/market', claim: newSecret() });
    const { code } = await register(email, { nextPage: questionnaire, claim });
    expect((await confirm({ email, code, claim }).expect(200)).body.nextPage).toBe(questionnaire);
  });

  it.each(['//evil.example', 'https://evil.example', '/\\evil.example', '/market?benefits=anxiety', '/../admin', 'market', `/${'a'.repeat(300)}`])(
    'is none when it is %s, and the registration goes on',
    async (nextPage) => {
      const { token } = await register(newAddress(), { nextPage });
      expect((await confirm({ token }).expect(200)).body.nextPage).toBeNull();
    },
  );
});

describe('The tab that registered and waits', () => {
  it('is signed in once after the link was opened elsewhere, and not before', async () => {
    const email = newAddress();
    const claim = newSecret();
    const { token } = await register(email, { claim });
    expect((await claimWith(claim).expect(200)).body).toEqual({ session: null });
    await confirm({ token }).expect(200);
    const answer = await claimWith(claim).expect(200);
    expect(answer.body.session.user).toMatchObject({ email, isMailConfirmed: true });
    expect((answer.get('Set-Cookie') ?? []).some((cookie) => cookie.startsWith('refreshToken='))).toBe(true);
    await test.get(`${clients}/iam/me`, answer.body.session.token).expect(200);
    expect((await claimWith(claim).expect(200)).body).toEqual({ session: null });
  });

  it('is signed in once of many looks at once', async () => {
    const claim = newSecret();
    const { token } = await register(newAddress(), { claim });
    await confirm({ token }).expect(200);
    const answers = await Promise.all(Array.from({ length: 8 }, () => claimWith(claim)));
    expect(answers.filter(({ body }) => body.session !== null)).toHaveLength(1);
  });

  it('comes too late ten minutes after the confirmation', async () => {
    const claim = newSecret();
    const { token } = await register(newAddress(), { claim });
    await confirm({ token }).expect(200);
    test.clock.advance(10 * duration.minutes + duration.seconds);
    expect((await claimWith(claim).expect(200)).body).toEqual({ session: null });
  });

  it('returns the same for a known address, an unknown one and an invented secret', async () => {
    const { email } = await buildPatient(test.knex);
    const known = newSecret();
    const unknown = newSecret();
    await register(email, { claim: known });
    await register(newAddress(), { claim: unknown });
    const answers = await Promise.all([known, unknown, newSecret()].map(async (claim) => (await claimWith(claim)).body));
    expect(answers).toEqual([{ session: null }, { session: null }, { session: null }]);
  });

  it('needs no second session when its own browser confirms', async () => {
    const claim = newSecret();
    const { token } = await register(newAddress(), { claim });
    await confirm({ token, claim }).expect(200);
    expect((await claimWith(claim).expect(200)).body).toEqual({ session: null });
  });

  it('sends a form twice and one mail goes out', async () => {
    const email = newAddress();
    const claim = newSecret();
    await register(email, { claim });
    await register(email, { claim });
    expect(test.mails.filter(({ to }) => to === email)).toHaveLength(1);
  });
});

describe('A user who registers an address of which another user is the owner', () => {
  it.each(['before', 'after'])('leaves no password on the account when it was %s the owner', async (when) => {
    const email = newAddress();
    const stranger = { password: strangersPassword, firstName: 'Fremd', claim: newSecret() };
    if (when === 'before') await register(email, stranger);
    const { token } = await register(email);
    if (when === 'after') await register(email, stranger);
    const confirmed = await confirm({ token }).expect(200);
    expect(confirmed.body.user.firstName).toBe('Jule');
    await login(email, strangersPassword).expect(401);
    await login(email, ownPassword).expect(200);
    expect((await claimWith(stranger.claim).expect(200)).body).toEqual({ session: null });
  });

  it('gains nothing when the owner presses the wrong mail’s link in the browser that registered', async () => {
    const email = newAddress();
    const claim = newSecret();
    await register(email, { claim });
    const stranger = { password: strangersPassword, firstName: 'Fremd', claim: newSecret() };
    const { token } = await register(email, stranger);
    const confirmed = await confirm({ token, claim }).expect(200);
    expect(confirmed.body.user.firstName).toBe('Jule');
    await login(email, strangersPassword).expect(401);
    expect((await claimWith(stranger.claim).expect(200)).body).toEqual({ session: null });
  });

  it('cannot attach an own tab by having the mail sent again', async () => {
    const email = newAddress();
    await register(email);
    const claim = newSecret();
    test.mails.length = 0;
    await test.send('post', `${clients}/iam/email-confirm/resend`, { email, claim }).expect(202);
    const { token } = await secretsSentTo(test, email);
    await confirm({ token }).expect(200);
    expect((await claimWith(claim).expect(200)).body).toEqual({ session: null });
  });

  it('does not make the owner’s code fail', async () => {
    const email = newAddress();
    const claim = newSecret();
    const { code } = await register(email, { claim });
    await register(email, { password: strangersPassword, claim: newSecret() });
    const confirmed = await confirm({ email, code, claim }).expect(200);
    expect(confirmed.body.user.firstName).toBe('Jule');
  });
});

describe('The mail', () => {
  it('carries a code for ten minutes and a link for a day', async () => {
    const email = newAddress();
    const { token, code } = await register(email);
    test.clock.advance(10 * duration.minutes + duration.seconds);
    await confirm({ email, code }).expect(401, /token.invalid/);
    await confirm({ token }).expect(200);
    const late = await register(newAddress());
    test.clock.advance(duration.days + duration.seconds);
    await confirm({ token: late.token }).expect(401, /token.invalid/);
  });

  it('comes again for the tab that asks, whose first link is dead then', async () => {
    const email = newAddress();
    const claim = newSecret();
    const first = await register(email, { claim });
    await test.send('post', `${clients}/iam/email-confirm/resend`, { email, claim }).expect(202);
    const second = await secretsSentTo(test, email);
    await confirm({ token: first.token }).expect(401, /token.invalid/);
    await confirm({ token: second.token }).expect(200);
    expect((await claimWith(claim).expect(200)).body.session.user.email).toBe(email);
  });
});
