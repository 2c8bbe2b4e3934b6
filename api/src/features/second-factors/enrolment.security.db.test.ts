import { buildAdmin, buildDoctor, buildPatient, buildPharmacyUser } from '../../../../seeds/factories/users.ts';
import { startTestApp, type TestApp } from '../../../test/app.ts';
import { codesOf, enrolApp, login } from '../../../test/security/authenticator-app.ts';
import { SoftwareAuthenticator } from '../../../test/security/software-authenticator.ts';
import { samples } from '../../../test/permissions/samples.ts';
import { listRoutes } from '../../../test/permissions/routes.ts';
import { isFullSize } from '../../../test/security/size.ts';
import type { OperationId } from '@blattwerk/contract/operations';
import { permissions, type Permission } from '../../app/permissions.ts';
import { enrolmentOperations } from '../../app/sign-in/unfinished-accounts.ts';
import { routing } from '../../app/routing.ts';
import { duration } from '../../kernel/clock.ts';
import { newId } from '../../kernel/ids.ts';

const base = '/api/v1/clients';
const own = `${base}/iam/second-factors`;
const password = 'Demo-2026!';
const builders = { doctor: buildDoctor, pharmacy: buildPharmacyUser, admin: buildAdmin };
const roles = ['doctor', 'pharmacy', 'admin'] as const;

let test: TestApp;
beforeAll(async () => void (test = await startTestApp({ environment: { STRIPE_API_URL: 'http://127.0.0.1:1' } })));
afterAll(() => test.close());

const demand = async (value: Record<(typeof roles)[number], boolean>): Promise<void> => {
  test.clock.advance(duration.seconds);
  await test.knex('settings').insert({ key: 'secondFactor.required', value: JSON.stringify(value), validFrom: test.clock.now(), createdAt: test.clock.now() });
};
const demandOfAll = { doctor: true, pharmacy: true, admin: true };
const demandOfNone = { doctor: false, pharmacy: false, admin: false };
beforeEach(() => demand(demandOfAll));

const native = (email: string, proof: object = {}) => login(test, email, proof).set('X-Client', 'native');
const refresh = (refreshToken: string) => test.send('post', `${base}/auth/refresh`, { refreshToken }).set('X-Client', 'native');
const me = async (token: string) => (await test.get(`${base}/iam/me`, token)).body as { mustEnrol: boolean; code?: string };

/** A session of a user who must enrol, straight from the login. */
const enrolling = async (role: (typeof roles)[number]) => {
  const user = await builders[role](test.knex);
  const { token, refreshToken } = (await native(user.email).expect(200)).body as { token: string; refreshToken: string };
  return { user, token, refreshToken };
};

const startApp = async (token: string) => {
  const { body } = await test.send('post', `${own}/totp`, {}, token).expect(200);
  return { ...codesOf(test, body.secret), ...(body as { secret: string; uri: string; qrCode: string }) };
};

describe('AUZ-02 A session that must enrol', () => {
  const routes = listRoutes(routing).flatMap((route) => (route.operation ? [{ ...route, operation: route.operation }] : []));
  const rowOf = (operation: OperationId): Permission => permissions[operation];
  let token: string;
  beforeAll(async () => {
    await demand(demandOfAll);
    ({ token } = await enrolling('admin'));
  });

  const call = async ({ method, path, operation }: (typeof routes)[number], bearer: string | undefined) => {
    const owner = await buildPatient(test.knex);
    const sample = await samples[operation].call({ app: test, knex: test.knex, caller: { ...owner, role: 'patient' } });
    const url = path.replaceAll(/:(\w+)/g, (_all, name: string) => encodeURIComponent(sample.params?.[name] ?? newId()));
    return method === 'get' ? test.get(url, bearer) : test.send(method, url, {}, bearer);
  };

  const closed = routes.filter(({ operation }) => !enrolmentOperations.includes(operation) && !rowOf(operation).visitor);
  it.each(closed.filter((_route, place) => isFullSize || place % 3 === 0))('is refused $operation with a code of its own', async (route) => {
    const url = route.path.replaceAll(/:(\w+)/g, () => newId());
    const answer = route.method === 'get' ? await test.get(url, token) : await test.send(route.method, url, {}, token);
    expect([answer.status, answer.body.code]).toEqual([403, 'auth.secondFactorRequired']);
  });

  it.each(routes.filter(({ operation, method }) => method === 'get' && !enrolmentOperations.includes(operation) && rowOf(operation).visitor))(
    'reads $operation as a visitor does',
    async (route) => {
      const [mine, visitors] = [await call(route, token), await call(route, undefined)];
      expect(mine.status).toBe(visitors.status);
      // What visitors share is not handed on by those who brought a token, whatever it opened.
      expect([visitors.get('Cache-Control'), 'private, no-store', undefined]).toContain(mine.get('Cache-Control'));
    },
  );

  it('may do exactly what enrolment takes', () => {
    expect(enrolmentOperations.toSorted()).toEqual([
      'accounts.logout',
      'accounts.me',
      'accounts.refresh',
      'second-factors.add-passkey',
      'second-factors.confirm-totp',
      'second-factors.read',
      'second-factors.start-passkey',
      'second-factors.start-totp',
    ]);
  });

  it('may log in again although it still sends its token', async () => {
    const { email } = await buildPatient(test.knex);
    await login(test, email).set('Authorization', `Bearer ${token}`).expect(200);
  });
});

