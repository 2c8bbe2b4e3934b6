import { issuedKinds, type IssuedKind } from '@blattwerk/contract/document-checks/shapes';
import { travelSample } from '../../seeds/factories/attestations.ts';
import { buildProduct } from '../../seeds/factories/products.ts';
import { buildTreatment } from '../../seeds/factories/treatments.ts';
import { buildDoctor, buildPatient } from '../../seeds/factories/users.ts';
import { signedDocument, storeSigned } from '../src/features/agreements/agreement-documents.service.ts';
import { attestationDocument } from '../src/features/attestations/issue-document.ts';
import { receiptDocument } from '../src/features/consents/receipt.service.ts';
import { openFile } from '../src/features/files/public.ts';
import type { NewDocument } from '../src/features/issued-documents/public.ts';
import { decisionDocuments, gather } from '../src/features/treatments/issue-documents.ts';
import { invoiceDocuments } from '../src/features/treatments/issue-invoices.ts';
import { sha256 } from '../src/kernel/ids.ts';
import { startTestApp, type TestApp } from './app.ts';

const office = '/api/v1/backoffice';
const words = { diagnosis: 'Chronische Schmerzen (R52.2)', remoteJustification: 'Stabiler Verlauf.', letter: 'Kontrolle in vier Wochen.' };

let app: TestApp;
let [patientId, treatmentId] = ['', ''];

const approve = async (token: string): Promise<void> => {
  const path = `${office}/treatments/${treatmentId}`;
  const { id: productId } = await buildProduct(app.knex, { unit: 'g' });
  const plan = { productId, quantity: 10, unit: 'g', form: 'Cannabisblüten, unzerkleinert', singleDose: '0,1 g', dailyDose: '0,5 g' };
  await app.send('post', `${path}/claim`, {}, token).expect(200);
  await app.send('post', `${path}/approve`, { medicationPlan: [{ ...plan, instructions: 'Verdampfen bei 180 °C.' }], ...words }, token).expect(200);
  await app.runJobs();
  await app.send('post', `${path}/letter/correct`, { version: 1, ...words, reason: 'Die Diagnose war zu ungenau.' }, token).expect(200);
};

const attest = async (token: string): Promise<void> => {
  const { id: prescriptionId } = await app.knex('prescriptions').where({ patientId }).first('id');
  await app.send('post', `${office}/attestations`, { kind: 'patient-card', prescriptionId, months: 3 }, token).expect(201);
  const travel = travelSample(app.clock.now().toISOString().slice(0, 10));
  await app.send('post', `${office}/attestations`, { kind: 'travel-certificate', prescriptionId, travel }, token).expect(201);
};

beforeAll(async () => {
  app = await startTestApp({ environment: { STRIPE_API_URL: 'http://127.0.0.1:1' } });
  await app.knex('settings').insert({ key: 'treatments.undoSeconds', value: '0', validFrom: new Date('2020-01-01T00:00:00Z') });
  const doctor = await buildDoctor(app.knex);
  ({ id: patientId } = await buildPatient(app.knex, { street: 'Am Ring', houseNum: '3', zipCode: '53111', city: 'Bonn', country: 'DE' }));
  ({ id: treatmentId } = await buildTreatment(app.knex, { status: 'in-review', patientId, submittedAt: app.clock.now(), dueAt: app.clock.now() }));
  const token = await app.tokenOf(doctor);
  await approve(token);
  await attest(token);
  const patient = await app.tokenOf({ id: patientId });
  await app.send('post', '/api/v1/clients/iam/consents', { purpose: 'diary' }, patient).expect(200);
  await app.runJobs();
  await app.send('post', '/api/v1/clients/iam/consents/diary/withdraw', {}, patient).expect(200);
  for (const id of await app.knex('signatures').where({ patientId }).pluck('id')) await storeSigned(app.ctx, id);
  await app.runJobs();
}, 120_000);
afterAll(() => app.close());

/** It counts rows before they are deleted: nothing is left to make it from, and its stored file is all there is. */
const onlyStored: readonly IssuedKind[] = ['deletion-proof'];

const present = <T>(value: T | undefined): T[] => (value === undefined ? [] : [value]);

/** Everything that was issued for the patient, ready to be made again from what is stored. */
const documents = async (): Promise<NewDocument[]> => {
  const { ctx, knex } = app;
  const issues = present(await gather(ctx, treatmentId));
  const [attestations, signatures] = [await knex('attestations').where({ patientId }).pluck('id'), await knex('signatures').where({ patientId }).pluck('id')];
  const consents = await knex('consents').where({ userId: patientId, document: 'diary' }).pluck('id');
  const lists = [
    ...issues.map((issue) => decisionDocuments(ctx, issue)),
    ...issues.map((issue) => invoiceDocuments(ctx, issue)),
    ...attestations.map(async (id) => present(await attestationDocument(ctx, id))),
    ...signatures.map(async (id) => present(await signedDocument(ctx, id))),
    ...consents.flatMap((consentId) =>
      (['consent-receipt', 'consent-withdrawal'] as const).map(async (kind) => present(await receiptDocument(ctx, { consentId, kind }))),
    ),
  ];
  return (await Promise.all(lists)).flat();
};

/** A document as it is stored, and as it is made now, up to where the seal begins. */
const remade = async ({ kind, recordId, render }: NewDocument) => {
  const link = await app.knex('issued_documents').where({ kind, recordId }).first('checkCode', 'sha256');
  const file = await app
    .knex('files')
    .where({ storageKey: `${kind}/${recordId}.bin` })
    .first('id');
  const { bytes } = await (await openFile(app.ctx, file.id))();
  const again = await render(`${app.ctx.baseUrl}/check/${link.checkCode}`);
  // The seal is added after the document's last line feed.
  const length = again.length - 1;
  return { isInChain: sha256(bytes) === link.sha256, stored: sha256(bytes.subarray(0, length)), again: sha256(again.subarray(0, length)) };
};

test('every kind of document that has a record is made again from it, a month later, with the same hash', async () => {
  app.clock.advance(30 * 24 * 60 * 60 * 1000);
  const all = await documents();
  expect([...new Set(all.map(({ kind }) => kind)), ...onlyStored].toSorted()).toEqual([...issuedKinds].toSorted());
  expect(all.filter(({ kind }) => kind === 'medical-letter')).toHaveLength(2);
  for (const document of all) {
    const { stored, again } = await remade(document);
    expect([document.kind, again]).toEqual([document.kind, stored]);
  }
}, 120_000);

test('what changes in the record later is not in the stored document: its bytes stay those of the chain', async () => {
  await app.knex('users').where({ id: patientId }).update({ lastName: 'Neuhaus' });
  for (const document of await documents()) {
    const { isInChain, stored, again } = await remade(document);
    expect([document.kind, isInChain, stored === again]).toEqual([document.kind, true, false]);
  }
}, 120_000);
