import { clientFor, eventually, paymentOf, startReceiver, startTestSandbox, webhookSecret, type TestSandbox } from '../testing/test-sandbox.ts';

let receiver: Awaited<ReturnType<typeof startReceiver>>;
let sandbox: TestSandbox;

beforeEach(async () => {
  receiver = await startReceiver();
  sandbox = await startTestSandbox({ webhookUrl: receiver.url });
});
afterEach(async () => {
  await sandbox.end();
  await receiver.close();
});

async function expireOne(of: TestSandbox = sandbox): Promise<string> {
  const client = clientFor(of.url);
  const { id } = await client.checkout.sessions.create(paymentOf());
  await client.checkout.sessions.expire(id);
  return id;
}

test('events arrive signed and in the shape that the official library reads', async () => {
  const id = await expireOne();
  await eventually(() => receiver.received.length === 1);
  const { body, headers } = receiver.received[0]!;
  const event = sandbox.stripe.webhooks.constructEvent(body, String(headers['stripe-signature']), webhookSecret);
  expect(event).toMatchObject({ type: 'checkout.session.expired', api_version: '2026-10-28.endive', data: { object: { id, status: 'expired' } } });
  expect(() => sandbox.stripe.webhooks.constructEvent(body.replace('expired', 'complete'), String(headers['stripe-signature']), webhookSecret)).toThrow();
  expect((await sandbox.stripe.events.retrieve(event.id)).type).toBe('checkout.session.expired');
});

test('an event is sent again until the receiver accepts it', async () => {
  receiver.answers.push(500);
  await expireOne();
  await eventually(() => receiver.received.length === 2);
  expect(receiver.types()).toEqual(['checkout.session.expired', 'checkout.session.expired']);
  const deliveries = async () =>
    (await sandbox.call('GET', '/_control/events')).body.items as { attempts: number; deliveredAt: number | null; log: { status: number }[] }[];
  while ((await deliveries())[0]!.deliveredAt === null) expect(receiver.received).toHaveLength(2);
  expect((await deliveries())[0]).toMatchObject({ attempts: 2, log: [{ status: 500 }, { status: 200 }] });
});

test('what was not delivered before a restart is delivered after it', async () => {
  sandbox.control.change({ webhooks: { paused: true } });
  const id = await expireOne();
  await sandbox.stop();
  expect(receiver.received).toHaveLength(0);
  const again = await startTestSandbox({ webhookUrl: receiver.url, stateDir: sandbox.config.stateDir });
  await eventually(() => receiver.received.length === 1);
  expect(await again.stripe.checkout.sessions.retrieve(id)).toMatchObject({ status: 'expired' });
  sandbox = again;
});

test('paused events wait for the flush, duplicated ones come twice, resent ones as often as asked', async () => {
  sandbox.control.change({ webhooks: { paused: true, duplicate: 1 } });
  await expireOne();
  expect(receiver.received).toHaveLength(0);
  expect((await sandbox.call('POST', '/_control/webhooks/flush')).body).toEqual({ attempted: 1, delivered: 1 });
  expect(receiver.received).toHaveLength(2);
  const eventId = (JSON.parse(receiver.received[0]!.body) as { id: string }).id;
  expect((await sandbox.call('POST', '/_control/webhooks/resend', { eventId, times: 10 })).body).toEqual({ attempted: 10, delivered: 10 });
  expect(receiver.received).toHaveLength(12);
});

test('shuffled events all arrive', async () => {
  sandbox.control.change({ webhooks: { shuffle: true } });
  await Promise.all(Array.from({ length: 10 }, () => expireOne()));
  await eventually(() => receiver.received.length === 10);
});

test('an unpaid session expires by itself', async () => {
  let offset = 0;
  const timed = await startTestSandbox({ webhookUrl: receiver.url }, () => Date.now() + offset);
  const { id } = await timed.stripe.checkout.sessions.create(paymentOf());
  offset = 25 * 3600 * 1000;
  await eventually(() => receiver.types().includes('checkout.session.expired'));
  expect(await timed.stripe.checkout.sessions.retrieve(id)).toMatchObject({ status: 'expired' });
  await timed.end();
});
