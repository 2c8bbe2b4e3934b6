import type { ExportedData } from '@blattwerk/contract/data-exports/exported-data';
import { exportedData } from '@blattwerk/contract/data-exports/exported-data';
import { demoPassword } from '../../../../seeds/cast.ts';
import { buildPrescription } from '../../../../seeds/factories/prescriptions.ts';
import { buildTreatment } from '../../../../seeds/factories/treatments.ts';
import { buildAdmin, buildDoctor, buildPatient } from '../../../../seeds/factories/users.ts';
import { startTestApp, type TestApp } from '../../../test/app.ts';
import { readZip } from '../../../test/read-zip.ts';
import { duration } from '../../kernel/clock.ts';
import { newId } from '../../kernel/ids.ts';
import { makeExport } from './make-export.ts';

const clients = '/api/v1/clients';
const proof = { password: demoPassword };

let test: TestApp;
beforeAll(async () => void (test = await startTestApp({ environment: { STRIPE_API_URL: 'http://127.0.0.1:1' } })));
afterAll(() => test.close());

const patientWithRecord = async (): Promise<{ id: string; token: string; treatmentId: string; doctorId: string }> => {
  const { id } = await buildPatient(test.knex);
  const doctor = await buildDoctor(test.knex);
  const treatment = await buildTreatment(test.knex, { status: 'approved', patientId: id, doctorId: doctor.id });
  await buildPrescription(test.knex, { treatmentId: treatment.id, status: 'dispensed' });
  const message = { treatmentId: treatment.id, createdAt: test.clock.now() };
  await test.knex('treatment_messages').insert([
    { ...message, id: newId(), authorId: doctor.id, kind: 'question', text: 'Seit wann?' },
    { ...message, id: newId(), authorId: id, kind: 'answer', text: 'Seit Mai.' },
    { ...message, id: newId(), authorId: doctor.id, kind: 'note', text: 'Verlauf glaubhaft.' },
  ]);
  await test.context.jobs.send('treatments.issue-documents', { treatmentId: treatment.id });
  await test.runJobs();
  return { id, token: await test.tokenOf({ id }), treatmentId: treatment.id, doctorId: doctor.id };
};

const request = (token: string, body: object = proof) => test.send('post', `${clients}/iam/export`, body, token);
const newest = async (token: string) => (await test.get(`${clients}/iam/exports`, token).expect(200)).body.items[0];
const mint = (token: string, id: string, body: object = proof) => test.send('post', `${clients}/iam/exports/${id}/ticket`, body, token);
const ticketOf = async (token: string, id: string): Promise<string> => (await mint(token, id).expect(200)).body.ticket;
const fetchWith = (token: string, id: string, ticket: string) => test.send('post', `${clients}/iam/exports/${id}/download`, { ticket }, token);
const download = async (token: string, id: string, ticket?: string) =>
  fetchWith(token, id, ticket ?? (await ticketOf(token, id)))
    .buffer(true)
    .parse((response, done) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('end', () => done(null, Buffer.concat(chunks)));
    });

