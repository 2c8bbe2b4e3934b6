import { filterOperators } from '@blattwerk/contract/backoffice/list-filters';
import { operations } from '@blattwerk/contract/operations';
import fc from 'fast-check';
import type { z } from 'zod';
import { buildPrescription } from '../../../seeds/factories/prescriptions.ts';
import { buildTreatment } from '../../../seeds/factories/treatments.ts';
import { buildAdmin, buildDoctor, buildPatient } from '../../../seeds/factories/users.ts';
import { startTestApp, type TestApp } from '../../test/app.ts';
import { sized } from '../../test/security/size.ts';
import { permissions } from '../app/permissions.ts';

const office = '/api/v1/backoffice';

/** Every list with its own fields, and one that it does not have. */
const lists: [string, string[]][] = [
  ['treatments', ['id', 'number', 'status', 'patientName', 'dueAt', 'isQuestionOpen']],
  ['patients', ['id', 'email', 'lastName', 'mailConfirmedAt', 'createdAt']],
  ['doctors', ['id', 'lastName', 'isWorking', 'createdAt']],
  ['prescriptions', ['id', 'number', 'status', 'sentAt', 'validUntil']],
  ['certificates', ['id', 'treatmentNumber', 'issuedAt']],
  ['payments', ['id', 'amountCents', 'status', 'paidAt', 'feeAt']],
  ['pharmacies', ['id', 'name', 'isListed', 'productCount', 'marketCount', 'confirmedAt']],
  ['products', ['id', 'name', 'pzn', 'thc', 'createdAt']],
  ['stock', ['pharmacyId', 'quantity', 'priceCents', 'confirmedAt']],
  ['stock-feeds', ['id', 'kind', 'isActive', 'lastStatus']],
  ['feed-runs', ['id', 'rows', 'status', 'startedAt']],
  ['unmatched-products', ['id', 'name', 'state', 'lastSeenAt']],
  ['audit-events', ['id', 'at', 'action', 'patientId']],
  ['jobs', ['id', 'job', 'isDead', 'retryCount']],
];

const hostile = fc.constantFrom<unknown>(
  "' OR 1=1 --", '%', '\\', '\u0000', '\ud800', '', null, true, [], {}, -1, 0, 1.5, 2 ** 31, 2 ** 53, 1e308, '1e400', 'NaN', 'Infinity', '-271821-04-20T00:00:00.000Z',
  '+275760-09-13T00:00:00.000Z', '0001-01-01', '2026-02-30', '2026-11-20', '11111111-1111-4111-8111-111111111111', ['a', 1], ['2026-01-01', '2026-12-31'], [null, null],
); // prettier-ignore
const value = fc.oneof(hostile, fc.string(), fc.double(), fc.integer(), fc.jsonValue({ maxDepth: 2 }));
const operator = fc.constantFrom(...filterOperators);
const sorts = (fields: string[]) =>
  fc.constantFrom(...fields.flatMap((field) => [field, `-${field}`]), 'password_hash', '__proto__', 'id;DROP TABLE users', ',,-');

let test: TestApp;
let token: string;
let doctorToken: string;
beforeAll(async () => {
  test = await startTestApp();
  token = await test.tokenOf(await buildAdmin(test.knex));
  doctorToken = await test.tokenOf(await buildDoctor(test.knex));
  await buildPrescription(test.knex, { status: 'sent' });
});
afterAll(() => test.close());

const ask = (list: string, query: Record<string, string>, as = token) => test.get(`${office}/${list}?${new URLSearchParams(query)}`, as);

it.each(lists)('the list of %s answers any filter and order with rows or with what is wrong', async (list, fields) => {
  const one = fc.record({ field: fc.constantFrom(...fields, 'constructor', 'passwordHash'), operator, value });
  const filter = fc.oneof(one, fc.record({ operator: fc.constantFrom('and', 'or'), value: fc.array(one, { minLength: 1, maxLength: 2 }) }));
  await fc.assert(
    fc.asyncProperty(fc.array(filter, { maxLength: 2 }), fc.option(sorts(fields)), async (filters, sort) => {
      const answer = await ask(list, { filters: JSON.stringify(filters), ...(sort === null ? {} : { sort }) });
      expect([answer.status, answer.body.code]).toEqual(answer.status === 200 ? [200, undefined] : [400, 'server.badRequest']);
    }),
    { numRuns: sized(8, 600) },
  );
});