describe.each(roles)('AUT-11 A %s without a second factor', (role) => {
  it('gets a session for enrolling, and a full one with the first code of an app', async () => {
    const { token, user } = await enrolling(role);
    expect(await me(token)).toMatchObject({ mustEnrol: true });
    await test.get('/api/v1/backoffice/dashboard', token).expect(403, /auth.secondFactorRequired/);
    const app = await startApp(token);
    expect(app.uri).toContain(`otpauth://totp/Blattwerk:${encodeURIComponent(user.email)}?secret=${app.secret}`);
    expect(app.qrCode).toMatch(/^data:image\/svg\+xml;base64,/);
    await test.send('post', `${own}/totp/confirm`, { code: app.wrongCode() }, token).expect(422, /auth.codeInvalid/);
    const confirmed = await test.send('post', `${own}/totp/confirm`, { code: app.code() }, token).expect(200);
    expect(confirmed.body.recoveryCodes).toHaveLength(10);
    expect(await me(token)).toMatchObject({ mustEnrol: false });
    await test.get('/api/v1/backoffice/dashboard', token).expect(200);
    await native(user.email, { totp: app.code() }).expect(401, /auth.totpInvalid/);
    await native(user.email, { totp: app.code(1) }).expect(200);
  });
});

describe('AUT-11 Enrolling', () => {
  it('works with a passkey alone, which is the second factor from then on', async () => {
    const { token, user } = await enrolling('doctor');
    const { body } = await test.send('post', `${own}/passkeys/options`, {}, token).expect(200);
    await test.send('post', `${own}/passkeys`, { response: new SoftwareAuthenticator().create(body.options), name: 'Telefon' }, token).expect(200);
    await test.get('/api/v1/backoffice/dashboard', token).expect(200);
    await native(user.email).expect(401, /auth.totpRequired/);
  });

  it('ends the other sessions that only know the password', async () => {
    const { token, user } = await enrolling('doctor');
    const thief = (await native(user.email).expect(200)).body as { token: string };
    const app = await startApp(token);
    await test.send('post', `${own}/totp/confirm`, { code: app.code() }, token).expect(200);
    await test.get(`${base}/iam/me`, thief.token).expect(401, /token.expired/);
  });

  it('of one secret at once happens once', async () => {
    const { token } = await enrolling('doctor');
    const app = await startApp(token);
    const answers = await Promise.all([1, 2, 3].map(() => test.send('post', `${own}/totp/confirm`, { code: app.code() }, token)));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409, 409]);
    await test.send('post', `${own}/totp`, { password }, token).expect(409, /auth.factorAlreadyOn/);
  });

  it('of a signed-in user needs the password', async () => {
    const token = await test.tokenOf(await buildPatient(test.knex));
    await test.send('post', `${own}/totp`, {}, token).expect(422, /auth.invalidPassword/);
    await test.send('post', `${own}/totp`, { password: 'Wrong-2026!' }, token).expect(422, /auth.invalidPassword/);
  });

  it('is told to the owner, and so is turning off, which needs password and code', async () => {
    const patient = await buildPatient(test.knex);
    const app = await enrolApp(test, patient);
    const token = await test.tokenOf(patient);
    await test.send('post', `${own}/totp/remove`, { password: 'Wrong-2026!', code: app.code() }, token).expect(422, /auth.invalidPassword/);
    await test.send('post', `${own}/totp/remove`, { password }, token).expect(422, /auth.codeInvalid/);
    await test.send('post', `${own}/totp/remove`, { password, code: app.wrongCode() }, token).expect(422, /auth.codeInvalid/);
    await test.send('post', `${own}/totp/remove`, { password, code: app.code() }, token).expect(204);
    await test.runJobs();
    expect(
      test.mails
        .filter(({ to }) => to === patient.email)
        .map(({ subject }) => subject)
        .toSorted(),
    ).toEqual(['Ein zweiter Faktor Ihres Kontos wurde entfernt', 'Ihr Konto hat einen neuen zweiten Faktor']);
    await login(test, patient.email).expect(200);
  });

  it('makes new recovery codes with password and code, and the old ones are void', async () => {
    const patient = await buildPatient(test.knex);
    const app = await enrolApp(test, patient);
    const token = await test.tokenOf(patient);
    await test.send('post', `${own}/recovery-codes`, { password }, token).expect(422, /auth.codeInvalid/);
    const { body } = await test.send('post', `${own}/recovery-codes`, { password, code: app.code() }, token).expect(200);
    await login(test, patient.email, { totp: app.recoveryCodes[0] }).expect(401);
    await login(test, patient.email, { totp: body.recoveryCodes[0] }).expect(200);
  });

  it('cannot be undone where the role needs a factor', async () => {
    const doctor = await buildDoctor(test.knex);
    const app = await enrolApp(test, doctor);
    const token = await test.tokenOf(doctor);
    await test.send('post', `${own}/totp/remove`, { password, code: app.code() }, token).expect(409, /auth.lastFactor/);
    await test
      .send('post', `${own}/totp/remove`, { password, code: app.code() }, await test.tokenOf(await buildPatient(test.knex)))
      .expect(409, /auth.factorNotSetUp/);
  });
});

