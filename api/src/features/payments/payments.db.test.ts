import type Stripe from 'stripe';
import { buildPayment } from '../../../../seeds/factories/treatments.ts';
import { buildAdmin, buildDoctor } from '../../../../seeds/factories/users.ts';
import { startTestApp, type TestApp } from '../../../test/app.ts';
import { depositPages } from '../../../test/money/deposit-pages.ts';
import { stripeEvent, webhookSecret as secret } from '../../../test/money/stripe-event.ts';
import { startSandbox, type RunningSandbox } from '../../../test/sandbox.ts';
import { sized } from '../../../test/security/size.ts';
import { duration, later } from '../../kernel/clock.ts';
import { newId } from '../../kernel/ids.ts';
import { executeRefunds } from './refunds.service.ts';

const clients = '/api/v1/clients';

let sandbox: RunningSandbox;
let test: TestApp;
let stripe: Stripe;
beforeAll(async () => {
  sandbox = await startSandbox();
  test = await startTestApp({ environment: { STRIPE_API_URL: sandbox.url } });
  stripe = test.context.ports.stripe;
});
afterAll(async () => {
  await test.close();
  await sandbox.stop();
});
beforeEach(() => void (test.mails.length = 0));

const { request, checkout, pay, deliver } = depositPages(
  () => test,
  () => sandbox,
);

const statusOf = async (treatmentId: string) => ({
  treatment: (await test.knex('treatments').where({ id: treatmentId }).first('status')).status as string,
  payments: (await test.knex('payments').where({ treatmentId }).orderBy('createdAt').pluck('status')) as string[],
});

