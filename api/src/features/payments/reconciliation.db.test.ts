import type Stripe from 'stripe';
import { buildPayment, buildTreatment } from '../../../../seeds/factories/treatments.ts';
import { buildAdmin, buildPatient } from '../../../../seeds/factories/users.ts';
import { startTestApp, type TestApp } from '../../../test/app.ts';
import { deliverEvent } from '../../../test/money/stripe-event.ts';
import { startSandbox, type RunningSandbox } from '../../../test/sandbox.ts';

const clients = '/api/v1/clients';

let sandbox: RunningSandbox;
let test: TestApp;
let stripe: Stripe;
let admin = '';
beforeAll(async () => {
  sandbox = await startSandbox();
  test = await startTestApp({ environment: { STRIPE_API_URL: sandbox.url } });
  stripe = test.context.ports.stripe;
  admin = await test.tokenOf(await buildAdmin(test.knex));
});
afterAll(async () => {
  await test.close();
  await sandbox.stop();
});
beforeEach(() => void (test.mails.length = 0));

const deliver = (session: object): Promise<void> => deliverEvent(test, 'checkout.session.completed', session);

const paid = async (card: string, isTold = true) => {
  const patient = await buildPatient(test.knex);
  const treatment = await buildTreatment(test.knex, { status: 'awaiting-payment', patientId: patient.id, payment: false });
  const token = await test.tokenOf(patient);
  const { body } = await test.send('post', `${clients}/stripe/create-checkout-session`, { treatmentId: treatment.id }, token).expect(200);
  await sandbox.call('POST', `/checkout/${body.sessionId}/pay`, { card });
  const session = await stripe.checkout.sessions.retrieve(body.sessionId);
  if (isTold) await deliver(session);
  const { id } = await test.knex('payments').where({ treatmentId: treatment.id }).first('id');
  return { id: id as string, intent: session.payment_intent as string };
};
const statusOf = async (id: string): Promise<string> => (await test.knex('payments').where({ id }).first('status')).status;
const run = async () => {
  await test.ctx.jobs.send('payments.reconcile-ledger', {});
  await test.runJobs();
  return (await test.get('/api/v1/backoffice/ledger/balance', admin).expect(200)).body;
};
const balanceOf = (body: { accounts: { account: string; balanceCents: number }[] }, account: string) =>
  body.accounts.find((one) => one.account === account)?.balanceCents;

it('the daily run enters what was missed, posts the provider’s fees once, and reports what it cannot explain', async () => {
  const [known, lost] = [await paid('4242424242424242'), await paid('4242424242424242', false)];
  const refunded = await paid('4242424242424242');
  await stripe.refunds.create({ payment_intent: refunded.intent, amount: 499 });
  const disputed = await paid('4000000000000259');
  const first = await run();
  expect(first).toMatchObject({ sumCents: 0, differences: [] });
  expect(await Promise.all([known, lost, refunded, disputed].map(({ id }) => statusOf(id)))).toEqual(['paid', 'paid', 'partly-refunded', 'disputed']);
  // 1.5 % and 25 cents of each card payment, and 20 euros for the dispute.
  expect(balanceOf(first, 'provider-fees')).toBe(4 * 47 + 2000);
  expect(balanceOf(first, 'provider')).toBe(4 * 1499 - 499 - 1499 - (4 * 47 + 2000));
  expect(balanceOf(await run(), 'provider-fees')).toBe(4 * 47 + 2000);
  test.mails.length = 0;

  const { id, stripePaymentIntentId } = await buildPayment(test.knex);
  const second = await run();
  expect(second).toMatchObject({ sumCents: 0, differences: [{ payment: id, reference: stripePaymentIntentId, ours: 1499, theirs: 0 }] });
  expect(test.mails.filter(({ text }) => text.includes('/admin/money'))).toHaveLength(1);
});
