import { newsletterConsentVersion } from '@blattwerk/contract/newsletter/consent';
import { buildAdmin, buildPatient } from '../../../../seeds/factories/users.ts';
import { startTestApp, type TestApp } from '../../../test/app.ts';
import { duration } from '../../kernel/clock.ts';
import { newId } from '../../kernel/ids.ts';

const office = '/api/v1/backoffice/marketing-patients';
let test: TestApp;
let admin: string;
beforeAll(async () => {
  test = await startTestApp();
});
afterAll(() => test.close());
beforeEach(async () => {
  test.mails.length = 0;
  admin = await test.tokenOf(await buildAdmin(test.knex));
});

const address = (): string => `${newId()}@mail.example`;
const newsConsent = { version: newsletterConsentVersion };
const leave = (body: object) => test.send('post', '/api/v1/clients/marketing-patients', { source: 'market', ...body });
const rowOf = (email: string) => test.knex('marketing_patients').where({ email }).first();
const newsOf = (email: string) => test.knex('newsletter_subscriptions').where({ email }).first();
const listed = async (filters: object[]) =>
  (await test.get(`${office}?filters=${encodeURIComponent(JSON.stringify(filters))}`, admin).expect(200)).body as { items: { id: string }[]; total: number };
const byEmail = (email: string) => listed([{ field: 'email', operator: 'eq', value: email }]);

