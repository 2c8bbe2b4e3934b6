import { buildStock } from '../../../../seeds/factories/pharmacies.ts';
import { buildPrescription, type PrescriptionRow } from '../../../../seeds/factories/prescriptions.ts';
import { buildPatient, buildPharmacyUser } from '../../../../seeds/factories/users.ts';
import { startTestApp, type TestApp } from '../../../test/app.ts';
import { duration, later } from '../../kernel/clock.ts';
import { inTransaction } from '../../kernel/ctx.ts';
import { germanDay } from '../../kernel/german-day.ts';
import { remindOfPickup, warnOfExpiry, warnOfHoldEnd } from './reminders.service.ts';

const clients = '/api/v1/clients';
const backoffice = '/api/v1/backoffice';

let test: TestApp;
beforeAll(async () => void (test = await startTestApp()));
afterAll(() => test.close());
beforeEach(() => void (test.mails.length = 0));

const subjects = (): string[] => test.mails.map(({ subject }) => subject);

/** Ready for pickup: since some days, kept for some more. */
const ready = async (sinceDays: number, keptDays: number, given: Partial<PrescriptionRow> = {}): Promise<PrescriptionRow> => {
  const row = await buildPrescription(test.knex, { status: 'ready', ...given });
  const now = test.clock.now();
  const readyAt = later(now, -sinceDays * duration.days);
  await test
    .knex('prescriptions')
    .where({ id: row.id })
    .update({ readyAt, holdUntil: later(now, keptDays * duration.days) });
  return row;
};
const pharmacyToken = async ({ pharmacyId }: PrescriptionRow): Promise<string> => test.tokenOf(await buildPharmacyUser(test.knex, { pharmacyId }));

describe('The reminder of what is ready', () => {
  it('comes once after three days, one for the medicines of a request, and leads to it', async () => {
    const first = await ready(3, 11);
    await ready(3, 11, { treatmentId: first.treatmentId, pharmacyId: first.pharmacyId });
    await ready(2, 12);
    expect(await remindOfPickup(test.ctx)).toBe(1);
    expect(await remindOfPickup(test.ctx)).toBe(0);
    await test.runJobs();
    expect(subjects()).toEqual(['Es liegt noch etwas für Sie bereit']);
    expect(test.mails[0]?.text).toContain(`/dashboard/case/${first.id}`);
  });

  it('stops when the medicine was dispensed, and starts anew when it was made ready again', async () => {
    const dispensed = await ready(4, 10);
    const again = await ready(4, 10);
    await test.send('post', `${backoffice}/prescriptions/${dispensed.id}/dispense`, {}, await pharmacyToken(dispensed)).expect(200);
    expect(await remindOfPickup(test.ctx)).toBe(1);
    const token = await pharmacyToken(again);
    await test.send('post', `${backoffice}/prescriptions/${again.id}/undo-ready`, {}, token).expect(200);
    await test.send('post', `${backoffice}/prescriptions/${again.id}/ready`, {}, token).expect(200);
    await test.runJobs();
    expect(subjects()).toEqual(expect.arrayContaining(['Es liegt noch etwas für Sie bereit', 'Die Abholung verzögert sich noch', 'Zur Abholung bereit']));
    expect(await remindOfPickup(test.ctx)).toBe(0);
    expect(await test.knex('prescriptions').where({ id: again.id }).first('pickupRemindedAt')).toEqual({ pickupRemindedAt: null });
  });

  it('is not sent for what the courier brings, and the mail that it is ready asks for no pickup', async () => {
    const row = await ready(4, 10);
    await test.knex('sendings').where({ treatmentId: row.treatmentId }).update({ fulfilment: 'courier' });
    const token = await pharmacyToken(row);
    expect([await remindOfPickup(test.ctx), await warnOfHoldEnd(test.ctx)]).toEqual([0, 0]);
    await test.send('post', `${backoffice}/prescriptions/${row.id}/undo-ready`, {}, token).expect(200);
    await test.send('post', `${backoffice}/prescriptions/${row.id}/ready`, {}, token).expect(200);
    await test.runJobs();
    expect(subjects()).toEqual(expect.arrayContaining(['Ihr Vorgang ist fertig']));
    expect(subjects()).not.toContain('Zur Abholung bereit');
  });

  it('is sent once when two workers run at the same moment', async () => {
    const { id } = await ready(5, 9);
    await Promise.all([1, 2, 3, 4].map(() => remindOfPickup(test.ctx)));
    expect(await test.knex('mails').where({ template: 'pickup-reminder' }).whereJsonSupersetOf('params', { prescriptionId: id })).toHaveLength(1);
    await test.runJobs();
  });
});

