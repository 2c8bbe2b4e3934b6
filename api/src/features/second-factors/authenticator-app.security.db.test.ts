import { buildPatient } from '../../../../seeds/factories/users.ts';
import { startTestApp, type TestApp } from '../../../test/app.ts';
import { enrolApp, login } from '../../../test/security/authenticator-app.ts';
import { sized } from '../../../test/security/size.ts';
import { duration } from '../../kernel/clock.ts';

let test: TestApp;
beforeAll(async () => void (test = await startTestApp()));
afterAll(() => test.close());
beforeEach(async () => {
  test.mails.length = 0;
  await test.knex('login_attempts').delete();
});

const patientWithApp = async () => {
  const patient = await buildPatient(test.knex);
  return { ...patient, app: await enrolApp(test, patient) };
};
const auditOf = (objectId: string) => test.knex('audit_events').where({ objectId }).orderBy('id').pluck<string[]>('action');
const subjects = async (): Promise<string[]> => {
  await test.runJobs();
  return test.mails.map(({ subject }) => subject);
};
const failuresOf = async (userId: string): Promise<number> =>
  (await test.knex('second_factor_attempts').where({ userId }).first<{ failures: number } | undefined>('failures'))?.failures ?? 0;

describe('AUT-11 A login with an authenticator app', () => {
  it('asks for the code after the right password only, and names the ways', async () => {
    const { email, app } = await patientWithApp();
    const due = await login(test, email).expect(401);
    expect(due.body).toMatchObject({ code: 'auth.totpRequired', details: { methods: ['totp', 'recovery-code'] } });
    const wrong = await login(test, email, { totp: app.code() }, 'Wrong-2026!').expect(401);
    const unknown = await login(test, 'nobody@mail.example', { totp: app.code() }).expect(401);
    expect(wrong.body).toEqual(unknown.body);
    const answer = await login(test, email, { totp: app.code() }).expect(200);
    expect(answer.body.user).toMatchObject({ email, mustEnrol: false });
  });

  it('takes a code once, also with spaces, and not again within its time', async () => {
    for (let round = 0; round < sized(2, 200); round += 1) {
      const { email, app } = await patientWithApp();
      const code = app.code();
      await login(test, email, { totp: `${code.slice(0, 3)} ${code.slice(3)}` }).expect(200);
      await login(test, email, { totp: code }).expect(401, /auth.totpInvalid/);
      await login(test, email, { totp: app.code(-1) }).expect(401, /auth.totpInvalid/);
      await login(test, email, { totp: app.code(1) }).expect(200);
    }
  });

  it('takes the neighbouring time step and nothing further away', async () => {
    const { email, app } = await patientWithApp();
    test.clock.advance(duration.minutes);
    for (const away of [-3, -2, 2, 3]) await login(test, email, { totp: app.code(away) }).expect(401, /auth.totpInvalid/);
    await login(test, email, { totp: app.code(-1) }).expect(200);
    await login(test, email, { totp: app.code(1) }).expect(200);
  });

  it('of one code tried many times at once lets one in', async () => {
    for (let round = 0; round < sized(1, 100); round += 1) {
      const { email, app } = await patientWithApp();
      const answers = await Promise.all(Array.from({ length: 5 }, () => login(test, email, { totp: app.code() })));
      expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
      expect(answers.filter(({ status }) => status !== 200).every(({ body }) => ['auth.totpInvalid', 'auth.tooManyAttempts'].includes(body.code))).toBe(true);
    }
  });

  it('is locked after five wrong codes, notifies the owner, and refuses every guess in the meantime', async () => {
    const { id, email, app } = await patientWithApp();
    await test.runJobs();
    test.mails.length = 0;
    for (let tries = 0; tries < 5; tries += 1) await login(test, email, { totp: app.wrongCode() }).expect(401, /auth.totpInvalid/);
    const refused = await login(test, email, { totp: app.code() }).expect(429, /auth.tooManyAttempts/);
    expect(Number(refused.get('Retry-After'))).toBeGreaterThan(800);
    for (const recovery of app.recoveryCodes.slice(0, 2)) await login(test, email, { totp: recovery }).expect(429);
    expect(await auditOf(id)).toContain('second-factor.lock');
    expect(await subjects()).toEqual(['Anmeldung vorübergehend gesperrt']);
    test.clock.advance(15 * duration.minutes + duration.seconds);
    await login(test, email, { totp: app.code() }).expect(200);
    expect(await failuresOf(id)).toBe(0);
  });

  it('is locked for twice as long each further time', async () => {
    const { email, app } = await patientWithApp();
    const waits: number[] = [];
    for (let lock = 0; lock < 3; lock += 1) {
      for (let tries = 0; tries < 5; tries += 1) await login(test, email, { totp: app.wrongCode() }).expect(401);
      const seconds = Number((await login(test, email, { totp: app.wrongCode() }).expect(429)).get('Retry-After'));
      waits.push(seconds / 60);
      test.clock.advance((seconds + 1) * duration.seconds);
    }
    expect(waits).toEqual([15, 30, 60]);
  });

  it('of many guesses at once has five looked at', async () => {
    const { id, email, app } = await patientWithApp();
    const guesses = Array.from({ length: sized(20, 1000) }, (_one, index) => String(index).padStart(6, '0')).filter(
      (code) => ![-1, 0, 1].map(app.code).includes(code),
    );
    const answers = [];
    for (let from = 0; from < guesses.length; from += 20)
      answers.push(...(await Promise.all(guesses.slice(from, from + 20).map((totp) => login(test, email, { totp })))));
    expect(answers.filter(({ body }) => body.code === 'auth.totpInvalid')).toHaveLength(5);
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(guesses.length - 5);
    expect(await failuresOf(id)).toBe(5);
  });

  it('cannot be locked by a user without the password', async () => {
    const { id, email, app } = await patientWithApp();
    for (let tries = 0; tries < 8; tries += 1) await login(test, email, { totp: app.wrongCode() }, 'Wrong-2026!').expect(401, /invalidCredentials/);
    expect(await failuresOf(id)).toBe(0);
    await login(test, email, { totp: app.code() }).expect(200);
  });

  it('says that an account is blocked before it asks for a code', async () => {
    const { id, email, app } = await patientWithApp();
    await test.knex('users').where({ id }).update({ status: 'banned' });
    await login(test, email, { totp: app.code() }).expect(403, /user.banned/);
    await login(test, email).expect(403, /user.banned/);
  });
});

