import type { FollowUpBasis } from '@blattwerk/contract/follow-ups/shapes';
import { criteria } from '@blattwerk/contract/health-states/shapes';
import { buildHealthState, buildSignatures } from '../../../../seeds/factories/health-states.ts';
import { buildPrescription } from '../../../../seeds/factories/prescriptions.ts';
import { buildProduct } from '../../../../seeds/factories/products.ts';
import { buildTreatment } from '../../../../seeds/factories/treatments.ts';
import { buildDoctor, buildPatient } from '../../../../seeds/factories/users.ts';
import { startTestApp, type TestApp } from '../../../test/app.ts';

const clients = '/api/v1/clients';
const none = Object.fromEntries(criteria.map((criterion) => [criterion, true]));
const unchanged = { changed: false, criteriaConfirm: none, agreement: true, effect: 8, sideEffects: ['dry_mouth'], remainingAmount: 2.5 };
let app: TestApp;
let patient: { id: string };
let token: string;
let approved: { id: string };

beforeAll(async () => void (app = await startTestApp()));
afterAll(() => app.close());
beforeEach(async () => {
  app.clock.set('2026-11-20T09:00:00.000Z');
  patient = await buildPatient(app.knex);
  token = await app.tokenOf(patient);
  approved = await buildTreatment(app.knex, { status: 'approved', patientId: patient.id, createdAt: new Date('2026-10-01T09:00:00.000Z') });
});

const ask = (body: object = unchanged) => app.send('post', `${clients}/health-state/follow-up`, body, token);
const basis = async (): Promise<FollowUpBasis> => (await app.get(`${clients}/health-state/follow-up`, token).expect(200)).body;
const own = async (id: string) => (await app.get(`${clients}/treatment/${id}`, token).expect(200)).body;
const states = () => app.knex('health_states').where({ patientId: patient.id }).orderBy('version').select('id', 'version', 'status', 'answers');
const requests = () => app.knex('treatments').where({ patientId: patient.id }).orderBy('createdAt').select('id', 'status', 'healthStateId');
const safetyAnswers = () => app.knex('safety_answers').where({ patientId: patient.id }).orderBy('id').select('criterion', 'isConfirmed', 'healthStateId');

