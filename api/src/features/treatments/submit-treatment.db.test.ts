import { buildConsultation } from '../../../../seeds/factories/consultations.ts';
import { buildHealthState, buildSignatures, completeAnswers } from '../../../../seeds/factories/health-states.ts';
import { buildProduct } from '../../../../seeds/factories/products.ts';
import { buildPayment, buildTreatment } from '../../../../seeds/factories/treatments.ts';
import { buildPatient } from '../../../../seeds/factories/users.ts';
import { startTestApp, type TestApp } from '../../../test/app.ts';
import { expireTreatmentsJob } from './jobs/expire-treatments.ts';
import { issueDocumentsJob } from './jobs/issue-documents.ts';
import { markPaid } from './public.ts';

/** Friday, 20 November 2026, 10:00 in Germany. */
const testNow = '2026-11-20T09:00:00.000Z';
const clients = '/api/v1/clients';
let app: TestApp;
let patient: { id: string };
let token: string;

beforeAll(async () => void (app = await startTestApp()));
afterAll(() => app.close());
beforeEach(async () => {
  app.clock.set(testNow);
  patient = await buildPatient(app.knex);
  token = await app.tokenOf(patient);
});

const submit = (body: object = {}) => app.send('post', `${clients}/treatment`, body, token);
const ready = async (answers: object = {}): Promise<void> => {
  await buildSignatures(app.knex, { patientId: patient.id });
  await buildHealthState(app.knex, { patientId: patient.id, answers });
};
const own = (path = '') => app.get(`${clients}/treatment${path}`, token);
const statuses = async () => (await app.get(`${clients}/iam/statuses`, token).expect(200)).body;
const act = (id: string, action: string, body: object = {}) => app.send('post', `${clients}/treatment/${id}/${action}`, body, token);
/** As the payment provider's event does it. */
const pay = async (treatmentId: string): Promise<void> => {
  await app
    .knex('payments')
    .where({ treatmentId })
    .update({ status: 'paid', paidAt: app.clock.now(), stripePaymentIntentId: `pi_${treatmentId}` });
  await app.knex.transaction(async (trx) => markPaid({ ...app.ctx, trx, jobs: app.ctx.jobs.within(trx) }, treatmentId));
};

describe('Sending a request', () => {
  it('names the steps that are missing', async () => {
    const newcomer = await buildPatient(app.knex, { street: null });
    const answer = await app.send('post', `${clients}/treatment`, {}, await app.tokenOf(newcomer));
    expect([answer.status, answer.body.code]).toEqual([422, 'treatment.incomplete']);
    expect(answer.body.details.missing).toEqual(['healthState', 'profileComplete', 'informationSheet', 'treatmentContract']);
  });

  it('is not possible with answers that are being changed', async () => {
    await ready();
    await app.send('patch', `${clients}/health-state`, { symptomsLevel: 1 }, token).expect(200);
    expect((await submit()).body.details.missing).toEqual(['healthState']);
  });

  it('is not possible before the eighteenth birthday', async () => {
    const young = await buildPatient(app.knex, { bornOn: '2008-11-21' });
    const answer = await app.send('post', `${clients}/treatment`, {}, await app.tokenOf(young));
    expect([answer.status, answer.body.code]).toEqual([422, 'user.nonAdult']);
  });

  it('makes a numbered request with the wished products and an open deposit', async () => {
    const product = await buildProduct(app.knex);
    await ready({ requestedProducts: [{ productId: product.id }, { wish: { strainName: 'Mondlicht' } }] });
    const { body } = await submit().expect(201);
    expect(body).toMatchObject({ status: 'awaiting-payment', deposit: { status: 'open', amountCents: 1499 } });
    const { body: seen } = await own(`/${body.id}`).expect(200);
    expect(seen).toMatchObject({
      number: expect.stringMatching(/^B-2026-\d{6}$/),
      products: [{ product: { id: product.id } }, { wish: { strainName: 'Mondlicht' } }],
      abilities: ['pay', 'cancel', 'choose-invoice-diagnosis'],
    });
    expect((await own(`/products?treatmentId=${body.id}`)).body.total).toBe(2);
  });

  it('answers the same request while one awaits payment, also to two clicks at once', async () => {
    await ready();
    const answers = await Promise.all([submit(), submit()]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 201]);
    expect(answers[0]?.body.id).toBe(answers[1]?.body.id);
    expect(await app.knex('payments').where({ patientId: patient.id })).toHaveLength(1);
  });

  it('takes the newest answers as long as nothing is paid', async () => {
    await ready();
    const { body } = await submit().expect(201);
    const product = await buildProduct(app.knex);
    await app.send('post', `${clients}/health-state`, { requestedProducts: [{ productId: product.id }] }, token).expect(200);
    await submit({ healthStateVersion: 1 }).expect(409);
    expect((await submit({ healthStateVersion: 2 }).expect(200)).body.id).toBe(body.id);
    expect((await own(`/${body.id}`)).body.products).toMatchObject([{ product: { id: product.id } }]);
  });

  it('asks the safety answers afresh when a doctor has those of the last request', async () => {
    await buildTreatment(app.knex, { patientId: patient.id, status: 'declined' });
    const old = await submit();
    expect([old.status, old.body.details]).toEqual([422, { missing: ['healthState'] }]);
    const asked = await app.get(`${clients}/health-state`, token).expect(200);
    expect([asked.body.criteriaConfirm, asked.body.agreement]).toEqual([{}, false]);
    const answer = (body: object) => app.send('post', `${clients}/health-state`, body, token);
    const partly = await answer({ symptomsLevel: 3 });
    expect([partly.status, partly.body.code]).toEqual([422, 'treatment.incomplete']);
    const { criteriaConfirm, agreement } = completeAnswers(patient.id);
    await answer({ criteriaConfirm, agreement }).expect(200);
    await submit().expect(201);
    const afresh = await app.knex('safety_answers').where({ patientId: patient.id, answeredAt: app.clock.now() });
    expect(afresh).toHaveLength(Object.keys(criteriaConfirm ?? {}).length);
  });

  it('is refused while another one is in review', async () => {
    await buildTreatment(app.knex, { patientId: patient.id });
    const answer = await submit();
    expect([answer.status, answer.body.code]).toEqual([409, 'treatment.alreadyOpen']);
  });
});

