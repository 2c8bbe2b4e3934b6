import { buildNotification } from '../../../../seeds/factories/notifications.ts';
import { buildAdmin, buildDoctor, buildPatient } from '../../../../seeds/factories/users.ts';
import { startTestApp, type TestApp } from '../../../test/app.ts';
import { inTransaction } from '../../kernel/ctx.ts';
import { newId } from '../../kernel/ids.ts';
import { queueMail } from '../mails/public.ts';

let app: TestApp;
beforeAll(async () => void (app = await startTestApp()));
afterAll(() => app.close());

const inbox = '/api/v1/clients/notifications';

/** Tells a patient that a request is decided. */
const tell = (recipientId: string, dedupeKey: string, treatmentId = newId()) =>
  inTransaction(app.ctx, (ctx) => queueMail(ctx, { template: 'request-approved', recipientId, locale: 'de', params: { treatmentId }, dedupeKey }));

test('What a mail says stands in the account once for its cause, in the language of the reader, with the way to its object', async () => {
  const patient = await buildPatient(app.knex);
  const [token, key, treatmentId] = [await app.tokenOf(patient), newId(), newId()];
  await tell(patient.id, key, treatmentId);
  await tell(patient.id, key, treatmentId);
  const german = await app.get(inbox, token).expect(200);
  expect(german.body).toMatchObject({ total: 1, unread: 1, items: [{ event: 'decision', readAt: null }] });
  const { title, text, href } = german.body.items[0];
  expect([title, href]).toEqual(['Ihre Anfrage ist entschieden', `/dashboard/case/${treatmentId}`]);
  expect(text).toMatch(/^Ihre Anfrage ist geprüft/);
  const english = await app.get(inbox, token).set('accept-language', 'en').expect(200);
  expect(english.body.items[0].href).toBe(`/en/dashboard/case/${treatmentId}`);
  expect(english.body.items[0].title).not.toBe(title);
});

test('A cause that is rolled back tells nobody, and a mail that only proves an address stands in no inbox', async () => {
  const patient = await buildPatient(app.knex);
  const failed = inTransaction(app.ctx, async (ctx) => {
    await queueMail(ctx, { template: 'request-approved', recipientId: patient.id, locale: 'de', params: { treatmentId: newId() }, dedupeKey: newId() });
    throw new Error('the cause failed');
  });
  await expect(failed).rejects.toThrow('the cause failed');
  await queueMail(app.ctx, { template: 'password-reset', recipientId: patient.id, locale: 'de', params: { tokenId: newId() }, dedupeKey: newId() });
  expect(await app.knex('notifications').where({ recipientId: patient.id })).toEqual([]);
});

test('Read on one device is read on all: by id, by all at once, and never for somebody else', async () => {
  const [patient, other] = [await buildPatient(app.knex), await buildPatient(app.knex)];
  const token = await app.tokenOf(patient);
  const [first] = [await buildNotification(app.knex, { recipientId: patient.id }), await buildNotification(app.knex, { recipientId: patient.id })];
  const foreign = await buildNotification(app.knex, { recipientId: other.id });
  await app.send('post', `${inbox}/read`, { ids: [first.id, foreign.id] }, token).expect(404);
  expect((await app.get(`${inbox}?unread=true`, token)).body).toMatchObject({ total: 2, unread: 2 });
  const one = await app.send('post', `${inbox}/read`, { ids: [first.id] }, token).expect(200);
  expect(one.body).toEqual({ unread: 1 });
  expect((await app.get(`${inbox}?unread=false`, await app.tokenOf(patient))).body).toMatchObject({ total: 1, unread: 1, items: [{ id: first.id }] });
  expect((await app.send('post', `${inbox}/read`, {}, token).expect(200)).body).toEqual({ unread: 0 });
  expect(await app.knex('notifications').where({ id: foreign.id }).first()).toMatchObject({ readAt: null });
});

test('An administrator finds what waits, newest first, and what concerns the account leads to its security', async () => {
  const admin = await buildAdmin(app.knex);
  const at = new Date('2026-11-20T10:00:00Z');
  await buildNotification(app.knex, { recipientId: admin.id, event: 'work', template: 'reviews-missed', params: JSON.stringify({ count: 2 }), createdAt: at });
  await buildNotification(app.knex, { recipientId: admin.id, event: 'account', template: 'password-changed', params: JSON.stringify({ changedAt: at }) });
  await buildNotification(app.knex, { recipientId: (await buildDoctor(app.knex)).id });
  const { body } = await app.get('/api/v1/backoffice/notifications', await app.tokenOf(admin)).expect(200);
  expect(body.items.map(({ title, href }: { title: string; href: string }) => [title, href])).toEqual([
    ['Ihr Passwort wurde geändert', '/admin/profile'],
    ['2 Fristen sind überschritten', '/admin/queue/overdue'],
  ]);
});
