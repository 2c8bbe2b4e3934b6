import { eventually, paymentOf, startReceiver, startTestSandbox, type TestSandbox } from '../testing/test-sandbox.ts';

let receiver: Awaited<ReturnType<typeof startReceiver>>;
let sandbox: TestSandbox;

beforeAll(async () => {
  receiver = await startReceiver();
  sandbox = await startTestSandbox({ webhookUrl: receiver.url });
});
afterAll(async () => {
  await sandbox.end();
  await receiver.close();
});
beforeEach(() => void receiver.received.splice(0));

const open = async (): Promise<string> => (await sandbox.stripe.checkout.sessions.create(paymentOf())).id;
const form = { email: 'patient@example.org', card: '4242 4242 4242 4242', expiry: '12/40', cvc: '123', name: 'Erika Mustermann' };

test('the page shows amount, merchant and the way back in the language of the session', async () => {
  const id = await open();
  const german = await (await fetch(`${sandbox.url}/checkout/${id}`)).text();
  expect(german).toContain('<html lang="de">');
  expect(german.replaceAll('\u00a0', ' ')).toContain('Jetzt zahlen 14,99 €');
  expect(german).toContain('href="http://localhost:3000/cancelled"');
  const english = await sandbox.stripe.checkout.sessions.create(paymentOf({ locale: 'en' }));
  expect(await (await fetch(`${sandbox.url}/checkout/${english.id}`)).text()).toContain('Pay now €14.99');
});

test('paying completes the session, tells the platform and sends the customer back', async () => {
  const id = await open();
  const answer = await sandbox.submit(`/checkout/${id}/pay`, form);
  expect(answer).toMatchObject({ status: 303, location: `http://localhost:3000/paid?session=${id}` });
  expect(receiver.types().sort()).toEqual(['checkout.session.completed', 'payment_intent.succeeded']);
  const session = await sandbox.stripe.checkout.sessions.retrieve(id, { expand: ['payment_intent.latest_charge'] });
  expect(session).toMatchObject({
    status: 'complete',
    payment_status: 'paid',
    customer_details: { email: 'patient@example.org' },
    payment_intent: {
      amount_received: 1499,
      metadata: { treatment: 't1' },
      latest_charge: { payment_method_details: { card: { last4: '4242', exp_year: 2040 } } },
    },
  });
});

test('twenty clicks at once pay once', async () => {
  const id = await open();
  const answers = await Promise.all(Array.from({ length: 20 }, () => sandbox.call('POST', `/checkout/${id}/pay`, { card: '4242424242424242' })));
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  expect(answers.find(({ status }) => status !== 200)).toMatchObject({ status: 409, body: { error: { code: 'session_already_paid' } } });
});

test.each([
  ['4000000000000002', 'card_declined', 'generic_decline'],
  ['4000000000009995', 'card_declined', 'insufficient_funds'],
  ['4000000000000069', 'expired_card', 'expired_card'],
  ['4000000000000127', 'incorrect_cvc', 'incorrect_cvc'],
  ['4000000000000119', 'processing_error', 'processing_error'],
  ['4242424242424241', 'incorrect_number', undefined],
  ['4111111111111111', 'card_declined', 'test_mode_live_card'],
])('card %s is refused with %s', async (card, code, declineCode) => {
  const id = await open();
  const answer = await sandbox.call('POST', `/checkout/${id}/pay`, { card });
  expect(answer).toMatchObject({ status: 402, body: { error: { code, ...(declineCode && { decline_code: declineCode }) } } });
  await eventually(() => receiver.types().includes('payment_intent.payment_failed'));
  expect(await sandbox.stripe.checkout.sessions.retrieve(id)).toMatchObject({ status: 'open', payment_status: 'unpaid' });
});

test('after a decline the person reads why and pays with another card, in the same payment', async () => {
  const id = await open();
  const declined = await sandbox.submit(`/checkout/${id}/pay`, { ...form, card: '4000000000009995' });
  expect(declined.status).toBe(200);
  expect(declined.text).toContain('nicht ausreichend gedeckt');
  const before = (await sandbox.stripe.checkout.sessions.retrieve(id)).payment_intent;
  expect((await sandbox.submit(`/checkout/${id}/pay`, form)).status).toBe(303);
  expect((await sandbox.stripe.checkout.sessions.retrieve(id)).payment_intent).toBe(before);
});

test.each([
  ['authorise', 303, 'complete'],
  ['fail', 200, 'open'],
])('3-D Secure: %s', async (outcome, status, state) => {
  const id = await open();
  const asked = await sandbox.submit(`/checkout/${id}/pay`, { ...form, card: '4000002760003184' });
  expect(asked).toMatchObject({ status: 303, location: `/checkout/${id}/authenticate` });
  expect(await (await fetch(`${sandbox.url}/checkout/${id}/authenticate`)).text()).toContain('Freigeben');
  expect((await sandbox.submit(`/checkout/${id}/authenticate`, { outcome })).status).toBe(status);
  expect((await sandbox.stripe.checkout.sessions.retrieve(id)).status).toBe(state);
});

test('cancelling leads back and leaves the session open; an expired one takes no card', async () => {
  const id = await open();
  expect((await sandbox.call('POST', `/checkout/${id}/cancel`)).body).toEqual({ status: 'open', url: 'http://localhost:3000/cancelled' });
  await sandbox.stripe.checkout.sessions.expire(id);
  expect(await sandbox.call('POST', `/checkout/${id}/pay`, { card: '4242424242424242' })).toMatchObject({
    status: 409,
    body: { error: { code: 'session_expired' } },
  });
});

test('what customers type is shown as text, never as markup', async () => {
  const id = await open();
  const { text } = await sandbox.submit(`/checkout/${id}/pay`, { ...form, card: '1', name: '"><script>alert(1)</script>' });
  expect(text).not.toContain('<script>');
});
