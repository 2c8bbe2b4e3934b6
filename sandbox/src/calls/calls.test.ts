import { startTestSandbox, type TestSandbox } from '../testing/test-sandbox.ts';

let sandbox: TestSandbox;
beforeAll(async () => {
  sandbox = await startTestSandbox();
});
afterAll(() => sandbox.end());

const call = { to: '+49301234567', pharmacy: 'linden-apotheke', reference: 'one', references: ['one', 'two'], text: 'Ihre TAN', tan: '048213' };
const send = (body: object, token = 'sandbox-call-gateway', key = JSON.stringify(body)) =>
  fetch(`${sandbox.url}/calls`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${token}`, 'idempotency-key': key },
    body: JSON.stringify(body),
  });

test('a call is listed once for each of its prescriptions, however often it is sent', async () => {
  expect((await send(call)).status).toBe(202);
  expect((await send(call)).status).toBe(202);
  const { body } = await sandbox.call('GET', '/pharmacies/linden-apotheke/tans');
  expect(body).toEqual({
    items: [
      { prescriptionId: 'one', tan: '048213', at: expect.any(String) },
      { prescriptionId: 'two', tan: '048213', at: expect.any(String) },
    ],
  });
  expect((await sandbox.call('GET', '/pharmacies/adler-apotheke/tans')).body).toEqual({ items: [] });
});

test('a wrong token and a call without its parts are refused', async () => {
  expect((await send(call, 'wrong')).status).toBe(401);
  expect((await send({ to: '+49301234567' })).status).toBe(422);
});