it.each(lists)('the list of %s can be ordered and filtered by each of its fields', async (list, fields) => {
  for (const field of fields) {
    await ask(list, { sort: `-${field}` }).expect(200);
    await ask(list, { filters: JSON.stringify([{ field, operator: 'nnull', value: null }]) }).expect(200);
  }
});

it.each(['0', '-1', '1.5', 'NaN', '1e30', ''])('page %j is refused', async (page) => {
  await ask('patients', { page }).expect(400);
});

it('a page far behind the last one is empty and knows the total', async () => {
  const { body } = await ask('patients', { page: String(Number.MAX_SAFE_INTEGER), pageSize: '200' }).expect(200);
  expect(body.items).toEqual([]);
  expect(body.total).toBeGreaterThan(0);
});

/** Every list of the back office that can be asked in pages, by the contract: a new one is among them. */
const everyList = operations
  .filter(({ method, path, input }) => method === 'get' && /^\/backoffice\/[a-z-]+$/.test(path) && 'page' in (input as z.ZodObject).shape)
  .map(({ id, path }) => ({ list: path.replace('/backoffice/', ''), isForAdmins: 'admin' in permissions[id] }));

describe.each([...everyList, { list: 'settings', isForAdmins: true }, { list: 'scheduled-jobs', isForAdmins: true }])('the list of $list', (one) => {
  const search = (query: Record<string, string>) => ask(one.list, query, one.isForAdmins ? token : doctorToken);

  it('finds nothing by words that are nowhere, and is whole without words', async () => {
    const all = await search({}).expect(200);
    expect((await search({ q: ' ' }).expect(200)).body.total).toBe(all.body.total);
    expect((await search({ q: 'xqzjw-nirgends' }).expect(200)).body).toMatchObject({ items: [], total: 0 });
  });

  it('takes any words', () =>
    fc.assert(
      fc.asyncProperty(
        fc.oneof(fc.string({ maxLength: 100 }), fc.constantFrom('%', '_', '\\', "'", '\u0000', '?', '??', ':q', '+49 (0)30 12', '(', '０')),
        async (q) => {
          expect((await search({ q })).status).toBe(200);
        },
      ),
      { numRuns: sized(2, 150) },
    ));
});

describe('the total', () => {
  beforeAll(() => test.knex.raw(`INSERT INTO vaporizers (name, takes) SELECT 'Reihe ' || n, '{flower}' FROM generate_series(1, 10050) AS n`));
  const total = async (query: Record<string, string>) => {
    const { body } = await ask('vaporizers', { filters: JSON.stringify([{ field: 'name', operator: 'startswith', value: 'Reihe' }]), ...query }).expect(200);
    return { total: body.total, isTotalExact: body.isTotalExact, rows: body.items.length };
  };

  it('is exact to 10,000, beyond it when asked', async () => {
    expect(await total({})).toEqual({ total: 10_000, isTotalExact: false, rows: 20 });
    expect(await total({ count: 'exact' })).toEqual({ total: 10_050, isTotalExact: true, rows: 20 });
    expect(await total({ filters: JSON.stringify([{ field: 'name', operator: 'startswith', value: 'Reihe 100' }]) })).toEqual({
      total: 62,
      isTotalExact: true,
      rows: 20,
    });
  });

  it('is known on the last page and behind it', async () => {
    expect(await total({ page: '51', pageSize: '200' })).toEqual({ total: 10_050, isTotalExact: true, rows: 50 });
    expect(await total({ page: '9999' })).toEqual({ total: 10_050, isTotalExact: true, rows: 0 });
  });

  it.each(['all', '', '1'])('count=%s is refused', (count) => ask('vaporizers', { count }).expect(400));
});

