import { errors } from '@blattwerk/contract/errors';
import { buildProduct } from '../../../../seeds/factories/products.ts';
import { buildTreatment } from '../../../../seeds/factories/treatments.ts';
import { buildDoctor } from '../../../../seeds/factories/users.ts';
import { startTestApp, type TestApp } from '../../../test/app.ts';

/** Friday, 20 November 2026, 10:00 in Germany. */
const testNow = '2026-11-20T09:00:00.000Z';
const base = '/api/v1/backoffice/treatments';
let app: TestApp;
let doctor: { id: string };
let token: string;
let other: { id: string };
let otherToken: string;

/** What comes of a decision is looked at right after it; the time to undo has its own test. */
const withoutUndo = { key: 'treatments.undoSeconds', value: '0', validFrom: new Date('2020-01-01T00:00:00Z') };

beforeAll(async () => {
  app = await startTestApp();
  await app.knex('settings').insert(withoutUndo);
});
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
    form: 'flowers-whole',
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

describe('Deciding', () => {
  const taken = async () => {
    const treatment = await waiting();
    await act(treatment.id, 'claim').expect(200);
    return treatment;
  };

  it('refuses a next check before today in Germany, and takes one of today', async () => {
    const { id } = await taken();
    const given = await plan();
    await act(id, 'approve', { ...given, nextCheckOn: '2026-11-19' }).expect(422, /treatment.nextCheckPast/);
    expect((await rowOf(id)).status).toBe('in-review');
    const { body } = await act(id, 'approve', { ...given, nextCheckOn: '2026-11-20' }).expect(200);
    expect(body.case.decision.nextCheckOn).toBe('2026-11-20');
  });

  it('approves: prescriptions, certificate, deposit, mail and audit in one step', async () => {
    const treatment = await taken();
    const { body } = await act(treatment.id, 'approve', await plan()).expect(200);
    expect(body).toMatchObject({ status: 'approved', abilities: ['reply'], case: { decision: { diagnosis: 'Chronische Schmerzen (R52.2)' } } });
    const [prescription] = await app.knex('prescriptions').where({ treatmentId: treatment.id });
    expect(prescription).toMatchObject({
      status: 'issued',
      form: 'Cannabisblüten, unzerkleinert',
      quantity: 10,
      position: 1,
      validUntil: '2027-02-20',
      doctorId: doctor.id,
    });
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
    ['a signed alternative that does not exist', { alternatives: ['00000000-0000-4000-8000-000000000000'] }, 404, 'product.notFound'],
    ['a unit that is not the product’s', { unit: 'ml' }, 400, 'server.badRequest'],
    ['a line without dose', { singleDose: ' ' }, 400, 'server.badRequest'],
  ])('refuses %s', async (_what, change, status, code) => {
    const treatment = await taken();
    const body = 'medicationPlan' in change ? { ...(await plan()), ...change } : await plan(change);
    const answer = await act(treatment.id, 'approve', body);
    expect([answer.status, answer.body.code]).toEqual([status, code]);
    expect((await rowOf(treatment.id)).status).toBe('in-review');
  });

  it('waits until the doctor’s own details are complete, and names what is missing', async () => {
    const treatment = await taken();
    await app.knex('doctors').where({ userId: doctor.id }).update({ taxNumber: null });
    const answer = await act(treatment.id, 'approve', await plan());
    expect([answer.status, answer.body.code, answer.body.details]).toEqual([
      errors['doctor.profileIncomplete'].status,
      'doctor.profileIncomplete',
      { missing: ['taxNumber'] },
    ]);
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
