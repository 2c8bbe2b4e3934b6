import { buildPharmacy, buildStock } from '../../../../seeds/factories/pharmacies.ts';
import { buildPrescription, type PrescriptionRow } from '../../../../seeds/factories/prescriptions.ts';
import { buildTreatment } from '../../../../seeds/factories/treatments.ts';
import { buildPatient } from '../../../../seeds/factories/users.ts';
import { startTestApp, type TestApp } from '../../../test/app.ts';

const clients = '/api/v1/clients';
const hour = 3_600_000;

let app: TestApp;
beforeAll(async () => void (app = await startTestApp()));
afterAll(() => app.close());

const ago = (hours: number): Date => new Date(app.clock.now().getTime() - hours * hour);
const hasStock = ({ pharmacyId, productId }: PrescriptionRow, quantity: number, confirmedAt: Date, pharmacy = pharmacyId) =>
  buildStock(app.knex, { pharmacyId: pharmacy ?? '', productId, quantity, confirmedAt });

/** A request whose one medicine of 20 units is with a pharmacy. */
const sent = async (overrides: Partial<PrescriptionRow> = {}) => {
  const patient = await buildPatient(app.knex);
  const treatment = await buildTreatment(app.knex, { status: 'approved', patientId: patient.id });
  const prescription = await buildPrescription(app.knex, { treatmentId: treatment.id, status: 'sent', ...overrides });
  const token = await app.tokenOf(patient);
  const supply = async () => (await app.get(`${clients}/treatment/${treatment.id}`, token).expect(200)).body.supply;
  const request = () => app.send('post', `${clients}/prescriptions/${prescription.id}/substitute-request`, {}, token);
  return { prescription, treatment, token, supply, request };
};

describe('What the patient reads of the supply', () => {
  it('is in stock where the pharmacy reports enough, and that pharmacy is counted', async () => {
    const { prescription, supply } = await sent();
    await hasStock(prescription, 20, ago(1));
    expect(await supply()).toEqual([{ prescriptionId: prescription.id, availability: 'in-stock', pharmacyCount: 1, alternatives: [], question: null }]);
  });

  it('is sold out where the pharmacy reports less, with the other that has it and what the doctor signed', async () => {
    const { prescription, supply } = await sent();
    const alternatives = ['Zweite Wahl', 'Dritte Wahl'].map((productName) => ({ productId: prescription.productId, productName, pzn: '12345678' }));
    await app
      .knex('prescriptions')
      .where({ id: prescription.id })
      .update({ alternatives: JSON.stringify(alternatives) });
    await hasStock(prescription, 19, ago(1));
    await hasStock(prescription, 20, ago(1), (await buildPharmacy(app.knex)).id);
    await hasStock(prescription, 20, ago(1), (await buildPharmacy(app.knex, { isListed: false })).id);
    expect(await supply()).toMatchObject([{ availability: 'sold-out', pharmacyCount: 1, alternatives: ['Zweite Wahl', 'Dritte Wahl'] }]);
  });

  it('is sold out where a full list that is not too old lacks the product', async () => {
    const { prescription, supply } = await sent();
    await app
      .knex('pharmacies')
      .where({ id: prescription.pharmacyId })
      .update({ stockConfirmedAt: ago(1) });
    expect(await supply()).toMatchObject([{ availability: 'sold-out', pharmacyCount: 0 }]);
  });

  it('is unknown without a report, and with one that is too old', async () => {
    const { prescription, supply } = await sent();
    expect(await supply()).toMatchObject([{ availability: 'unknown' }]);
    await hasStock(prescription, 0, ago(73));
    expect(await supply()).toMatchObject([{ availability: 'unknown' }]);
    await app
      .knex('stock')
      .where({ pharmacyId: prescription.pharmacyId })
      .update({ confirmedAt: ago(71) });
    expect(await supply()).toMatchObject([{ availability: 'sold-out' }]);
  });

  it('counts a pharmacy only when it has everything that is not ready', async () => {
    const { prescription, treatment, supply } = await sent();
    const second = await buildPrescription(app.knex, { treatmentId: treatment.id, status: 'sent', pharmacyId: prescription.pharmacyId ?? '' });
    const { id: other } = await buildPharmacy(app.knex);
    await hasStock(prescription, 20, ago(1), other);
    expect(await supply()).toMatchObject([{ pharmacyCount: 0 }, { pharmacyCount: 0 }]);
    await hasStock(second, 20, ago(1), other);
    expect(await supply()).toMatchObject([{ pharmacyCount: 1 }, { pharmacyCount: 1 }]);
  });

  it('is sold out where the pharmacy sent it back as not available, and says nothing of what is ready', async () => {
    const returned = await sent({ status: 'returned' });
    await hasStock(returned.prescription, 20, ago(1));
    expect(await returned.supply()).toMatchObject([{ availability: 'sold-out' }]);
    expect(await (await sent({ status: 'ready' })).supply()).toEqual([]);
  });
});

