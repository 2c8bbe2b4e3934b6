import type { Test } from 'supertest';
import { buildPatient } from '../../../../seeds/factories/users.ts';
import { startTestApp, type TestApp } from '../../../test/app.ts';
import { secretsSentTo } from '../../../test/mailbox.ts';
import { sized } from '../../../test/security/size.ts';
import { duration } from '../../kernel/clock.ts';
import { newId, newSecret } from '../../kernel/ids.ts';

const clients = '/api/v1/clients';
const password = 'Demo-2026!';
const fresh = 'Frisch-2026!';

let test: TestApp;
beforeAll(async () => void (test = await startTestApp()));
afterAll(() => test.close());
beforeEach(() => void (test.mails.length = 0));

let count = 0;
const newAddress = (): string => `link-${(count += 1)}@mail.example`;

interface Way {
  /** Has a mail with a link sent; answers where it went. */
  ask: () => Promise<{ address: string }>;
  use: (token: string) => Test;
}

const reset: Way = {
  ask: async () => {
    const { email } = await buildPatient(test.knex);
    await test.send('post', `${clients}/auth/reset/init`, { email }).expect(202);
    return { address: email };
  },
  use: (token) => test.send('post', `${clients}/auth/reset/finish`, { token, password: fresh, passwordConfirm: fresh }),
};
const confirm: Way = {
  ask: async () => {
    const address = newAddress();
    const person = { firstName: 'Ada', lastName: 'Berg', dob: '1980-01-01', privacyAccepted: true, termsAccepted: true };
    await test.send('post', `${clients}/iam/register`, { email: address, password, passwordConfirm: password, ...person }).expect(202);
    return { address };
  },
  use: (token) => test.send('post', `${clients}/iam/email-confirm`, { token }),
};
const change: Way = {
  ask: async () => {
    const address = newAddress();
    const token = await test.tokenOf(await buildPatient(test.knex));
    await test.send('post', `${clients}/iam/email-change`, { email: address, password }, token).expect(202);
    return { address };
  },
  use: (token) => test.send('post', `${clients}/iam/email-change/confirm`, { token }),
};
const ways = { reset, confirm, change };
const names = Object.keys(ways) as (keyof typeof ways)[];
const sent = async (way: Way): Promise<string> => (await secretsSentTo(test, (await way.ask()).address)).token;

describe.each(names)('AUT-10 the link of a mail (%s)', (name) => {
  const way = ways[name];

  it('works once, also when it is used many times at once', async () => {
    for (let round = 0; round < sized(3, 30); round += 1) {
      const token = await sent(way);
      const answers = await Promise.all(Array.from({ length: 4 }, () => way.use(token)));
      expect(answers.map(({ status }) => status).sort()).toEqual([200, 401, 401, 401]);
      await way.use(token).expect(401, /token.invalid/);
    }
  });

  it('cannot be guessed, shortened, lengthened or used for another purpose', async () => {
    const token = await sent(way);
    const [id, secret = ''] = token.split('.');
    const guesses = [`${id}.${newSecret()}`, `${newId()}.${secret}`, `${id}.`, token.slice(0, -1), `${token}A`, token.toUpperCase(), ` ${token}`, id ?? '', ''];
    for (const guess of guesses) await way.use(guess).expect(401, /token.invalid/);
    for (const other of names.filter((one) => one !== name)) await ways[other].use(token).expect(401, /token.invalid/);
    await way.use(token).expect(200);
  });

  it('is dead when its time is over', async () => {
    const token = await sent(way);
    test.clock.advance(name === 'reset' ? 30 * duration.minutes + duration.seconds : duration.days + duration.seconds);
    await way.use(token).expect(401, /token.invalid/);
  });
});

describe('AUT-10 links that were sent before', () => {
  it('die with a change of the address, a change of the password and a reset', async () => {
    for (const how of ['address', 'password', 'reset'] as const) {
      const patient = await buildPatient(test.knex);
      const own = await test.tokenOf(patient);
      const pending = newAddress();
      await test.send('post', `${clients}/iam/email-change`, { email: pending, password }, own).expect(202);
      const toPending = (await secretsSentTo(test, pending)).token;
      await test.send('post', `${clients}/auth/reset/init`, { email: patient.email }).expect(202);
      const toReset = (await secretsSentTo(test, patient.email)).token;
      if (how === 'address') await change.use(toPending).expect(200);
      if (how === 'reset') await reset.use(toReset).expect(200);
      if (how === 'password')
        await test.send('post', `${clients}/iam/password`, { currentPassword: password, password: fresh, passwordConfirm: fresh }, own).expect(200);
      await reset.use(toReset).expect(401, /token.invalid/);
      await change.use(toPending).expect(401, /token.invalid/);
    }
  });
});

describe('AUT-10 the address of a link', () => {
  it('comes from the configuration, whatever the request says it was sent to', async () => {
    const poison = {
      Host: 'evil.example',
      'X-Forwarded-Host': 'evil.example',
      'X-Forwarded-Proto': 'http',
      Forwarded: 'host=evil.example',
      Origin: 'https://evil.example',
    };
    const { email } = await buildPatient(test.knex);
    for (const [header, value] of Object.entries(poison)) await test.send('post', `${clients}/auth/reset/init`, { email }).set(header, value);
    await test.runJobs();
    const sentMails = test.mails.filter(({ to }) => to === email);
    expect(sentMails.length).toBeGreaterThan(0);
    for (const { text, html } of sentMails) {
      expect(text).not.toContain('evil.example');
      expect(html).not.toContain('evil.example');
      expect(text).toContain('http://localhost:3000/auth/confirm-info/reset?token=');
    }
  });
});

it('AUT-10 a code is dead after five tries, ten minutes or one use, however many try at once', async () => {
  for (let round = 0; round < sized(2, 20); round += 1) {
    // What one address may guess over all accounts is counted for 15 minutes; it would end the rounds before the codes do.
    test.clock.advance(16 * duration.minutes);
    const { address } = await confirm.ask();
    const { code } = await secretsSentTo(test, address);
    const guess = (tried: string): Test => test.send('post', `${clients}/iam/email-confirm`, { email: address, code: tried });
    const wrong = Array.from({ length: 12 }, (_, index) => String((Number(code) + index + 1) % 1_000_000).padStart(6, '0'));
    const answers = await Promise.all(wrong.map(guess));
    expect(answers.map(({ status, body }) => [status, body.code])).toEqual(wrong.map(() => [401, 'token.invalid']));
    await guess(code).expect(401, /token.invalid/);
  }
  const { address } = await confirm.ask();
  const { code } = await secretsSentTo(test, address);
  test.clock.advance(10 * duration.minutes + duration.seconds);
  await test.send('post', `${clients}/iam/email-confirm`, { email: address, code }).expect(401, /token.invalid/);
});
