import { eventually, startReceiver, startTestSandbox, type TestSandbox } from '../testing/test-sandbox.ts';

let receiver: Awaited<ReturnType<typeof startReceiver>>;
let sandbox: TestSandbox;
const kind = 'identity.verification_session';

beforeAll(async () => {
  receiver = await startReceiver();
  sandbox = await startTestSandbox({ webhookUrl: receiver.url });
});
afterAll(async () => {
  await sandbox.end();
  await receiver.close();
});
beforeEach(() => void receiver.received.splice(0));

const create = () =>
  sandbox.stripe.identity.verificationSessions.create({
    type: 'document',
    metadata: { patient: 'p1' },
    options: { document: { require_matching_selfie: true, allowed_types: ['id_card'] } },
    return_url: 'http://localhost:3000/identity',
  });

test('a verified document shows name and date of birth to those who ask for them', async () => {
  const { id, url, status } = await create();
  expect({ url, status }).toEqual({ url: `${sandbox.url}/identity/${id}`, status: 'requires_input' });
  const answer = await sandbox.call('POST', `/identity/${id}/finish`, { outcome: 'verified', firstName: 'Jörg', lastName: 'Weiß', dob: '1990-02-28' });
  expect(answer.body).toEqual({ status: 'verified', url: 'http://localhost:3000/identity' });
  await eventually(() => receiver.received.length === 3);
  expect(receiver.types().sort()).toEqual([`${kind}.created`, `${kind}.processing`, `${kind}.verified`]);
  expect(await sandbox.stripe.identity.verificationSessions.retrieve(id)).not.toHaveProperty('verified_outputs');
  const session = await sandbox.stripe.identity.verificationSessions.retrieve(id, { expand: ['verified_outputs', 'verified_outputs.dob'] });
  expect(session).toMatchObject({
    metadata: { patient: 'p1' },
    verified_outputs: { first_name: 'Jörg', last_name: 'Weiß', dob: { year: 1990, month: 2, day: 28 } },
  });
});

test('a failed check says why and can be tried again', async () => {
  const { id } = await create();
  await sandbox.call('POST', `/identity/${id}/finish`, { outcome: 'requires_input', reason: 'document_expired' });
  expect(await sandbox.stripe.identity.verificationSessions.retrieve(id)).toMatchObject({ status: 'requires_input', last_error: { code: 'document_expired' } });
  expect((await sandbox.submit(`/identity/${id}/finish`, { outcome: 'verified' })).status).toBe(303);
});

test('what is canceled or verified takes nothing more', async () => {
  const { id } = await create();
  await sandbox.stripe.identity.verificationSessions.cancel(id);
  expect(await sandbox.call('POST', `/identity/${id}/finish`, { outcome: 'verified' })).toMatchObject({
    status: 409,
    body: { error: { code: 'session_not_open' } },
  });
  await expect(sandbox.stripe.identity.verificationSessions.cancel(id)).rejects.toMatchObject({ statusCode: 400 });
});

test('an impossible date of birth is refused', async () => {
  const { id } = await create();
  expect((await sandbox.call('POST', `/identity/${id}/finish`, { outcome: 'verified', dob: '1990-02-30' })).status).toBe(400);
});

test('redaction removes the data', async () => {
  const { id } = await create();
  await sandbox.call('POST', `/identity/${id}/finish`, { outcome: 'verified', firstName: 'Erika' });
  expect((await sandbox.stripe.identity.verificationSessions.redact(id)).redaction?.status).toBe('processing');
  const session = await sandbox.stripe.identity.verificationSessions.retrieve(id, { expand: ['verified_outputs'] });
  expect(session).toMatchObject({ redaction: { status: 'redacted' }, verified_outputs: { first_name: '[redacted]' } });
  await eventually(() => receiver.types().includes(`${kind}.redacted`));
});
