import type Stripe from 'stripe';
import { buildPayment, buildTreatment } from '../../../../seeds/factories/treatments.ts';
import { buildAdmin, buildPatient } from '../../../../seeds/factories/users.ts';
import { startTestApp, type TestApp } from '../../../test/app.ts';
import { startSandbox, type RunningSandbox } from '../../../test/sandbox.ts';
import { inTransaction } from '../../kernel/ctx.ts';
import { newId } from '../../kernel/ids.ts';
import { applyRefund } from './refunds.service.ts';

const path = '/api/v1/backoffice/payments';

let sandbox: RunningSandbox;
let test: TestApp;
let stripe: Stripe;
let [first, second] = ['', ''];
beforeAll(async () => {
  sandbox = await startSandbox();
  test = await startTestApp({ environment: { STRIPE_API_URL: sandbox.url } });
  stripe = test.context.ports.stripe;
  first = await test.tokenOf(await buildAdmin(test.knex));
  second = await test.tokenOf(await buildAdmin(test.knex));
});
afterAll(async () => {
  await test.close();
  await sandbox.stop();
});
beforeEach(() => void (test.mails.length = 0));

const refund = (id: string, body: object, token = first) => test.send('post', `${path}/${id}/refund`, { reason: 'Kulanz', ...body }, token);
const step = (id: string, name: string, token: string) => test.send('post', `${path}/${id}/refund/${name}`, {}, token);
const read = async (id: string) => (await test.get(`${path}/${id}`, first).expect(200)).body;
const sumOf = (entries: { amountCents: number }[]): number => entries.reduce((sum, { amountCents }) => sum + amountCents, 0);

