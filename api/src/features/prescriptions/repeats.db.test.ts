import { buildPrescription } from '../../../../seeds/factories/prescriptions.ts';
import { buildProduct } from '../../../../seeds/factories/products.ts';
import { buildTreatment } from '../../../../seeds/factories/treatments.ts';
import { buildDoctor, buildPatient, buildPharmacyUser } from '../../../../seeds/factories/users.ts';
import { startTestApp, type TestApp } from '../../../test/app.ts';
import { duration, later } from '../../kernel/clock.ts';
import { germanDay } from '../../kernel/german-day.ts';

const base = '/api/v1/backoffice';
let app: TestApp;
beforeAll(async () => void (app = await startTestApp()));
afterAll(() => app.close());

const daysAgo = (days: number): Date => later(app.clock.now(), -days * duration.days);
const inDays = (days: number): string => germanDay(later(app.clock.now(), days * duration.days));

/** Ten grams, to be dispensed three times, ready at a pharmacy. */
const ready = async (more: object = {}) => {
  const staff = await buildPharmacyUser(app.knex);
  const prescription = await buildPrescription(app.knex, {
    ...{ status: 'ready', quantity: 10, repeat: { times: 2, everyDays: 28 }, pharmacyId: staff.pharmacyId, ...more },
  });
  const token = await app.tokenOf(staff);
  return {
    prescription,
    dispense: (body: object = {}) => app.send('post', `${base}/prescriptions/${prescription.id}/dispense`, body, token),
    read: async () => (await app.get(`${base}/prescriptions/${prescription.id}`, token).expect(200)).body,
    daysPass: (days: number) =>
      app
        .knex('prescriptions')
        .where({ id: prescription.id })
        .update({ lastDispensedAt: daysAgo(days) }),
  };
};

describe('A prescription with repeats', () => {
  it('is dispensed as often as it says, each time its quantity, and not before the interval is over', async () => {
    const { dispense, read, daysPass } = await ready();
    await dispense().expect(200);
    expect(await read()).toMatchObject({
      status: 'partly-dispensed',
      dispensedQuantity: 10,
      dispensings: { count: 3, done: 1, rest: 10, nextFrom: inDays(28) },
    });
    expect((await read()).abilities).not.toContain('dispense');
    const early = await dispense().expect(409);
    expect(early.body).toMatchObject({ code: 'prescription.repeatTooEarly', details: { from: inDays(28) } });
    await daysPass(28);
    expect(await read()).toMatchObject({ dispensings: { nextFrom: null }, abilities: expect.arrayContaining(['dispense', 'dispense-part']) });
    await dispense({ quantity: 4 }).expect(200);
    expect((await read()).dispensings).toEqual({ count: 3, done: 1, rest: 6, nextFrom: null });
    expect((await dispense({ quantity: 6.5 }).expect(422)).body.code).toBe('prescription.quantityTooLarge');
    await dispense().expect(200);
    await daysPass(28);
    await dispense().expect(200);
    expect(await read()).toMatchObject({ status: 'dispensed', dispensedQuantity: 30, dispensings: { count: 3, done: 3, rest: 0, nextFrom: null } });
    await dispense().expect(409);
  });

  it('is never dispensed above its sum, whatever asks for it', async () => {
    const { prescription } = await ready();
    const above = app.knex('prescriptions').where({ id: prescription.id }).update({ dispensedQuantity: 30.01 });
    await expect(above).rejects.toMatchObject({ constraint: 'prescriptions_dispensed_quantity_check' });
  });

  it('is taken back by its doctor while repeats are open; without repeats what was dispensed in part stays', async () => {
    const { prescription, dispense } = await ready();
    const revoke = async ({ id, doctorId }: { id: string; doctorId: string }) =>
      app.send('post', `${base}/prescriptions/${id}/revoke`, { reason: 'risk', text: 'Neue Wechselwirkung.' }, await app.tokenOf({ id: doctorId }));
    await dispense().expect(200);
    expect((await revoke(prescription)).body).toMatchObject({ status: 'revoked', dispensedQuantity: 10 });
    const once = await buildPrescription(app.knex, { status: 'partly-dispensed', dispensedQuantity: 5 });
    expect((await revoke(once)).body.code).toBe('prescription.alreadyDispensed');
  });

  it('counts one dispensing of two that are sent at once', async () => {
    const { dispense, read } = await ready();
    const answers = await Promise.all([dispense(), dispense()]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    expect((await read()).dispensedQuantity).toBe(10);
  });

  it('counts in the amount of 30 days from the first day on which a repeat can be dispensed', async () => {
    const doctor = await buildDoctor(app.knex);
    const patient = await buildPatient(app.knex);
    const earlier = await buildTreatment(app.knex, { status: 'approved', patientId: patient.id, doctorId: doctor.id });
    const given = { treatmentId: earlier.id, doctorId: doctor.id, unit: 'g', quantity: 10, issuedAt: daysAgo(40) } as const;
    await buildPrescription(app.knex, { ...given, repeat: { times: 2, everyDays: 28 } });
    await buildPrescription(app.knex, given);
    const claimExpiresAt = later(app.clock.now(), duration.hours);
    const { id } = await buildTreatment(app.knex, { status: 'in-review', patientId: patient.id, doctorId: doctor.id, claimExpiresAt });
    const { body } = await app.get(`${base}/treatments/${id}`, await app.tokenOf(doctor)).expect(200);
    expect(body.case).toMatchObject({ prescribedLately: { g: 10 }, maxRepeats: 3 });
  });
});

describe('Approving with repeats', () => {
  const approving = async () => {
    const doctor = await buildDoctor(app.knex);
    const claimExpiresAt = later(app.clock.now(), duration.hours);
    const { id } = await buildTreatment(app.knex, { status: 'in-review', doctorId: doctor.id, claimExpiresAt });
    const { id: productId } = await buildProduct(app.knex, { category: 'flower', unit: 'g' });
    const token = await app.tokenOf(doctor);
    return (repeat: object) => {
      const line = { productId, quantity: 10, unit: 'g', form: 'flowers-whole', singleDose: '0,1 g', dailyDose: '0,5 g', instructions: 'Abends.', repeat };
      return app.send('post', `${base}/treatments/${id}/approve`, { medicationPlan: [line], diagnosis: 'R52.2', remoteJustification: 'Stabil.' }, token);
    };
  };

  it('refuses a last repeat after the end of validity, and more repeats than the law knows', async () => {
    const approve = await approving();
    const late = await approve({ times: 3, everyDays: 40 }).expect(422);
    expect(late.body).toMatchObject({ code: 'prescription.repeatsOutlast', details: { line: 0 } });
    await approve({ times: 4, everyDays: 14 }).expect(400);
    await approve({ times: 3, everyDays: 3 }).expect(400);
    await approve({ times: 3, everyDays: 20 }).expect(200);
  });

  it('refuses more repeats than the setting allows', async () => {
    await app.knex('settings').insert({ key: 'prescription.maxRepeats', value: '1', validFrom: app.clock.now() });
    const approve = await approving();
    expect((await approve({ times: 2, everyDays: 28 }).expect(422)).body).toMatchObject({ code: 'prescription.tooManyRepeats', details: { line: 0, max: 1 } });
    await approve({ times: 1, everyDays: 28 }).expect(200);
  });
});