describe('The deposit', () => {
  it('has one payment page for two tabs, and its amount is the setting’s', async () => {
    const { treatment, token } = await request();
    const [one, two] = await Promise.all([checkout(token, treatment.id), checkout(token, treatment.id)]);
    expect(one).toEqual(two);
    const session = await stripe.checkout.sessions.retrieve(one.sessionId);
    expect(session).toMatchObject({ amount_total: 1499, currency: 'eur' });
    expect(JSON.stringify(session)).not.toMatch(/cannabis|symptom/i);
    await pay(one.sessionId);
    const { payment_intent: intent } = await stripe.checkout.sessions.retrieve(one.sessionId);
    expect(await stripe.paymentIntents.retrieve(String(intent))).toMatchObject({ statement_descriptor_suffix: 'Anzahlung', description: null });
  });

  it('PAY-02 brings the request into review once, however often the event comes', async () => {
    const { treatment, token, patient } = await request();
    const { sessionId } = await checkout(token, treatment.id);
    await pay(sessionId);
    const payload = stripeEvent('checkout.session.completed', await stripe.checkout.sessions.retrieve(sessionId));
    const times = sized(20, 100);
    const answers = await Promise.all(Array.from({ length: times }, () => deliver(payload)));
    expect(answers.map(({ status }) => status)).toEqual(Array(times).fill(200));
    test.clock.advance(3 * duration.days);
    await deliver(payload).expect(200);
    test.clock.advance(-3 * duration.days);
    expect(await statusOf(treatment.id)).toEqual({ treatment: 'in-review', payments: ['paid'] });
    await test.runJobs();
    expect(test.mails.filter((mail) => mail.to === patient.email)).toHaveLength(1);
    await test.send('post', `${clients}/stripe/create-checkout-session`, { treatmentId: treatment.id }, token).expect(409, /stripe.payment.alreadyPaid/);
  });

  it.each([
    ['without a signature', () => ''],
    ['signed with another secret', (payload: string) => stripe.webhooks.generateTestHeaderString({ payload, secret: 'whsec_other' })],
    ['signed an hour ago', (payload: string) => stripe.webhooks.generateTestHeaderString({ payload, secret, timestamp: Math.floor(Date.now() / 1000) - 3600 })],
    ['with a changed body', (payload: string) => stripe.webhooks.generateTestHeaderString({ payload: payload.replace('eur', 'usd'), secret })],
    ['of the old scheme', (payload: string) => stripe.webhooks.generateTestHeaderString({ payload, secret }).replace('v1=', 'v0=')],
  ])('PAY-01 ignores an event %s', async (_how, header) => {
    const { treatment, token } = await request();
    const { sessionId } = await checkout(token, treatment.id);
    await pay(sessionId);
    const payload = stripeEvent('checkout.session.completed', await stripe.checkout.sessions.retrieve(sessionId));
    await deliver(payload, header(payload)).expect(400, /stripe.webhook.invalid/);
    expect(await statusOf(treatment.id)).toEqual({ treatment: 'awaiting-payment', payments: ['open'] });
  });

  it.each([
    ['of another account', { account: 'acct_other' }],
    ['of real money, in test mode', { livemode: true }],
  ])('PAY-01 ignores an event %s', async (_of, more) => {
    const { treatment, token } = await request();
    const { sessionId } = await checkout(token, treatment.id);
    await pay(sessionId);
    const payload = stripeEvent('checkout.session.completed', await stripe.checkout.sessions.retrieve(sessionId));
    await deliver(JSON.stringify({ ...JSON.parse(payload), ...more })).expect(400, /stripe.webhook.invalid/);
    expect(await statusOf(treatment.id)).toEqual({ treatment: 'awaiting-payment', payments: ['open'] });
  });

  it.each([
    ['amount', () => ({ amount_total: 1 })],
    ['currency', () => ({ currency: 'usd' })],
    ['payment', () => ({ metadata: { paymentId: newId() }, client_reference_id: null })],
  ])('PAY-04 is held when the %s is not the one asked for', async (_what, wrong) => {
    const { treatment, token } = await request();
    const { sessionId } = await checkout(token, treatment.id);
    await pay(sessionId);
    const session = await stripe.checkout.sessions.retrieve(sessionId);
    const held = () => test.knex('audit_events').where({ action: 'payment.held' }).count('id as count').first();
    const before = await held();
    await deliver(stripeEvent('checkout.session.completed', { ...session, ...wrong() })).expect(200);
    expect(await statusOf(treatment.id)).toEqual({ treatment: 'awaiting-payment', payments: ['open'] });
    expect(Number((await held())?.['count'])).toBe(Number(before?.['count']) + 1);
  });

  it('PAY-07 stays open for a patient who opens the page after the payment without paying', async () => {
    const { treatment, token } = await request();
    const { sessionId } = await checkout(token, treatment.id);
    const { success_url: page } = await stripe.checkout.sessions.retrieve(sessionId);
    expect(page).toContain('/dashboard/treatment-payment?result=success');
    await test.get(`${clients}/treatment/${treatment.id}?result=success&session=${sessionId}`, token);
    expect(await statusOf(treatment.id)).toEqual({ treatment: 'awaiting-payment', payments: ['open'] });
  });

  it.each([
    ['500 before', 500, false],
    ['500 after', 500, true],
    ['429 before', 429, false],
    ['with a cut connection after', 0, true],
  ])('PAY-08 is refunded once when Stripe answers %s it has made the refund', async (_what, status, afterEffect) => {
    const { treatment, token } = await request();
    const { sessionId } = await checkout(token, treatment.id);
    await pay(sessionId);
    await deliver(stripeEvent('checkout.session.completed', await stripe.checkout.sessions.retrieve(sessionId))).expect(200);
    const payment = await test.knex('payments').where({ treatmentId: treatment.id }).first();
    // A part: a second refund of the whole would be refused by Stripe itself.
    const admin = await test.tokenOf(await buildAdmin(test.knex));
    await test.send('post', `/api/v1/backoffice/payments/${payment.id}/refund`, { amountCents: 400, reason: 'Kulanz' }, admin).expect(202);
    // More often than the client itself tries again: the next try is another run of the job.
    await sandbox.call('PUT', '/_control', { stripe: { failNext: 10, status, afterEffect } });
    await Promise.allSettled([executeRefunds(test.ctx, payment.id)]);
    await sandbox.call('PUT', '/_control', { stripe: { failNext: 0, status: 500, afterEffect: false } });
    await test.runJobs();
    expect(await statusOf(treatment.id)).toEqual({ treatment: 'in-review', payments: ['partly-refunded'] });
    expect((await stripe.refunds.list({ payment_intent: payment.stripePaymentIntentId })).data).toHaveLength(1);
  });

  it('goes back at once when the request was cancelled before the event came', async () => {
    const { treatment, token, patient } = await request();
    const { sessionId } = await checkout(token, treatment.id);
    await pay(sessionId);
    await test.send('post', `${clients}/treatment/${treatment.id}/cancel`, {}, token).expect(200);
    const payload = stripeEvent('checkout.session.completed', await stripe.checkout.sessions.retrieve(sessionId));
    await deliver(payload).expect(200);
    await test.runJobs();
    expect(await statusOf(treatment.id)).toEqual({ treatment: 'cancelled', payments: ['refunded'] });
    expect(test.mails.filter((mail) => mail.to === patient.email && /erstatt/i.test(mail.subject + mail.text))).not.toHaveLength(0);
  });

  it('is refunded once for a patient who cancels after paying, also when the job runs twice', async () => {
    const { treatment, token } = await request();
    const { sessionId } = await checkout(token, treatment.id);
    await pay(sessionId);
    await deliver(stripeEvent('checkout.session.completed', await stripe.checkout.sessions.retrieve(sessionId))).expect(200);
    await test.send('post', `${clients}/treatment/${treatment.id}/cancel`, {}, token).expect(200);
    const payment = await test.knex('payments').where({ treatmentId: treatment.id }).first();
    await test.ctx.jobs.send('payments.refund', { paymentId: payment.id });
    await test.runJobs();
    expect(await statusOf(treatment.id)).toEqual({ treatment: 'cancelled', payments: ['refunded'] });
    const refunds = await stripe.refunds.list({ payment_intent: payment.stripePaymentIntentId });
    expect(refunds.data).toHaveLength(1);
  });

  it('is still owed after Stripe refused the refund, and goes back with the next try', async () => {
    const { treatment, token } = await request();
    const { sessionId } = await checkout(token, treatment.id);
    await pay(sessionId);
    await deliver(stripeEvent('checkout.session.completed', await stripe.checkout.sessions.retrieve(sessionId))).expect(200);
    await test.send('post', `${clients}/treatment/${treatment.id}/cancel`, {}, token).expect(200);
    const { id } = await test.knex('payments').where({ treatmentId: treatment.id }).first('id');
    await sandbox.call('PUT', '/_control', { stripe: { failNext: 1, status: 400 } });
    await expect(executeRefunds(test.ctx, id)).rejects.toMatchObject({ code: 'stripe.refund.error' });
    expect(await statusOf(treatment.id)).toEqual({ treatment: 'cancelled', payments: ['refund-pending'] });
    await test.runJobs();
    expect(await statusOf(treatment.id)).toEqual({ treatment: 'cancelled', payments: ['refunded'] });
  });

  it('of a declined request pays for advice only: the rest goes back once, and the invoice names no certificate', async () => {
    const { treatment, token, patient } = await request();
    const { sessionId } = await checkout(token, treatment.id);
    await pay(sessionId);
    await deliver(stripeEvent('checkout.session.completed', await stripe.checkout.sessions.retrieve(sessionId))).expect(200);
    const doctor = await test.tokenOf(await buildDoctor(test.knex));
    const path = `/api/v1/backoffice/treatments/${treatment.id}`;
    await test.send('post', `${path}/claim`, {}, doctor).expect(200);
    await test.send('post', `${path}/decline`, { reason: 'other', text: 'Bitte lassen Sie sich untersuchen.' }, doctor).expect(200);
    await test.runJobs();
    const payment = await test.knex('payments').where({ treatmentId: treatment.id }).first();
    await executeRefunds(test.ctx, payment.id);
    expect(payment.status).toBe('offset');
    const { lines, totalCents } = await test.knex('invoices').where({ treatmentId: treatment.id }).first('lines', 'totalCents');
    expect(lines).toMatchObject([{ number: '1', designation: 'Beratung in Textform', isAnalog: true }]);
    const refund = await test.knex('refunds').where({ paymentId: payment.id }).first();
    expect([totalCents, refund.amountCents, refund.reason]).toEqual([1072, 427, 'rest']);
    expect(refund.refundedAt).not.toBeNull();
    const refunds = await stripe.refunds.list({ payment_intent: payment.stripePaymentIntentId });
    expect(refunds.data.map(({ amount }) => amount)).toEqual([427]);
    expect(test.mails.filter(({ to, text }) => to === patient.email && text.includes('4,27'))).toHaveLength(1);
  });

  it.each(['the patient', 'the doctor'])(
    'PAY-06 has one outcome when %s is a moment earlier: cancelled and refunded whole, or decided and invoiced',
    async (first) => {
      const { treatment, token } = await request();
      const { sessionId } = await checkout(token, treatment.id);
      await pay(sessionId);
      await deliver(stripeEvent('checkout.session.completed', await stripe.checkout.sessions.retrieve(sessionId))).expect(200);
      const doctor = await test.tokenOf(await buildDoctor(test.knex));
      const path = `/api/v1/backoffice/treatments/${treatment.id}`;
      await test.send('post', `${path}/claim`, {}, doctor).expect(200);
      const cancel = () => test.send('post', `${clients}/treatment/${treatment.id}/cancel`, {}, token);
      const decide = () => test.send('post', `${path}/decline`, { reason: 'other', text: 'Bitte lassen Sie sich untersuchen.' }, doctor);
      await Promise.all((first === 'the patient' ? [cancel, decide] : [decide, cancel]).map((press) => press()));
      await test.runJobs();
      await test.runJobs();
      const [{ id }] = await test.knex('payments').where({ treatmentId: treatment.id });
      const invoiced = (await test.knex('invoices').where({ paymentId: id })).map(({ totalCents }) => totalCents as number);
      const refunded = (await test.knex('refunds').where({ paymentId: id })).map(({ amountCents }) => amountCents as number);
      const outcome = { ...(await statusOf(treatment.id)), invoiced, refunded };
      expect([
        { treatment: 'cancelled', payments: ['refunded'], invoiced: [], refunded: [1499] },
        { treatment: 'declined', payments: ['offset'], invoiced: [1072], refunded: [427] },
      ]).toContainEqual(outcome);
    },
  );

  it('is known to be refunded when Stripe has refunded it and no webhook arrived', async () => {
    const { treatment, token } = await request();
    const { sessionId } = await checkout(token, treatment.id);
    await pay(sessionId);
    await deliver(stripeEvent('checkout.session.completed', await stripe.checkout.sessions.retrieve(sessionId))).expect(200);
    const { stripePaymentIntentId } = await test.knex('payments').where({ treatmentId: treatment.id }).first('stripePaymentIntentId');
    await stripe.refunds.create({ payment_intent: stripePaymentIntentId });
    await test.send('post', `${clients}/treatment/${treatment.id}/cancel`, {}, token).expect(200);
    await test.runJobs();
    expect(await statusOf(treatment.id)).toEqual({ treatment: 'cancelled', payments: ['refunded'] });
  });

  it('PAY-05 that was paid on two pages is kept once and refunded once', async () => {
    const { treatment, token } = await request();
    const first = await checkout(token, treatment.id);
    const paymentId = (await test.knex('payments').where({ treatmentId: treatment.id }).first('id')).id as string;
    const copy = await stripe.checkout.sessions.create({
      mode: 'payment',
      client_reference_id: paymentId,
      metadata: { paymentId },
      success_url: 'http://localhost:3000/',
      line_items: [{ quantity: 1, price_data: { currency: 'eur', unit_amount: 1499, product_data: { name: 'Anzahlung' } } }],
    });
    for (const sessionId of [first.sessionId, copy.id]) {
      await pay(sessionId);
      await deliver(stripeEvent('checkout.session.completed', await stripe.checkout.sessions.retrieve(sessionId))).expect(200);
    }
    await test.runJobs();
    expect(await statusOf(treatment.id)).toEqual({ treatment: 'in-review', payments: ['paid', 'refunded'] });
  });

  it('is found by asking Stripe when the event got lost', async () => {
    const { treatment, token } = await request();
    const { sessionId } = await checkout(token, treatment.id);
    await pay(sessionId);
    test.clock.advance(5 * duration.minutes);
    await test.ctx.jobs.send('payments.reconcile', {});
    await test.runJobs();
    expect(await statusOf(treatment.id)).toEqual({ treatment: 'in-review', payments: ['paid'] });
  });

  it('is found out by asking, also when another payment cannot be asked for', async () => {
    const { treatment, token } = await request();
    const unknown = await buildPayment(test.knex, { status: 'open' });
    await test
      .knex('payments')
      .where({ id: unknown.id })
      .update({ stripeSessionId: 'cs_test_nobodyknows', updatedAt: later(test.clock.now(), -duration.hours) });
    const { sessionId } = await checkout(token, treatment.id);
    await pay(sessionId);
    test.clock.advance(5 * duration.minutes);
    await test.ctx.jobs.send('payments.reconcile', {});
    await expect(test.runJobs()).rejects.toThrow(/of \d+ failed/);
    await test.knex('payments').where({ id: unknown.id }).delete();
    expect(await statusOf(treatment.id)).toEqual({ treatment: 'in-review', payments: ['paid'] });
  });

  it('can be paid again when the payment page has expired', async () => {
    const { treatment, token } = await request();
    const { sessionId } = await checkout(token, treatment.id);
    await deliver(stripeEvent('checkout.session.expired', await stripe.checkout.sessions.expire(sessionId))).expect(200);
    const again = await checkout(token, treatment.id);
    expect(again.sessionId).not.toBe(sessionId);
    expect(await statusOf(treatment.id)).toEqual({ treatment: 'awaiting-payment', payments: ['expired', 'open'] });
  });
});
