import { buildAdmin, buildDoctor, buildPatient } from '../../../seeds/factories/users.ts';
import { buildTreatment } from '../../../seeds/factories/treatments.ts';
import { startTestApp, type TestApp } from '../../test/app.ts';

let app: TestApp;
let admin: string;
let doctor: string;
const numbers = new Map<string, string>();

beforeAll(async () => {
  app = await startTestApp();
  admin = await app.tokenOf(await buildAdmin(app.knex));
  const named = (firstName: string, lastName: string) => ({ firstName, lastName });
  const karla = await buildDoctor(app.knex, named('Karla', 'Quittenbaum'));
  const sven = await buildDoctor(app.knex, named('Sven', 'Quittenbaum'));
  doctor = await app.tokenOf(karla);
  const patients = { ida: named('Ida', 'Rosenbaumer'), idaMay: named('Ida', 'Mayrosen'), otto: named('Otto', 'Rosenbaumer'), sven: named('Sven', 'Idaho') };
  for (const [key, name] of Object.entries(patients)) {
    const { id: patientId } = await buildPatient(app.knex, name);
    const { id: doctorId } = key === 'sven' ? sven : karla;
    const { number } = await buildTreatment(app.knex, { patientId, doctorId, status: 'approved' });
    numbers.set(key, number);
  }
});
afterAll(() => app.close());

const found = async (q: string, token = admin): Promise<string[]> => {
  const { body } = await app.get(`/api/v1/backoffice/treatments?${new URLSearchParams({ q })}`, token).expect(200);
  const keys = new Map([...numbers].map(([key, number]) => [number, key]));
  return (body.items as { number: string }[]).map(({ number }) => keys.get(number) ?? number).toSorted();
};

test.each([
  ['Rosenbaumer, Ida', ['ida']],
  ['ida ROSENBAUMER', ['ida']],
  ['Rosenb Id', ['ida']],
  ['Rosenbaumer', ['ida', 'otto']],
  ['Karla Quittenbaum', ['ida', 'idaMay', 'otto']],
])('%j finds the requests of the one person with all of these words', async (q, expected) => expect(await found(q)).toEqual(expected));

test.each([
  ['Otto Karla', ['otto']],
  ['Mayrosen Quittenbaum', ['idaMay']],
  ['Otto Sven', []],
])('where no person has all words of %j, requests whose people have them together are found', async (q, expected) => expect(await found(q)).toEqual(expected));

test.each([
  ['ot', ['otto']],
  ['Id Ro', ['ida']],
  ['tt', []],
])('%j, shorter than what the index knows, is the beginning of a word of a name', async (q, expected) => expect(await found(q)).toEqual(expected));

test('a number beside a name narrows it', async () => {
  const number = numbers.get('otto') ?? '';
  expect(await found(`Rosenbaumer Otto ${number}`)).toEqual(['otto']);
  expect(await found(`Rosenbaumer Ida ${number}`)).toEqual([]);
});

test('a doctor finds by name the patients of own requests alone', async () => {
  expect(await found('Ida Rosenbaumer', doctor)).toEqual(['ida']);
  expect(await found('Sven Idaho', doctor)).toEqual([]);
});

test('the audit log is searched in the same way', async () => {
  const { id } = await app
    .knex('treatments')
    .where({ number: numbers.get('ida') })
    .first('id');
  await app.get(`/api/v1/backoffice/treatments/${id}`, doctor).expect(200);
  const entries = async (q: string): Promise<number> =>
    (await app.get(`/api/v1/backoffice/audit-events?${new URLSearchParams({ q })}`, admin).expect(200)).body.total;
  const ofIda = await entries('Rosenbaumer Ida');
  expect(ofIda).toBeGreaterThan(0);
  expect(await entries('Rosenbaumer Ida Otto')).toBe(0);
  expect(await entries('Rosenbaumer Ida Karla')).toBe(ofIda);
});