describe('A contact of the market', () => {
  it('is noted with where it came from, and gets no mail without a consent of its own', async () => {
    const email = address();
    await leave({ email: email.toUpperCase(), source: 'vape', campaign: { source: 'suche', medium: 'cpc', name: 'bestand' } }).expect(202);
    expect(await rowOf(email)).toMatchObject({ source: 'vape', campaignSource: 'suche', campaignMedium: 'cpc', campaignName: 'bestand' });
    expect(await newsOf(email)).toBeUndefined();
    await test.runJobs();
    expect(test.mails).toEqual([]);
  });

  it('gets news only after a consent with the text of its version and the click in the mail, and ends them without a login', async () => {
    const email = address();
    await leave({ email, newsConsent }).expect(202);
    const subscription = await newsOf(email);
    expect(subscription).toMatchObject({ status: 'pending' });
    expect(await test.knex('newsletter_proofs').where({ subscriptionId: subscription.id, kind: 'ask' })).toMatchObject([
      { consentVersion: newsletterConsentVersion },
    ]);
    await test.runJobs();
    const token = decodeURIComponent(/token=([^\s"&]+)/.exec(test.mails.find(({ to }) => to === email)?.text ?? '')?.[1] ?? '');
    await test.send('post', '/api/v1/clients/newsletter/confirm', { token }).expect(200);
    expect((await byEmail(email)).items).toMatchObject([{ consent: 'confirmed' }]);
    await test.runJobs();
    const wayOut = new URL(test.mails.findLast(({ to }) => to === email)?.unsubscribeUrl ?? '');
    await test.send('post', wayOut.pathname, {}).expect(200);
    expect((await byEmail(email)).items).toMatchObject([{ consent: 'withdrawn', source: 'market' }]);
  });

  it('is one row however often the address is left: the first source stays, and leaving it again withdraws no consent', async () => {
    const email = address();
    await leave({ email, source: 'vape', newsConsent }).expect(202);
    const { lastSeenAt } = await rowOf(email);
    test.clock.advance(duration.hours);
    await leave({ email }).expect(202);
    const again = await rowOf(email);
    expect(again).toMatchObject({ source: 'vape' });
    expect(again.lastSeenAt.getTime()).toBe(lastSeenAt.getTime() + duration.hours);
    expect(await newsOf(email)).toMatchObject({ status: 'pending' });
  });

  it('gets the same answer for an address that is new, known, or has an account', async () => {
    const patient = await buildPatient(test.knex);
    const known = address();
    await leave({ email: known, newsConsent });
    const answers = await Promise.all([address(), known, patient.email].map((email) => leave({ email, newsConsent })));
    expect(new Set(answers.map(({ status, text }) => `${status} ${text}`)).size).toBe(1);
  });

  it.each([
    ['an unknown source', { source: 'elsewhere' }],
    ['no address', { email: 'nobody' }],
    ['a consent to a text that does not exist', { newsConsent: { version: 99 } }],
    ['anything about health or products', { productIds: [newId()] }],
  ])('is refused with %s', (_what, part) => leave({ email: address(), ...part }).expect(400));

  it('is listed with filters for the state of its news and for those who have become patients', async () => {
    const patient = await buildPatient(test.knex);
    const email = address();
    await leave({ email: patient.email });
    await leave({ email, newsConsent });
    expect((await byEmail(patient.email)).items).toMatchObject([{ hasAccount: true, consent: 'none', fromMarket: true, abilities: ['delete'] }]);
    const became = await listed([{ field: 'hasAccount', operator: 'eq', value: true }]);
    expect(became.items).toEqual(expect.arrayContaining([expect.objectContaining({ email: patient.email })]));
    expect(became.items).not.toContainEqual(expect.objectContaining({ email }));
    const waiting = await listed([
      { field: 'consent', operator: 'eq', value: 'pending' },
      { field: 'email', operator: 'eq', value: email },
    ]);
    expect(waiting).toMatchObject({ total: 1, items: [{ email, hasAccount: false }] });
  });

  it('is deleted on request with everything about news, and the audit log does not name the address', async () => {
    const email = address();
    await leave({ email, newsConsent });
    await test.runJobs();
    const { id } = await rowOf(email);
    await test.send('delete', `${office}/${id}`, undefined, admin).expect(200);
    expect([await rowOf(email), await newsOf(email), await test.knex('mails').where({ recipientAddress: email }).first()]).toEqual([
      undefined,
      undefined,
      undefined,
    ]);
    const [line] = await test.knex('audit_events').where({ action: 'marketing-patient.delete', objectId: id });
    expect(line).toMatchObject({ actorRole: 'admin', before: { source: 'market' } });
    expect(JSON.stringify(line)).not.toContain(email);
    await test.send('delete', `${office}/${id}`, undefined, admin).expect(404);
  });

  it('is counted by where it came from: asked for news, confirmed, unsubscribed, became a patient', async () => {
    const read = async () => (await test.get(`${office}/funnel`, admin).expect(200)).body;
    const before = await read();
    const patient = await buildPatient(test.knex);
    const left = [address(), address(), address()];
    for (const email of left) await leave({ email, source: 'landing', newsConsent });
    await leave({ email: patient.email, source: 'landing' });
    await test.knex('newsletter_subscriptions').where({ email: left[0] }).update({ status: 'confirmed', confirmedAt: test.clock.now() });
    await test.knex('newsletter_subscriptions').where({ email: left[1] }).update({ status: 'withdrawn', withdrawnAt: test.clock.now() });
    const after = await read();
    const gained = (now: Record<string, number>, then: Record<string, number>) =>
      ['contacts', 'asked', 'confirmed', 'withdrawn', 'patients'].map((count) => (now[count] ?? 0) - (then[count] ?? 0));
    expect(after.items.map(({ source }: { source: string }) => source)).toEqual(['market', 'vape', 'landing']);
    expect([0, 1, 2].map((row) => gained(after.items[row], before.items[row]))).toEqual([
      [0, 0, 0, 0, 0],
      [0, 0, 0, 0, 0],
      [4, 3, 1, 1, 1],
    ]);
    expect(gained(after.all, before.all)).toEqual([4, 3, 1, 1, 1]);
  });

  it('stands in a table that leads to no person and no health record', async () => {
    const { rows } = await test.knex.raw<{ rows: object[] }>(
      `SELECT conname FROM pg_constraint WHERE contype = 'f' AND (conrelid = 'marketing_patients'::regclass OR confrelid = 'marketing_patients'::regclass)`,
    );
    expect(rows).toEqual([]);
  });
});