describe('A refund by staff', () => {
  it('gives back a part, then the rest, with entries that sum to zero', async () => {
    const patient = await buildPatient(test.knex);
    const treatment = await buildTreatment(test.knex, { status: 'in-review', patientId: patient.id });
    const { id } = await test.knex('payments').where({ treatmentId: treatment.id }).first('id');
    const { body } = await refund(id, { amountCents: 500 }).expect(202);
    expect(body).toMatchObject({ payment: id, amountCents: 500, status: 'pending', cause: 'admin', reason: 'Kulanz' });
    await test.runJobs();
    const part = await read(id);
    expect(part).toMatchObject({ status: 'partly-refunded', refundableCents: 999, refundedCents: 500, refunds: [{ status: 'done' }] });
    expect(sumOf(part.entries)).toBe(0);
    expect(test.mails.filter(({ to, text }) => to === patient.email && text.includes('5,00'))).toHaveLength(1);
    await refund(id, { amountCents: 1000 }).expect(409, /refund.tooMuch/);
    expect((await refund(id, {}).expect(202)).body.amountCents).toBe(999);
    await test.runJobs();
    expect(await read(id)).toMatchObject({ status: 'refunded', refundableCents: 0, abilities: [] });
    expect((await stripe.refunds.list({ payment_intent: part.stripePaymentIntentId })).data.map(({ amount }) => amount)).toEqual([999, 500]);
    await refund(id, {}).expect(409, /refund.tooMuch/);
  });

  it('PAY-06 happens once when two administrators press at the same time', async () => {
    const { id } = await buildPayment(test.knex);
    const answers = await Promise.all([refund(id, {}), refund(id, {}, second), refund(id, { amountCents: 1499 })]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([202, 409, 409]);
    await test.runJobs();
    expect(await read(id)).toMatchObject({ status: 'refunded', refundedCents: 1499 });
  });

  it('asked for several times under one id is one, and a second refund of the same amount is another', async () => {
    const { id } = await buildPayment(test.knex);
    const body = { refundId: newId(), amountCents: 300 };
    const answers = await Promise.all(Array.from({ length: 10 }, () => refund(id, body)));
    expect(answers.map(({ status, body: { id: refundId } }) => [status, refundId])).toEqual(Array(10).fill([202, body.refundId]));
    await test.runJobs();
    expect((await refund(id, body).expect(202)).body).toMatchObject({ id: body.refundId, status: 'done' });
    await refund(id, { ...body, refundId: newId() }).expect(202);
    await test.runJobs();
    const { refunds, refundedCents, stripePaymentIntentId } = await read(id);
    expect([refunds.length, refundedCents]).toEqual([2, 600]);
    expect((await stripe.refunds.list({ payment_intent: stripePaymentIntentId })).data.map(({ amount }) => amount)).toEqual([300, 300]);
  });

  it('under the id of another refund is refused, also when both are asked for at once', async () => {
    const [{ id }, { id: otherPayment }] = [await buildPayment(test.knex), await buildPayment(test.knex)];
    const body = { refundId: newId(), amountCents: 300 };
    await refund(id, body).expect(202);
    await refund(id, { ...body, amountCents: 301 }).expect(409, /refund.alreadyAsked/);
    await refund(id, { ...body, reason: 'Versehen' }).expect(409, /refund.alreadyAsked/);
    await refund(id, body, second).expect(409, /refund.alreadyAsked/);
    await refund(otherPayment, body).expect(409, /refund.alreadyAsked/);
    const twice = { refundId: newId(), amountCents: 300 };
    const answers = await Promise.all([refund(id, twice), refund(otherPayment, twice)]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([202, 409]);
    expect(answers.map(({ body: { code } }) => code).filter(Boolean)).toEqual(['refund.alreadyAsked']);
  });

  it('above the limit waits for a second administrator, who is told', async () => {
    const { id } = await buildPayment(test.knex, { amountCents: 9900 });
    expect((await refund(id, {}).expect(202)).body.status).toBe('to-approve');
    await refund(id, { amountCents: 6000 }).expect(409, /refund.alreadyWaiting/);
    await step(id, 'approve', first).expect(403, /refund.sameApprover/);
    expect(await read(id)).toMatchObject({ status: 'paid', abilities: ['refund', 'rejectRefund'] });
    await test.runJobs();
    expect(test.mails.some(({ text }) => text.includes(`/admin/payments/${id}`))).toBe(true);
    expect((await step(id, 'approve', second).expect(200)).body).toMatchObject({ status: 'pending', isApprovable: false });
    await step(id, 'approve', second).expect(409, /refund.notWaiting/);
    await test.runJobs();
    expect(await read(id)).toMatchObject({ status: 'refunded', refunds: [{ status: 'done' }] });
  });

  it('that the bank returned is tried again by any administrator, and who approved it stays', async () => {
    const { id } = await buildPayment(test.knex, { amountCents: 9900 });
    await refund(id, {}).expect(202);
    await step(id, 'approve', second).expect(200);
    await test.runJobs();
    const approver = (await test.knex('refunds').where({ paymentId: id }).first('approvedBy')).approvedBy;
    const { data } = await stripe.refunds.list({ payment_intent: (await read(id)).stripePaymentIntentId });
    await inTransaction(test.ctx, (ctx) => applyRefund(ctx, { ...data[0]!, status: 'failed' }));
    expect((await step(id, 'retry', first).expect(200)).body).toMatchObject({ status: 'pending' });
    expect(await test.knex('refunds').where({ paymentId: id }).first('approvedBy', 'attempt')).toEqual({ approvedBy: approver, attempt: 2 });
  });

  it('that was rejected leaves the payment as it was', async () => {
    const { id } = await buildPayment(test.knex, { amountCents: 9900 });
    await refund(id, { amountCents: 5001 }).expect(202);
    expect((await step(id, 'reject', first).expect(200)).body.status).toBe('rejected');
    expect(await read(id)).toMatchObject({ status: 'paid', refundableCents: 9900 });
    expect((await refund(id, { amountCents: 5000 }).expect(202)).body.status).toBe('pending');
  });

  it('of an approved request takes from the doctor’s fee and leaves the books balanced', async () => {
    const treatment = await buildTreatment(test.knex, { status: 'approved' });
    const { id } = await test.knex('payments').where({ treatmentId: treatment.id }).first('id');
    await refund(id, { amountCents: 400 }).expect(202);
    const body = await read(id);
    expect(body).toMatchObject({ status: 'partly-refunded', invoice: { totalCents: 1499 } });
    expect(sumOf(body.entries)).toBe(0);
    expect(sumOf(body.entries.filter(({ account }: { account: string }) => account === 'doctor-fees'))).toBe(-1099);
  });

  it('needs a reason', async () => {
    const { id } = await buildPayment(test.knex);
    await refund(id, { reason: ' ' }).expect(400);
    await refund(id, { amountCents: 0 }).expect(400);
  });
});
