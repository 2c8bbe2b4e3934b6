import { buildPatient } from '../../../../seeds/factories/users.ts';
import { startTestApp, type TestApp } from '../../../test/app.ts';
import { duration, later } from '../../kernel/clock.ts';
import { newId } from '../../kernel/ids.ts';
import { forgetSubscriptionsJob } from './jobs/forget-subscriptions.ts';

const clients = '/api/v1/clients';
let test: TestApp;
beforeAll(async () => {
  test = await startTestApp();
});
afterAll(() => test.close());
beforeEach(() => void (test.mails.length = 0));

const address = (): string => `${newId()}@mail.example`;
const ask = (body: object, token?: string) => test.send('post', `${clients}/iam/newsletter`, body, token);
const tokenIn = (to: string): string => {
  const mail = test.mails.findLast((sent) => sent.to === to);
  return decodeURIComponent(/token=([^\s"&]+)/.exec(mail?.text ?? '')?.[1] ?? '');
};
const confirm = (token: string) => test.send('post', `${clients}/newsletter/confirm`, { token });
const rowOf = (email: string) => test.knex('newsletter_subscriptions').where({ email }).first();

const subscribed = async (email = address()): Promise<string> => {
  await ask({ email }).expect(202);
  await test.runJobs();
  await confirm(tokenIn(email)).expect(200);
  await test.runJobs();
  return email;
};

describe('The newsletter', () => {
  it('goes only to who asked for it and confirmed with a click, with proof of the text and the time', async () => {
    const email = address();
    await ask({ email, consentVersion: 1 }).expect(202);
    expect(await rowOf(email)).toMatchObject({ status: 'pending', confirmedAt: null });
    await test.runJobs();
    const token = tokenIn(email);
    expect(test.mails[0]?.unsubscribeUrl).toBeUndefined();
    await confirm(token).expect(200);
    await confirm(token).expect(200);
    const row = await rowOf(email);
    expect(row).toMatchObject({ status: 'confirmed' });
    const proofs = await test.knex('newsletter_proofs').where({ subscriptionId: row.id }).orderBy('kind');
    expect(proofs.map(({ kind }) => kind as string)).toEqual(['ask', 'confirm']);
    expect(proofs[0]).toMatchObject({ consentVersion: 1, consentSha256: expect.stringMatching(/^[0-9a-f]{64}$/) });
  });

  it('answers the same for an address that is new, waiting, confirmed, or has an account', async () => {
    const patient = await buildPatient(test.knex);
    const confirmed = await subscribed();
    const waiting = address();
    await ask({ email: waiting });
    const answers = await Promise.all([address(), waiting, confirmed, patient.email].map((email) => ask({ email })));
    expect(new Set(answers.map(({ status, text }) => `${status} ${text}`)).size).toBe(1);
  });

  it('never sends more than three mails a day to an address, for any caller', async () => {
    const email = address();
    for (let count = 0; count < 8; count += 1) {
      test.clock.advance(1000);
      await ask({ email }).expect(202);
    }
    await test.runJobs();
    expect(test.mails.filter(({ to }) => to === email)).toHaveLength(3);
  });

  it.each([
    ['guessed', (token: string) => `${token.slice(0, -1)}x`],
    ['of another subscription', (token: string) => token.replace(/^[^.]+/, newId())],
    ['empty of meaning', () => 'x'],
  ])('is not confirmed with a token that is %s', async (_what, forge) => {
    const email = address();
    await ask({ email });
    await test.runJobs();
    await confirm(forge(tokenIn(email))).expect(401, /token.invalid/);
    expect(await rowOf(email)).toMatchObject({ status: 'pending' });
  });

  it('is not confirmed with an older mail once a newer one was asked for, nor after a week, nor with the token that ends it', async () => {
    const email = address();
    await ask({ email });
    await test.runJobs();
    const first = tokenIn(email);
    test.clock.advance(duration.hours);
    await ask({ email });
    await test.runJobs();
    await confirm(first).expect(401);
    test.clock.advance(8 * duration.days);
    await confirm(tokenIn(email)).expect(401);
    const other = await subscribed();
    await test.send('post', `${clients}/newsletter/${encodeURIComponent(tokenIn(other))}/withdraw`, {}).expect(200);
    await confirm(tokenIn(other)).expect(401);
    expect(await rowOf(other)).toMatchObject({ status: 'withdrawn' });
  });

  it('ends without a login, by a mail program’s own button too, as often as it is pressed', async () => {
    const email = await subscribed();
    const url = new URL(test.mails.findLast((mail) => mail.to === email)?.unsubscribeUrl ?? '');
    for (const _press of [1, 2])
      await test.send('post', url.pathname).set('Content-Type', 'application/x-www-form-urlencoded').send('List-Unsubscribe=One-Click').expect(200);
    expect(await rowOf(email)).toMatchObject({ status: 'withdrawn' });
    expect(await test.knex('newsletter_proofs').where({ subscriptionId: (await rowOf(email)).id, kind: 'withdraw' })).toHaveLength(1);
  });

  it('is a switch for people with an account, who see their own state only', async () => {
    const patient = await buildPatient(test.knex);
    const token = await test.tokenOf(patient);
    const state = async () => (await test.get(`${clients}/iam/newsletter-check`, token).expect(200)).body;
    expect(await state()).toEqual({ status: 'none', subscribed: false, email: patient.email, confirmedAt: null });
    await ask({ subscribe: true }, token).expect(202);
    expect(await state()).toMatchObject({ status: 'pending', subscribed: false });
    await test.runJobs();
    await confirm(tokenIn(patient.email)).expect(200);
    expect(await state()).toMatchObject({ status: 'confirmed', subscribed: true });
    await ask({ subscribe: false }, token).expect(202);
    expect(await state()).toMatchObject({ status: 'withdrawn', subscribed: false });
    await test.get(`${clients}/iam/newsletter-check`).expect(401);
    await test.get(`${clients}/iam/newsletter-check?email=${encodeURIComponent(await subscribed())}`, token).expect(({ body }) => {
      if ((body as { subscribed?: boolean }).subscribed === true) throw new Error('told about another address');
    });
  });

  it('cannot be ended for an address by a visitor without its link', () => ask({ email: address(), subscribe: false }).expect(401));

  it('is forgotten when its time is over, and not before; twice is once', async () => {
    const kept = await subscribed();
    const [waiting, recent, old] = [address(), await subscribed(), await subscribed()];
    await ask({ email: waiting });
    await test
      .knex('newsletter_subscriptions')
      .where({ email: waiting })
      .update({ askedAt: later(test.clock.now(), -31 * duration.days) });
    for (const [email, days] of [
      [recent, 300],
      [old, 5 * 366],
    ] as const)
      // prettier-ignore
      await test
        .knex('newsletter_subscriptions')
        .where({ email })
        .update({ status: 'withdrawn', withdrawnAt: later(test.clock.now(), -days * duration.days) });
    for (const _run of [1, 2]) await forgetSubscriptionsJob.handler(test.ctx, {} as never);
    expect(await Promise.all([kept, recent, waiting, old].map(async (email) => (await rowOf(email)) !== undefined))).toEqual([true, true, false, false]);
  });

  it('stands in tables that lead to no person and no health record', async () => {
    const { rows } = await test.knex.raw<{ rows: { target: string }[] }>(
      `SELECT DISTINCT confrelid::regclass::text AS target FROM pg_constraint WHERE contype = 'f' AND conrelid IN ('newsletter_subscriptions'::regclass, 'newsletter_proofs'::regclass)`,
    );
    expect(rows).toEqual([{ target: 'newsletter_subscriptions' }]);
  });
});
