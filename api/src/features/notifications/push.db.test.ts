import webPush from 'web-push';
import { buildPatient } from '../../../../seeds/factories/users.ts';
import { startTestApp, type TestApp } from '../../../test/app.ts';
import { startSandbox, type RunningSandbox } from '../../../test/sandbox.ts';
import { newId } from '../../kernel/ids.ts';
import { queueMail } from '../mails/public.ts';

let app: TestApp;
let sandbox: RunningSandbox;
beforeAll(async () => {
  sandbox = await startSandbox();
  const { publicKey, privateKey } = webPush.generateVAPIDKeys();
  app = await startTestApp({ environment: { VAPID_PUBLIC_KEY: publicKey, VAPID_PRIVATE_KEY: privateKey, PUSH_SERVICES: sandbox.url } });
});
afterAll(async () => {
  await app.close();
  await sandbox.stop();
});

const devices = '/api/v1/clients/notifications/devices';

interface Browser {
  endpoint: string;
  keys: { p256dh: string; auth: string };
}
const subscribe = async (): Promise<Browser> => (await sandbox.call('POST', '/push/subscriptions')) as unknown as Browser;
const shownBy = async ({ endpoint }: Browser): Promise<Record<string, unknown>[]> =>
  (await sandbox.call('GET', `${new URL(endpoint).pathname}/messages`))['items'] as Record<string, unknown>[];
const tell = (recipientId: string, template: 'request-approved' | 'doctor-message', treatmentId: string) =>
  queueMail(app.ctx, { template, recipientId, locale: 'de', params: { treatmentId }, dedupeKey: newId() });

test('A browser is told once that there is something new, and not what: encrypted for it and signed by us', async () => {
  const patient = await buildPatient(app.knex);
  const token = await app.tokenOf(patient);
  const browser = await subscribe();
  await app.send('post', devices, browser, token).expect(201);
  const treatmentId = newId();
  await tell(patient.id, 'request-approved', treatmentId);
  const { id: notificationId } = await app.knex('notifications').where({ recipientId: patient.id }).first('id');
  await app.ctx.jobs.send('notifications.push', { notificationId });
  await app.runJobs();
  const payload = { title: 'Blattwerk', body: 'In Ihrem Konto gibt es etwas Neues.', lang: 'de', href: `/dashboard/case/${treatmentId}` };
  expect(await shownBy(browser)).toEqual([expect.objectContaining({ payload, urgency: 'normal', topic: 'account' })]);
});

test('Nothing comes after the log-out, and a subscription that the browser has ended is forgotten', async () => {
  const patient = await buildPatient(app.knex);
  const [first, second] = [await subscribe(), await subscribe()];
  const token = await app.tokenOf(patient);
  await app.send('post', devices, first, token).expect(201);
  await app.send('post', devices, second, await app.tokenOf(patient)).expect(201);
  await app.send('post', '/api/v1/clients/auth/logout', {}, token);
  await fetch(second.endpoint, { method: 'DELETE' });
  await tell(patient.id, 'doctor-message', newId());
  await app.runJobs();
  expect(await shownBy(first)).toEqual([]);
  expect(await app.knex('push_devices').where({ userId: patient.id }).pluck('endpoint')).not.toContain(second.endpoint);
});

test('What is turned off for push messages does not come, and only known push services are ever asked', async () => {
  const patient = await buildPatient(app.knex);
  const token = await app.tokenOf(patient);
  const browser = await subscribe();
  await app.send('post', devices, browser, token).expect(201);
  await app.send('patch', '/api/v1/clients/iam/notification-preferences', { items: [{ event: 'message', push: false }] }, token).expect(200);
  await tell(patient.id, 'doctor-message', newId());
  await app.runJobs();
  expect(await shownBy(browser)).toEqual([]);
  for (const endpoint of ['http://127.0.0.1:5432/x', 'https://fcm.googleapis.com.evil.example/x', `${sandbox.url.replace('//', '//user@')}/push/1`])
    await app.send('post', devices, { ...browser, endpoint }, token).expect(400);
});