it.each(['[', '{}', '"x"', '[1]', '[{"field":"id"}]', '[{"field":"id","operator":"raw","value":1}]', '[{"__proto__":{"x":1}}]'])(
  'filters %j are refused',
  async (filters) => {
    await ask('patients', { filters }).expect(400, /server.badRequest/);
    expect(({} as { x?: unknown }).x).toBeUndefined();
  },
);

describe('Filters', () => {
  const names = async (filters: object[], more: Record<string, string> = {}) =>
    (await ask('patients', { filters: JSON.stringify(filters), sort: 'firstName', ...more }).expect(200)).body;
  const family = { field: 'lastName', operator: 'eq', value: 'Gruppentest' };
  const first = (value: string) => ({ field: 'firstName', operator: 'eq', value });
  const from = (city: string, firstName: string, createdAt: Date) => buildPatient(test.knex, { lastName: 'Gruppentest', firstName, city, createdAt });
  beforeAll(async () => {
    const day = 24 * 3600 * 1000;
    await from('Bonn', 'Anna', new Date());
    await from('Köln', 'Berta', new Date(Date.now() - 3 * day));
    await from('Bonn', 'Clara', new Date(Date.now() - 40 * day));
  });
  const found = async (filters: object[]) => (await names([family, ...filters])).items.map(({ firstName }: { firstName: string }) => firstName);

  it('in a group apply as alternatives, and groups stand in groups', async () => {
    expect(await found([{ operator: 'or', value: [first('Anna'), first('Berta')] }])).toEqual(['Anna', 'Berta']);
    const bonn = { field: 'city', operator: 'eq', value: 'Bonn' };
    expect(await found([{ operator: 'or', value: [{ operator: 'and', value: [bonn, first('Clara')] }, first('Berta')] }])).toEqual(['Berta', 'Clara']);
  });

  it('within an alternative name the field that the list does not have', async () => {
    const filters = JSON.stringify([{ operator: 'or', value: [family, { field: 'colour', operator: 'eq', value: 'red' }] }]);
    expect((await ask('patients', { filters }).expect(400)).body.details.fields).toEqual([{ path: 'filters.colour', message: 'filters.colour' }]);
  });

  it('on days are counted from today', async () => {
    const within = (value: string) => found([{ field: 'createdAt', operator: 'between', value }]);
    expect(await within('last-7-days')).toEqual(['Anna', 'Berta']);
    expect(await within('today')).toEqual(['Anna']);
    expect(await within('next-3-days')).toEqual(['Anna']);
  });

  it('on a person may say "me"', async () => {
    const doctor = await buildDoctor(test.knex);
    const { id } = await buildTreatment(test.knex, { status: 'in-review', doctorId: doctor.id, claimExpiresAt: new Date(Date.now() + 600_000) });
    await buildTreatment(test.knex, { status: 'in-review' });
    const filters = JSON.stringify([{ field: 'doctorId', operator: 'eq', value: 'me' }]);
    const { body } = await ask('treatments', { filters }, await test.tokenOf(doctor)).expect(200);
    expect(body.items.map((row: { id: string }) => row.id)).toEqual([id]);
  });

  it('are counted: values without the filter on their own field, other questions up to a thousand', async () => {
    const counts = JSON.stringify([{ filters: [family] }, { filters: [family], q: 'Berta' }, { filters: [{ field: 'colour', operator: 'eq', value: 1 }] }]);
    const { facets, counts: counted } = await names([family, { field: 'city', operator: 'eq', value: 'Bonn' }], { facets: 'city', counts });
    expect(Object.fromEntries(facets.city.map(({ value, count }: { value: string; count: number }) => [value, count]))).toEqual({ Bonn: 2, Köln: 1 });
    expect(counted).toEqual([{ count: 3, isExact: true }, { count: 1, isExact: true }, null]);
  });
});