describe('A follow-up without changes', () => {
  it('is one new version of the answers and one request that awaits its deposit', async () => {
    const { body } = await ask().expect(201);
    expect(body).toEqual({ treatmentId: expect.any(String), next: '/dashboard/treatment-payment' });
    const [before, after] = await states();
    expect(after).toMatchObject({ version: 2, status: 'complete', answers: before.answers });
    expect(await requests()).toEqual([expect.anything(), { id: body.treatmentId, status: 'awaiting-payment', healthStateId: after.id }]);
    expect(await own(body.treatmentId)).toMatchObject({
      deposit: { status: 'open', amountCents: 1499 },
      followUp: { effect: 8, sideEffects: ['dry_mouth'], remainingAmount: 2.5 },
      symptomsLevel: 6,
    });
  });

  it('records all safety answers once more, although they are the same', async () => {
    await ask().expect(201);
    const [, after] = await states();
    expect((await safetyAnswers()).filter(({ healthStateId }) => healthStateId === after.id)).toHaveLength(criteria.length);
  });

  it.each([
    ['a safety answer', { criteriaConfirm: { ...none, heart: undefined } }, ['criteriaConfirm.heart']],
    ['the agreement', { agreement: false }, ['agreement']],
    ['both', { criteriaConfirm: undefined, agreement: undefined }, [...criteria.map((criterion) => `criteriaConfirm.${criterion}`), 'agreement']],
  ])('is refused without %s, whatever was said the last time', async (_what, part, missing) => {
    const { status, body } = await ask({ ...unchanged, ...part });
    expect([status, body.code, body.details.missing]).toEqual([422, 'treatment.incomplete', missing]);
    expect(await states()).toHaveLength(1);
    expect(await requests()).toHaveLength(1);
  });

  it('ends where a criterion applies, keeps that answer for the doctor and makes no request', async () => {
    const { status, body } = await ask({ ...unchanged, criteriaConfirm: { ...none, pregnancy: false } });
    expect([status, body.code, body.details]).toEqual([422, 'health.state.criteriaNotConfirmed', { criteria: ['pregnancy'] }]);
    expect(await requests()).toHaveLength(1);
    expect((await app.get(`${clients}/iam/statuses`, token)).body).toMatchObject({ next: '/health-state/update', steps: { healthState: 'blocked' } });
    app.clock.advance(14_000);
    await ask().expect(201);
    const pregnancy = (await safetyAnswers()).filter(({ criterion }) => criterion === 'pregnancy');
    expect(pregnancy.map(({ isConfirmed }) => isConfirmed)).toEqual([true, false, true]);
  });

  it.each([
    ['effect', { effect: 11 }],
    ['effect', { effect: undefined }],
    ['sideEffects.0', { sideEffects: ['bliss'] }],
    ['remainingAmount', { remainingAmount: -1 }],
  ])('names the field %s where its value is none', async (path, part) => {
    const { status, body } = await ask({ ...unchanged, ...part });
    expect([status, body.code]).toEqual([400, 'server.badRequest']);
    expect(JSON.stringify(body.details)).toContain(path);
  });

  it('takes other products, and as before where none are named', async () => {
    const product = await buildProduct(app.knex);
    const { body } = await ask({ ...unchanged, requestedProducts: [{ productId: product.id, amount: 15 }] }).expect(201);
    expect((await own(body.treatmentId)).products).toMatchObject([{ product: { id: product.id } }]);
    await ask({ ...unchanged, requestedProducts: [{ productId: approved.id }] }).expect(404, /product.notFound/);
    const four = Array.from({ length: 4 }, (_, at) => ({ wish: { strainName: `Wunsch ${at}` } }));
    await ask({ ...unchanged, requestedProducts: four }).expect(422, /health.state.tooManyProducts/);
  });

  it('is one request, however often the button is pressed at once', async () => {
    const answers = await Promise.all(Array.from({ length: 20 }, () => ask()));
    expect(answers.map(({ status }) => status).sort()).toEqual([...Array.from({ length: 19 }, () => 200), 201]);
    expect(new Set(answers.map(({ body }) => body.treatmentId)).size).toBe(1);
    expect(await requests()).toHaveLength(2);
    expect(await states()).toHaveLength(2);
    expect(await app.knex('follow_ups').where({ treatmentId: answers[0]?.body.treatmentId })).toHaveLength(1);
    expect(await app.knex('payments').where({ treatmentId: answers[0]?.body.treatmentId })).toHaveLength(1);
  });

  it('can be corrected while nothing is paid', async () => {
    const { body } = await ask().expect(201);
    await ask({ ...unchanged, effect: 3, remainingAmount: null, requestedProducts: [{ wish: { strainName: 'Mondlicht' } }] }).expect(200);
    expect(await own(body.treatmentId)).toMatchObject({
      followUp: { effect: 3, remainingAmount: null },
      products: [{ wish: { strainName: 'Mondlicht' } }],
    });
    expect(await states()).toHaveLength(3);
  });
});

