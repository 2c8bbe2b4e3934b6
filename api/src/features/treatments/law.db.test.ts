import type { SettingKey } from '@blattwerk/contract/settings';
import { buildPrescription } from '../../../../seeds/factories/prescriptions.ts';
import { buildProduct } from '../../../../seeds/factories/products.ts';
import { buildTreatment } from '../../../../seeds/factories/treatments.ts';
import { buildDoctor, buildPatient } from '../../../../seeds/factories/users.ts';
import { startTestApp, type TestApp } from '../../../test/app.ts';

/** The rules hold from the first day of March 2027 in Germany. */
const dayBefore = '2027-02-28T22:59:00.000Z';
const startDate = '2027-02-28T23:00:00.000Z';
let app: TestApp;

beforeEach(async () => {
  app = await startTestApp();
  app.clock.set(dayBefore);
  // Later requests build on earlier approvals: they leave at once.
  await app.knex('settings').insert({ key: 'treatments.undoSeconds', value: '0', validFrom: new Date('2020-01-01T00:00:00Z') });
});
afterEach(() => app.close());

const setFrom = (key: SettingKey, value: unknown, validFrom = startDate) => app.knex('settings').insert({ key, value: JSON.stringify(value), validFrom });
const flowersInPerson = { flower: true, extract: false, vape: false, edible: false };

const approve = async (patientId: string, doctorId: string, contact?: object, category: 'flower' | 'extract' = 'flower') => {
  const now = app.clock.now();
  const taken = { doctorId, claimExpiresAt: new Date(now.getTime() + 600_000) };
  const treatment = await buildTreatment(app.knex, { patientId, ...taken, submittedAt: now, dueAt: now });
  const { id: productId, unit } = await buildProduct(app.knex, { category, unit: category === 'flower' ? 'g' : 'ml' });
  const dose = category === 'flower' ? '0,1 g' : '0,1 ml';
  const line = { productId, quantity: 5, unit, form: 'flowers-whole', singleDose: dose, dailyDose: dose, instructions: 'Wie besprochen.' };
  const body = { medicationPlan: [line], diagnosis: 'R52.2', remoteJustification: 'Vollständige Angaben.', ...(contact ? { contact } : {}) };
  const answer = await app.send('post', `/api/v1/backoffice/treatments/${treatment.id}/approve`, body, await app.tokenOf({ id: doctorId }));
  if (answer.status !== 200) await app.knex('treatments').where({ id: treatment.id }).update({ status: 'cancelled' });
  return [answer.status, answer.body.code ?? answer.body.status];
};
const approved = [200, 'approved'];
const refused = [422, 'treatment.contactRequired'];

/** A flower that this doctor prescribed after meeting the patient on that day. */
const metOn = async (day: string, patientId: string, doctorId: string, contactKind: 'in-person' | 'video' = 'in-person') => {
  const at = new Date(day);
  const treatment = await buildTreatment(app.knex, {
    status: 'approved',
    patientId,
    doctorId,
    decidedAt: at,
    contactKind,
    contactAt: at,
    contactDoctorId: doctorId,
  });
  const { id: productId } = await buildProduct(app.knex, { category: 'flower', unit: 'g' });
  await buildPrescription(app.knex, { treatmentId: treatment.id, patientId, doctorId, productId });
};

describe('law.inPersonRequired', () => {
  it('lets the questionnaire be enough until the day before, and asks for a meeting from its start date on', async () => {
    await setFrom('law.inPersonRequired', flowersInPerson);
    const [doctor, patient] = [await buildDoctor(app.knex), await buildPatient(app.knex)];
    expect(await approve(patient.id, doctor.id)).toEqual(approved);
    app.clock.set(startDate);
    expect(await approve(patient.id, doctor.id)).toEqual(refused);
    expect(await approve(patient.id, doctor.id, { kind: 'video' })).toEqual(refused);
    expect(await approve(patient.id, doctor.id, undefined, 'extract')).toEqual(approved);
    expect(await approve(patient.id, doctor.id, { kind: 'in-person' })).toEqual(approved);
    expect(await approve(patient.id, doctor.id)).toEqual(approved);
  });
});

describe('law.followUpQuarters', () => {
  const followUp = async (met: string, contactKind?: 'video') => {
    const [doctor, patient] = [await buildDoctor(app.knex), await buildPatient(app.knex)];
    await metOn(met, patient.id, doctor.id, contactKind);
    return approve(patient.id, doctor.id);
  };

  it('counts four quarters with the current one, to the day', async () => {
    await setFrom('law.inPersonRequired', flowersInPerson);
    app.clock.set('2027-03-31T21:59:00.000Z');
    expect(await followUp('2026-03-31T21:59:00.000Z')).toEqual(refused);
    expect(await followUp('2026-03-31T22:00:00.000Z')).toEqual(approved);
    app.clock.set('2027-03-31T22:00:00.000Z');
    expect(await followUp('2026-06-30T21:59:00.000Z')).toEqual(refused);
    expect(await followUp('2026-06-30T22:00:00.000Z')).toEqual(approved);
  });

  it('counts two quarters from the day on which that is the rule', async () => {
    await setFrom('law.inPersonRequired', flowersInPerson, '2027-01-01T00:00:00.000Z');
    await setFrom('law.followUpQuarters', 2);
    expect(await followUp('2026-07-01T10:00:00.000Z')).toEqual(approved);
    app.clock.set(startDate);
    expect(await followUp('2026-07-01T10:00:00.000Z')).toEqual(refused);
    expect(await followUp('2026-10-01T10:00:00.000Z')).toEqual(approved);
  });

  it('does not count a video call, nor another doctor’s meeting', async () => {
    await setFrom('law.inPersonRequired', flowersInPerson);
    app.clock.set(startDate);
    expect(await followUp('2027-02-01T10:00:00.000Z', 'video')).toEqual(refused);
    const [doctor, other, patient] = [await buildDoctor(app.knex), await buildDoctor(app.knex), await buildPatient(app.knex)];
    await metOn('2027-02-01T10:00:00.000Z', patient.id, other.id);
    expect(await approve(patient.id, doctor.id)).toEqual(refused);
    expect(await approve(patient.id, other.id)).toEqual(approved);
  });
});

describe('law.foreignPrescriptions', () => {
  it('lets a doctor of another EU state approve until the day before its end, and a German one always', async () => {
    await setFrom('law.foreignPrescriptions', false);
    const [foreign, german] = [await buildDoctor(app.knex, { doctor: { licenceCountry: 'PT' } }), await buildDoctor(app.knex)];
    const patient = await buildPatient(app.knex);
    expect(await approve(patient.id, foreign.id)).toEqual(approved);
    app.clock.set(startDate);
    expect(await approve(patient.id, foreign.id)).toEqual([422, 'doctor.foreignLicence']);
    expect(await approve(patient.id, german.id)).toEqual(approved);
  });
});

describe('minAge', () => {
  it('counts on the day of the prescription, as the setting says then', async () => {
    const [doctor, patient] = [await buildDoctor(app.knex), await buildPatient(app.knex, { bornOn: '2008-01-01' })];
    expect(await approve(patient.id, doctor.id)).toEqual(approved);
    await setFrom('minAge', 21);
    app.clock.set(startDate);
    expect(await approve(patient.id, doctor.id)).toEqual([422, 'user.nonAdult']);
  });
});
