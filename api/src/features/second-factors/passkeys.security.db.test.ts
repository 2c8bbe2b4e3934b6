import { buildDoctor, buildPatient } from '../../../../seeds/factories/users.ts';
import { startTestApp, type TestApp } from '../../../test/app.ts';
import { enrolApp, login } from '../../../test/security/authenticator-app.ts';
import { SoftwareAuthenticator } from '../../../test/security/software-authenticator.ts';
import { duration } from '../../kernel/clock.ts';

const base = '/api/v1/clients';
const own = `${base}/iam/second-factors/passkeys`;
const password = 'Demo-2026!';

let test: TestApp;
beforeAll(async () => void (test = await startTestApp()));
afterAll(() => test.close());

interface Creation {
  challenge: string;
  user: { id: string };
}
const creation = async (token: string): Promise<Creation> => (await test.send('post', `${own}/options`, { password }, token).expect(200)).body.options;
const request = async (): Promise<{ challenge: string }> => (await test.send('post', `${base}/auth/passkey/options`).expect(200)).body.options;
const enter = (response: object) => test.send('post', `${base}/auth/passkey/login`, { response });

const addTo = async (token: string, device = new SoftwareAuthenticator(), lie: object = {}) => {
  const response = device.create(await creation(token), lie);
  return { device, answer: await test.send('post', own, { response, name: 'Telefon' }, token) };
};

const mailedCode = async (token: string): Promise<string | undefined> => {
  await test.send('post', `${base}/iam/owner-code`, {}, token).expect(204);
  await test.runJobs();
  return test.mails.map(({ text }) => /\b\d{6}\b/.exec(text)?.[0]).findLast(Boolean);
};

const patientWithPasskey = async () => {
  const patient = await buildPatient(test.knex);
  const token = await test.tokenOf(patient);
  const { device, answer } = await addTo(token);
  return { ...patient, token, device, recoveryCodes: answer.body.recoveryCodes as string[], passkeyId: answer.body.passkey.id as string };
};

describe('A passkey', () => {
  it('is added with the password, listed, renamed and removed; the first one comes with recovery codes', async () => {
    const { token, recoveryCodes, passkeyId, id } = await patientWithPasskey();
    expect(recoveryCodes).toHaveLength(10);
    expect((await addTo(token)).answer.body.recoveryCodes).toEqual([]);
    await test.send('patch', `${own}/${passkeyId}`, { name: 'Schlüsselbund' }, token).expect(200);
    const { body } = await test.get(`${base}/iam/second-factors`, token).expect(200);
    expect(body.passkeys.map(({ name }: { name: string }) => name)).toEqual(['Schlüsselbund', 'Telefon']);
    await test.send('post', `${own}/${passkeyId}/remove`, { password: 'Wrong-2026!' }, token).expect(422, /auth.invalidPassword/);
    await test.send('post', `${own}/${passkeyId}/remove`, { password }, token).expect(204);
    await test.send('post', `${own}/${body.passkeys[1].id}/remove`, { password }, token).expect(204);
    expect((await test.get(`${base}/iam/second-factors`, token)).body).toMatchObject({ passkeys: [], recoveryCodesLeft: 0 });
    expect(await test.knex('audit_events').where({ actorId: id, objectType: 'second-factor' }).orderBy('id').pluck('action')).toEqual([
      'second-factor.add',
      'second-factor.add',
      'second-factor.remove',
      'second-factor.remove',
    ]);
  });

  it('is asked for with the password again', async () => {
    const token = await test.tokenOf(await buildPatient(test.knex));
    await test.send('post', `${own}/options`, {}, token).expect(422, /auth.invalidPassword/);
    await test.send('post', `${own}/options`, { password: 'Wrong-2026!' }, token).expect(422, /auth.invalidPassword/);
  });

  it('of an account without a password is added and removed with a code by mail, which works once', async () => {
    const token = await test.tokenOf(await buildPatient(test.knex, { passwordHash: null }));
    const mailCode = await mailedCode(token);
    await test.send('post', `${own}/options`, {}, token).expect(422, /auth.mailCodeInvalid/);
    await test.send('post', `${own}/options`, { password }, token).expect(422, /auth.mailCodeInvalid/);
    const { body } = await test.send('post', `${own}/options`, { mailCode }, token).expect(200);
    const response = new SoftwareAuthenticator().create(body.options);
    const { id } = (await test.send('post', own, { response, name: 'Telefon' }, token).expect(200)).body.passkey as { id: string };
    await test.send('post', `${own}/${id}/remove`, { mailCode }, token).expect(422, /auth.mailCodeInvalid/);
    await test.send('post', `${own}/${id}/remove`, { mailCode: await mailedCode(token) }, token).expect(204);
  });

  it('is a login of its own, with cookies and a session that has proved both factors', async () => {
    const { device, email } = await patientWithPasskey();
    const answer = await enter(device.get(await request())).expect(200);
    expect(answer.body.user).toMatchObject({ email, mustEnrol: false });
    expect(answer.get('Set-Cookie')?.some((cookie) => cookie.startsWith('refreshToken='))).toBe(true);
    await test.get(`${base}/iam/me`, answer.body.token).expect(200);
  });

  it('is the second factor of a login by password, which opens nothing alone any more', async () => {
    const { device, email, recoveryCodes } = await patientWithPasskey();
    const due = await login(test, email).expect(401, /auth.totpRequired/);
    expect(due.body.details.methods).toEqual(['recovery-code', 'passkey']);
    await login(test, email, { passkey: device.get(await request()) }).expect(200);
    await login(test, email, { totp: recoveryCodes[0] }).expect(200);
  });

  it.each([
    ['banned', 'user.banned', buildPatient],
    ['inactive', 'user.notActive', buildPatient],
    ['inactive', 'doctor.notActive', buildDoctor],
  ])('of a %s account opens nothing', async (status, code, build) => {
    const user = await build(test.knex);
    const { device } = await addTo(await test.tokenOf(user));
    await test.knex('users').where({ id: user.id }).update({ status });
    await enter(device.get(await request())).expect(403, new RegExp(code));
  });

  it('of an account whose mail is not confirmed opens nothing', async () => {
    const { device, id } = await patientWithPasskey();
    await test.knex('users').where({ id }).update({ mailConfirmedAt: null });
    await enter(device.get(await request())).expect(403, /auth.mailNotConfirmed/);
  });
});