describe('The patient’s way', () => {
  it('leads from step to step to the review', async () => {
    expect(await statuses()).toMatchObject({
      next: '/health-state/create/prescription',
      treatmentId: null,
      documents: { information: { version: 2 }, contract: { version: 2 } },
    });
    await buildHealthState(app.knex, { patientId: patient.id });
    expect(await statuses()).toMatchObject({
      next: '/dashboard/information-sheet',
      steps: { healthState: 'done', informationSheet: 'todo', deposit: 'blocked' },
    });
    await app.send('post', `${clients}/iam/sign`, { document: 'information', version: 2, signature: { kind: 'typed', name: 'Kim Muster' } }, token).expect(200);
    expect((await statuses()).next).toBe('/dashboard/treatment-contract');
    await app.send('post', `${clients}/iam/sign`, { document: 'contract', version: 2, signature: { kind: 'typed', name: 'Kim Muster' } }, token).expect(200);
    expect(await statuses()).toMatchObject({ next: '/dashboard/treatment-payment', steps: { deposit: 'todo' } });
    const { body } = await submit().expect(201);
    expect(await statuses()).toMatchObject({ next: '/dashboard/treatment-payment', treatmentId: body.id });
    await pay(body.id);
    expect(await statuses()).toMatchObject({ next: null, steps: { deposit: 'done', review: 'waiting', pharmacy: 'blocked' } });
  });

  it('asks for the missing address before the documents', async () => {
    const newcomer = await buildPatient(app.knex, { city: null });
    await buildHealthState(app.knex, { patientId: newcomer.id });
    const { body } = await app.get(`${clients}/iam/statuses`, await app.tokenOf(newcomer));
    expect(body.next).toBe('/health-state/create/profile');
  });

  it('is at its end after a withdrawal, and begins again with a new questionnaire', async () => {
    await buildTreatment(app.knex, { status: 'cancelled', patientId: patient.id });
    expect((await statuses()).next).toBeNull();
    await app.send('patch', `${clients}/health-state`, { symptomsLevel: 9 }, token).expect(200);
    expect(await statuses()).toMatchObject({ next: '/health-state/create/prescription', steps: { deposit: 'blocked' } });
  });

  it('is blocked when a criterion applies', async () => {
    await app.send('patch', `${clients}/health-state`, { criteriaConfirm: { pregnancy: false } }, token).expect(200);
    expect((await statuses()).steps.healthState).toBe('blocked');
  });
});

describe('The deposit’s arrival', () => {
  it('sends the request to review once, with a due time on the next business day', async () => {
    await ready();
    const { body } = await submit();
    await pay(body.id);
    await pay(body.id);
    const { body: seen } = await own(`/${body.id}`);
    expect(seen).toMatchObject({
      status: 'in-review',
      submittedAt: testNow,
      dueAt: '2026-11-23T09:00:00.000Z',
      abilities: ['cancel', 'write', 'choose-invoice-diagnosis'],
    });
    expect(await app.knex('mails').where({ recipientId: patient.id, template: 'request-submitted' })).toHaveLength(1);
    expect((await app.knex('audit_events').where({ objectId: body.id, action: 'treatment.pay' })).length).toBe(1);
  });
});

