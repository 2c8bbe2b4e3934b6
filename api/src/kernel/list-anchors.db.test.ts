import { buildAdmin, buildPatient } from '../../../seeds/factories/users.ts';
import { startTestApp, type TestApp } from '../../test/app.ts';

const patients = 120;
const names = ['Abel', 'Beck', 'Conrad', 'Dorn'];

let test: TestApp;
let token: string;
beforeAll(async () => {
  test = await startTestApp();
  token = await test.tokenOf(await buildAdmin(test.knex));
  for (let at = 0; at < patients; at += 1) await buildPatient(test.knex, { lastName: names[at % names.length] ?? '' });
});
afterAll(() => test.close());

const idsOf = async (query: Record<string, string>): Promise<string[]> => {
  const { body } = await test.get(`/api/v1/backoffice/patients?${new URLSearchParams(query)}`, token).expect(200);
  return (body.items as { id: string }[]).map(({ id }) => id);
};

/** The page itself, the next ones, former ones, one before those that are sought, the last one, one behind it. */
const pages = [110, 111, 112, 110, 109, 108, 61, 60, 99, 1, 120, 121, 118];

it.each(['lastName', '-lastName', '-createdAt', 'email', 'lastName,createdAt', 'lastName,-createdAt', '-mailConfirmedAt', 'id'])(
  'pages far behind have the rows that they have in the whole list, in the order %s',
  async (sort) => {
    const whole = await idsOf({ sort, pageSize: '200' });
    expect(whole).toHaveLength(patients);
    for (const page of pages) expect([page, await idsOf({ sort, pageSize: '1', page: String(page) })]).toEqual([page, whole.slice(page - 1, page)]);
  },
);

it('what was found for one filter is not taken for another', async () => {
  const filters = (name: string): Record<string, string> => ({
    sort: 'email',
    filters: JSON.stringify([{ field: 'lastName', operator: 'ne', value: name }]),
    pageSize: '1',
  });
  for (const name of ['Ernst', 'Fink', 'Abel']) {
    const whole = await idsOf({ ...filters(name), pageSize: '200' });
    expect(await idsOf({ ...filters(name), page: '105' })).toEqual(whole.slice(104, 105));
  }
});

it('a row that comes before them does not move the pages for now, nor show a row of the page before again', async () => {
  const page = (number: number): Promise<string[]> => idsOf({ sort: 'firstName', pageSize: '1', page: String(number) });
  const whole = await idsOf({ sort: 'firstName', pageSize: '200' });
  expect(await page(110)).toEqual(whole.slice(109, 110));
  await buildPatient(test.knex, { firstName: 'Aaaa' });
  expect(await page(111)).toEqual(whole.slice(110, 111));
  expect(await page(2)).toEqual(whole.slice(0, 1));
});
