import { createClient, type ApiClient } from './client.ts';
import type { Call } from './call.ts';
import { refusedWith } from './refused-with.ts';
import type { Gets, Posts } from './types.ts';

const setUp = (respond: (call: Call) => Response = () => Response.json({})) => {
  const calls: Call[] = [];
  const client = createClient(async (call) => {
    calls.push(call);
    return respond(call);
  });
  return { client, calls };
};

test('parameters stand in the address, encoded, and the rest of a reading call in its query', async () => {
  const { client, calls } = setUp();
  await client.get('/clients/products/:slug', { params: { slug: 'a/b c' } });
  await client.get('/clients/products', { query: { q: 'öl', page: 2, sort: undefined } });
  expect(calls.map(({ method, address }) => `${method} ${address}`)).toEqual([
    'GET /api/v1/clients/products/a%2Fb%20c',
    'GET /api/v1/clients/products?q=%C3%B6l&page=2',
  ]);
});

test('a writing call always has a body, a deleting one has none', async () => {
  const { client, calls } = setUp();
  await client.post('/backoffice/treatments/:id/claim', { params: { id: '1' } });
  await client.patch('/backoffice/doctors/:id', { params: { id: '1' }, body: { isWorking: false, version: 1 } });
  await client.delete('/clients/iam/sessions/:id', { params: { id: '1' } });
  expect(calls.map(({ body }) => body)).toEqual([{}, { isWorking: false, version: 1 }, undefined]);
});

test('a file is sent as a form beside the fields that are set', async () => {
  const { client, calls } = setUp();
  await client.post('/backoffice/stock-feeds/:id/upload', { params: { id: '1' }, file: new Blob(['x']), body: { mode: 'delta' } });
  const form = calls[0]?.body;
  expect(form).toBeInstanceOf(FormData);
  expect(form instanceof FormData && [...form.keys()]).toEqual(['mode', 'file']);
});

test('no content reads as an empty object, and a file as its bytes under the name that the API gives it', async () => {
  const { client } = setUp(({ method }) =>
    method === 'DELETE'
      ? new Response(null, { status: 204 })
      : new Response('%PDF', { headers: { 'content-type': 'application/pdf', 'content-disposition': 'attachment; filename="blattwerk-R-1.pdf"' } }),
  );
  await expect(client.delete('/clients/iam/sessions/:id', { params: { id: '1' } })).resolves.toEqual({});
  const file = await client.file('/backoffice/prescriptions/:id/file', { params: { id: '1' } });
  expect([file.name, file.type, await file.text()]).toEqual(['blattwerk-R-1.pdf', 'application/pdf', '%PDF']);
});

test('a refusal is known by its code, and anything else that fails is none', () => {
  const refusal = Object.assign(new Error('refused'), { code: 'auth.totpRequired' });
  const isDue = (error: unknown): boolean => refusedWith<Posts['/clients/auth/login']>(error, 'auth.totpRequired', 'auth.totpInvalid');
  expect([refusal, new Error('auth.totpRequired'), { code: 'auth.totpRequired' }, undefined].map(isDue)).toEqual([true, false, false, false]);
});

/** Never called: the compiler reads it. Each line that it accepts without an error is one. */
export const refusedByTheCompiler = async (client: ApiClient): Promise<unknown[]> => {
  const params = { id: '1' };
  const treatment = await client.get('/clients/treatment/:id', { params });
  const status: string = treatment.status;
  await client.post('/backoffice/unmatched-products/match-suggested', { body: { matches: [{ id: '1', productId: '2' }] } });
  return [
    status,
    // @ts-expect-error there is no such address
    client.get('/clients/treatments/:id', { params }),
    // @ts-expect-error the address is not read but written to
    client.get('/backoffice/treatments/:id/claim', { params }),
    // @ts-expect-error the parameter of the path is missing
    client.get('/clients/treatment/:id'),
    // @ts-expect-error the parameter has another name
    client.get('/clients/treatment/:id', { params: { treatmentId: '1' } }),
    // @ts-expect-error the answer has no such field
    treatment.patientName,
    // @ts-expect-error a required field of the body is missing
    client.post('/clients/auth/login', { body: { email: 'a@b.de' } }),
    // @ts-expect-error a field has the wrong type
    client.post('/backoffice/treatments/:id/ask', { params, body: { text: 1 } }),
    // @ts-expect-error the query has no such field
    client.get('/clients/products', { query: { colour: 'green' } }),
    // @ts-expect-error the body is neither of the two that there are
    client.post('/backoffice/unmatched-products/match-suggested', { body: { ids: ['1'] } }),
    // @ts-expect-error a file is no JSON
    client.get('/backoffice/prescriptions/:id/file', { params }),
    refusedWith<Posts['/backoffice/treatments/:id/claim']>(treatment, 'treatment.alreadyClaimed', 'server.conflict', 'token.expired'),
    // @ts-expect-error the operation cannot be refused with this code
    refusedWith<Posts['/backoffice/treatments/:id/claim']>(treatment, 'stripe.session.error'),
    // @ts-expect-error what only reads meets no conflict
    refusedWith<Gets['/clients/treatment/:id']>(treatment, 'server.conflict'),
    // @ts-expect-error there is no record in the address that could be missing
    refusedWith<Gets['/clients/iam/statuses']>(treatment, 'server.notFound'),
    // @ts-expect-error there is no such code
    refusedWith<Posts['/clients/auth/login']>(treatment, 'auth.totpRequiredd'),
    // @ts-expect-error an upload needs its file
    client.post('/backoffice/stock-feeds/:id/upload', { params }),
  ];
};