describe('AUT-11 Signing in with a passkey is refused', () => {
  it.each([
    ['from a foreign page', { origin: 'https://b1attwerk.example' }],
    ['from another port of the same host', { origin: 'http://localhost:3001' }],
    ['for another relying party', { rpId: 'evil.example' }],
    ['when the device did not verify the person', { isUnverified: true }],
    ['with a challenge that we did not give', { challenge: 'AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA' }],
    ['with the answer to making a passkey', { type: 'webauthn.create' }],
    ['with a counter that has not moved', { counter: 1 }],
    ['with a counter that went back', { counter: 0 }],
    ['in the name of another user', { userHandle: Buffer.from('01999999-0000-7000-8000-000000000000').toString('base64url') }],
  ])('%s', async (_how, lie) => {
    const { device, id } = await patientWithPasskey();
    await enter(device.get(await request(), lie)).expect(401, /auth.passkeyFailed/);
    expect(await test.knex('sessions').where({ userId: id })).toHaveLength(1);
    await enter(device.get(await request(), { counter: 50 })).expect(200);
  });

  it('when the same answer comes again, also at once', async () => {
    const { device } = await patientWithPasskey();
    const response = device.get(await request());
    const answers = await Promise.all([enter(response), enter(response), enter(response)]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 401, 401]);
    await enter(response).expect(401, /auth.passkeyFailed/);
  });

  it('when the challenge was used for another answer, or is older than five minutes', async () => {
    const { device } = await patientWithPasskey();
    const options = await request();
    await enter(device.get(options, { origin: 'https://evil.example' })).expect(401);
    await enter(device.get(options)).expect(401, /auth.passkeyFailed/);
    const old = await request();
    test.clock.advance(5 * duration.minutes + duration.seconds);
    await enter(device.get(old)).expect(401, /auth.passkeyFailed/);
  });

  it('when the key is another one than the account’s', async () => {
    const [one, other] = [await patientWithPasskey(), await patientWithPasskey()];
    const forged = { ...(other.device.get(await request()) as object), id: one.device.id, rawId: one.device.id };
    await enter(forged).expect(401, /auth.passkeyFailed/);
    await enter(new SoftwareAuthenticator().get(await request())).expect(401, /auth.passkeyFailed/);
  });

  it('as the second factor of another user’s password', async () => {
    const [one, other] = [await patientWithPasskey(), await patientWithPasskey()];
    await login(test, one.email, { passkey: other.device.get(await request()) }).expect(401, /auth.passkeyFailed/);
  });

  it('with a challenge of ours that was made to last longer', async () => {
    const { device } = await patientWithPasskey();
    const { challenge } = await request();
    const bytes = Buffer.from(challenge, 'base64url');
    bytes.writeUIntBE(test.clock.now().getTime() + duration.days, 18, 6);
    await enter(device.get({ challenge: bytes.toString('base64url') })).expect(401, /auth.passkeyFailed/);
    await enter(device.get({ challenge: challenge.slice(0, 32) })).expect(401, /auth.passkeyFailed/);
    await enter(device.get({ challenge: '' })).expect(401, /auth.passkeyFailed/);
    await enter(device.get({ challenge })).expect(200);
  });

  it('with a challenge for adding one, and adding one with a challenge for signing in', async () => {
    const { device, token } = await patientWithPasskey();
    await enter(device.get(await creation(token))).expect(401, /auth.passkeyFailed/);
    const options = { ...(await creation(token)), ...(await request()) };
    const response = new SoftwareAuthenticator().create(options);
    await test.send('post', own, { response, name: 'Telefon' }, token).expect(422, /auth.passkeyInvalid/);
  });
});

