import type Stripe from 'stripe';
import { buildTreatment } from '../../../../seeds/factories/treatments.ts';
import { buildAdmin, buildPatient } from '../../../../seeds/factories/users.ts';
import { startTestApp, type TestApp } from '../../../test/app.ts';
import { deliverEvent } from '../../../test/money/stripe-event.ts';
import { startSandbox, type RunningSandbox } from '../../../test/sandbox.ts';

const clients = '/api/v1/clients';
const disputedCard = '4000000000000259';
const lostRefundCard = '4000000000005126';

let sandbox: RunningSandbox;
let test: TestApp;
let stripe: Stripe;
let [admin, patientToken] = ['', ''];
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

const deliver = (type: string, object: object, id?: string): Promise<void> => deliverEvent(test, type, object, id);

/** A request whose deposit was paid at the sandbox with a card; what Stripe reports is delivered by the test. */
const payAtSandbox = async (card: string) => {
  const patient = await buildPatient(test.knex);
  patientToken = await test.tokenOf(patient);
  const treatment = await buildTreatment(test.knex, { status: 'awaiting-payment', patientId: patient.id, payment: false });
  const { body } = await test.send('post', `${clients}/stripe/create-checkout-session`, { treatmentId: treatment.id }, patientToken).expect(200);
  await sandbox.call('POST', `/checkout/${body.sessionId}/pay`, { card });
  const session = await stripe.checkout.sessions.retrieve(body.sessionId);
  const { id } = await test.knex('payments').where({ treatmentId: treatment.id }).first('id');
  return { id: id as string, treatmentId: treatment.id, session, intent: session.payment_intent as string };
};
const paid = async (card: string) => {
  const made = await payAtSandbox(card);
  await deliver('checkout.session.completed', made.session);
  return made;
};
const disputeOf = async (intent: string): Promise<Stripe.Dispute> => {
  const { data } = await stripe.disputes.list({ payment_intent: intent });
  return data[0] as Stripe.Dispute;
};
/** Stripe's test mode decides by these words. */
const decide = (dispute: Stripe.Dispute, words: 'winning_evidence' | 'losing_evidence'): Promise<Stripe.Dispute> =>
  stripe.disputes.update(dispute.id, { evidence: { uncategorized_text: words } });
const read = async (id: string) => (await test.get(`/api/v1/backoffice/payments/${id}`, admin).expect(200)).body;
const sumOf = (entries: { amountCents: number }[]): number => entries.reduce((sum, { amountCents }) => sum + amountCents, 0);
const balance = (entries: { account: string; amountCents: number }[], account: string): number => sumOf(entries.filter((entry) => entry.account === account));
const alerts = (id: string): string[] => test.mails.filter(({ text }) => text.includes(`/admin/payments/${id}`)).map(({ text }) => text);