describe('AUT-11 A recovery code', () => {
  it('opens once, in any writing, is told to the owner and leaves nine', async () => {
    const { id, email, app } = await patientWithApp();
    await test.runJobs();
    test.mails.length = 0;
    const [first = '', second = ''] = app.recoveryCodes;
    expect(new Set(app.recoveryCodes).size).toBe(10);
    await login(test, email, { totp: first.toLowerCase().replace('-', ' ') }).expect(200);
    await login(test, email, { totp: first }).expect(401, /auth.totpInvalid/);
    expect(await subjects()).toEqual(['Ein Wiederherstellungscode wurde benutzt']);
    expect(await auditOf(id)).toContain('recovery-code.use');
    const { token } = (await login(test, email, { totp: second }).expect(200)).body as { token: string };
    const { body } = await test.get('/api/v1/clients/iam/second-factors', token).expect(200);
    expect(body).toMatchObject({ recoveryCodesLeft: 8, totp: { isOn: true } });
  });

  it('of two uses at once opens once, and works for no other user', async () => {
    const [one, other] = [await patientWithApp(), await patientWithApp()];
    const [code = ''] = one.app.recoveryCodes;
    await login(test, other.email, { totp: code }).expect(401, /auth.totpInvalid/);
    const answers = await Promise.all([login(test, one.email, { totp: code }), login(test, one.email, { totp: code })]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 401]);
  });
});

it('LOG-01 neither the seed of an app nor a recovery code is stored anywhere', async () => {
  const { app, id } = await patientWithApp();
  const tables = await test
    .knex('pg_class')
    .whereRaw(`relnamespace = 'public'::regnamespace AND relkind IN ('r', 'p') AND NOT relispartition`)
    .whereNot('relname', 'like', 'knex_%')
    .pluck<string[]>('relname');
  const bytes = Buffer.from(app.secret).toString('base64');
  for (const table of tables) {
    const { rows } = await test.knex.raw<{ rows: { text: string }[] }>(`SELECT CAST(t AS text) AS text FROM "${table}" t`);
    const stored = rows.map(({ text }) => text).join('\n');
    for (const secret of [app.secret, bytes, ...app.recoveryCodes, ...app.recoveryCodes.map((code) => code.replace('-', ''))])
      expect(stored).not.toContain(secret);
  }
  expect(await test.knex('authenticators').where({ userId: id })).toHaveLength(1);
});
