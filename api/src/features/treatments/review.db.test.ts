import { buildHealthState } from '../../../../seeds/factories/health-states.ts';
import { buildStock } from '../../../../seeds/factories/pharmacies.ts';
import { buildProduct } from '../../../../seeds/factories/products.ts';
import { buildPrescription } from '../../../../seeds/factories/prescriptions.ts';
import { buildTreatment } from '../../../../seeds/factories/treatments.ts';
import { buildAdmin, buildDoctor, buildPatient } from '../../../../seeds/factories/users.ts';
import { startTestApp, type TestApp } from '../../../test/app.ts';

/** Friday, 20 November 2026, 10:00 in Germany. */
const testNow = '2026-11-20T09:00:00.000Z';
const base = '/api/v1/backoffice/treatments';
let app: TestApp;
let doctor: { id: string };
let token: string;
let other: { id: string };
let otherToken: string;

beforeAll(async () => void (app = await startTestApp()));
afterAll(() => app.close());
beforeEach(async () => {
  app.clock.set(testNow);
  doctor = await buildDoctor(app.knex, { firstName: 'Ada', lastName: 'Arzt' });
  token = await app.tokenOf(doctor);
  other = await buildDoctor(app.knex);
  otherToken = await app.tokenOf(other);
});

const now = () => app.clock.now();
const act = (id: string, action: string, body: object = {}, by = token) => app.send('post', `${base}/${id}/${action}`, body, by);
const waiting = (overrides: object = {}) => buildTreatment(app.knex, { submittedAt: now(), dueAt: new Date(now().getTime() + 86_400_000), ...overrides });
const decline = { reason: 'insufficient-information', text: 'Bitte schicken Sie uns den Befund.' };
const rowOf = (id: string) => app.knex('treatments').where({ id }).first();
const auditOf = async (id: string): Promise<string[]> =>
  (await app.knex('audit_events').where({ objectId: id }).orderBy('id')).map(({ action }: { action: string }) => action);

describe('The queue', () => {
  it('shows doctors a preview that identifies no patient, and the whole case only to the doctor who has claimed the request', async () => {
    const patient = await buildPatient(app.knex, { firstName: 'Rosa', lastName: 'Luchs', bornOn: '1999-01-01' });
    const state = await buildHealthState(app.knex, { patientId: patient.id });
    const treatment = await waiting({ patientId: patient.id, healthStateId: state.id });
    const preview = await app.get(`${base}/${treatment.id}`, token).expect(200);
    expect(preview.body).toMatchObject({
      access: 'pool',
      patientId: null,
      patientName: null,
      ageBand: '25–34',
      symptoms: ['chronic-pain', 'sleep-disorder'],
      case: null,
      abilities: ['claim'],
    });
    expect(preview.text).not.toMatch(/Rosa|Luchs|Rückenschmerzen|Ibuprofen/);
    const taken = await act(treatment.id, 'claim').expect(200);
    expect(taken.body).toMatchObject({
      access: 'assigned',
      patientName: 'Luchs, Rosa',
      abilities: ['claim', 'release', 'hand-over', 'approve', 'decline', 'ask', 'request-consultation', 'reply'],
    });
    expect(taken.body.case.patient).toMatchObject({ name: 'Rosa Luchs', dob: '1999-01-01', age: 27 });
    expect(taken.body.case.answers.complaints).toMatch(/Rückenschmerzen/);
    const other = await app.get(`${base}/${treatment.id}`, otherToken).expect(200);
    expect(other.body).toMatchObject({ access: 'pool', case: null, doctor: { name: 'Dr. med. Ada Arzt' }, abilities: [] });
  });

  it('leaves a line about the doctor who saw the symptoms of the own patients, and none about previews', async () => {
    const patient = await buildPatient(app.knex);
    const state = await buildHealthState(app.knex, { patientId: patient.id });
    const treatment = await waiting({ patientId: patient.id, healthStateId: state.id });
    const lines = () => app.knex('audit_events').where({ action: 'treatment.list', patientId: patient.id }).select('actorId');
    for (const by of [token, otherToken, await app.tokenOf(await buildAdmin(app.knex))]) await app.get(base, by).expect(200);
    expect(await lines()).toEqual([]);
    await act(treatment.id, 'claim').expect(200);
    for (const by of [token, otherToken, token]) await app.get(base, by).expect(200);
    expect(await lines()).toEqual([{ actorId: doctor.id }]);
  });

  it('can neither be searched by a person that is hidden nor sorted by a field of its own making', async () => {
    const treatment = await waiting();
    const filters = encodeURIComponent(JSON.stringify([{ field: 'patientId', operator: 'eq', value: treatment.patientId }]));
    expect((await app.get(`${base}?filters=${filters}`, token)).body.total).toBe(0);
    const admin = await app.tokenOf(await buildAdmin(app.knex));
    expect((await app.get(`${base}?filters=${filters}`, admin)).body.total).toBe(1);
    expect((await app.get(`${base}?sort=bornOn`, token)).status).toBe(400);
  });

  it('shows administrators whose request it is and what became of it, and nothing about health', async () => {
    const treatment = await waiting();
    const admin = await app.tokenOf(await buildAdmin(app.knex));
    const { body } = await app.get(`${base}/${treatment.id}`, admin).expect(200);
    expect(body).toMatchObject({
      access: 'metadata',
      patientId: treatment.patientId,
      ageBand: null,
      symptoms: null,
      symptomsLevel: null,
      productCategories: null,
      case: null,
      depositStatus: 'paid',
      abilities: [],
    });
  });

  it('opens health content to administrators for a reason that stays on record', async () => {
    const treatment = await waiting();
    const admin = await app.tokenOf(await buildAdmin(app.knex));
    await act(treatment.id, 'break-glass', { reason: 'neugierig' }, admin).expect(400);
    await act(treatment.id, 'break-glass', { reason: 'Beschwerde der Patientin' }, token).expect(403);
    const { body } = await act(treatment.id, 'break-glass', { reason: 'Beschwerde der Patientin' }, admin).expect(200);
    expect(body.case.answers.complaints).toMatch(/Rückenschmerzen/);
    const log = await app.knex('audit_events').where({ action: 'treatment.break-glass', objectId: treatment.id });
    expect(log).toMatchObject([{ reason: 'Beschwerde der Patientin', patientId: treatment.patientId, actorRole: 'admin' }]);
  });

  it('has what is due first on top', async () => {
    const late = await waiting({ dueAt: new Date('2026-11-01T10:00:00Z') });
    const { body } = await app.get(`${base}?pageSize=1`, token).expect(200);
    expect(body.items[0].id).toBe(late.id);
    await app.knex('treatments').where({ id: late.id }).update({ dueAt: now() });
  });

  it('keeps decided requests of other doctors out of sight', async () => {
    const treatment = await buildTreatment(app.knex, { status: 'approved' });
    for (const path of [treatment.id, '00000000-0000-4000-8000-000000000000']) {
      const answer = await app.get(`${base}/${path}`, token);
      expect([answer.status, answer.body.code]).toEqual([404, 'treatment.notFound']);
    }
  });
});