describe('The request for something in its place', () => {
  it('goes to the doctor once, also when it is pressed twice at the same moment', async () => {
    const { prescription, request, supply } = await sent();
    await hasStock(prescription, 0, ago(1));
    const answers = await Promise.all([request(), request()]);
    expect(answers.map(({ status, body }) => body.code ?? status).sort()).toEqual([200, 'pharmacyQuestion.alreadyOpen']);
    expect(await app.knex('pharmacy_questions').where({ prescriptionId: prescription.id })).toMatchObject([
      { askedBy: 'patient', type: 'not-available', status: 'open' },
    ]);
    expect(await supply()).toMatchObject([{ question: { askedBy: 'patient', status: 'open', answer: null, askedAt: expect.any(String) } }]);
  });

  it('shows the answer only when it has left, and can be made again after it', async () => {
    const { prescription, request, supply } = await sent();
    await hasStock(prescription, 0, ago(1));
    await request().expect(200);
    const answer = { answerAction: 'answer', answerText: 'Bitte warten Sie zwei Tage.', answeredAt: app.clock.now(), answeredById: prescription.doctorId };
    const question = app.knex('pharmacy_questions').where({ prescriptionId: prescription.id });
    await question.clone().update({ ...answer, status: 'held', holdId: prescription.id, releasesAt: app.clock.now() });
    expect(await supply()).toMatchObject([{ question: { status: 'open', answer: null } }]);
    await question.clone().update({ status: 'answered', holdId: null, releasesAt: null });
    expect(await supply()).toMatchObject([{ question: { status: 'answered', answer: 'Bitte warten Sie zwei Tage.' } }]);
    await request().expect(200);
    expect(await supply()).toMatchObject([{ question: { status: 'open', answer: null } }]);
  });

  it('is refused while the pharmacy has it, and where nothing is known', async () => {
    const { prescription, request } = await sent();
    await request().expect(409, /pharmacyQuestion.notSoldOut/);
    await hasStock(prescription, 20, ago(1));
    await request().expect(409, /pharmacyQuestion.notSoldOut/);
    expect(await app.knex('pharmacy_questions').where({ prescriptionId: prescription.id })).toEqual([]);
  });

  it.each(['ready', 'partly-dispensed'] as const)('is refused for what is %s, sold out or not', async (status) => {
    const { prescription, request } = await sent({ status });
    await hasStock(prescription, 0, ago(1));
    await request().expect(409, /prescription.cantProcessed/);
  });

  it('is refused for what is dispensed, and not found for the prescription of another patient', async () => {
    await (await sent({ status: 'dispensed' })).request().expect(409, /prescription.cantProcessed/);
    const { prescription } = await sent();
    const { token, supply } = await sent();
    await app.send('post', `${clients}/prescriptions/${prescription.id}/substitute-request`, {}, token).expect(404);
    expect(JSON.stringify(await supply())).not.toContain(prescription.id);
    expect(await app.knex('pharmacy_questions').where({ prescriptionId: prescription.id })).toEqual([]);
  });
});

it('The doses of a prescription have the decimal mark of the patient’s language', async () => {
  const { treatment, token } = await sent();
  const read = async (locale: string) =>
    (await app.get(`${clients}/treatment/${treatment.id}`, token).set('Accept-Language', locale).expect(200)).body.prescriptions[0];
  expect(await read('en')).toMatchObject({ singleDose: '0.1 g', dailyDose: '0.5 g' });
  expect(await read('de')).toMatchObject({ singleDose: '0,1 g', dailyDose: '0,5 g' });
});