describe('A copy of the own data', () => {
  it('is made by a job, told by a neutral mail, and opens with everything that was promised', async () => {
    const patient = await patientWithRecord();
    expect((await request(patient.token).expect(202)).body).toMatchObject({ status: 'requested', progress: 0 });
    await test.runJobs();
    const made = await newest(patient.token);
    expect(made).toMatchObject({ status: 'ready', progress: 100 });
    const mail = test.mails.at(-1);
    expect(mail?.text).toContain('/profile/privacy');
    expect(mail?.text).not.toContain(made.id);

    const answer = await download(patient.token, made.id);
    expect(answer.status).toBe(200);
    expect(answer.headers['content-type']).toBe('application/zip');
    const files = await readZip(answer.body as Buffer);
    const names = [...files.keys()];
    for (const name of ['README.txt', 'data.json', 'fhir-bundle.json', 'record.pdf', 'information.de.txt', 'information.en.txt']) expect(names).toContain(name);
    expect(names.filter((name) => /^documents\/.*(arztbrief|rechnung|kopie)/.test(name))).toHaveLength(3);
    const data: ExportedData = exportedData.parse(JSON.parse(String(files.get('data.json'))));
    expect(data.treatments[0]?.messages.map(({ kind }) => kind).sort()).toEqual(['answer', 'note', 'question']);
    expect(data.recipients.map(({ kind }) => kind)).toEqual(expect.arrayContaining(['doctor', 'pharmacy']));
    expect(data.documents.map(({ file }) => file).sort()).toEqual(names.filter((name) => name.startsWith('documents/')).sort());
    expect(String(files.get('record.pdf')?.subarray(0, 5))).toBe('%PDF-');
    expect(await test.knex('audit_events').where({ patientId: patient.id, action: 'data-export.download' })).toHaveLength(1);
  });

  it('needs the password to be asked for and to be downloaded', async () => {
    const { id } = await buildPatient(test.knex);
    const token = await test.tokenOf({ id });
    expect((await request(token, { password: 'Wrong-2026!' })).body.code).toBe('auth.invalidPassword');
    expect((await request(token, {})).body.code).toBe('auth.invalidPassword');
    await request(token).expect(202);
    await test.runJobs();
    const { id: exportId } = await newest(token);
    expect((await mint(token, exportId, { password: 'Wrong-2026!' })).body.code).toBe('auth.invalidPassword');
    expect((await mint(token, exportId, {})).body.code).toBe('auth.invalidPassword');
    await test.send('post', `${clients}/iam/exports/${exportId}/download`, proof, token).expect(400);
  });

  it('asks who has no password for a code by mail, which works once', async () => {
    const { id } = await buildPatient(test.knex, { passwordHash: null });
    const token = await test.tokenOf({ id });
    expect((await test.get(`${clients}/iam/exports`, token)).body.proof).toBe('code');
    await test.send('post', `${clients}/iam/owner-code`, {}, token).expect(204);
    await test.runJobs();
    const code = /\b(\d{6})\b/.exec(test.mails.at(-1)?.text ?? '')?.[1] ?? '';
    expect((await request(token, { code: code === '000000' ? '000001' : '000000' })).body.code).toBe('auth.mailCodeInvalid');
    await request(token, { code }).expect(202);
    await test.runJobs();
    expect((await request(token, { code })).body.code).toBe('auth.mailCodeInvalid');
  });

  it('is made one at a time, however often it is asked for at once', async () => {
    const { id } = await buildPatient(test.knex);
    const token = await test.tokenOf({ id });
    const answers = await Promise.all(Array.from({ length: 5 }, () => request(token)));
    expect(answers.map(({ status }) => status).sort()).toEqual([202, 409, 409, 409, 409]);
    expect(answers.find(({ status }) => status === 409)?.body.code).toBe('export.alreadyRunning');
    await test.runJobs();
    await request(token).expect(202);
  });

  it('is one file and one mail when its job runs twice, also at the same time', async () => {
    const { id } = await buildPatient(test.knex);
    const token = await test.tokenOf({ id });
    const { id: exportId } = (await request(token).expect(202)).body;
    await Promise.all([makeExport(test.ctx, exportId), makeExport(test.ctx, exportId)]);
    const first = await newest(token);
    await makeExport(test.ctx, exportId);
    expect(await newest(token)).toEqual(first);
    expect(await test.knex('mails').where({ recipientId: id, template: 'export-ready' })).toHaveLength(1);
  });

  it('goes after seven days, with its file, and cannot be downloaded any more', async () => {
    const { id } = await buildPatient(test.knex);
    const { id: exportId } = (await request(await test.tokenOf({ id })).expect(202)).body;
    await test.runJobs();
    const { storageKey } = await test.knex('data_exports').where({ id: exportId }).first('storageKey');
    test.clock.advance(7 * duration.days);
    const token = await test.tokenOf({ id });
    expect((await mint(token, exportId)).body.code).toBe('export.notReady');
    expect((await fetchWith(token, exportId, 'any')).body.code).toBe('export.notReady');
    for (let run = 0; run < 2; run += 1) {
      await test.context.jobs.send('data-exports.expire', {});
      await test.runJobs();
    }
    expect((await newest(token)).status).toBe('expired');
    expect(await test.context.ports.storage.exists(storageKey)).toBe(false);
    expect(await test.knex('audit_events').where({ patientId: id, action: 'data-export.expire' })).toHaveLength(1);
  });

  it('that died on the way counts as failed and can be asked for again', async () => {
    const { id } = await buildPatient(test.knex);
    const at = new Date(test.clock.now().getTime() - 3 * duration.hours);
    await test.knex('data_exports').insert({ id: newId(), userId: id, status: 'running', locale: 'de', requestedAt: at });
    await test.context.jobs.send('data-exports.expire', {});
    await test.runJobs();
    const token = await test.tokenOf({ id });
    expect((await newest(token)).status).toBe('failed');
    await request(token).expect(202);
  });

  it('belongs to patients alone', async () => {
    await request(await test.tokenOf(await buildAdmin(test.knex))).expect(403);
  });
});