describe('AUT-11 Adding a passkey is refused', () => {
  it.each([
    ['from a foreign page', { origin: 'https://evil.example' }],
    ['for another relying party', { rpId: 'evil.example' }],
    ['when the device did not verify the person', { isUnverified: true }],
    ['with a challenge that we did not give', { challenge: 'AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA' }],
  ])('%s', async (_how, lie) => {
    const token = await test.tokenOf(await buildPatient(test.knex));
    const { answer } = await addTo(token, new SoftwareAuthenticator(), lie);
    expect([answer.status, answer.body.code]).toEqual([422, 'auth.passkeyInvalid']);
  });

  it('with the challenge of another person, a second time, and when another account has it already', async () => {
    const [one, other] = [await test.tokenOf(await buildPatient(test.knex)), await test.tokenOf(await buildPatient(test.knex))];
    const options = await creation(one);
    const response = new SoftwareAuthenticator().create(options);
    await test.send('post', own, { response, name: 'Telefon' }, other).expect(422, /auth.passkeyInvalid/);
    await test.send('post', own, { response, name: 'Telefon' }, one).expect(200);
    await test.send('post', own, { response, name: 'Telefon' }, one).expect(422, /auth.passkeyInvalid/);
    const device = new SoftwareAuthenticator();
    expect((await addTo(one, device)).answer.status).toBe(200);
    expect((await addTo(other, device)).answer.status).toBe(422);
  });
});

it('BRU-01 asking for challenges stores nothing, and answers to them are limited for one address for five minutes', async () => {
  await test.knex('passkey_challenges').delete();
  const { device } = await patientWithPasskey();
  const options = await request();
  expect((await request()).challenge).not.toBe(options.challenge);
  const [{ ipHash, expiresAt }, ...others] = await test.knex('passkey_challenges');
  expect(others).toEqual([]);
  await test.knex('passkey_challenges').insert(Array.from({ length: 199 }, (_one, index) => ({ challengeHash: `used-${index}`, ipHash, expiresAt })));
  await enter(device.get(options)).expect(429, /auth.tooManyAttempts/);
  test.clock.advance(5 * duration.minutes + duration.seconds);
  await enter(device.get(await request())).expect(200);
  expect(await test.knex('passkey_challenges')).toHaveLength(1);
});

it('AUT-11 removing a passkey needs a code while an app is on, and a stranger’s passkey is not found', async () => {
  const { passkeyId, token, ...patient } = await patientWithPasskey();
  const app = await enrolApp(test, patient);
  await test.send('post', `${own}/${passkeyId}/remove`, { password }, token).expect(422, /auth.codeInvalid/);
  const stranger = await test.tokenOf(await buildPatient(test.knex));
  await test.send('post', `${own}/${passkeyId}/remove`, { password }, stranger).expect(404);
  await test.send('post', `${own}/${passkeyId}/remove`, { password, code: app.code() }, token).expect(204);
});