describe('A dispute', () => {
  it('holds the money back until it is won, once for each event and in any order', async () => {
    const { id, intent } = await paid(disputedCard);
    const dispute = await disputeOf(intent);
    await deliver('charge.dispute.created', dispute, `evt_${intent}`);
    await deliver('charge.dispute.created', dispute, `evt_${intent}`);
    await deliver('charge.dispute.updated', dispute);
    const open = await read(id);
    expect(open).toMatchObject({ status: 'disputed', disputes: [{ status: 'open', amountCents: 1499 }], abilities: [] });
    expect([balance(open.entries, 'provider'), balance(open.entries, 'disputed'), sumOf(open.entries)]).toEqual([0, 1499, 0]);
    await test.send('post', `/api/v1/backoffice/payments/${id}/refund`, { reason: 'Kulanz' }, admin).expect(409, /refund.disputed/);
    await deliver('charge.dispute.closed', await decide(dispute, 'winning_evidence'));
    await deliver('charge.dispute.created', dispute);
    const won = await read(id);
    expect(won).toMatchObject({ status: 'paid', disputes: [{ status: 'won' }] });
    expect([balance(won.entries, 'provider'), balance(won.entries, 'disputed')]).toEqual([1499, 0]);
    await test.runJobs();
    expect(alerts(id)).toHaveLength(2);
  });

  it('that is lost clears the deposit from the books', async () => {
    const { id, intent } = await paid(disputedCard);
    await deliver('charge.dispute.closed', await decide(await disputeOf(intent), 'losing_evidence'));
    const lost = await read(id);
    expect(lost).toMatchObject({ status: 'disputed', refundableCents: 0, disputes: [{ status: 'lost' }] });
    for (const account of ['provider', 'deposits', 'disputed', 'chargebacks']) expect([account, balance(lost.entries, account)]).toEqual([account, 0]);
  });

  it('over a request that is withdrawn meanwhile gives the deposit back once it is won', async () => {
    const { id, intent, treatmentId } = await paid(disputedCard);
    const dispute = await disputeOf(intent);
    await deliver('charge.dispute.created', dispute);
    await test.send('post', `${clients}/treatment/${treatmentId}/cancel`, {}, patientToken).expect(200);
    expect((await read(id)).status).toBe('disputed');
    await deliver('charge.dispute.closed', await decide(dispute, 'winning_evidence'));
    expect(await read(id)).toMatchObject({ status: 'refund-pending', refunds: [{ cause: 'cancelled', status: 'pending' }] });
  });

  it('that is reported before the payment is asked for as soon as the payment is known', async () => {
    const { id, intent, session } = await payAtSandbox(disputedCard);
    await deliver('charge.dispute.created', await disputeOf(intent));
    expect((await read(id)).status).toBe('open');
    await deliver('checkout.session.completed', session);
    await test.runJobs();
    expect((await read(id)).status).toBe('disputed');
  });
});

describe('A refund at the bank', () => {
  it('that failed is owed again, is told, and can be made anew', async () => {
    const { id, intent, treatmentId } = await paid(lostRefundCard);
    await test.send('post', `${clients}/treatment/${treatmentId}/cancel`, {}, patientToken).expect(200);
    await test.runJobs();
    const { data } = await stripe.refunds.list({ payment_intent: intent });
    await deliver('refund.failed', data[0] as object);
    await deliver('refund.updated', { ...data[0], status: 'succeeded' });
    const failed = await read(id);
    expect(failed).toMatchObject({ status: 'refund-pending', refunds: [{ status: 'failed' }], abilities: ['retryRefund'] });
    expect([balance(failed.entries, 'provider'), balance(failed.entries, 'refunds-due')]).toEqual([1499, -1499]);
    await test.runJobs();
    expect(alerts(id)).toHaveLength(1);
    await test.send('post', `/api/v1/backoffice/payments/${id}/refund/retry`, {}, admin).expect(200);
    await test.runJobs();
    const again = await stripe.refunds.list({ payment_intent: intent });
    expect(again.data.map(({ metadata }) => metadata?.['attempt'])).toEqual(['2', '1']);
    await deliver('refund.failed', data[0] as object);
    expect((await read(id)).refunds).toHaveLength(1);
  });

  it('that was made at the provider is entered, and told once', async () => {
    const { id, intent } = await paid('4242424242424242');
    const made = await stripe.refunds.create({ payment_intent: intent, amount: 499 });
    await deliver('refund.created', made);
    await deliver('refund.updated', made);
    expect(await read(id)).toMatchObject({ status: 'partly-refunded', refundableCents: 1000, refunds: [{ cause: 'provider', amountCents: 499 }] });
    await test.runJobs();
    expect(alerts(id)).toHaveLength(1);
  });

  it('of more than is left is not entered and waits for an administrator', async () => {
    const { id, intent } = await paid('4242424242424242');
    await deliver('refund.created', { ...(await stripe.refunds.create({ payment_intent: intent })), amount: 5000 });
    expect(await read(id)).toMatchObject({ status: 'paid', refunds: [] });
    await test.runJobs();
    expect(alerts(id)).toHaveLength(1);
  });
});