describe('Taking a request', () => {
  it('is one doctor’s: of two at once one gets it', async () => {
    const treatment = await waiting();
    const answers = await Promise.all([act(treatment.id, 'claim'), act(treatment.id, 'claim', {}, otherToken)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(answers.find(({ status }) => status === 409)?.body.code).toBe('treatment.alreadyClaimed');
  });

  it('lapses, can be extended by the same doctor, and then be taken by another', async () => {
    const treatment = await waiting();
    await act(treatment.id, 'claim').expect(200);
    app.clock.advance(9 * 60_000);
    await act(treatment.id, 'claim').expect(200);
    app.clock.advance(9 * 60_000);
    const [mine, theirs] = [await app.tokenOf(doctor), await app.tokenOf(other)];
    await act(treatment.id, 'claim', {}, theirs).expect(409);
    app.clock.advance(2 * 60_000);
    await act(treatment.id, 'decline', decline, mine).expect(403, /doctor.notAssigned/);
    await act(treatment.id, 'claim', {}, theirs).expect(200);
    expect((await app.get(`${base}/${treatment.id}`, mine)).body).toMatchObject({ access: 'pool', case: null });
    await act(treatment.id, 'release', {}, theirs).expect(200);
    expect((await rowOf(treatment.id)).doctorId).toBeNull();
    expect(await auditOf(treatment.id)).toEqual(['treatment.claim', 'treatment.claim', 'treatment.release']);
  });

  it('is refused to a doctor who is not working', async () => {
    const resting = await buildDoctor(app.knex, { doctor: { isWorking: false } });
    const treatment = await waiting();
    await act(treatment.id, 'claim', {}, await app.tokenOf(resting)).expect(403, /doctor.notActive/);
  });

  it('lets holidays of the doctor’s federal state count', async () => {
    const bavarian = await buildDoctor(app.knex, { doctor: { federalState: 'BY' } });
    app.clock.set('2027-01-05T09:00:00.000Z');
    const treatment = await waiting({ dueAt: new Date('2027-01-06T09:00:00Z') });
    const { body } = await act(treatment.id, 'claim', {}, await app.tokenOf(bavarian)).expect(200);
    expect(body.dueAt).toBe('2027-01-07T09:00:00.000Z');
  });
});

describe('Asking the patient', () => {
  it('sends a mail without the question, and the answer comes back to the doctor', async () => {
    const treatment = await waiting();
    await act(treatment.id, 'claim');
    const asked = await act(treatment.id, 'ask', { text: 'Nehmen Sie Marcumar?' }).expect(200);
    expect(asked.body).toMatchObject({ isQuestionOpen: true, case: { messages: [{ kind: 'question', text: 'Nehmen Sie Marcumar?' }] } });
    await app.runJobs();
    expect(app.mails.at(-1)?.text).toContain('Frage');
    expect(JSON.stringify(app.mails)).not.toContain('Marcumar');
    const patientToken = await app.tokenOf({ id: treatment.patientId });
    const path = `/api/v1/clients/treatment/${treatment.id}`;
    expect((await app.get(path, patientToken)).body).toMatchObject({
      isQuestionOpen: true,
      abilities: ['cancel', 'answer', 'write', 'choose-invoice-diagnosis'],
    });
    await app.send('post', `${path}/answer`, { text: 'Nein.' }, patientToken).expect(200);
    await app.send('post', `${path}/answer`, { text: 'Doch.' }, patientToken).expect(409, /treatment.cantProcessed/);
    expect((await app.get(`${base}/${treatment.id}`, token)).body).toMatchObject({
      isQuestionOpen: false,
      case: { messages: [{}, { kind: 'answer', text: 'Nein.' }] },
    });
  });
});

describe('The case', () => {
  it('has stock, hints, changed answers and what was prescribed before', async () => {
    const patient = await buildPatient(app.knex, { bornOn: '2005-01-01' });
    const first = await buildHealthState(app.knex, { patientId: patient.id, createdAt: new Date('2026-11-01T09:00:00Z') });
    const earlier = await buildTreatment(app.knex, {
      status: 'approved',
      patientId: patient.id,
      healthStateId: first.id,
      createdAt: new Date('2026-11-01T10:00:00Z'),
      decidedAt: new Date('2026-11-02T10:00:00Z'),
    });
    await buildPrescription(app.knex, { treatmentId: earlier.id, quantity: 30, unit: 'g' });
    const second = await buildHealthState(app.knex, { patientId: patient.id, answers: { medicationHistory: 'Marcumar seit 2020', symptomsLevel: 9 } });
    const at = new Date('2026-11-20T08:00:00Z');
    const base1 = { healthStateId: second.id, patientId: patient.id, criterion: 'heart' };
    await app.knex('safety_answers').insert([
      { ...base1, isConfirmed: false, answeredAt: at },
      { ...base1, isConfirmed: true, answeredAt: new Date(at.getTime() + 14_000) },
    ]);
    const treatment = await waiting({ patientId: patient.id, healthStateId: second.id, createdAt: now() });
    const product = await buildProduct(app.knex);
    await buildStock(app.knex, { productId: product.id, priceCents: 800, confirmedAt: now() });
    await buildStock(app.knex, { productId: product.id, priceCents: 700, confirmedAt: now() });
    await buildStock(app.knex, { productId: product.id, priceCents: 100, confirmedAt: new Date('2026-11-01T00:00:00Z') });
    await app.knex('treatment_products').insert([
      { treatmentId: treatment.id, position: 1, productId: product.id },
      { treatmentId: treatment.id, position: 2, wish: JSON.stringify({ strainName: 'Mondlicht' }) },
    ]);
    const { body } = await act(treatment.id, 'claim').expect(200);
    expect(body.case.products).toMatchObject([
      { product: { id: product.id, pharmacyCount: 2, fromPriceCents: 700 } },
      { product: null, wish: { strainName: 'Mondlicht' } },
    ]);
    expect(body.case.changes.map(({ field }: { field: string }) => field).sort()).toEqual(['medicationHistory', 'symptomsLevel']);
    expect(body.case.safetyChanges.slice(-1)).toEqual([{ criterion: 'heart', from: false, to: true, at: '2026-11-20T08:00:14.000Z', afterSeconds: 14 }]);
    expect(body.case.earlier).toMatchObject([{ id: earlier.id, status: 'approved', prescriptions: [{ quantity: 30, unit: 'g' }] }]);
    expect(body.case.prescribedLately).toEqual({ g: 30, ml: 0, piece: 0 });
    expect(body.case.hints.map(({ kind, severity }: { kind: string; severity: string }) => `${kind} ${severity}`)).toEqual([
      'interaction red',
      'age amber',
      'answer-changed amber',
      'amount info',
    ]);
    expect(body).toMatchObject({ isFollowUp: true });
  });
});
