import { buildPatient } from '../../../../seeds/factories/users.ts';
import { startTestApp, type TestApp } from '../../../test/app.ts';
import { secretsSentTo } from '../../../test/mailbox.ts';
import { sized } from '../../../test/security/size.ts';

const clients = '/api/v1/clients';
const password = 'Demo-2026!';
const fresh = 'Frisch-2026!';
const rounds = sized(4, 50);
const devices = 3;

let test: TestApp;
beforeAll(async () => void (test = await startTestApp()));
afterAll(() => test.close());

interface Opened {
  token: string;
  refreshToken: string;
}

const openOn = async (email: string, count: number): Promise<Opened[]> => {
  const opened: Opened[] = [];
  for (let device = 0; device < count; device += 1)
    opened.push((await test.send('post', `${clients}/auth/login`, { email, password }).set('X-Client', 'native').expect(200)).body);
  return opened;
};

/** Neither the access token nor the refresh token of any of them is good for anything. */
const survivors = async (opened: Opened[]): Promise<number> => {
  let alive = 0;
  for (const { token, refreshToken } of opened) {
    const read = await test.get(`${clients}/iam/me`, token);
    const renewed = await test.send('post', `${clients}/auth/refresh`, { refreshToken }).set('X-Client', 'native');
    if (read.status !== 401 || renewed.status !== 401) alive += 1;
  }
  return alive;
};

it('AUT-08 a changed password ends every other session and keeps the one that changed it', async () => {
  for (let round = 0; round < rounds; round += 1) {
    const { email } = await buildPatient(test.knex);
    const [here, ...others] = await openOn(email, devices + 1);
    await test.send('post', `${clients}/iam/password`, { currentPassword: password, password: fresh, passwordConfirm: fresh }, here?.token).expect(200);
    expect(await survivors(others)).toBe(0);
    await test.get(`${clients}/iam/me`, here?.token).expect(200);
    await test.send('post', `${clients}/auth/refresh`, { refreshToken: here?.refreshToken }).set('X-Client', 'native').expect(200);
  }
});

it('AUT-08 a reset ends every session', async () => {
  for (let round = 0; round < rounds; round += 1) {
    const { email } = await buildPatient(test.knex);
    const opened = await openOn(email, devices);
    await test.send('post', `${clients}/auth/reset/init`, { email }).expect(202);
    const { token } = await secretsSentTo(test, email);
    await test.send('post', `${clients}/auth/reset/finish`, { token, password: fresh, passwordConfirm: fresh }).expect(200);
    expect(await survivors(opened)).toBe(0);
  }
});

it('AUT-08 a wrong current password ends nothing', async () => {
  const { email } = await buildPatient(test.knex);
  const opened = await openOn(email, devices);
  const body = { currentPassword: 'Falsch-2026!', password: fresh, passwordConfirm: fresh };
  await test.send('post', `${clients}/iam/password`, body, opened[0]?.token).expect(422);
  for (const { token } of opened) await test.get(`${clients}/iam/me`, token).expect(200);
});
