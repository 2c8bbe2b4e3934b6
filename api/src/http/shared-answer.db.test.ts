import { setTimeout as pause } from 'node:timers/promises';
import { startTestApp, type TestApp } from '../../test/app.ts';
import { buildPharmacy, buildStock } from '../../../seeds/factories/pharmacies.ts';
import { buildProduct } from '../../../seeds/factories/products.ts';
import { buildTreatment } from '../../../seeds/factories/treatments.ts';
import { buildAdmin, buildDoctor, buildPatient } from '../../../seeds/factories/users.ts';
import { sharedOperations } from './shared-answer.ts';

let app: TestApp;
let admins: [string, string];
let doctor: string;
let patientId: string;
const addresses = [...sharedOperations].map(({ path }) => `/api/v1${path}`);

beforeAll(async () => {
  app = await startTestApp();
  admins = [await app.tokenOf(await buildAdmin(app.knex)), await app.tokenOf(await buildAdmin(app.knex))];
  const doctorId = (await buildDoctor(app.knex)).id;
  doctor = await app.tokenOf({ id: doctorId });
  patientId = (await buildPatient(app.knex, { firstName: 'Ida', lastName: 'Rosenbaumer' })).id;
  await buildTreatment(app.knex, { patientId, doctorId, status: 'approved' });
  await buildTreatment(app.knex, { patientId, status: 'in-review' });
  await app.get(`/api/v1/backoffice/patients/${patientId}`, admins[0]).expect(200);
  await buildStock(app.knex, { pharmacyId: (await buildPharmacy(app.knex)).id, productId: (await buildProduct(app.knex)).id });
});
afterAll(async () => {
  await app.context.sharedAnswers.close();
  await app.close();
});

test('each list whose answer is shared says the same to every administrator, and writes down no reading', async () => {
  expect(addresses.length).toBeGreaterThanOrEqual(6);
  const entries = () => app.knex('audit_events').where('action', 'like', '%.list').count();
  const before = await entries();
  for (const address of addresses) {
    // Nothing follows the changes yet: both answers are made.
    const [one, other] = [await app.get(address, admins[0]).expect(200), await app.get(address, admins[1]).expect(200)];
    expect(one.body.items.length).toBeGreaterThan(0);
    expect(other.text).toBe(one.text);
  }
  expect(await entries()).toEqual(before);
});

describe('while changes are followed', () => {
  const address = `/api/v1/backoffice/patients?${new URLSearchParams({ q: 'Ida' })}`;
  const lastName = async (token: string): Promise<string> => (await app.get(address, token).expect(200)).body.items[0].lastName;
  let made = 0;

  beforeAll(async () => {
    app.context.knex.on('query', ({ sql }: { sql: string }) => (made += sql.includes('AS treatment_count') ? 1 : 0));
    app.context.sharedAnswers.follow();
    await pause(200);
  });

  test('administrators share an answer, for a quarter of a second', async () => {
    expect([await lastName(admins[0]), await lastName(admins[1])]).toEqual(['Rosenbaumer', 'Rosenbaumer']);
    expect(made).toBe(1);
    await pause(260);
    await lastName(admins[1]);
    expect(made).toBe(2);
  });

  test('what is filtered by oneself is no one else’s', async () => {
    const mine = new URLSearchParams({ q: 'Ida', filters: JSON.stringify([{ field: 'id', operator: 'ne', value: 'me' }]) });
    made = 0;
    for (const token of admins) await app.get(`/api/v1/backoffice/patients?${mine}`, token).expect(200);
    expect(made).toBe(2);
  });

  test('a doctor shares none, and sees the patients of own requests alone', async () => {
    await app.get('/api/v1/backoffice/patients', admins[0]).expect(200);
    const stranger = await app.tokenOf(await buildDoctor(app.knex));
    expect((await app.get('/api/v1/backoffice/patients', stranger).expect(200)).body.items).toEqual([]);
    expect((await app.get('/api/v1/backoffice/patients', doctor).expect(200)).body.items).toHaveLength(1);
  });

  test('a session that has ended is refused, although the answer is there', async () => {
    const ended = await buildAdmin(app.knex);
    const token = await app.tokenOf(ended);
    await app.knex('sessions').where({ userId: ended.id }).update({ revokedAt: new Date() });
    await lastName(admins[0]);
    await app.get(address, token).expect(401);
  });

  test('a change is seen at once by whoever made it, and elsewhere when it is announced', async () => {
    await lastName(admins[0]);
    const { version } = await app.knex('users').where({ id: patientId }).first('version');
    await app.send('patch', `/api/v1/backoffice/patients/${patientId}`, { version, lastName: 'Buche', reason: 'Heirat' }, admins[0]).expect(200);
    expect(await lastName(admins[0])).toBe('Buche');
    await app.knex('users').where({ id: patientId }).update({ lastName: 'Eiche' });
    await pause(50);
    expect(await lastName(admins[1])).toBe('Eiche');
  });

  test('bad input is answered with its error each time', async () => {
    const wrong = '/api/v1/backoffice/patients?page=0';
    await app.get(wrong, admins[0]).expect(400);
    await app.get(wrong, admins[1]).expect(400);
    await app.get(`/api/v1/backoffice/patients?sort=secret`, admins[1]).expect(400);
  });
});
