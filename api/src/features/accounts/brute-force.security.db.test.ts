import request from 'supertest';
import { buildPatient } from '../../../../seeds/factories/users.ts';
import { startTestApp, type TestApp } from '../../../test/app.ts';
import { isFullSize, sized } from '../../../test/security/size.ts';
import { startProcess } from '../../../test/security/process.ts';
import { forgetAttemptsJob } from './jobs/forget-attempts.ts';
import { duration } from '../../kernel/clock.ts';

const path = '/api/v1/clients/auth/login';
const password = 'Demo-2026!';

let test: TestApp;
beforeAll(async () => void (test = await startTestApp({ environment: { TRUST_PROXY: '1' } })));
afterAll(() => test.close());
beforeEach(() => test.knex('login_attempts').delete());

interface Guess {
  email: string;
  from?: string;
  password?: string;
}

const guess = ({ email, from = '198.51.100.7', password: tried = 'Wrong-2026!' }: Guess) =>
  test.send('post', path, { email, password: tried }).set('X-Forwarded-For', from);

/** Sent at once, as a program would that does not wait for answers. */
const inParallel = async (guesses: Guess[], width = 50): Promise<number[]> => {
  const statuses: number[] = [];
  for (let at = 0; at < guesses.length; at += width)
    statuses.push(...(await Promise.all(guesses.slice(at, at + width).map((one) => guess(one)))).map(({ status }) => status));
  return statuses;
};

const count = (statuses: number[], status: number): number => statuses.filter((one) => one === status).length;
/** A refusal of the password means that it was looked at. */
const expectChecked = (statuses: number[], most: number): void => {
  expect(count(statuses, 401)).toBe(most);
  expect(count(statuses, 429)).toBe(statuses.length - most);
};
/** The small run begins near the limit; the full one counts from nought. */
const alreadyUsed = async (first: Guess, kind: string): Promise<number> => {
  const used = sized(80, 0);
  if (used > 0) await guess(first).expect(401);
  await test.knex('login_attempts').where('key', 'like', `${kind}:%`).update({ tries: used });
  return used;
};
const address = (at: number): string => `203.${Math.floor(at / 250) % 250}.113.${(at % 250) + 1}`;
const times = sized(60, 10_000);

/** After one wrong try the ten are used up. */
const useUp = async (email: string): Promise<void> => {
  await guess({ email }).expect(401);
  await test.knex('login_attempts').where('key', 'like', 'pair:%').update({ tries: 10 });
};

describe('BRU-01 guesses on one account', () => {
  it('BRU-01 from one address: ten reach the password check, however many come at once', async () => {
    const { email } = await buildPatient(test.knex);
    expectChecked(await inParallel(Array.from({ length: times }, () => ({ email }))), 10);
  });

  it('BRU-01 from a thousand addresses: a hundred reach the password check, and the owner still gets in from a known device', async () => {
    const [home, away] = ['198.51.100.10', '198.51.100.11'];
    const { email } = await buildPatient(test.knex);
    await guess({ email, from: home, password }).expect(200);
    const used = await alreadyUsed({ email, from: address(0) }, 'account');
    expectChecked(await inParallel(Array.from({ length: times }, (_one, at) => ({ email, from: address(at % 1000) }))), 100 - used);
    await guess({ email, from: away, password }).expect(429);
    await guess({ email, from: home, password }).expect(200);
    await guess({ email, from: home }).expect(401);
  });

  it('BRU-01 a known device has ten wrong tries of its own, no more', async () => {
    const { email } = await buildPatient(test.knex);
    await guess({ email, password }).expect(200);
    await test.knex('login_attempts').where('key', 'like', 'account:%').update({ tries: 100 });
    expectChecked(await inParallel(Array.from({ length: 30 }, () => ({ email }))), 10);
  });

  it('BRU-01 refused tries take nothing from the account: a stranger at one address does not use up its allowance', async () => {
    const { email } = await buildPatient(test.knex);
    await useUp(email);
    await inParallel(Array.from({ length: 150 }, () => ({ email })));
    expect(await test.knex('login_attempts').orderBy('key').pluck('tries')).toEqual([1, 1, 10]);
    await guess({ email, from: '198.51.100.99', password }).expect(200);
  });

  it('BRU-01 says how long to wait, in header and details, and looks again afterwards', async () => {
    const { email } = await buildPatient(test.knex);
    await inParallel(Array.from({ length: 10 }, () => ({ email })));
    const answer = await guess({ email, password }).expect(429);
    const { code, details } = answer.body as { code: string; details: { retryAfterSeconds: number } };
    expect([code, answer.get('Retry-After')]).toEqual(['auth.tooManyAttempts', String(details.retryAfterSeconds)]);
    test.clock.advance(details.retryAfterSeconds * duration.seconds);
    await guess({ email, password }).expect(200);
  });
});

