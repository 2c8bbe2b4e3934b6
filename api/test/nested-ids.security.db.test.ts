import { buildHealthState } from '../../seeds/factories/health-states.ts';
import { buildPharmacy } from '../../seeds/factories/pharmacies.ts';
import { buildPrescription } from '../../seeds/factories/prescriptions.ts';
import { buildTreatment } from '../../seeds/factories/treatments.ts';
import { buildDoctor, buildPatient, buildPharmacyUser } from '../../seeds/factories/users.ts';
import { newId, sha256 } from '../src/kernel/ids.ts';
import { startTestApp, type TestApp } from './app.ts';
import { stateOf } from './permissions/calls.ts';

const clients = '/api/v1/clients';
const office = '/api/v1/backoffice';

let test: TestApp;
beforeAll(async () => void (test = await startTestApp({ environment: { STRIPE_API_URL: 'http://127.0.0.1:1' } })));
afterAll(() => test.close());

/** Two people of a kind who have nothing to do with each other. */
const twoPatients = async () => {
  const [a, b] = [await buildPatient(test.knex), await buildPatient(test.knex)];
  return { a, b, token: await test.tokenOf(a) };
};

describe('AUZ-07 an id of another user inside a request', () => {
  it.each([
    ['post', 'stripe/create-checkout-session', 'awaiting-payment', (treatmentId: string) => ({ treatmentId })],
    ['post', 'pharmacy', 'approved', (treatmentId: string, pharmacyId: string) => ({ treatmentId, pharmacyId, consentVersion: 1 })],
    [
      'post',
      'pharmacy/manually',
      'approved',
      (treatmentId: string) => ({ treatmentId, name: 'Markt', street: 'Weg', houseNum: '1', zipCode: '10115', city: 'Berlin' }),
    ],
  ] as const)('in the body of %s %s refuses the whole request and writes nothing', async (method, path, status, body) => {
    const { b, token } = await twoPatients();
    const { id } = await buildTreatment(test.knex, { status, patientId: b.id });
    if (status === 'approved') await buildPrescription(test.knex, { treatmentId: id });
    const { id: pharmacyId } = await buildPharmacy(test.knex);
    const before = await stateOf(test);
    await test.send(method, `${clients}/${path}`, body(id, pharmacyId), token).expect(404, /treatment.notFound/);
    expect(await stateOf(test)).toBe(before);
  });

  it.each(['treatment/products', 'treatment/download/invoice', 'treatment/medical-letter/download', 'pharmacy/listed', 'pharmacy/info'])(
    'in the query of %s answers as if there were nothing',
    async (path) => {
      const { b, token } = await twoPatients();
      const { treatmentId } = await buildPrescription(test.knex, { patientId: b.id });
      await test.get(`${clients}/${path}?treatmentId=${treatmentId}`, token).expect(404);
    },
  );

  it.each(['patientId', 'doctorId', 'userId', 'ownerId', 'id', 'pharmacyId', 'status', 'role'])(
    'as an extra %s beside what is asked for changes nothing of the other',
    async (key) => {
      const { a, b, token } = await twoPatients();
      await buildHealthState(test.knex, { patientId: b.id, status: 'draft' });
      const rows = () => test.knex('health_states').where({ patientId: b.id });
      const [before, person] = [await rows(), await test.knex('users').where({ id: b.id }).first()];
      await test.send('patch', `${clients}/health-state`, { symptomsLevel: 9, [key]: b.id }, token);
      await test.send('patch', `${clients}/iam/profile`, { about: 'Guten Tag', [key]: b.id }, token);
      expect(await rows()).toEqual(before);
      expect(await test.knex('users').where({ id: b.id }).first()).toEqual(person);
      expect(await test.knex('users').where({ id: a.id }).first('role', 'status')).toEqual({ role: 'patient', status: 'active' });
    },
  );

  it('among 50 in a filter shows the 49 and not the one', async () => {
    const doctor = await buildDoctor(test.knex);
    const token = await test.tokenOf(doctor);
    const own: string[] = [];
    for (let count = 0; count < 49; count += 1) own.push((await buildTreatment(test.knex, { status: 'approved', doctorId: doctor.id })).id);
    const foreign = (await buildTreatment(test.knex, { status: 'approved' })).id;
    const filters = JSON.stringify([{ field: 'id', operator: 'in', value: [...own, foreign] }]);
    const { body } = await test.get(`${office}/treatments?pageSize=200&filters=${encodeURIComponent(filters)}`, token).expect(200);
    expect(body.items.map(({ id }: { id: string }) => id).toSorted()).toEqual(own.toSorted());
  });
});

describe('AUZ-08 a file', () => {
  const fileOf = async (ownerId: string): Promise<string> => {
    const id = newId();
    await test.knex('files').insert({ id, kind: 'contract', ownerId, storageKey: `contract/${id}.pdf`, filename: 'vertrag.pdf', contentType: 'application/pdf', bytes: 1, sha256: sha256(id) }); // prettier-ignore
    return id;
  };

  it('of another patient is not found under a request of the own, nor is anything beside the files', async () => {
    const doctor = await buildDoctor(test.knex);
    const token = await test.tokenOf(doctor);
    const mine = await buildTreatment(test.knex, { status: 'approved', doctorId: doctor.id });
    const foreign = await fileOf((await buildPatient(test.knex)).id);
    await test.get(`${office}/treatments/${mine.id}/documents/${foreign}`, token).expect(404, /signed.file.notFound/);
    for (const name of ['../', '..%2F..%2Fetc%2Fpasswd', '%2e%2e%2f', '....//', '%00', `${foreign}/../${foreign}`])
      expect((await test.get(`${office}/treatments/${mine.id}/documents/${name}`, token)).status).toBeGreaterThanOrEqual(400);
  });

  it('is the pharmacy’s as long as the prescription is', async () => {
    const pharmacist = await buildPharmacyUser(test.knex);
    const token = await test.tokenOf(pharmacist);
    const { id, patientId } = await buildPrescription(test.knex, { status: 'received', pharmacyId: pharmacist.pharmacyId as string });
    await test
      .knex('prescriptions')
      .where({ id })
      .update({ fileId: await fileOf(patientId) });
    await test.send('post', `${office}/prescriptions/${id}/return`, { reason: 'not-available' }, token).expect(200);
    await test.get(`${office}/prescriptions/${id}/file`, token).expect(404, /prescription.not.found/);
  });

  it('is not there any more for a doctor whose role has changed', async () => {
    const doctor = await buildDoctor(test.knex);
    const token = await test.tokenOf(doctor);
    const mine = await buildTreatment(test.knex, { status: 'approved', doctorId: doctor.id });
    await test.knex('users').where({ id: doctor.id }).update({ role: 'patient', bornOn: '1980-01-01' });
    await test.get(`${office}/certificates/${mine.id}/letter`, token).expect(403, /server.forbidden/);
  });
});
