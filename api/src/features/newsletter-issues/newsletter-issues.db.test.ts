import { buildAdmin } from '../../../../seeds/factories/users.ts';
import { startTestApp, type TestApp } from '../../../test/app.ts';
import { newId } from '../../kernel/ids.ts';
import { portion, sendPortion } from './newsletter-issues.service.ts';

const office = '/api/v1/backoffice/newsletter-issues';
const written = {
  subjectDe: 'Neues im November',
  bodyDe: 'Zwei **neue** Artikel, siehe [Blog](/blog).\n\n- eins\n- zwei',
  subjectEn: 'News in November',
  bodyEn: 'Two **new** articles.',
};

let test: TestApp;
let admin: string;
let adminEmail: string;
beforeAll(async () => {
  test = await startTestApp();
  const person = await buildAdmin(test.knex);
  adminEmail = person.email;
});
afterAll(() => test.close());
beforeEach(async () => {
  admin = await test.tokenOf({ id: (await test.knex('users').where({ email: adminEmail }).first('id')).id });
  test.mails.length = 0;
  await test.knex('newsletter_subscriptions').delete();
});

interface Subscriber {
  id: string;
  email: string;
}
const subscriber = async (own: { status?: string; locale?: 'de' | 'en' } = {}): Promise<Subscriber> => {
  const [id, at] = [newId(), test.clock.now()];
  const email = `${id}@mail.example`;
  const { status = 'confirmed', locale = 'de' } = own;
  const dates = { askedAt: at, confirmedAt: status === 'pending' ? null : at, withdrawnAt: status === 'withdrawn' ? at : null, createdAt: at, updatedAt: at };
  await test.knex('newsletter_subscriptions').insert({ id, email, locale, status, ...dates });
  return { id, email };
};
const created = async () => (await test.send('post', office, written, admin).expect(201)).body;
const step = (id: string, action: string, body: object = {}) => test.send('post', `${office}/${id}/${action}`, body, admin);
const read = async (id: string) => (await test.get(`${office}/${id}`, admin).expect(200)).body;
const sentTo = () => test.mails.map(({ to }) => to).sort();

describe('An issue', () => {
  it('is written in both languages, previewed as it is sent, and tried at one’s own address', async () => {
    await subscriber();
    const issue = await created();
    expect(issue).toMatchObject({ status: 'draft', results: { recipients: 1, sent: 0 }, abilities: ['update', 'discard', 'start'] });
    const changed = await test.send('patch', `${office}/${issue.id}`, { subjectDe: 'Neues im Dezember', version: issue.version }, admin).expect(200);
    expect(changed.body).toMatchObject({ subjectDe: 'Neues im Dezember', version: issue.version + 1 });
    const preview = async (locale: string) => (await test.get(`${office}/${issue.id}/preview?locale=${locale}`, admin).expect(200)).body;
    const german = await preview('de');
    expect(german.subject).toBe('Neues im Dezember');
    expect(german.html).toContain('<strong>neue</strong>');
    expect(german.html).toMatch(/href="https?:[^"]+\/blog"/);
    expect(german.text).toContain('- eins\n- zwei');
    expect((await preview('en')).text).toContain('Two new articles.');
    const { body } = await step(issue.id, 'test', { locale: 'en' }).expect(200);
    expect(body).toEqual({ to: adminEmail });
    expect(test.mails).toMatchObject([{ to: adminEmail, subject: '[Test] News in November' }]);
    expect(await test.knex('newsletter_sends').where({ issueId: issue.id })).toEqual([]);
  });

  it('is deleted as a draft, in the version that was read, and stays from the moment on in which sending began', async () => {
    await subscriber();
    const draft = await created();
    await test.send('patch', `${office}/${draft.id}`, { subjectDe: 'Neues im Dezember', version: draft.version }, admin).expect(200);
    await step(draft.id, 'discard', { version: draft.version }).expect(409, /server.conflict/);
    await step(draft.id, 'discard', { version: draft.version + 1 }).expect(200, { id: draft.id });
    await test.get(`${office}/${draft.id}`, admin).expect(404);
    await step(draft.id, 'discard', { version: draft.version + 1 }).expect(404);
    const events = await test.knex('audit_events').where({ objectType: 'newsletter-issue', objectId: draft.id }).orderBy('id').pluck('action');
    expect(events).toEqual(['newsletter-issue.create', 'newsletter-issue.update', 'newsletter-issue.discard']);
    const sent = await created();
    await step(sent.id, 'start', { version: sent.version }).expect(200);
    for (const _state of ['sending', 'sent']) {
      await step(sent.id, 'discard', { version: (await read(sent.id)).version }).expect(409, /invalid.status/);
      await expect(test.context.knex('newsletter_issues').where({ id: sent.id }).delete()).rejects.toThrow(/newsletter_sends|not written anew/);
      await test.runJobs();
    }
  });

  it('of one administrator who sends it and one who deletes it at once, one succeeds', async () => {
    await subscriber();
    const issue = await created();
    const answers = await Promise.all([step(issue.id, 'start', { version: issue.version }), step(issue.id, 'discard', { version: issue.version })]);
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    const left = await test.knex('newsletter_issues').where({ id: issue.id }).pluck('status');
    expect(left).toEqual(answers[0]?.status === 200 ? ['sending'] : []);
  });

  it('goes once to everybody who has confirmed, each in their language and with the way out', async () => {
    const [german, english] = [await subscriber(), await subscriber({ locale: 'en' })];
    await subscriber({ status: 'pending' });
    await subscriber({ status: 'withdrawn' });
    const issue = await created();
    expect((await step(issue.id, 'start', { version: issue.version }).expect(200)).body).toMatchObject({ status: 'sending', abilities: ['pause'] });
    await test.runJobs();
    await Promise.all([sendPortion(test.ctx, issue.id), sendPortion(test.ctx, issue.id)]);
    await test.runJobs();
    expect(sentTo()).toEqual([german.email, english.email].sort());
    const mailOf = ({ email }: Subscriber) => test.mails.find(({ to }) => to === email);
    expect(mailOf(english)).toMatchObject({ subject: 'News in November' });
    expect(mailOf(german)?.unsubscribeUrl).toMatch(/\/api\/v1\/clients\/newsletter\/[^/]+\/withdraw$/);
    expect(mailOf(german)?.text).toContain('/newsletter/withdraw?token=');
    expect(await read(issue.id)).toMatchObject({ status: 'sent', abilities: [], results: { recipients: 2, sent: 2, waiting: 0 } });
  });

  it('ends a subscription with one click, which the results count, as they count what was not reached', async () => {
    const [first, second] = [await subscriber(), await subscriber()];
    const issue = await created();
    await step(issue.id, 'start', { version: issue.version }).expect(200);
    await test.runJobs();
    const url = new URL(test.mails.find(({ to }) => to === first.email)?.unsubscribeUrl ?? '');
    await test.send('post', url.pathname).set('Content-Type', 'application/x-www-form-urlencoded').send('List-Unsubscribe=One-Click').expect(200);
    const at = test.clock.now();
    const report = { id: newId(), address: second.email, cause: 'bounce', isHeld: true, lastReportedAt: at, createdAt: at, updatedAt: at };
    await test.knex('suppressed_addresses').insert(report);
    expect((await read(issue.id)).results).toMatchObject({ sent: 2, unsubscribed: 1, bounced: 1 });
  });

  it('holds what would go to an address that was not reached before, and skips who unsubscribed since the start', async () => {
    const [held, gone] = [await subscriber(), await subscriber()];
    const at = test.clock.now();
    await test
      .knex('suppressed_addresses')
      .insert({ id: newId(), address: held.email, cause: 'bounce', isHeld: true, lastReportedAt: at, createdAt: at, updatedAt: at });
    const issue = await created();
    await step(issue.id, 'start', { version: issue.version }).expect(200);
    await test.knex('newsletter_subscriptions').where({ id: gone.id }).update({ status: 'withdrawn', withdrawnAt: at });
    await test.runJobs();
    expect(sentTo()).toEqual([]);
    expect((await read(issue.id)).results).toMatchObject({ recipients: 2, held: 1, skipped: 1, sent: 0 });
  });
});