it('BRU-02 one password over many accounts from one address: a hundred are checked', async () => {
  const used = await alreadyUsed({ email: 'somebody@mail.example' }, 'address');
  expectChecked(await inParallel(Array.from({ length: times }, (_one, at) => ({ email: `person-${at}@mail.example` }))), 100 - used);
});

it('BRU-02 an IPv6 network counts as one address', async () => {
  const from = (at: number): string => `2001:db8:1:2:${at.toString(16)}::1`;
  const { email } = await buildPatient(test.knex);
  expectChecked(await inParallel(Array.from({ length: 40 }, (_one, at) => ({ email, from: from(at) }))), 10);
  expect((await guess({ email, from: '2001:db8:1:3::1' })).status).toBe(401);
});

describe('BRU-03 another spelling is no new allowance', () => {
  const spellings: [string, (email: string) => request.Test][] = [
    ['capitals', (email) => guess({ email: email.toUpperCase() })],
    ['spaces around', (email) => guess({ email: `  ${email}\t` })],
    ['another proxy’s header', (email) => guess({ email }).set('X-Forwarded-For', '9.9.9.9, 198.51.100.7')],
    ['a header that is no address', (email) => guess({ email }).set('X-Forwarded-For', 'x'.repeat(50) + ', 198.51.100.7')],
    ['the same address written for IPv6', (email) => guess({ email }).set('X-Forwarded-For', '::ffff:198.51.100.7')],
    ['X-Real-IP', (email) => guess({ email }).set('X-Real-IP', '9.9.9.9')],
    ['Forwarded', (email) => guess({ email }).set('Forwarded', 'for=9.9.9.9')],
    ['Client-IP', (email) => guess({ email }).set('Client-IP', '9.9.9.9').set('True-Client-IP', '9.9.9.9').set('CF-Connecting-IP', '9.9.9.9')],
    ['another user agent', (email) => guess({ email }).set('User-Agent', 'Other/1.0')],
    ['the native client', (email) => guess({ email }).set('X-Client', 'native')],
    ['another language', (email) => guess({ email }).set('Accept-Language', 'en')],
    ['another host', (email) => guess({ email }).set('Host', 'elsewhere.example')],
  ];

  it.each(spellings)('BRU-03 %s', async (_how, attempt) => {
    const { email } = await buildPatient(test.knex);
    await useUp(email);
    expect((await attempt(email)).status).toBe(429);
  });

  const others: [string, (body: object) => request.Test][] = [
    ['a trailing slash', (body) => test.send('post', `${path}/`, body)],
    ['capitals in the path', (body) => test.send('post', path.toUpperCase(), body)],
    ['a query', (body) => test.send('post', `${path}?email=other@mail.example`, body)],
    ['a doubled slash', (body) => test.send('post', path.replace('/auth', '//auth'), body)],
    ['PUT', (body) => test.send('put', path, body)],
    ['PATCH', (body) => test.send('patch', path, body)],
    ['DELETE', (body) => test.send('delete', path, body)],
    ['GET', (body) => test.get(`${path}?${new URLSearchParams(body as Record<string, string>)}`)],
    ['a method override', (body) => test.send('post', path, body).set('X-HTTP-Method-Override', 'PUT')],
    ['a second address in the body', (body) => test.send('post', path, { ...body, Email: 'other@mail.example' })],
    ['a list of addresses', (body) => test.send('post', path, { ...body, email: ['other@mail.example', (body as { email: string }).email] })],
    ['a form', (body) => request(test.app).post(path).type('form').send(body)],
    ['text', (body) => request(test.app).post(path).type('text/plain').send(JSON.stringify(body))],
  ];

  it.each(others)('BRU-03 %s never opens a session when the allowance is used up', async (_how, attempt) => {
    const { email } = await buildPatient(test.knex);
    await useUp(email);
    const answer = await attempt({ email, password }).set('X-Forwarded-For', '198.51.100.7');
    expect(answer.status).toBeGreaterThanOrEqual(400);
    expect(await test.knex('sessions').join('users', 'users.id', 'sessions.userId').where({ email })).toEqual([]);
  });

  it('BRU-03 without a proxy the caller cannot choose its address', async () => {
    const direct = await startTestApp();
    try {
      const { email } = await buildPatient(direct.knex);
      const answers = await Promise.all(
        Array.from({ length: 30 }, (_one, at) => direct.send('post', path, { email, password: 'Wrong-2026!' }).set('X-Forwarded-For', address(at))),
      );
      expectChecked(
        answers.map(({ status }) => status),
        10,
      );
    } finally {
      await direct.close();
    }
  });
});

