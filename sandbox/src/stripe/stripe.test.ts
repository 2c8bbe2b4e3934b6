import type Stripe from 'stripe';
import { clientFor, paymentOf, startTestSandbox, type TestSandbox } from '../testing/test-sandbox.ts';

let sandbox: TestSandbox;
let stripe: Stripe;

beforeAll(async () => {
  sandbox = await startTestSandbox();
  stripe = sandbox.stripe;
});
afterAll(() => sandbox.end());
afterEach(() => sandbox.control.reset());

async function paidIntent(card = '4242424242424242'): Promise<string> {
  const session = await stripe.checkout.sessions.create(paymentOf());
  await sandbox.call('POST', `/checkout/${session.id}/pay`, { card });
  return (await stripe.checkout.sessions.retrieve(session.id)).payment_intent as string;
}

describe('checkout sessions', () => {
  test('a created session is open, unpaid, and carries what was sent', async () => {
    const session = await stripe.checkout.sessions.create(paymentOf({ expand: ['line_items'] }));
    expect(session).toMatchObject({
      object: 'checkout.session',
      amount_total: 1499,
      currency: 'eur',
      status: 'open',
      payment_status: 'unpaid',
      payment_intent: null,
      metadata: { treatment: 't1' },
      url: `${sandbox.url}/checkout/${session.id}`,
    });
    expect(session.line_items?.data[0]).toMatchObject({ description: 'Anzahlung', amount_total: 1499, price: { unit_amount: 1499 } });
    expect(session.lastResponse.requestId).toMatch(/^req_/);
    expect(await stripe.checkout.sessions.retrieve(session.id)).not.toHaveProperty('line_items');
  });

  test.each([
    ['mode', paymentOf({ mode: undefined }), 'parameter_missing'],
    ['line_items', paymentOf({ line_items: [] }), 'parameter_missing'],
    ['success_url', paymentOf({ success_url: 'not an address' }), 'url_invalid'],
    ['customer_email', paymentOf({ customer_email: 'nobody' }), 'email_invalid'],
    ['colour', { ...paymentOf(), colour: 'green' }, 'parameter_unknown'],
  ])('a session with an unusable %s is refused and the parameter named', async (param, params, code) => {
    await expect(stripe.checkout.sessions.create(params)).rejects.toMatchObject({ type: 'StripeInvalidRequestError', statusCode: 400, code, param });
  });

  test('amounts below 50 cents and fractions of cents are refused', async () => {
    const priced = (unit_amount: number) =>
      paymentOf({ line_items: [{ quantity: 1, price_data: { currency: 'eur', unit_amount, product_data: { name: 'x' } } }] });
    await expect(stripe.checkout.sessions.create(priced(49))).rejects.toMatchObject({ code: 'amount_too_small' });
    await expect(stripe.checkout.sessions.create(priced(14.99))).rejects.toMatchObject({ code: 'parameter_invalid_integer' });
  });

  test('the bank’s statement shows the account’s name and the suffix that was sent', async () => {
    const saying = (statement_descriptor_suffix: string) => paymentOf({ payment_intent_data: { statement_descriptor_suffix } });
    const { id } = await stripe.checkout.sessions.create(saying('Anzahlung'));
    await sandbox.call('POST', `/checkout/${id}/pay`, { card: '4242424242424242' });
    const { payment_intent: intent } = await stripe.checkout.sessions.retrieve(id);
    const { data } = await stripe.charges.list({ payment_intent: String(intent) });
    expect(data).toMatchObject([{ statement_descriptor_suffix: 'Anzahlung', calculated_statement_descriptor: 'BLATTWERK* ANZAHLUNG' }]);
    for (const wrong of ['1234', 'a"b', 'Anzahlung für Ihre Behandlung'])
      await expect(stripe.checkout.sessions.create(saying(wrong))).rejects.toMatchObject({ type: 'StripeInvalidRequestError' });
  });

  test('an expired session stays expired and is found by its status', async () => {
    const { id } = await stripe.checkout.sessions.create(paymentOf());
    expect(await stripe.checkout.sessions.expire(id)).toMatchObject({ status: 'expired', url: null });
    await expect(stripe.checkout.sessions.expire(id)).rejects.toMatchObject({ statusCode: 400 });
    expect((await stripe.checkout.sessions.list({ status: 'expired', limit: 1 })).data[0]?.id).toBe(id);
  });

  test('lists go page by page, newest first', async () => {
    const ids = [];
    for (let count = 0; count < 3; count += 1) ids.unshift((await stripe.checkout.sessions.create(paymentOf({ client_reference_id: 'page' }))).id);
    const first = await stripe.checkout.sessions.list({ limit: 2 });
    expect(first.data.map(({ id }) => id)).toEqual(ids.slice(0, 2));
    expect(first.has_more).toBe(true);
    const next = await stripe.checkout.sessions.list({ limit: 1, starting_after: ids[1]! });
    expect(next.data[0]?.id).toBe(ids[2]);
  });
});