describe('A follow-up is not possible', () => {
  it('before any request was approved', async () => {
    const newcomer = await buildPatient(app.knex);
    await buildTreatment(app.knex, { status: 'declined', patientId: newcomer.id });
    token = await app.tokenOf(newcomer);
    for (const body of [unchanged, { changed: true }]) await ask(body).expect(409, /treatment.followUpNotPossible/);
    expect((await basis()).refusal).toBe('treatment.followUpNotPossible');
  });

  it.each(['in-review', 'awaiting-payment'] as const)('while another request is %s', async (status) => {
    await buildTreatment(app.knex, { status, patientId: patient.id });
    for (const body of [unchanged, { changed: true }]) await ask(body).expect(409, /treatment.alreadyOpen/);
    expect((await basis()).refusal).toBe('treatment.alreadyOpen');
  });

  it('with agreements of an older version, or none', async () => {
    await app.knex('signatures').where({ patientId: patient.id, document: 'contract' }).delete();
    const { status, body } = await ask();
    expect([status, body.code, body.details.missing]).toEqual([422, 'treatment.incomplete', ['treatmentContract']]);
    expect(await states()).toHaveLength(1);
    expect((await basis()).missing).toEqual(['treatmentContract']);
    await app.knex('signatures').where({ patientId: patient.id }).delete();
    await buildSignatures(app.knex, { patientId: patient.id });
    await ask().expect(201);
  });

  it('under the age of the setting, as of today', async () => {
    await app.knex('users').where({ id: patient.id }).update({ bornOn: '2008-11-21' });
    await ask().expect(422, /user.nonAdult/);
    expect(await states()).toHaveLength(1);
  });
});

describe('A follow-up with changes', () => {
  it('opens a draft of the last answers without safety answers and agreement, once', async () => {
    const opened = await Promise.all(Array.from({ length: 6 }, () => ask({ changed: true })));
    expect(opened.map(({ status }) => status).sort()).toEqual([200, 200, 200, 200, 200, 201]);
    expect(opened[0]?.body).toEqual({ next: '/health-state/update' });
    const [before, draft, ...more] = await states();
    const { criteriaConfirm: _asked, agreement: _given, ...kept } = before.answers;
    expect(draft).toMatchObject({ status: 'draft', version: 2 });
    expect(draft.answers).toEqual({ ...kept, ...('criteriaConfirm' in draft.answers ? { criteriaConfirm: {} } : {}) });
    expect(more).toEqual([]);
    expect((await basis()).draft).toMatchObject({ symptomsLevel: 6, agreement: false, criteriaConfirm: {} });
    expect((await app.get(`${clients}/iam/statuses`, token)).body.next).toBe('/health-state/update');
  });

  it('keeps what was changed already, and nothing that was ticked before', async () => {
    await app.send('patch', `${clients}/health-state`, { symptomsLevel: 3 }, token).expect(200);
    await ask({ changed: true }).expect(200);
    await app.send('patch', `${clients}/health-state`, { criteriaConfirm: { heart: true } }, token).expect(200);
    await ask({ changed: true }).expect(200);
    expect((await basis()).draft).toMatchObject({ symptomsLevel: 3, agreement: false, criteriaConfirm: { heart: true } });
  });

  it('is requested with the completed answers, which need no second version', async () => {
    await ask({ changed: true }).expect(201);
    await app.send('post', `${clients}/health-state`, { symptomsLevel: 3, criteriaConfirm: none, agreement: true }, token).expect(200);
    const { body } = await ask().expect(201);
    expect(await states()).toHaveLength(2);
    expect(await own(body.treatmentId)).toMatchObject({ symptomsLevel: 3, followUp: { effect: 8 } });
  });
});

