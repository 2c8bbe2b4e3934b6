import { travelSample } from '../../../../seeds/factories/attestations.ts';
import { buildPrescription } from '../../../../seeds/factories/prescriptions.ts';
import { buildDoctor, buildPatient } from '../../../../seeds/factories/users.ts';
import { startTestApp, type TestApp } from '../../../test/app.ts';
import { readPdf } from '../../adapters/pdf/testing/read-pdf.ts';
import { openFile } from '../files/public.ts';
import { issueAttestationDocumentJob } from './jobs/issue-document.ts';

const patience = 60_000;
const clients = '/api/v1/clients/attestations';
const office = '/api/v1/backoffice/attestations';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp({});
}, patience);
afterAll(() => app.close());
beforeEach(() => void (app.mails.length = 0));

const scene = async () => {
  const doctor = await buildDoctor(app.knex);
  const patient = await buildPatient(app.knex, { street: 'Am Ring', houseNum: '3', zipCode: '53111', city: 'Bonn', country: 'DE' });
  const prescription = await buildPrescription(app.knex, { doctorId: doctor.id, patientId: patient.id, unit: 'g', quantity: 20 });
  return { prescription, patient: await app.tokenOf(patient), doctor: await app.tokenOf(doctor), doctorId: doctor.id, patientId: patient.id };
};
const card = (prescriptionId: string) => ({ kind: 'patient-card', prescriptionId });
const journey = (prescriptionId: string, change: object = {}) => ({
  kind: 'travel-certificate',
  prescriptionId,
  travel: { ...travelSample(app.clock.now().toISOString().slice(0, 10)), ...change },
});

test(
  'a patient asks, the doctor issues, and the sealed document is in the patient’s list, the chain and the check by its code',
  async () => {
    const { prescription, patient, doctor, doctorId, patientId } = await scene();
    const { body: asked } = await app.send('post', clients, journey(prescription.id), patient).expect(201);
    expect(asked).toMatchObject({ status: 'requested', hasFile: false, abilities: ['withdraw'], productName: prescription.productName });
    await app.runJobs();
    expect(await app.knex('mails').where({ recipientId: doctorId, template: 'attestation-asked' })).toHaveLength(1);
    const { body: record } = await app.get(`${office}/${asked.id}`, doctor).expect(200);
    expect(record).toMatchObject({ travel: { identityDocument: 'L01X00T47' }, abilities: ['issue', 'decline'] });
    await app.get(`${clients}/${asked.id}/file`, patient).expect(409, /document.notReady/);
    await app.send('post', `${office}/${asked.id}/issue`, { amount: 4 }, doctor).expect(200);
    await app.runJobs();
    await issueAttestationDocumentJob.handler(app.ctx, { attestationId: asked.id } as never);
    const { body: list } = await app.get(clients, patient).expect(200);
    expect(list.items).toMatchObject([{ status: 'issued', hasFile: true, validUntil: expect.any(String) }]);
    const row = await app.knex('attestations').where({ id: asked.id }).first();
    expect(await app.knex('files').where({ ownerId: patientId, kind: 'travel-certificate' })).toHaveLength(1);
    // The invoice is that of the decision: an attestation is free of charge.
    expect(await app.knex('invoices').where({ doctorId })).toHaveLength(1);
    const { text } = readPdf((await (await openFile(app.ctx, row.fileId))()).bytes);
    for (const part of ['L01X00T47', 'THC', `check/${row.checkCode}`]) expect(text).toContain(part);
    const file = await app.get(`${clients}/${asked.id}/file`, patient).expect(200).expect('Content-Type', 'application/pdf');
    expect(file.body.subarray(0, 5).toString()).toBe('%PDF-');
    const check = `/api/v1/clients/prescriptions/check/${row.checkCode}`;
    expect((await app.get(check).expect(200)).body).toMatchObject({ state: 'genuine', kind: 'travel-certificate', validUntil: row.validUntil });
    await app.send('post', `${office}/${asked.id}/revoke`, { reason: 'Die Behandlung ist beendet.' }, doctor).expect(200);
    const { body: revoked } = await app.get(check).expect(200);
    expect(revoked.state).toBe('revoked');
    expect(JSON.stringify(revoked)).not.toContain('L01X00T47');
  },
  patience,
);

