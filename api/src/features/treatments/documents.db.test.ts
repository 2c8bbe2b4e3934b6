import { buildProduct } from '../../../../seeds/factories/products.ts';
import { buildTreatment } from '../../../../seeds/factories/treatments.ts';
import { buildAdmin, buildDoctor } from '../../../../seeds/factories/users.ts';
import { startTestApp, type TestApp } from '../../../test/app.ts';
import { startSandbox, type RunningSandbox } from '../../../test/sandbox.ts';
import { isFullSize } from '../../../test/security/size.ts';
import type { StoragePort } from '../../adapters/storage/storage-port.ts';
import { openFile } from '../files/public.ts';
import { decisionDocuments, gather } from './issue-documents.ts';
import { issueDocumentsJob } from './jobs/issue-documents.ts';

/** Documents take their time on a busy machine. */
const patience = 60_000;

let app: TestApp;
let doctor: { id: string; doctor: { invoiceCode: string } };

let sandbox: RunningSandbox;
beforeAll(async () => {
  sandbox = await startSandbox();
  app = await startTestApp({ environment: { STRIPE_API_URL: sandbox.url } });
  await app.knex('settings').insert({ key: 'treatments.undoSeconds', value: '0', validFrom: new Date('2020-01-01T00:00:00Z') });
}, patience);
afterAll(async () => {
  await app.close();
  await sandbox.stop();
});
beforeEach(async () => {
  app.mails.length = 0;
  doctor = await buildDoctor(app.knex);
});

/** An approved request whose documents are not made yet. */
const approved = async (lines = 2): Promise<{ id: string; patientId: string }> => {
  const treatment = await buildTreatment(app.knex, { status: 'in-review', submittedAt: app.clock.now(), dueAt: app.clock.now() });
  const token = await app.tokenOf(doctor);
  const medicationPlan = [];
  for (let line = 0; line < lines; line += 1) {
    const { id } = await buildProduct(app.knex);
    medicationPlan.push({
      productId: id,
      quantity: 10,
      unit: 'g',
      form: 'Cannabisblüten, unzerkleinert',
      singleDose: '0,1 g',
      dailyDose: '0,5 g',
      instructions: 'Verdampfen bei 180 °C.',
    });
  }
  const path = `/api/v1/backoffice/treatments/${treatment.id}`;
  await app.send('post', `${path}/claim`, {}, token).expect(200);
  await app
    .send(
      'post',
      `${path}/approve`,
      { medicationPlan, diagnosis: 'Chronische Schmerzen (R52.2)', remoteJustification: 'Stabiler Verlauf.', letter: 'Kontrolle in vier Wochen.' },
      token,
    )
    .expect(200);
  return treatment;
};

const run = (treatmentId: string, ctx = app.ctx) => issueDocumentsJob.handler(ctx, { treatmentId } as never);
const filesOf = async (patientId: string): Promise<string[]> =>
  (await app.knex('files').where({ ownerId: patientId }).orderBy('kind')).map(({ kind }: { kind: string }) => kind);
/** What is in the file, which lies encrypted in the storage. */
const bytesOf = async ({ id }: { id: string }): Promise<Buffer> => (await (await openFile(app.ctx, id))()).bytes;
const everything = ['invoice', 'medical-letter', 'prescription', 'prescription', 'prescription-copy', 'prescription-copy'];

test(
  'an approval leads to sealed prescriptions, their copies, the medical letter, the invoice and one mail about it',
  async () => {
    const treatment = await approved();
    await app.runJobs();
    expect(await filesOf(treatment.patientId)).toEqual(everything);
    const prescriptions = await app.knex('prescriptions').where({ treatmentId: treatment.id });
    expect(prescriptions.every(({ fileId, copyFileId }: { fileId: string; copyFileId: string }) => fileId && copyFileId)).toBe(true);
    expect(await app.knex('certificates').where({ treatmentId: treatment.id }).first()).toMatchObject({
      letterFileId: expect.any(String),
      completedAt: app.clock.now(),
    });
    const invoice = await app.knex('invoices').where({ treatmentId: treatment.id }).first();
    expect(invoice).toMatchObject({
      totalCents: 1499,
      number: expect.stringMatching(new RegExp(`^${doctor.doctor.invoiceCode}-\\d{4}-00001$`)),
      fileId: expect.any(String),
    });
    expect(app.mails.filter(({ text }) => text.includes(invoice.number))).toHaveLength(1);
  },
  patience,
);

