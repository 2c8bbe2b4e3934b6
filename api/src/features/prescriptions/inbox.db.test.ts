import { buildPrescription } from '../../../../seeds/factories/prescriptions.ts';
import { buildAdmin, buildPatient, buildPharmacyUser } from '../../../../seeds/factories/users.ts';
import { startTestApp, type TestApp } from '../../../test/app.ts';
import { duration, later } from '../../kernel/clock.ts';
import { atNextQuarter } from './hold-time.ts';

const backoffice = '/api/v1/backoffice';

let test: TestApp;
beforeAll(async () => void (test = await startTestApp()));
afterAll(() => test.close());

const inbox = async () => {
  const staff = await buildPharmacyUser(test.knex);
  const pharmacyId = staff.pharmacyId as string;
  return { pharmacyId, staff, token: await test.tokenOf(staff) };
};
const numbersFor = async (q: string, token: string): Promise<string[]> =>
  (await test.get(`${backoffice}/prescriptions?q=${encodeURIComponent(q)}`, token).expect(200)).body.items.map((item: { number: string }) => item.number);

describe('The search of the inbox', () => {
  it('finds by parts of the name in any order, as it is printed, by number and by pickup code', async () => {
    const { pharmacyId, token } = await inbox();
    const patient = await buildPatient(test.knex, { firstName: 'Änne-Marie', lastName: 'von Köppen' });
    const wanted = await buildPrescription(test.knex, { patientId: patient.id, pharmacyId, status: 'ready' });
    await test.knex('prescriptions').where({ id: wanted.id }).update({ pickupCode: 'ZX9KQ2' });
    await buildPrescription(test.knex, { pharmacyId, status: 'sent' });
    for (const q of ['Änne-Marie von Köppen', 'von Köppen, Änne-Marie', 'köppen änne', 'KÖPP', wanted.number, wanted.number.slice(3), 'zx9kq2'])
      expect([q, await numbersFor(q, token)]).toEqual([q, [wanted.number]]);
    expect(await numbersFor('Köppen Bernd', token)).toEqual([]);
    expect(await numbersFor('100%', token)).toEqual([]);
    expect(await numbersFor('_', token)).toEqual([]);
  });

  it('never finds what is with another pharmacy, or is no longer here', async () => {
    const [mine, other] = [await inbox(), await inbox()];
    const patient = await buildPatient(test.knex, { firstName: 'Kanaria', lastName: 'Fremdling' });
    const foreign = await buildPrescription(test.knex, { patientId: patient.id, pharmacyId: other.pharmacyId, status: 'ready' });
    const returned = await buildPrescription(test.knex, { patientId: patient.id, pharmacyId: mine.pharmacyId, status: 'returned' });
    for (const q of ['Kanaria', 'Fremdling', foreign.number, returned.number, 'K7M2PX']) expect([q, await numbersFor(q, mine.token)]).toEqual([q, []]);
    expect(await numbersFor('Fremdling', other.token)).toEqual([foreign.number]);
    const counts = await test.get(`${backoffice}/prescriptions/counts?q=Fremdling`, mine.token).expect(200);
    expect(counts.body).toEqual({ new: 0, 'in-work': 0, ready: 0, done: 0, overdue: 0, defaultHoldUntil: expect.any(String) });
  });

  it('tells an administrator by number only: a name would say for whom a prescription is', async () => {
    const patient = await buildPatient(test.knex, { firstName: 'Wilma', lastName: 'Namenlos' });
    const row = await buildPrescription(test.knex, { patientId: patient.id, status: 'ready' });
    const token = await test.tokenOf(await buildAdmin(test.knex));
    expect(await numbersFor('Namenlos', token)).toEqual([]);
    expect(await numbersFor('K7M2PX', token)).toEqual([]);
    expect(await numbersFor(row.number, token)).toEqual([row.number]);
  });
});

it('the counts are of the own tabs, and of what was to be collected by now', async () => {
  const { pharmacyId, token } = await inbox();
  for (const status of ['sent', 'passing-on', 'received', 'in-preparation', 'ready', 'ready', 'partly-dispensed', 'dispensed', 'returned', 'expired'] as const)
    await buildPrescription(test.knex, { pharmacyId, status });
  await buildPrescription(test.knex, { status: 'sent' });
  const [late] = await test.knex('prescriptions').where({ pharmacyId, status: 'ready' }).pluck<string[]>('id');
  await test
    .knex('prescriptions')
    .where({ id: late })
    .update({ holdUntil: later(test.clock.now(), -duration.hours) });
  const answer = await test.get(`${backoffice}/prescriptions/counts`, token).expect(200);
  expect(answer.body).toEqual({
    new: 2,
    'in-work': 2,
    ready: 3,
    done: 1,
    overdue: 1,
    defaultHoldUntil: atNextQuarter(later(test.clock.now(), 14 * duration.days)).toISOString(),
  });
  await test.get(`${backoffice}/prescriptions/counts`, await test.tokenOf(await buildAdmin(test.knex))).expect(403);
});

describe('The identity check', () => {
  const dispense = (id: string, body: object, token: string) => test.send('post', `${backoffice}/prescriptions/${id}/dispense`, body, token);
  const noted = async (objectId: string): Promise<unknown> =>
    (await test.knex('audit_events').where({ action: 'prescription.dispense', objectId }).first<{ after: unknown }>('after')).after;

  it('is on record with who came, and without a word of health', async () => {
    const { pharmacyId, token } = await inbox();
    const { id } = await buildPrescription(test.knex, { pharmacyId, status: 'ready' });
    await dispense(id, { collectedBy: 'authorised', pickupCode: ' k7m 2px ' }, token).expect(200);
    expect(await noted(id)).toEqual({ status: 'dispensed', collectedBy: 'authorised', isIdentityChecked: true, isPickupCodeCompared: true });
  });

  it('refuses a wrong pickup code, and says that none was compared where none was shown', async () => {
    const { pharmacyId, token } = await inbox();
    const { id } = await buildPrescription(test.knex, { pharmacyId, status: 'ready' });
    await dispense(id, { collectedBy: 'patient', pickupCode: 'AAAAAA' }, token).expect(422, /prescription.pickupCodeWrong/);
    expect(await test.knex('prescriptions').where({ id }).first('status')).toEqual({ status: 'ready' });
    await dispense(id, { collectedBy: 'patient' }, token).expect(200);
    expect(await noted(id)).toEqual({ status: 'dispensed', collectedBy: 'patient', isIdentityChecked: true, isPickupCodeCompared: false });
  });
});