it('the patient is told once before the pharmacy stops keeping it, and not of what is kept for long or was just made ready', async () => {
  const { id } = await ready(10, 2);
  await ready(10, 4);
  await ready(0, 1);
  expect(await warnOfHoldEnd(test.ctx)).toBe(1);
  expect([await warnOfHoldEnd(test.ctx), await remindOfPickup(test.ctx)]).toEqual([0, 1]);
  await test.runJobs();
  expect(subjects().sort()).toEqual(['Bitte bald abholen', 'Es liegt noch etwas für Sie bereit']);
  expect(test.mails.find(({ subject }) => subject === 'Bitte bald abholen')?.text).toContain(`/dashboard/case/${id}`);
});

it('a prescription that was not dispensed brings one mail fourteen days before it expires', async () => {
  const day = (days: number): string => germanDay(later(test.clock.now(), days * duration.days));
  const near = await buildPrescription(test.knex, { status: 'issued', validUntil: day(14) });
  await buildPrescription(test.knex, { status: 'in-preparation', validUntil: day(1) });
  await buildPrescription(test.knex, { status: 'sent', validUntil: day(15) });
  await buildPrescription(test.knex, { status: 'dispensed', validUntil: day(5) });
  await buildPrescription(test.knex, { status: 'sent', validUntil: day(-1) });
  expect([await warnOfExpiry(test.ctx), await warnOfExpiry(test.ctx)]).toEqual([2, 0]);
  await test.runJobs();
  expect(subjects()).toEqual(Array(2).fill('In Ihrem Konto läuft eine Frist ab'));
  expect(test.mails.some(({ text }) => text.includes(`/dashboard/case/${near.id}`))).toBe(true);
});

describe('What the patient sees for the pickup', () => {
  it('is code, picture, time and price of what is left', async () => {
    const patient = await buildPatient(test.knex);
    const row = await ready(1, 3, { patientId: patient.id });
    await buildStock(test.knex, {
      pharmacyId: row.pharmacyId as string,
      productId: row.productId,
      priceCents: 850,
      quantity: 100,
      confirmedAt: test.clock.now(),
    });
    const { body } = await test.get(`${clients}/prescriptions/${row.id}/pickup`, await test.tokenOf(patient)).expect(200);
    expect(body).toMatchObject({ code: 'K7M2PX', isHoldOver: false, priceCents: 17_000, currency: 'EUR' });
    expect(body.qr).toMatch(/^data:image\/svg\+xml;base64,/);
  });

  it('says that the time is over, and is refused before it is ready and to others', async () => {
    const patient = await buildPatient(test.knex);
    const [late, sent] = [await ready(9, -1, { patientId: patient.id }), await buildPrescription(test.knex, { patientId: patient.id, status: 'sent' })];
    const token = await test.tokenOf(patient);
    expect((await test.get(`${clients}/prescriptions/${late.id}/pickup`, token).expect(200)).body).toMatchObject({ isHoldOver: true, priceCents: null });
    await test.get(`${clients}/prescriptions/${sent.id}/pickup`, token).expect(409, /prescription.cantProcessed/);
    await test.get(`${clients}/prescriptions/${late.id}/pickup`, await test.tokenOf(await buildPatient(test.knex))).expect(404, /prescription.not.found/);
  });
});

it('the reminder keeps to the setting', async () => {
  const { id } = await ready(1, 13);
  const isReminded = async (): Promise<boolean> => {
    await remindOfPickup(test.ctx);
    return (await test.knex('prescriptions').where({ id }).first<{ pickupRemindedAt: Date | null }>('pickupRemindedAt')).pickupRemindedAt !== null;
  };
  expect(await isReminded()).toBe(false);
  await inTransaction(test.ctx, ({ trx }) => trx('settings').insert({ key: 'prescription.pickupReminderDays', value: '1', validFrom: test.clock.now() }));
  expect(await isReminded()).toBe(true);
  await test.runJobs();
});
