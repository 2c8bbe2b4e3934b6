import type { Consent } from '@blattwerk/contract/consents/shapes';
import { consentPurposes } from '@blattwerk/contract/consents/texts';
import { buildPatient } from '../../../../seeds/factories/users.ts';
import { startTestApp, type TestApp } from '../../../test/app.ts';
import { secretsSentTo } from '../../../test/mailbox.ts';

const clients = '/api/v1/clients';
const password = 'Demo-2026!';
const fresh = 'Frisch-2026!';

let test: TestApp;
beforeAll(async () => void (test = await startTestApp()));
afterAll(() => test.close());
beforeEach(async () => {
  await test.runJobs();
  test.mails.length = 0;
  await test.knex('login_attempts').delete();
});

let count = 0;
const newAddress = (): string => `neu-${(count += 1)}@mail.example`;
const change = (token: string, body: object = {}) =>
  test.send('post', `${clients}/iam/password`, { currentPassword: password, password: fresh, passwordConfirm: fresh, ...body }, token);
const askFor = (token: string, email: string, withPassword = password) =>
  test.send('post', `${clients}/iam/email-change`, { email, password: withPassword }, token);
const confirm = (body: object, token?: string) => test.send('post', `${clients}/iam/email-change/confirm`, body, token);
const login = (email: string, withPassword: string) => test.send('post', `${clients}/auth/login`, { email, password: withPassword });
const subjectsTo = (address: string): string[] => test.mails.filter(({ to }) => to === address).map(({ subject }) => subject);

describe('Changing the password', () => {
  it('keeps this device, ends the others and tells the owner', async () => {
    const patient = await buildPatient(test.knex);
    const [here, elsewhere] = [await test.tokenOf(patient), await test.tokenOf(patient)];
    await change(here).expect(200);
    await test.runJobs();
    await test.get(`${clients}/iam/me`, here).expect(200);
    await test.get(`${clients}/iam/me`, elsewhere).expect(401);
    await login(patient.email, password).expect(401);
    await login(patient.email, fresh).expect(200);
    expect(subjectsTo(patient.email)).toEqual(['Ihr Passwort wurde geändert']);
  });

  it('asks for the current password, and wrong ones count like those of the login', async () => {
    const patient = await buildPatient(test.knex);
    const token = await test.tokenOf(patient);
    for (let tries = 0; tries < 10; tries += 1) await change(token, { currentPassword: 'Falsch-2026!' }).expect(422, /auth.invalidPassword/);
    const refused = await change(token).expect(429, /auth.tooManyAttempts/);
    expect(Number(refused.get('Retry-After'))).toBeGreaterThan(0);
    await login(patient.email, password).expect(429);
  });

  it('tells who only signs in through a provider to set a password first', async () => {
    const patient = await buildPatient(test.knex);
    await test.knex('users').where({ id: patient.id }).update({ passwordHash: null });
    const token = await test.tokenOf(patient);
    expect((await test.get(`${clients}/iam/profile`, token).expect(200)).body.hasPassword).toBe(false);
    await change(token).expect(409, /auth.passwordNotSet/);
    await askFor(token, newAddress()).expect(409, /auth.passwordNotSet/);
  });

  it('lets one of two changes at once win', async () => {
    const patient = await buildPatient(test.knex);
    const token = await test.tokenOf(patient);
    const answers = await Promise.all(['Erstes-2026!', 'Zweites-2026!'].map((one) => change(token, { password: one, passwordConfirm: one })));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 422]);
  });
});

describe('A password that leaks have made known', () => {
  it.each(['P@ssw0rd', 'Password1!', 'Passwort123!', 'Qwertz123!', 'Schalke04!', 'Sommer2026!', 'PASSWORd1!'])('%s is refused at the field', async (known) => {
    const patient = await buildPatient(test.knex);
    const changed = await change(await test.tokenOf(patient), { password: known, passwordConfirm: known }).expect(400);
    expect(changed.body.details.fields).toEqual([{ path: 'password', message: expect.stringContaining('Datenlecks') }]);
    const person = { firstName: 'Ada', lastName: 'Berg', dob: '1980-01-01', privacyAccepted: true, termsAccepted: true };
    await test.send('post', `${clients}/iam/register`, { email: newAddress(), password: known, passwordConfirm: known, ...person }).expect(400, /Datenlecks/);
    await test.send('post', `${clients}/auth/reset/init`, { email: patient.email }).expect(202);
    const { token } = await secretsSentTo(test, patient.email);
    await test.send('post', `${clients}/auth/reset/finish`, { token, password: known, passwordConfirm: known }).expect(400, /Datenlecks/);
    await test.send('post', `${clients}/auth/reset/finish`, { token, password: fresh, passwordConfirm: fresh }).expect(200);
  });

  it.each(['Sicher-2026!', 'Demo-2026!', 'Ein.langer-Satz7', 'kX9$vbq', 'Anders-2027?'])('%s is none of them', async (strong) => {
    const patient = await buildPatient(test.knex);
    await change(await test.tokenOf(patient), { password: strong, passwordConfirm: strong }).expect(200);
  });
});

