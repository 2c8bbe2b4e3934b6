import type { PreferencesInput } from '@blattwerk/contract/notifications/shapes';
import { buildPatient } from '../../../../seeds/factories/users.ts';
import { startTestApp, type TestApp } from '../../../test/app.ts';
import { newId } from '../../kernel/ids.ts';
import { queueMail } from '../mails/public.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
  await app.knex('settings').insert({ key: 'mails.gatherSeconds', value: '120', validFrom: new Date('2021-01-01T00:00:00Z') });
});
afterAll(() => app.close());
beforeEach(() => void (app.mails.length = 0));

const preferences = '/api/v1/clients/iam/notification-preferences';
const choose = async (user: { id: string }, body: PreferencesInput) => app.send('patch', preferences, body, await app.tokenOf(user));
const statesOf = (recipientId: string): Promise<string[]> => app.knex('mails').where({ recipientId }).orderBy('createdAt').orderBy('id').pluck('status');
const about = (recipientId: string) => ({ recipientId, locale: 'de', dedupeKey: newId() }) as const;

test('What comes within minutes leaves as one mail, each part with its own object; what is urgent leaves by itself', async () => {
  const { id, email } = await buildPatient(app.knex);
  const [treatmentId, prescriptionId] = [newId(), newId()];
  await queueMail(app.ctx, { ...about(id), template: 'request-approved', params: { treatmentId } });
  await queueMail(app.ctx, { ...about(id), template: 'prescription-ready', params: { prescriptionId } });
  await queueMail(app.ctx, { ...about(id), template: 'consultation-cancelled', params: { consultationId: newId(), startsAt: '2026-12-01T10:00:00Z' } });
  await app.runJobs();
  const mails = app.mails.filter(({ to }) => to === email);
  expect(mails.map(({ subject }) => subject).toSorted()).toEqual(['2 Neuigkeiten in Ihrem Konto', 'Ihr Termin ist abgesagt']);
  const gathered = mails.find(({ subject }) => subject.startsWith('2 '));
  for (const part of [treatmentId, prescriptionId]) expect(gathered?.text).toContain(`/dashboard/case/${part}`);
  expect(await statesOf(id)).toEqual(['sent', 'sent', 'sent']);
  await app.runJobs();
  expect(app.mails.filter(({ to }) => to === email)).toHaveLength(2);
});

test('One alone leaves as itself, after the seconds in which another could have come', async () => {
  const { id, email } = await buildPatient(app.knex);
  await queueMail(app.ctx, { ...about(id), template: 'doctor-message', params: { treatmentId: newId() } });
  const [job] = await app.knex('pgboss.job').where({ name: 'mails.deliver', state: 'created' }).select('startAfter');
  expect((job.startAfter as Date).getTime() - app.clock.now().getTime()).toBe(120_000);
  await app.runJobs();
  expect(app.mails.filter(({ to }) => to === email).map(({ subject }) => subject)).toEqual(['Es gibt eine Nachricht für Sie']);
});

test('What its reader has turned off is not sent and still stands in the inbox; what is always on cannot be turned off', async () => {
  const patient = await buildPatient(app.knex);
  await choose(patient, { items: [{ event: 'pickup', mail: false }] }).then(({ body }) =>
    expect(body.items).toContainEqual(expect.objectContaining({ event: 'pickup', inbox: true, mail: false })),
  );
  await queueMail(app.ctx, { ...about(patient.id), template: 'prescription-ready', params: { prescriptionId: newId() } });
  await app.runJobs();
  expect(app.mails.filter(({ to }) => to === patient.email)).toEqual([]);
  expect(await statesOf(patient.id)).toEqual(['unwanted']);
  expect((await app.get('/api/v1/clients/notifications', await app.tokenOf(patient))).body.total).toBe(1);
  for (const item of [
    { event: 'prescription', mail: false },
    { event: 'decision', inbox: false },
    { event: 'money', mail: false },
  ] as const)
    expect((await choose(patient, { items: [item] })).status).toBe(400);
});

test('In the quiet hours mails wait for their end and leave together; safety does not wait', async () => {
  const patient = await buildPatient(app.knex);
  app.clock.set('2026-12-01T21:00:00Z');
  expect((await choose(patient, { quietHours: { enabled: true } })).body.quietHours).toEqual({ enabled: true, from: '20:00', to: '08:00' });
  await queueMail(app.ctx, { ...about(patient.id), template: 'prescription-ready', params: { prescriptionId: newId() } });
  await queueMail(app.ctx, { ...about(patient.id), template: 'doctor-message', params: { treatmentId: newId() } });
  await queueMail(app.ctx, { ...about(patient.id), template: 'prescription-returned', params: { prescriptionId: newId() } });
  await app.runJobs();
  const deferred = await app.knex('mails').where({ recipientId: patient.id }).whereNotNull('deferredUntil').select('deferredUntil');
  expect(deferred).toEqual([{ deferredUntil: new Date('2026-12-02T07:00:00Z') }, { deferredUntil: new Date('2026-12-02T07:00:00Z') }]);
  expect(app.mails.filter(({ to }) => to === patient.email).map(({ subject }) => subject)).toContain('Bitte treffen Sie eine neue Auswahl');
});