describe('AUT-11 The setting', () => {
  it('switched on reaches open sessions at their next refresh, and switched off as well', async () => {
    await demand(demandOfNone);
    const doctor = await buildDoctor(test.knex);
    const opened = (await native(doctor.email).expect(200)).body as { token: string; refreshToken: string };
    expect(await me(opened.token)).toMatchObject({ mustEnrol: false });
    await demand(demandOfAll);
    const bound = (await refresh(opened.refreshToken).expect(200)).body as { token: string; refreshToken: string };
    expect(await me(bound.token)).toMatchObject({ mustEnrol: true });
    await demand({ ...demandOfAll, doctor: false });
    const freed = (await refresh(bound.refreshToken).expect(200)).body as { token: string };
    expect(await me(freed.token)).toMatchObject({ mustEnrol: false });
  });

  it('ends a session that has not proved the factor that its owner has', async () => {
    await demand(demandOfNone);
    const doctor = await buildDoctor(test.knex);
    const opened = (await native(doctor.email).expect(200)).body as { token: string; refreshToken: string };
    await enrolApp(test, doctor);
    await demand(demandOfAll);
    await refresh(opened.refreshToken).expect(401, /auth.refresh.token.Error/);
    await test.get(`${base}/iam/me`, opened.token).expect(401);
  });

  it('asks nothing of patients', async () => {
    const { email } = await buildPatient(test.knex);
    expect((await login(test, email).expect(200)).body.user.mustEnrol).toBe(false);
  });
});

describe('An administrator who resets a second factor', () => {
  const reset = (id: string, token: string) => test.send('post', `/api/v1/backoffice/people/${id}/second-factor/reset`, { reason: 'Telefon verloren' }, token);

  it('takes everything away, ends the sessions, tells the person and leaves a reason', async () => {
    const doctor = await buildDoctor(test.knex);
    const app = await enrolApp(test, doctor);
    const session = await test.tokenOf(doctor);
    const admin = await buildAdmin(test.knex);
    await reset(doctor.id, await test.tokenOf(admin)).expect(204);
    await test.get(`${base}/iam/me`, session).expect(401);
    await login(test, doctor.email, { totp: app.code() }).expect(200);
    expect((await login(test, doctor.email).expect(200)).body.user.mustEnrol).toBe(true);
    const [event] = await test.knex('audit_events').where({ objectId: doctor.id, action: 'second-factor.reset' });
    expect(event).toMatchObject({ actorId: admin.id, reason: 'Telefon verloren' });
    await test.runJobs();
    expect(test.mails.filter(({ to }) => to === doctor.email).map(({ subject }) => subject)).toContain('Ein zweiter Faktor Ihres Kontos wurde entfernt');
  });

  it('cannot do it to oneself, to an unknown user, or to one without a factor', async () => {
    const admin = await buildAdmin(test.knex);
    await enrolApp(test, admin);
    const token = await test.tokenOf(admin);
    await reset(admin.id, token).expect(409, /user.notOneself/);
    await reset(newId(), token).expect(404);
    await reset((await buildDoctor(test.knex)).id, token).expect(409, /auth.factorNotSetUp/);
  });
});
