import type { Response } from 'supertest';
import { demoPasswordHash } from '../../../../seeds/cast.ts';
import { buildPatient } from '../../../../seeds/factories/users.ts';
import { startTestApp, type TestApp } from '../../../test/app.ts';
import { isFullSize, sized } from '../../../test/security/size.ts';
import { newId } from '../../kernel/ids.ts';

const clients = '/api/v1/clients';
const password = 'Demo-2026!';
const person = { password, passwordConfirm: password, firstName: 'Jule', lastName: 'Winter', dob: '1991-03-04', privacyAccepted: true, termsAccepted: true };

let test: TestApp;
beforeAll(async () => void (test = await startTestApp()));
afterAll(() => test.close());
beforeEach(() => test.knex('login_attempts').delete());

/** What strangers can ask with an address. */
const questions: [string, (email: string) => Promise<Response>][] = [
  ['login', async (email) => test.send('post', `${clients}/auth/login`, { email, password: 'Wrong-2026!' })],
  ['register', async (email) => test.send('post', `${clients}/iam/register`, { ...person, email })],
  ['reset', async (email) => test.send('post', `${clients}/auth/reset/init`, { email })],
  ['resend', async (email) => test.send('post', `${clients}/iam/email-confirm/resend`, { email })],
  ['confirm', async (email) => test.send('post', `${clients}/iam/email-confirm`, { email, code: '000000' })],
];

/** With a hash of the product's own cost, which is what the times are about. */
const known = async (): Promise<string> => (await buildPatient(test.knex, { passwordHash: demoPasswordHash })).email;
/** As long as a known one. */
const unknown = async (): Promise<string> => (await known()).replace(/^./, 'x').replace('@', `-${newId().slice(0, 4)}@`);

/** New with every answer, for any caller. */
const fresh = ['x-request-id', 'date', 'content-security-policy', 'etag'];
const visible = ({ status, body, headers }: Response): object => ({
  status,
  body,
  headers: Object.fromEntries(Object.entries(headers as Record<string, string>).filter(([name]) => !fresh.includes(name))),
});

/** The kinds of statements that the answer took, in order: what it cost. */
const costOf = async (ask: () => Promise<Response>): Promise<string[]> => {
  const kinds: string[] = [];
  const note = ({ sql }: { sql: string }): void => void kinds.push(/^\w+/.exec(sql.trim())?.[0]?.toLowerCase() ?? '');
  test.context.knex.on('query', note);
  await ask();
  test.context.knex.off('query', note);
  return kinds.filter((kind) => !['rollback', 'release'].includes(kind));
};

it.each(questions)('ENU-01 %s answers a known and an unknown address alike', async (_what, ask) => {
  expect(visible(await ask(await known()))).toEqual(visible(await ask(await unknown())));
});

it.each(questions)('ENU-01 %s does the same work for a known and an unknown address', async (_what, ask) => {
  const [there, nowhere] = [await known(), await unknown()];
  await ask(await unknown());
  expect(await costOf(() => ask(there))).toEqual(await costOf(() => ask(nowhere)));
});

/** Two-sided Mann–Whitney: how likely two samples of one distribution differ as much as these. Normal approximation, no ties to speak of. */
const mannWhitney = (one: number[], other: number[]): number => {
  const ranked = [...one.map((value) => ({ value, isOne: true })), ...other.map((value) => ({ value, isOne: false }))].toSorted((a, b) => a.value - b.value);
  const sum = ranked.reduce((total, { isOne }, at) => total + (isOne ? at + 1 : 0), 0);
  const [m, n] = [one.length, other.length];
  const z = Math.abs(sum - (m * (m + n + 1)) / 2) / Math.sqrt((m * n * (m + n + 1)) / 12);
  const t = 1 / (1 + 0.2316419 * z);
  const tail = t * (0.31938153 + t * (-0.356563782 + t * (1.781477937 + t * (-1.821255978 + t * 1.330274429))));
  return 2 * (Math.exp((-z * z) / 2) / Math.sqrt(2 * Math.PI)) * tail;
};

it('ENU-01 the test of the times tells two distributions apart and one from itself not', () => {
  const line = (from: number): number[] => Array.from({ length: 200 }, (_one, at) => from + ((at * 7919) % 200));
  expect(mannWhitney(line(0), line(60))).toBeLessThan(0.001);
  expect(mannWhitney(line(0), line(0.5))).toBeGreaterThan(0.5);
});

/** Times of a busy machine differ by themselves: only the full run judges them. Known and unknown take turns, so that both see the same machine. */
const timed = isFullSize ? questions : questions.slice(-1);
it.each(timed)('ENU-01 %s takes the same time for a known and an unknown address', async (_what, ask) => {
  const times: [number[], number[]] = [[], []];
  for (let round = 0; round < sized(20, 1000); round += 1)
    for (const side of round % 2 ? [0, 1] : [1, 0]) {
      // What is done before is the same for both, so that only the question differs.
      const [there, nowhere] = [await known(), await unknown()];
      const email = side === 0 ? there : nowhere;
      await test.knex('login_attempts').delete();
      const asked = performance.now();
      await ask(email);
      times[side as 0 | 1].push(performance.now() - asked);
    }
  expect(mannWhitney(...times)).toBeGreaterThan(sized(0, 0.01));
});
