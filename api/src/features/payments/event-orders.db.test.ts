import type Stripe from 'stripe';
import { buildTreatment } from '../../../../seeds/factories/treatments.ts';
import { buildPatient } from '../../../../seeds/factories/users.ts';
import { startTestApp, type TestApp } from '../../../test/app.ts';
import { deliverEvent } from '../../../test/money/stripe-event.ts';
import { startSandbox, type RunningSandbox } from '../../../test/sandbox.ts';
import { isFullSize } from '../../../test/security/size.ts';
import { isAboutMoney, runWaiting } from '../../../test/waiting-jobs.ts';

const names = ['created', 'paid', 'expired', 'refunded', 'disputed'] as const;
type Name = (typeof names)[number];

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

const ordersOf = <T>(items: readonly T[]): T[][] =>
  items.length < 2 ? [[...items]] : items.flatMap((first, place) => ordersOf(items.toSpliced(place, 1)).map((rest) => [first, ...rest]));

const deliver = (type: string, object: object): Promise<void> => deliverEvent(test, type, object);

/** A deposit that was paid, refunded in part at the provider and then disputed, all before the first event arrives. */
const happenAtStripe = async () => {
  const patient = await buildPatient(test.knex);
  const treatment = await buildTreatment(test.knex, { status: 'awaiting-payment', patientId: patient.id, payment: false });
  const { body } = await test
    .send('post', '/api/v1/clients/stripe/create-checkout-session', { treatmentId: treatment.id }, await test.tokenOf(patient))
    .expect(200);
  await sandbox.call('POST', `/checkout/${body.sessionId}/pay`, { card: '4242424242424242' });
  const session = await stripe.checkout.sessions.retrieve(body.sessionId);
  const intent = session.payment_intent as string;
  const refund = await stripe.refunds.create({ payment_intent: intent, amount: 499 });
  const dispute = await stripe.rawRequest('POST', '/v1/test_helpers/disputes', { payment_intent: intent });
  const events: Record<Name, () => Promise<void>> = {
    created: async () => deliver('payment_intent.created', await stripe.paymentIntents.retrieve(intent)),
    paid: () => deliver('checkout.session.completed', session),
    // The page was open in a second tab, and ended there.
    expired: () => deliver('checkout.session.expired', { ...session, status: 'expired', payment_status: 'unpaid' }),
    refunded: () => deliver('refund.created', refund),
    disputed: () => deliver('charge.dispute.created', dispute),
  };
  return { treatmentId: treatment.id, events };
};

const stateOf = async (treatmentId: string) => {
  const { status: treatment } = await test.knex('treatments').where({ id: treatmentId }).first('status');
  const payments = await test.knex('payments').where({ treatmentId }).select('id', 'status');
  const ofPayments = { paymentId: payments.map(({ id }) => id) };
  const balances = await test
    .knex('ledger_entries')
    .join('ledger_transactions', 'ledger_transactions.id', 'transactionId')
    .whereIn('paymentId', ofPayments.paymentId)
    .groupBy('account')
    .orderBy('account')
    .select('account')
    .sum('amountCents as cents');
  return {
    treatment,
    payments: payments.map(({ status }) => status),
    refunds: await test.knex('refunds').whereIn('paymentId', ofPayments.paymentId).select('amountCents', 'reason', 'status'),
    disputes: await test.knex('disputes').whereIn('paymentId', ofPayments.paymentId).select('amountCents', 'status'),
    balances: Object.fromEntries(balances.map(({ account, cents }) => [account, Number(cents)])),
  };
};

const right = {
  treatment: 'in-review',
  payments: ['disputed'],
  refunds: [{ amountCents: 499, reason: 'provider', status: 'done' }],
  disputes: [{ amountCents: 1499, status: 'open' }],
  balances: { deposits: -1000, disputed: 1499, provider: -499, 'refunds-due': 0 },
};

const orders = ordersOf(names);
/** In the small size every eleventh: each event comes before and after each other one. */
const tried = orders.filter((_order, index) => isFullSize || index % 11 === 0);

it(`PAY-03 five events about a deposit lead to the same state in ${tried.length} of ${orders.length} orders`, async () => {
  expect(orders).toHaveLength(120);
  for (const order of tried) {
    const { treatmentId, events } = await happenAtStripe();
    for (const name of order) await events[name]();
    while ((await runWaiting(test.context, { isWanted: isAboutMoney })) > 0);
    expect({ order, ...(await stateOf(treatmentId)) }).toEqual({ order, ...right });
  }
});
