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
const plan = async (overrides: object = {}) => {
  const product = await buildProduct(app.knex);
  const line = {
    productId: product.id,
    quantity: 10,
    unit: 'g',
    form: 'Cannabisblüten, unzerkleinert',
    singleDose: '0,1 g',
    dailyDose: '0,5 g',
    instructions: 'Verdampfen bei 180 °C.',
    ...overrides,
  };
  return { medicationPlan: [line], diagnosis: 'Chronische Schmerzen (R52.2)', remoteJustification: 'Vollständige Angaben, stabiler Verlauf.' };
};
const rowOf = (id: string) => app.knex('treatments').where({ id }).first();
const auditOf = async (id: string): Promise<string[]> =>
  (await app.knex('audit_events').where({ objectId: id }).orderBy('id')).map(({ action }: { action: string }) => action);

describe('The queue', () => {
  it('shows doctors a preview that names nobody, and the whole case only to who has taken the request', async () => {
    const patient = await buildPatient(app.knex, { firstName: 'Rosa', lastName: 'Luchs', bornOn: '1999-01-01' });
    const state = await buildHealthState(app.knex, { patientId: patient.id });
    const treatment = await waiting({ patientId: patient.id, healthStateId: state.id });
    const preview = await app.get(`${base}/${treatment.id}`, token).expect(200);
    expect(preview.body).toMatchObject({
      access: 'pool',
      patientId: null,
      patientName: null,
      ageBand: '25-34',
      symptoms: ['chronic-pain', 'sleep-disorder'],
      case: null,
      abilities: ['claim'],
    });
    expect(preview.text).not.toMatch(/Rosa|Luchs|Rückenschmerzen|Ibuprofen/);
    const taken = await act(treatment.id, 'claim').expect(200);
    expect(taken.body).toMatchObject({ access: 'assigned', patientName: 'Luchs, Rosa', abilities: ['claim', 'release', 'approve', 'decline', 'ask'] });
    expect(taken.body.case.patient).toMatchObject({ name: 'Rosa Luchs', dob: '1999-01-01', age: 27 });
    expect(taken.body.case.answers.complaints).toMatch(/Rückenschmerzen/);
    const other = await app.get(`${base}/${treatment.id}`, otherToken).expect(200);
    expect(other.body).toMatchObject({ access: 'pool', case: null, doctor: { name: 'Dr. med. Ada Arzt' }, abilities: [] });
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
    expect(await auditOf(treatment.id)).toEqual(['treatment.claim', 'treatment.claim', 'treatment.claim', 'treatment.release']);
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
    expect((await app.get(path, patientToken)).body).toMatchObject({ isQuestionOpen: true, abilities: ['cancel', 'answer'] });
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
    expect(body.case.prescribedLast30Days).toEqual({ g: 30, ml: 0, piece: 0 });
    expect(body.case.hints.map(({ kind, severity }: { kind: string; severity: string }) => `${kind} ${severity}`)).toEqual([
      'interaction red',
      'age amber',
      'answer-changed amber',
      'amount info',
    ]);
    expect(body).toMatchObject({ isFollowUp: true });
  });
});