test(
  'a doctor makes a card without being asked, for the months that were chosen; it ends by itself',
  async () => {
    const { prescription, patient, doctor } = await scene();
    const { body } = await app.send('post', office, { ...card(prescription.id), months: 3 }, doctor).expect(201);
    expect(body).toMatchObject({ status: 'issued', isAsked: false, abilities: ['revoke'] });
    await app.runJobs();
    const { body: list } = await app.get(clients, patient).expect(200);
    expect(list.items).toMatchObject([{ id: body.id, kind: 'patient-card', hasFile: true }]);
    const { checkCode } = await app.knex('attestations').where({ id: body.id }).first();
    await app.knex('attestations').where({ id: body.id }).update({ validFrom: '2020-01-01', validUntil: '2020-03-31' });
    expect((await app.get(`/api/v1/clients/prescriptions/check/${checkCode}`).expect(200)).body.state).toBe('expired');
  },
  patience,
);

test('what is asked for twice, too much, in the past, or about a void prescription is refused', async () => {
  const { prescription, patient, doctor } = await scene();
  const { id } = prescription;
  await app.send('post', clients, { kind: 'travel-certificate', prescriptionId: id }, patient).expect(400);
  await app.send('post', clients, { ...card(id), travel: travelSample() }, patient).expect(400);
  await app.send('post', clients, journey(id, { days: 31 }), patient).expect(400);
  await app.send('post', clients, journey(id, { from: '2020-01-01' }), patient).expect(422, /attestation.travelPast/);
  await app.send('post', clients, journey(id, { amount: 20.5 }), patient).expect(422, /attestation.tooMuch/);
  const { body } = await app.send('post', clients, card(id), patient).expect(201);
  await app.send('post', clients, card(id), patient).expect(409, /attestation.alreadyRequested/);
  await app.send('post', `${office}/${body.id}/decline`, { reason: 'Bitte sprechen Sie mich an.' }, doctor).expect(200);
  await app.send('post', `${office}/${body.id}/issue`, {}, doctor).expect(409, /invalid.status/);
  expect((await app.get(clients, patient).expect(200)).body.items).toMatchObject([{ status: 'declined', reason: 'Bitte sprechen Sie mich an.' }]);
  const again = await app.send('post', clients, card(id), patient).expect(201);
  await app.knex('prescriptions').where({ id }).update({ status: 'revoked', revokedAt: new Date(), revokeReason: 'error' });
  await app.send('post', `${office}/${again.body.id}/issue`, {}, doctor).expect(409, /attestation.notEligible/);
  expect((await app.get(clients, patient).expect(200)).body.choices).toEqual([]);
  await app.send('post', `${clients}/${again.body.id}/withdraw`, {}, patient).expect(200);
  await app.send('post', `${clients}/${again.body.id}/withdraw`, {}, patient).expect(409, /invalid.status/);
});

test('a prescription, a request and a document of somebody else are not found', async () => {
  const [mine, other] = [await scene(), await scene()];
  await app.send('post', clients, card(other.prescription.id), mine.patient).expect(404, /prescription.not.found/);
  await app.send('post', office, card(other.prescription.id), mine.doctor).expect(404, /prescription.not.found/);
  const { body } = await app.send('post', office, card(other.prescription.id), other.doctor).expect(201);
  await app.get(`${office}/${body.id}`, mine.doctor).expect(404);
  await app.get(`${clients}/${body.id}/file`, mine.patient).expect(404);
  expect((await app.get(office, mine.doctor).expect(200)).body.total).toBe(0);
});