// A further process takes seconds; that the table decides is what `useUp` stands on.
if (isFullSize)
  it('BRU-04 limits belong to the database: two processes count together, and one that was killed and starts again has forgotten nothing', async () => {
    const { email } = await buildPatient(test.knex);
    const other = await startProcess(test);
    const guessAt = async (url: string, from: string, tried = 'Wrong-2026!'): Promise<number> => {
      const headers = { 'Content-Type': 'application/json', 'X-Forwarded-For': from };
      return (await fetch(`${url}${path}`, { method: 'POST', headers, body: JSON.stringify({ email, password: tried }) })).status;
    };
    const guessHere = async (from: string, tried?: string): Promise<number> => (await guess({ email, from, password: tried })).status;
    /** Sent at once, half of them to this process and half to the other one. */
    const guessAtBoth = async (from: (at: number) => string, number: number): Promise<number[]> => {
      const statuses: number[] = [];
      for (let at = 0; at < number; at += 40)
        statuses.push(
          ...(await Promise.all(Array.from({ length: 40 }, (_one, place) => (place % 2 ? guessHere(from(at + place)) : guessAt(other.url, from(at + place)))))),
        );
      return statuses;
    };
    expectChecked(await guessAtBoth(() => address(0), 400), 10);
    const used = await alreadyUsed({ email, from: address(1) }, 'account');
    expectChecked(await guessAtBoth((at) => address(2 + at), 2000), 100 - used);
    await other.kill();
    const restarted = await startProcess(test);
    expect([await guessAt(restarted.url, address(0), password), await guessAt(restarted.url, address(9000), password)]).toEqual([429, 429]);
    await restarted.kill();
  });

describe('Mails that strangers ask for', () => {
  const ask = (kind: string, email: string, from = '198.51.100.7') => test.send('post', `/api/v1/clients/${kind}`, { email }).set('X-Forwarded-For', from);

  it.each(['auth/reset/init', 'iam/email-confirm/resend'])('%s: one address causes a hundred an hour, then it is told to wait', async (kind) => {
    const statuses = await Promise.all(Array.from({ length: 130 }, (_one, at) => ask(kind, `person-${at}@mail.example`)));
    expect(
      count(
        statuses.map(({ status }) => status),
        202,
      ),
    ).toBe(100);
    expect(Number((await ask(kind, 'one-more@mail.example').expect(429)).get('Retry-After'))).toBeGreaterThan(0);
    await ask(kind, 'elsewhere@mail.example', '198.51.100.8').expect(202);
  });

  it('one account gets ten an hour, from any network, and no account is revealed', async () => {
    const { email } = await buildPatient(test.knex);
    test.mails.length = 0;
    const answers = await Promise.all(Array.from({ length: 30 }, (_one, at) => ask('auth/reset/init', email, address(at))));
    expect(answers.map(({ status }) => status)).toEqual(Array(30).fill(202));
    await test.runJobs();
    expect(test.mails.filter(({ to }) => to === email)).toHaveLength(10);
  });

  it('a code is not guessed over many accounts from one address', async () => {
    const answers = await Promise.all(
      Array.from({ length: 130 }, (_one, at) =>
        test.send('post', '/api/v1/clients/iam/email-confirm', { email: `person-${at}@mail.example`, code: '123456' }).set('X-Forwarded-For', '198.51.100.7'),
      ),
    );
    expect(
      count(
        answers.map(({ status }) => status),
        429,
      ),
    ).toBe(30);
  });
});

it('what has expired is forgotten, twice as well as once', async () => {
  const { email } = await buildPatient(test.knex);
  await guess({ email }).expect(401);
  const run = async (): Promise<number> => {
    await forgetAttemptsJob.handler(test.ctx, {} as never);
    return (await test.knex('login_attempts').select('key')).length;
  };
  expect(await run()).toBe(3);
  test.clock.advance(16 * duration.minutes);
  expect([await run(), await run()]).toEqual([1, 1]);
});