test(
  'the patient downloads invoice and letter, the doctor the letter, and no other user any of it',
  async () => {
    const treatment = await approved(1);
    const patient = await app.tokenOf({ id: treatment.patientId });
    const paths = [
      `/api/v1/clients/treatment/download/invoice?treatmentId=${treatment.id}`,
      `/api/v1/clients/treatment/medical-letter/download?treatmentId=${treatment.id}`,
    ];
    for (const path of paths) if (path.includes('letter')) await app.get(path, patient).expect(409, /document.notReady/);
    await app.runJobs();
    const stranger = await app.tokenOf({ id: (await buildTreatment(app.knex)).patientId });
    for (const path of paths) {
      const file = await app.get(path, patient).expect(200).expect('Content-Type', 'application/pdf').expect('Cache-Control', 'private, no-store');
      expect(file.body.subarray(0, 5).toString()).toBe('%PDF-');
      expect(file.headers['content-disposition']).toMatch(/"blattwerk-(letter-)?[A-Z0-9-]+\.pdf"/);
      await app.get(path, stranger).expect(404, /treatment.notFound/);
    }
    const letter = `/api/v1/backoffice/certificates/${treatment.id}/letter`;
    await app
      .get(letter, await app.tokenOf(doctor))
      .expect(200)
      .expect('Content-Disposition', /"arztbrief-/);
    await app.get(letter, await app.tokenOf(await buildDoctor(app.knex))).expect(404);
    const record = await app.get(`/api/v1/backoffice/treatments/${treatment.id}`, await app.tokenOf(doctor)).expect(200);
    const { fileId } = record.body.case.documents.find(({ kind }: { kind: string }) => kind === 'prescription');
    const file = `/api/v1/backoffice/treatments/${treatment.id}/documents/${fileId}`;
    await app
      .get(file, await app.tokenOf(doctor))
      .expect(200)
      .expect('Content-Type', 'application/pdf')
      .expect('Content-Disposition', /"rezept-/);
    await app.get(file, await app.tokenOf(await buildDoctor(app.knex))).expect(404);
    const invoice = await app.knex('files').where({ ownerId: treatment.patientId, kind: 'invoice' }).first();
    await app.get(file.replace(fileId, invoice.id), await app.tokenOf(doctor)).expect(404, /signed.file.notFound/);
    const list = await app.get('/api/v1/backoffice/certificates', await app.tokenOf(doctor)).expect(200);
    expect(list.body).toMatchObject({
      total: 1,
      items: [{ treatmentId: treatment.id, isComplete: true, prescriptionCount: 1, hasInvoice: true, hasLetter: true }],
    });
  },
  patience,
);

test(
  'running again, and twice at the same moment, changes nothing',
  async () => {
    const treatment = await approved();
    await Promise.all([run(treatment.id), run(treatment.id)]);
    await run(treatment.id);
    await app.runJobs();
    expect(await filesOf(treatment.patientId)).toEqual(everything);
    expect(await app.knex('invoices').where({ treatmentId: treatment.id })).toHaveLength(1);
    expect(await app.knex('invoice_counters').where({ issuer: doctor.doctor.invoiceCode }).first()).toMatchObject({ last: 1 });
    expect(await app.knex('mails').where({ recipientId: treatment.patientId, template: 'invoice-ready' })).toHaveLength(1);
  },
  patience,
);

test.each(isFullSize ? [1, 3, 5, 6] : [3, 6])(
  'a death while storing document %i loses and doubles nothing',
  async (deadly) => {
    const treatment = await approved();
    const { storage } = app.context.ports;
    let stored = 0;
    const dying: StoragePort = {
      ...storage,
      get: (key) => storage.get(key),
      put: async (key, bytes, type) => {
        await storage.put(key, bytes, type);
        stored += 1;
        if (stored === deadly) throw new Error('the process dies after storing and before the commit');
      },
    };
    await expect(run(treatment.id, { ...app.ctx, ports: { ...app.context.ports, storage: dying } })).rejects.toThrow('dies');
    expect(await filesOf(treatment.patientId)).toHaveLength(deadly - 1);
    await app.runJobs();
    expect(await filesOf(treatment.patientId)).toEqual(everything);
    expect(await app.knex('mails').where({ recipientId: treatment.patientId, template: 'invoice-ready' })).toHaveLength(1);
  },
  patience,
);

test(
  'the invoices of a doctor are numbered without gaps, also when they are made at the same moment',
  async () => {
    const treatments = [await approved(1), await approved(1), await approved(1)];
    await Promise.all(treatments.map(({ id }) => run(id)));
    const numbers = await app.knex('invoices').where({ doctorId: doctor.id }).orderBy('number').pluck('number');
    expect(numbers.map((number: string) => number.slice(-5))).toEqual(['00001', '00002', '00003']);
  },
  patience,
);

test(
  'an administrator opens a document of a request for a reason only, which is on record',
  async () => {
    const [treatment, other] = [await approved(1), await approved(1)];
    await app.runJobs();
    const { letterFileId } = await app.knex('certificates').where({ treatmentId: treatment.id }).first();
    const admin = await app.tokenOf(await buildAdmin(app.knex));
    const open = (id: string, reason: string) =>
      app.send('post', `/api/v1/backoffice/treatments/${id}/break-glass/documents/${letterFileId}`, { reason }, admin);
    await open(treatment.id, 'so').expect(400);
    await open(other.id, 'Beschwerde der Patientin').expect(404, /signed\.file\.notFound/);
    await open(treatment.id, 'Beschwerde der Patientin').expect(200).expect('Content-Type', 'application/pdf');
    const log = await app.knex('audit_events').where({ action: 'treatment.break-glass-document' });
    expect(log).toMatchObject([{ objectId: letterFileId, patientId: treatment.patientId, reason: 'Beschwerde der Patientin' }]);
  },
  patience,
);

test(
  'a declined request has an invoice over its deposit and no letter',
  async () => {
    const treatment = await buildTreatment(app.knex, { submittedAt: app.clock.now(), dueAt: app.clock.now() });
    const token = await app.tokenOf(doctor);
    const path = `/api/v1/backoffice/treatments/${treatment.id}`;
    await app.send('post', `${path}/claim`, {}, token).expect(200);
    await app.send('post', `${path}/decline`, { reason: 'not-indicated', text: 'Es gibt besser belegte Mittel.' }, token).expect(200);
    await app.runJobs();
    expect(await filesOf(treatment.patientId)).toEqual(['invoice']);
    await app
      .get(`/api/v1/clients/treatment/medical-letter/download?treatmentId=${treatment.id}`, await app.tokenOf({ id: treatment.patientId }))
      .expect(404, /signed.file.notFound/);
  },
  patience,
);

test(
  'where a qualified signature is demanded and none can be made, the prescription is left for signing by hand',
  async () => {
    await app.knex('settings').insert({ key: 'prescription.requireQualifiedSignature', value: 'true', validFrom: new Date('2026-01-01T00:00:00Z') });
    const treatment = await approved(1);
    await app.runJobs();
    const file = await app.knex('files').where({ ownerId: treatment.patientId, kind: 'prescription' }).first();
    expect((await bytesOf(file)).includes('/ByteRange')).toBe(false);
    const needsInk = async (treatmentId: string): Promise<boolean> => (await app.knex('prescriptions').where({ treatmentId }).first('needsInk')).needsInk;
    expect(await needsInk(treatment.id)).toBe(true);
    await app.knex('settings').insert({ key: 'prescription.requireQualifiedSignature', value: 'false', validFrom: new Date('2026-01-02T00:00:00Z') });
    const next = await approved(1);
    await app.runJobs();
    const sealed = await app.knex('files').where({ ownerId: next.patientId, kind: 'prescription' }).first();
    expect((await bytesOf(sealed)).includes('/ByteRange')).toBe(true);
    expect(await needsInk(next.id)).toBe(false);
    const again = await decisionDocuments(app.ctx, (await gather(app.ctx, treatment.id))!);
    expect(again.find(({ kind }) => kind === 'prescription')).toMatchObject({ seal: null });
  },
  patience,
);
