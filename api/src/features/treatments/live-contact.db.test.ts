import { buildConsultation } from '../../../../seeds/factories/consultations.ts';
import { buildProduct } from '../../../../seeds/factories/products.ts';
import { buildTreatment } from '../../../../seeds/factories/treatments.ts';
import { buildAdmin, buildDoctor, type UserRow } from '../../../../seeds/factories/users.ts';
import { expireMissed } from '../consultations/upkeep.service.ts';
import { startTestApp, type TestApp } from '../../../test/app.ts';

const [minute, hour] = [60_000, 3_600_000];
const office = '/api/v1/backoffice';

let test: TestApp;
let doctor: UserRow;
beforeAll(async () => {
  test = await startTestApp();
  doctor = await buildDoctor(test.knex, { doctor: { offersConsultations: true } });
});
afterAll(() => test.close());

const later = (milliseconds: number): Date => new Date(test.clock.now().getTime() + milliseconds);
const claimed = () => buildTreatment(test.knex, { status: 'in-review', doctorId: doctor.id, claimExpiresAt: later(8 * hour) });
const act = async (path: string, body: object = {}) => test.send('post', `${office}/${path}`, body, await test.tokenOf(doctor));
const patientOf = async (id: string) => test.tokenOf(await test.knex('users').where({ id }).first());
const rowOf = (id: string) => test.knex('treatments').where({ id }).first();

describe('“Video needed”', () => {
  it('asks the patient to book a time, and the review stands still until the consultation is over', async () => {
    const treatment = await claimed();
    const asked = await act(`treatments/${treatment.id}/request-consultation`, { text: 'Ich möchte Ihre Vorgeschichte besprechen.' });
    expect(asked.status).toBe(200);
    expect(asked.body).toMatchObject({
      dueAt: null,
      isQuestionOpen: true,
      case: { consultationRequestedAt: test.clock.now().toISOString(), consultation: null },
    });
    await test.runJobs();
    const { email } = await test.knex('users').where({ id: treatment.patientId }).first('email');
    expect(test.mails.filter(({ to }) => to === email).map(({ subject }) => subject)).toEqual(['Bitte buchen Sie einen Termin']);
    const needs = async (): Promise<boolean> =>
      (await test.get(`/api/v1/clients/treatment/${treatment.id}`, await patientOf(treatment.patientId)).expect(200)).body.needsConsultation;
    expect(await needs()).toBe(true);
    const { id } = await buildConsultation(test.knex, {
      doctorId: doctor.id,
      patientId: treatment.patientId,
      treatmentId: treatment.id,
      startsAt: later(hour),
    });
    expect(await needs()).toBe(false);
    test.clock.advance(hour + 10 * minute);
    expect((await rowOf(treatment.id)).dueAt).toBeNull();
    expect((await act(`consultations/${id}/complete`)).status).toBe(200);
    expect(await rowOf(treatment.id)).toMatchObject({ clockStoppedAt: null, dueAt: expect.any(Date) });
    expect(await test.knex('treatment_pauses').where({ treatmentId: treatment.id }).select('resumedAt')).toEqual([{ resumedAt: test.clock.now() }]);
    expect(await needs()).toBe(false);
  });

  it.each(['patient', 'doctor', 'admin', 'nobody'] as const)('lets the review go on where the consultation does not take place: %s', async (by) => {
    const treatment = await claimed();
    await act(`treatments/${treatment.id}/request-consultation`, { text: 'Bitte um ein Gespräch.' });
    const other = await buildDoctor(test.knex, { doctor: { offersConsultations: true } });
    const startsAt = later(by === 'nobody' ? -5 * hour : hour);
    const { id } = await buildConsultation(test.knex, { doctorId: other.id, patientId: treatment.patientId, treatmentId: treatment.id, startsAt });
    const cancel = (path: string, as: string) => test.send('post', path, {}, as).expect(200);
    if (by === 'patient') await cancel(`/api/v1/clients/consultations/${id}/cancel`, await patientOf(treatment.patientId));
    if (by === 'doctor') await cancel(`${office}/consultations/${id}/cancel`, await test.tokenOf(other));
    if (by === 'admin') await cancel(`${office}/consultations/${id}/cancel`, await test.tokenOf(await buildAdmin(test.knex)));
    if (by === 'nobody') await expireMissed(test.ctx);
    expect(await rowOf(treatment.id)).toMatchObject({ clockStoppedAt: null, dueAt: expect.any(Date) });
  });

  it('is not for a doctor who has not taken the request', async () => {
    const { id } = await buildTreatment(test.knex, { status: 'in-review' });
    expect((await act(`treatments/${id}/request-consultation`, { text: 'Bitte.' })).body.code).toBe('doctor.notAssigned');
    expect((await rowOf(id)).consultationRequestedAt).toBeNull();
  });
});

describe('The contact before an approval', () => {
  const plan = async () => {
    const { id } = await buildProduct(test.knex, { category: 'flower', unit: 'g' });
    const dose = { quantity: 10, unit: 'g', form: 'unzerkleinert', singleDose: '0,1 g', dailyDose: '0,3 g', instructions: 'Abends inhalieren.' };
    return { medicationPlan: [{ productId: id, ...dose }], diagnosis: 'Chronische Schmerzen', remoteJustification: 'Vollständige Angaben.' };
  };

  it.each([
    ['video', 'Beratung per Video'],
    ['phone', 'Beratung mittels Fernsprecher'],
  ] as const)('is the consultation that was held, and the invoice says so: %s', async (heldBy, service) => {
    const value = JSON.stringify({ flower: true, extract: false, vape: false, edible: false });
    await test.knex('settings').insert({ key: 'gates.liveContact', value, validFrom: later(-hour - (heldBy === 'video' ? 1 : 2)) });
    const treatment = await claimed();
    expect((await act(`treatments/${treatment.id}/approve`, await plan())).body.code).toBe('treatment.contactRequired');
    const consulting = await buildDoctor(test.knex, { doctor: { offersConsultations: true } });
    const held = { doctorId: consulting.id, patientId: treatment.patientId, treatmentId: treatment.id, status: 'completed' as const, startsAt: later(-hour) };
    await buildConsultation(test.knex, { ...held, ...{ heldBy, completedAt: later(-30 * minute) } });
    expect((await test.get(`${office}/treatments/${treatment.id}`, await test.tokenOf(doctor))).body.case.contact).toMatchObject({ kind: heldBy });
    expect((await act(`treatments/${treatment.id}/approve`, await plan())).status).toBe(200);
    test.clock.advance(5 * minute);
    await test.runJobs();
    expect(await rowOf(treatment.id)).toMatchObject({
      status: 'approved',
      contactKind: heldBy,
      contactDoctorId: consulting.id,
      contactAt: later(-35 * minute),
    });
    const { lines } = await test.knex('invoices').where({ treatmentId: treatment.id }).first('lines');
    expect(lines[0]).toMatchObject({ number: '1', designation: service });
  });
});