describe('Changing the email address', () => {
  it('happens when the new mailbox is proven, and both mailboxes are notified', async () => {
    const patient = await buildPatient(test.knex);
    const token = await test.tokenOf(patient);
    const email = newAddress();
    await askFor(token, email).expect(202);
    const { token: link } = await secretsSentTo(test, email);
    expect((await test.get(`${clients}/iam/me`, token).expect(200)).body.email).toBe(patient.email);
    expect(subjectsTo(patient.email)).toEqual(['Eine neue E-Mail-Adresse wurde angefordert']);
    await confirm({ token: link }).expect(200);
    await test.runJobs();
    expect((await test.get(`${clients}/iam/me`, token).expect(200)).body.email).toBe(email);
    expect(subjectsTo(patient.email)).toContain('Ihre E-Mail-Adresse wurde geändert');
    await login(patient.email, password).expect(401);
    await login(email, password).expect(200);
    await confirm({ token: link }).expect(401, /token.invalid/);
  });

  it('takes the code from the signed-in owner only', async () => {
    const patient = await buildPatient(test.knex);
    const stranger = await buildPatient(test.knex);
    const token = await test.tokenOf(patient);
    const email = newAddress();
    await askFor(token, email).expect(202);
    const { code } = await secretsSentTo(test, email);
    await confirm({ code }).expect(401, /token.invalid/);
    await confirm({ code }, await test.tokenOf(stranger)).expect(422, /auth.mailCodeInvalid/);
    await confirm({ code: code === '000000' ? '000001' : '000000' }, token).expect(422, /auth.mailCodeInvalid/);
    await confirm({ code }, token).expect(200);
    expect((await test.get(`${clients}/iam/me`, token).expect(200)).body.email).toBe(email);
  });

  it('does not tell whether the address belongs to a user, but notifies its owner', async () => {
    const patient = await buildPatient(test.knex);
    const owner = await buildPatient(test.knex);
    const token = await test.tokenOf(patient);
    const taken = await askFor(token, owner.email).expect(202);
    const free = await askFor(token, newAddress()).expect(202);
    expect(taken.body).toEqual(free.body);
    await test.runJobs();
    expect(subjectsTo(owner.email)).toEqual(['Sie haben bereits ein Konto']);
  });

  it('is refused by the table when another user was faster', async () => {
    const [first, second] = [await buildPatient(test.knex), await buildPatient(test.knex)];
    const email = newAddress();
    await askFor(await test.tokenOf(first), email).expect(202);
    const one = await secretsSentTo(test, email);
    await askFor(await test.tokenOf(second), email).expect(202);
    const two = await secretsSentTo(test, email);
    const answers = await Promise.all([confirm({ token: one.token }), confirm({ token: two.token })]);
    expect(answers.map(({ status, body }) => [status, body.code]).sort()).toEqual([
      [200, undefined],
      [409, 'email.alreadyRegistered'],
    ]);
  });

  it('needs the password and another address than the present one', async () => {
    const patient = await buildPatient(test.knex);
    const token = await test.tokenOf(patient);
    await askFor(token, newAddress(), 'Falsch-2026!').expect(422, /auth.invalidPassword/);
    await askFor(token, patient.email.toUpperCase()).expect(400, /bereits Ihre E-Mail-Adresse/);
    await test.runJobs();
    expect(test.mails).toEqual([]);
  });
});

describe('My devices', () => {
  const signedInWith = async (userId: string, userAgent: string): Promise<string> => {
    const token = await test.tokenOf({ id: userId });
    await test.knex('sessions').where({ userId }).whereNull('userAgent').update({ userAgent });
    return token;
  };

  it('are named in words, and all others end at once with one call', async () => {
    const { id } = await buildPatient(test.knex);
    const other = await buildPatient(test.knex);
    const strangers = await test.tokenOf(other);
    const phone = await signedInWith(id, 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 Version/18.5 Mobile/15E148 Safari/604.1');
    const script = await signedInWith(id, 'curl/8.5.0');
    const here = await signedInWith(id, 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:131.0) Gecko/20100101 Firefox/131.0');
    const { items } = (await test.get(`${clients}/iam/sessions`, here).expect(200)).body;
    expect(items.map(({ current, kind, browser, system }: Record<string, unknown>) => ({ current, kind, browser, system }))).toEqual(
      expect.arrayContaining([
        { current: true, kind: 'computer', browser: 'Firefox', system: 'Windows' },
        { current: false, kind: 'phone', browser: 'Safari', system: 'iOS' },
        { current: false, kind: 'unknown', browser: null, system: null },
      ]),
    );
    expect((await test.send('delete', `${clients}/iam/sessions`, {}, here).expect(200)).body).toEqual({ revoked: 2 });
    await test.get(`${clients}/iam/me`, phone).expect(401);
    await test.get(`${clients}/iam/me`, script).expect(401);
    await test.get(`${clients}/iam/me`, here).expect(200);
    await test.get(`${clients}/iam/me`, strangers).expect(200);
  });
});

it('shows the caller’s own agreements and no other user’s', async () => {
  const email = newAddress();
  const person = { firstName: 'Ada', lastName: 'Berg', dob: '1980-01-01', privacyAccepted: true, termsAccepted: true };
  await test.send('post', `${clients}/iam/register`, { email, password, passwordConfirm: password, ...person }).expect(202);
  const { token: link } = await secretsSentTo(test, email);
  const { token } = (await test.send('post', `${clients}/iam/email-confirm`, { token: link }).expect(200)).body;
  const { items } = (await test.get(`${clients}/iam/consents`, token).expect(200)).body;
  const open = consentPurposes.map((purpose) => `${purpose}?`);
  expect(items.map(({ purpose, givenAt }: Consent) => (givenAt ? purpose : `${purpose}?`))).toEqual(['privacy', 'terms', ...open]);
  const other = await test.tokenOf(await buildPatient(test.knex));
  const ofOther = (await test.get(`${clients}/iam/consents`, other).expect(200)).body.items;
  expect(ofOther).toMatchObject(consentPurposes.map((purpose) => ({ purpose, givenAt: null })));
});