describe('keys and repetitions', () => {
  test('only test keys are accepted', async () => {
    await expect(clientFor(sandbox.url, 'sk_live_1234567890').checkout.sessions.list()).rejects.toMatchObject({
      type: 'StripeAuthenticationError',
      statusCode: 401,
    });
  });

  test('the same idempotency key gives the same session, also when asked twenty times at once', async () => {
    const answers = await Promise.allSettled(Array.from({ length: 20 }, () => stripe.checkout.sessions.create(paymentOf(), { idempotencyKey: 'once' })));
    const done = answers.filter((answer) => answer.status === 'fulfilled').map((answer) => answer.value.id);
    const again = await stripe.checkout.sessions.create(paymentOf(), { idempotencyKey: 'once' });
    expect(new Set([...done, again.id]).size).toBe(1);
    expect(again.lastResponse.headers['idempotent-replayed']).toBe('true');
  });

  test('the same key with another body is refused', async () => {
    await stripe.checkout.sessions.create(paymentOf(), { idempotencyKey: 'other' });
    const changed = stripe.checkout.sessions.create(paymentOf({ client_reference_id: 'x' }), { idempotencyKey: 'other' });
    await expect(changed).rejects.toMatchObject({ type: 'StripeIdempotencyError', statusCode: 400 });
  });

  test('a lost answer took effect, and its repetition finds it', async () => {
    sandbox.control.change({ stripe: { failNext: 1, status: 500, afterEffect: true } });
    await expect(stripe.checkout.sessions.create(paymentOf({ client_reference_id: 'lost' }), { idempotencyKey: 'lost' })).rejects.toMatchObject({
      type: 'StripeAPIError',
    });
    const again = await stripe.checkout.sessions.create(paymentOf({ client_reference_id: 'lost' }), { idempotencyKey: 'lost' });
    const all = await stripe.checkout.sessions.list({ limit: 100 });
    expect(all.data.filter((session) => session.client_reference_id === 'lost').map(({ id }) => id)).toEqual([again.id]);
  });

  test('a failing Stripe does nothing and says so', async () => {
    sandbox.control.change({ stripe: { failNext: 1, status: 503 } });
    await expect(stripe.checkout.sessions.create(paymentOf({ client_reference_id: 'down' }))).rejects.toMatchObject({
      type: 'StripeAPIError',
      statusCode: 503,
    });
    expect((await stripe.checkout.sessions.list({ limit: 100 })).data.some((session) => session.client_reference_id === 'down')).toBe(false);
  });
});

describe('refunds', () => {
  test('a payment is refunded once, in parts, and never beyond its amount', async () => {
    const payment_intent = await paidIntent();
    expect(await stripe.refunds.create({ payment_intent, amount: 500, metadata: { reason: 'part' } })).toMatchObject({
      amount: 500,
      status: 'succeeded',
      metadata: { reason: 'part' },
    });
    await expect(stripe.refunds.create({ payment_intent, amount: 1000 })).rejects.toThrow('greater than unrefunded amount on charge (€9.99)');
    expect(await stripe.refunds.create({ payment_intent })).toMatchObject({ amount: 999 });
    await expect(stripe.refunds.create({ payment_intent })).rejects.toMatchObject({ code: 'charge_already_refunded' });
    const intent = await stripe.paymentIntents.retrieve(payment_intent, { expand: ['latest_charge'] });
    expect(intent.latest_charge).toMatchObject({ refunded: true, amount_refunded: 1499 });
    expect((await stripe.refunds.list({ payment_intent })).data).toHaveLength(2);
  });

  test('a checkout that demo data tells of is over and unpaid', async () => {
    expect(await stripe.checkout.sessions.retrieve('cs_demo_1499_greta')).toMatchObject({ status: 'expired', payment_status: 'unpaid', amount_total: 1499 });
  });

  test('a payment that demo data tells of is refunded once, like any other', async () => {
    const payment_intent = 'pi_demo_1499_greta';
    expect(await stripe.paymentIntents.retrieve(payment_intent)).toMatchObject({ status: 'succeeded', amount: 1499 });
    expect(await stripe.refunds.create({ payment_intent })).toMatchObject({ amount: 1499, payment_intent, status: 'succeeded' });
    await expect(stripe.refunds.create({ payment_intent })).rejects.toMatchObject({ code: 'charge_already_refunded' });
  });

  test('fifty refunds at once give the money back once', async () => {
    const payment_intent = await paidIntent();
    const answers = await Promise.allSettled(Array.from({ length: 50 }, () => stripe.refunds.create({ payment_intent })));
    expect(answers.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  });

  test('an unpaid or unknown payment cannot be refunded', async () => {
    await expect(stripe.refunds.create({ payment_intent: 'pi_3nothing' })).rejects.toMatchObject({ statusCode: 404, code: 'resource_missing' });
    const declined = await paidIntent('4000000000000002');
    await expect(stripe.refunds.create({ payment_intent: declined })).rejects.toThrow('does not have a successful charge to refund');
  });

  test('one test card sends the refund back later', async () => {
    const refund = await stripe.refunds.create({ payment_intent: await paidIntent('4000000000005126') });
    expect(refund.status).toBe('pending');
    expect(await stripe.refunds.retrieve(refund.id)).toMatchObject({ status: 'failed', failure_reason: 'expired_or_canceled_card' });
  });
});