describe('The start of a follow-up', () => {
  it('shows the last answers with what was prescribed last', async () => {
    const { productId } = await buildPrescription(app.knex, { treatmentId: approved.id, status: 'dispensed', quantity: 20 });
    expect(await basis()).toMatchObject({
      refusal: null,
      missing: [],
      last: { status: 'complete', symptomsLevel: 6, requestedProducts: [{ productId, amount: 20 }] },
      draft: null,
    });
  });

  it('is offered with an approved request when nothing of it is under way and no other one is open', async () => {
    const abilities = async (): Promise<string[]> => (await own(approved.id)).abilities;
    const { id } = await buildPrescription(app.knex, { treatmentId: approved.id, status: 'ready' });
    expect(await abilities()).not.toContain('follow-up');
    await app.knex('prescriptions').where({ id }).update({ status: 'dispensed', dispensedAt: app.clock.now() });
    expect(await abilities()).toContain('follow-up');
    await ask().expect(201);
    expect(await abilities()).not.toContain('follow-up');
  });

  it('tells the doctor of the case how the last prescription worked', async () => {
    const { body } = await ask().expect(201);
    const doctor = await buildDoctor(app.knex);
    await app.knex('treatments').where({ id: body.treatmentId }).update({
      status: 'in-review', submittedAt: app.clock.now(), dueAt: app.clock.now(), doctorId: doctor.id, claimExpiresAt: new Date('2026-11-20T10:00:00.000Z'),
    }); // prettier-ignore
    const { body: record } = await app.get(`/api/v1/backoffice/treatments/${body.treatmentId}`, await app.tokenOf(doctor)).expect(200);
    expect(record.case.followUp).toEqual({ effect: 8, sideEffects: ['dry_mouth'], remainingAmount: 2.5 });
    expect(record.case.changes).toEqual([]);
  });

  it('reads nothing of another patient', async () => {
    const other = await buildPatient(app.knex);
    await buildHealthState(app.knex, { patientId: other.id, answers: { symptomsLevel: 1 } });
    expect((await basis()).last).toMatchObject({ symptomsLevel: 6 });
  });
});

describe('What is entered for a follow-up', () => {
  const keep = (body: object) => app.send('patch', `${clients}/health-state/follow-up`, body, token);
  const drafts = () => app.knex('follow_up_drafts').where({ patientId: patient.id });

  it('is there again on any device, part by part, with the products’ names', async () => {
    expect((await basis()).entries).toBeNull();
    const product = await buildProduct(app.knex, { name: 'Linde 20/1' });
    await keep({ effect: 7, sideEffects: ['dry_mouth'] }).expect(200);
    const { body } = await keep({ remainingAmount: 2.5, requestedProducts: [{ productId: product.id, amount: 10 }] }).expect(200);
    expect((await basis()).entries).toMatchObject({
      ...{ effect: 7, sideEffects: ['dry_mouth'], remainingAmount: 2.5, savedAt: body.savedAt },
      requestedProducts: [{ productId: product.id, name: 'Linde 20/1', amount: 10 }],
    });
  });

  it.each([{ criteriaConfirm: none }, { agreement: true }])('never holds what is given afresh: %j', async (part) => {
    await keep({ effect: 7, ...part }).expect(400);
    await expect(
      app.knex.transaction((trx) => trx('follow_up_drafts').insert({ id: patient.id, patientId: patient.id, entries: part, savedAt: new Date() })),
    ).rejects.toThrow('follow_up_drafts_asked_afresh_check');
  });

  it('goes with the request; who comes back from the payment finds what was sent', async () => {
    await keep({ effect: 3 }).expect(200);
    await ask().expect(201);
    expect(await drafts()).toEqual([]);
    expect((await basis()).entries).toMatchObject({ effect: 8, sideEffects: ['dry_mouth'], remainingAmount: 2.5 });
  });

  it('is refused where no follow-up is possible, and once the consent was withdrawn, which takes it away', async () => {
    await keep({ effect: 3 }).expect(200);
    await app.send('post', `${clients}/iam/consents`, { purpose: 'health-data', version: 1 }, token).expect(200);
    await app.send('post', `${clients}/iam/consents/health-data/withdraw`, {}, token).expect(200);
    expect(await drafts()).toEqual([]);
    expect((await keep({ effect: 3 }).expect(409)).body.code).toBe('consent.required');
    const stranger = await app.tokenOf(await buildPatient(app.knex));
    const { body } = await app.send('patch', `${clients}/health-state/follow-up`, { effect: 3 }, stranger);
    expect(body.code).toBe('treatment.followUpNotPossible');
  });
});