describe('Deciding', () => {
  const taken = async () => {
    const treatment = await waiting();
    await act(treatment.id, 'claim').expect(200);
    return treatment;
  };

  it('approves: prescriptions, certificate, deposit, mail and audit in one step', async () => {
    const treatment = await taken();
    const { body } = await act(treatment.id, 'approve', await plan()).expect(200);
    expect(body).toMatchObject({ status: 'approved', abilities: [], case: { decision: { diagnosis: 'Chronische Schmerzen (R52.2)' } } });
    const [prescription] = await app.knex('prescriptions').where({ treatmentId: treatment.id });
    expect(prescription).toMatchObject({ status: 'issued', quantity: 10, position: 1, validUntil: '2027-02-20', doctorId: doctor.id });
    expect(prescription.number).toMatch(/^R-2026-\d{6}$/);
    expect(await app.knex('payments').where({ treatmentId: treatment.id }).first()).toMatchObject({ status: 'offset' });
    expect(await app.knex('certificates').where({ treatmentId: treatment.id }).first()).toBeDefined();
    expect(await rowOf(treatment.id)).toMatchObject({ contactKind: 'questionnaire', contactDoctorId: doctor.id, claimExpiresAt: null });
    expect(await auditOf(treatment.id)).toEqual(['treatment.claim', 'treatment.approve']);
    expect(await app.knex('mails').where({ recipientId: treatment.patientId, template: 'request-approved' })).toHaveLength(1);
  });

  it('happens once when it is sent twice at the same moment', async () => {
    const treatment = await taken();
    const body = await plan();
    const answers = await Promise.all([act(treatment.id, 'approve', body), act(treatment.id, 'approve', body)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(answers.find(({ status }) => status === 409)?.body.code).toBe('treatment.alreadyApproved');
    expect(await app.knex('prescriptions').where({ treatmentId: treatment.id })).toHaveLength(1);
  });

  it('has one outcome when the patient cancels at the same moment', async () => {
    const treatment = await taken();
    const patientToken = await app.tokenOf({ id: treatment.patientId });
    const answers = await Promise.all([
      act(treatment.id, 'approve', await plan()),
      app.send('post', `/api/v1/clients/treatment/${treatment.id}/cancel`, {}, patientToken),
    ]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    const { status } = await rowOf(treatment.id);
    const payment = await app.knex('payments').where({ treatmentId: treatment.id }).first();
    expect([status, payment.status]).toEqual(status === 'approved' ? ['approved', 'offset'] : ['cancelled', 'refund-pending']);
  });

  it('declines with a reason; the deposit counts towards the decision', async () => {
    const treatment = await taken();
    await act(treatment.id, 'decline', decline).expect(200);
    expect(await app.knex('payments').where({ treatmentId: treatment.id }).first()).toMatchObject({ status: 'offset' });
    const seen = await app.get(`/api/v1/clients/treatment/${treatment.id}`, await app.tokenOf({ id: treatment.patientId }));
    expect(seen.body).toMatchObject({ status: 'declined', decline, abilities: [] });
    expect(await app.knex('mails').where({ recipientId: treatment.patientId, template: 'request-declined' })).toHaveLength(1);
  });

  it('gives the deposit of a declined request back when the setting says so', async () => {
    await app.knex('settings').insert({ key: 'refundOnDecline', value: 'true', validFrom: new Date('2026-01-01T00:00:00Z') });
    const treatment = await taken();
    await act(treatment.id, 'decline', decline).expect(200);
    expect(await app.knex('payments').where({ treatmentId: treatment.id }).first()).toMatchObject({ status: 'refund-pending' });
    await app.knex('settings').insert({ key: 'refundOnDecline', value: 'false', validFrom: new Date('2026-01-02T00:00:00Z') });
  });

  it.each([
    ['an empty plan', { medicationPlan: [] }, 422, 'treatment.medication.empty'],
    ['a product that does not exist', { productId: '00000000-0000-4000-8000-000000000000' }, 404, 'product.notFound'],
    ['a unit that is not the product’s', { unit: 'ml' }, 400, 'server.badRequest'],
    ['a line without dose', { singleDose: ' ' }, 400, 'server.badRequest'],
  ])('refuses %s', async (_what, change, status, code) => {
    const treatment = await taken();
    const body = 'medicationPlan' in change ? { ...(await plan()), ...change } : await plan(change);
    const answer = await act(treatment.id, 'approve', body);
    expect([answer.status, answer.body.code]).toEqual([status, code]);
    expect((await rowOf(treatment.id)).status).toBe('in-review');
  });

  it.each([
    ['gates.identity', true, 409, 'identity.requiresInput'],
    ['gates.oralInformation', true, 422, 'treatment.contactRequired'],
    ['gates.liveContact', { flower: true, extract: false, vape: false, edible: false }, 422, 'treatment.contactRequired'],
    ['law.inPersonRequired', { flower: true, extract: false, vape: false, edible: false }, 422, 'treatment.contactRequired'],
  ])('is held back by %s', async (key, value, status, code) => {
    const treatment = await taken();
    const [setting] = await app
      .knex('settings')
      .insert({ key, value: JSON.stringify(value), validFrom: new Date('2026-01-01T00:00:00Z') })
      .returning('id');
    const answer = await act(treatment.id, 'approve', await plan());
    expect([answer.status, answer.body.code]).toEqual([status, code]);
    await app
      .knex('settings')
      .insert({ key, value: JSON.stringify(typeof value === 'boolean' ? false : { ...value, flower: false }), validFrom: new Date('2026-01-02T00:00:00Z') });
    expect(setting).toBeDefined();
    await act(treatment.id, 'approve', await plan()).expect(200);
  });

  it.each(
    (['awaiting-payment', 'approved', 'declined', 'cancelled', 'expired'] as const).flatMap((status) =>
      (['claim', 'release', 'ask', 'approve', 'decline'] as const).map((action) => ({ status, action })),
    ),
  )('refuses to $action what is $status', async ({ status, action }) => {
    const treatment = await buildTreatment(app.knex, { status, doctorId: doctor.id });
    const bodies = { claim: {}, release: {}, ask: { text: 'Frage?' }, approve: await plan(), decline };
    const answer = await act(treatment.id, action, bodies[action]);
    expect([answer.status, answer.body.code]).toEqual([409, status === 'approved' ? 'treatment.alreadyApproved' : 'treatment.cantProcessed']);
    expect((await rowOf(treatment.id)).status).toBe(status);
  });

  it('is not another doctor’s, nor that of one who has not taken the request', async () => {
    const treatment = await taken();
    await act(treatment.id, 'approve', await plan(), otherToken).expect(403, /doctor.notAssigned/);
    await act((await waiting()).id, 'decline', decline).expect(403, /doctor.notAssigned/);
  });
});
