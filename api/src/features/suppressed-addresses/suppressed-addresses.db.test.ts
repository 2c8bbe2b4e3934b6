import { buildAdmin, buildPatient } from '../../../../seeds/factories/users.ts';
import { startTestApp, type TestApp } from '../../../test/app.ts';
import { newId } from '../../kernel/ids.ts';
import { queueMail } from '../mails/public.ts';

const token = 'a-bearer-of-the-relay';
let app: TestApp;
beforeAll(async () => void (app = await startTestApp({ environment: { MAIL_REPORT_TOKEN: token } })));
afterAll(() => app.close());
beforeEach(() => void (app.mails.length = 0));

const report = (body: string, bearer = token) =>
  app
    .send('post', '/api/v1/webhooks/mail-reports')
    .set('authorization', `Bearer ${bearer}`)
    .set('content-type', 'message/rfc822')
    .send(Buffer.from(body) as unknown as string);
/** A report as a relay gets it: of an unknown mailbox, a full one, or a complaint. */
const reportAbout = (address: string): string => {
  const isComplaint = address.endsWith('@complaint.example');
  const type = isComplaint ? 'feedback-report' : 'delivery-status';
  const status = address.endsWith('@full.example') ? '5.2.2' : '5.1.1';
  const bounce = ['Reporting-MTA: dns; mail.example', '', `Final-Recipient: rfc822; ${address}`, 'Action: failed', `Status: ${status}`];
  const fields = isComplaint ? ['Feedback-Type: abuse', 'Version: 1', `Original-Rcpt-To: <${address}>`] : bounce;
  const head = ['MIME-Version: 1.0', `Content-Type: multipart/report; report-type=${type}; boundary="b"`, '', '--b', `Content-Type: message/${type}`, ''];
  return [...head, ...fields, '', '--b--', ''].join('\r\n');
};
const write = (recipientId: string) =>
  queueMail(app.ctx, { template: 'doctor-message', recipientId, locale: 'de', params: { treatmentId: newId() }, dedupeKey: newId() });
const office = '/api/v1/backoffice/suppressed-addresses';

test('Mails to an address that does not exist are held, its owner is told, and released they leave', async () => {
  const patient = await buildPatient(app.knex, { email: `ada-${newId()}@bounce.example` });
  const me = async () => (await app.get('/api/v1/clients/iam/me', await app.tokenOf(patient))).body.isMailReachable;
  expect(await me()).toBe(true);
  await report(reportAbout(patient.email)).expect(200);
  await report(reportAbout(patient.email)).expect(200);
  await write(patient.id);
  await app.runJobs();
  expect(app.mails).toEqual([]);
  expect(await me()).toBe(false);
  const admin = await app.tokenOf(await buildAdmin(app.knex));
  const [row] = (await app.get(`${office}?q=${patient.email}`, admin).expect(200)).body.items;
  expect(row).toMatchObject({ address: patient.email, cause: 'bounce', statusCode: '5.1.1', reports: 2, heldMails: 1, user: { id: patient.id } });
  expect((await app.send('post', `${office}/${row.id}/release`, {}, admin).expect(200)).body).toEqual({ address: patient.email, sentAgain: 1 });
  await app.runJobs();
  expect(app.mails.map(({ to }) => to)).toEqual([patient.email]);
  expect(await me()).toBe(true);
});

test('A full mailbox is held only after the third report, a complaint at once', async () => {
  const full = await buildPatient(app.knex, { email: `kim-${newId()}@full.example` });
  const held = (address: string) => app.knex('suppressed_addresses').where({ address }).first('isHeld');
  for (const isHeld of [false, false, true]) {
    await report(reportAbout(full.email)).expect(200);
    expect(await held(full.email)).toEqual({ isHeld });
  }
  const angry = await buildPatient(app.knex, { email: `bo-${newId()}@complaint.example` });
  await report(reportAbout(angry.email)).expect(200);
  expect(await held(angry.email)).toEqual({ isHeld: true });
});

test('Nobody silences an address: not without the bearer, and not one that we never wrote to', async () => {
  const patient = await buildPatient(app.knex, { email: `lou-${newId()}@bounce.example` });
  await report(reportAbout(patient.email), 'another').expect(400, /mail.reportRefused/);
  await report(reportAbout('stranger@bounce.example')).expect(200);
  await report('Subject: Abwesenheit\r\n\r\nIm Urlaub.').expect(200);
  expect(await app.knex('suppressed_addresses').whereIn('address', [patient.email, 'stranger@bounce.example'])).toEqual([]);
});