describe('Withdrawing', () => {
  it('gives a paid deposit back by itself', async () => {
    await ready();
    const { body } = await submit();
    await pay(body.id);
    const cancelled = await act(body.id, 'cancel').expect(200);
    expect(cancelled.body).toMatchObject({ status: 'cancelled', deposit: { status: 'refund-pending' }, abilities: [] });
    expect(await app.knex('refunds').join('payments', 'payments.id', 'refunds.paymentId').where({ treatmentId: body.id })).toHaveLength(1);
    expect((await app.knex('mails').where({ recipientId: patient.id, template: 'request-cancelled' }).first()).params).toEqual({
      treatmentId: body.id,
      refund: { amountCents: 1499, currency: 'EUR' },
    });
    expect((await own(`/${body.id}`)).body.timeline.map(({ key }: { key: string }) => key)).toEqual(['created', 'paid', 'cancelled']);
  });

  it('ends an open deposit without a refund', async () => {
    await ready();
    const { body } = await submit();
    expect((await act(body.id, 'cancel').expect(200)).body.deposit.status).toBe('expired');
    await submit().expect(201);
  });

  it('keeps the deposit when a consultation was held, and the doctor’s invoice follows', async () => {
    const treatment = await buildTreatment(app.knex, { patientId: patient.id });
    const consultation = await buildConsultation(app.knex, { treatmentId: treatment.id, patientId: patient.id, status: 'completed' });
    expect((await act(treatment.id, 'cancel').expect(200)).body.deposit.status).toBe('offset');
    await issueDocumentsJob.handler(app.ctx, { treatmentId: treatment.id } as never);
    expect(await app.knex('invoices').where({ treatmentId: treatment.id }).first()).toMatchObject({ doctorId: consultation.doctorId });
  }, 60_000);

  it.each([
    ['approved', 'treatment.alreadyApproved'],
    ['declined', 'treatment.cantProcessed'],
    ['cancelled', 'treatment.cantProcessed'],
    ['expired', 'treatment.cantProcessed'],
  ] as const)('is refused when the request is %s', async (status, code) => {
    const treatment = await buildTreatment(app.knex, { status, patientId: patient.id });
    const answer = await act(treatment.id, 'cancel');
    expect([answer.status, answer.body.code]).toEqual([409, code]);
  });

  it.each(['draft', 'awaiting-payment', 'in-review', 'approved', 'declined', 'cancelled', 'expired'] as const)(
    'answers nothing that was not asked when the request is %s',
    async (status) => {
      const treatment = await buildTreatment(app.knex, { status, patientId: patient.id });
      const answer = await act(treatment.id, 'answer', { text: 'Ja.' });
      expect([answer.status, answer.body.code]).toEqual([409, 'treatment.cantProcessed']);
    },
  );

  it('does not reach the request of another patient', async () => {
    const foreign = await buildTreatment(app.knex);
    for (const answer of [
      await own(`/${foreign.id}`),
      await act(foreign.id, 'cancel'),
      await act(foreign.id, 'answer', { text: 'Ja.' }),
      await own(`/products?treatmentId=${foreign.id}`),
    ]) {
      expect([answer.status, answer.body.code]).toEqual([404, 'treatment.notFound']);
    }
    expect((await own()).body).toEqual({ items: [], total: 0 });
  });
});

test('what was never paid expires after thirty days, once, and what was paid does not', async () => {
  const createdAt = new Date('2026-10-20T09:00:00Z');
  const old = await buildTreatment(app.knex, { status: 'awaiting-payment', createdAt });
  const young = await buildTreatment(app.knex, { status: 'awaiting-payment', createdAt: new Date('2026-10-22T09:00:00Z') });
  const paid = await buildTreatment(app.knex, { status: 'in-review', createdAt, payment: false });
  await buildPayment(app.knex, { treatmentId: paid.id, status: 'paid' });
  await expireTreatmentsJob.handler(app.ctx, {} as never);
  await expireTreatmentsJob.handler(app.ctx, {} as never);
  const status = async ({ id }: { id: string }): Promise<string> => (await app.knex('treatments').where({ id }).first()).status;
  expect([await status(old), await status(young), await status(paid)]).toEqual(['expired', 'awaiting-payment', 'in-review']);
  expect(await app.knex('payments').where({ treatmentId: old.id }).first()).toMatchObject({ status: 'expired' });
  expect(await app.knex('audit_events').where({ objectId: old.id, action: 'treatment.expire' })).toHaveLength(1);
});