describe('Sending', () => {
  const many = async (count: number): Promise<void> => {
    const at = test.clock.now();
    const rows = Array.from({ length: count }, () => newId()).map((id) => ({ id, email: `${id}@mail.example`, locale: 'de', status: 'confirmed' }));
    await test.knex('newsletter_subscriptions').insert(rows.map((row) => ({ ...row, askedAt: at, confirmedAt: at, createdAt: at, updatedAt: at })));
  };

  it('that dies half way has written nothing, and the next run does it', async () => {
    await many(2);
    const issue = await created();
    await step(issue.id, 'start', { version: issue.version }).expect(200);
    const trx = await test.knex.transaction();
    await sendPortion({ ...test.ctx, trx }, issue.id);
    await trx.rollback();
    expect(await test.knex('newsletter_sends').where({ issueId: issue.id, outcome: 'mailed' })).toEqual([]);
    await test.runJobs();
    expect(test.mails).toHaveLength(2);
    expect(await read(issue.id)).toMatchObject({ status: 'sent' });
  });

  it('starts once, from the version that was read, and only with subscribers', async () => {
    const issue = await created();
    await step(issue.id, 'start', { version: issue.version }).expect(409, /newsletter.noSubscribers/);
    await subscriber();
    await step(issue.id, 'start', { version: issue.version + 1 }).expect(409, /server.conflict/);
    const starts = await Promise.all([1, 2].map(() => step(issue.id, 'start', { version: issue.version })));
    expect(starts.map(({ status }) => status).sort()).toEqual([200, 409]);
    await test.send('patch', `${office}/${issue.id}`, { subjectDe: 'Anders', version: issue.version + 1 }, admin).expect(409, /invalid.status/);
    await expect(test.knex('newsletter_issues').where({ id: issue.id }).update({ bodyDe: 'Anders' })).rejects.toThrow('not written anew');
    await step(issue.id, 'resume').expect(409, /invalid.status/);
  });

  it('goes in portions, stops where a person says so, and goes on where it was', async () => {
    await many(portion.recipients + 3);
    const issue = await created();
    await step(issue.id, 'start', { version: issue.version }).expect(200);
    await sendPortion(test.ctx, issue.id);
    expect((await read(issue.id)).results).toMatchObject({ recipients: portion.recipients + 3, waiting: portion.recipients + 3 });
    expect(await test.knex('newsletter_sends').where({ issueId: issue.id, outcome: 'mailed' })).toHaveLength(portion.recipients);
    expect((await step(issue.id, 'pause').expect(200)).body).toMatchObject({ status: 'paused', abilities: ['resume'] });
    expect(await sendPortion(test.ctx, issue.id)).toBe(0);
    await step(issue.id, 'resume').expect(200);
    expect(await sendPortion(test.ctx, issue.id)).toBe(3);
    expect(await read(issue.id)).toMatchObject({ status: 'sent' });
    expect(await test.knex('mails').where({ template: 'newsletter-issue' }).whereLike('dedupeKey', `%${issue.id}%`)).toHaveLength(portion.recipients + 3);
  });
});
