import type { DeliveryOutcome } from '@blattwerk/contract/delivery-tasks/states';
import { buildPharmacy } from '../../../../seeds/factories/pharmacies.ts';
import { buildPharmacyQuestion } from '../../../../seeds/factories/pharmacy-questions.ts';
import { buildPrescription } from '../../../../seeds/factories/prescriptions.ts';
import { buildTreatment } from '../../../../seeds/factories/treatments.ts';
import { buildAdmin, buildDoctor, buildPatient } from '../../../../seeds/factories/users.ts';
import { startTestApp, type TestApp } from '../../../test/app.ts';
import { cancelMootTasks } from '../delivery-tasks/public.ts';
import { afterServiceTime, nextServiceTime } from './service-time.ts';

const clients = '/api/v1/clients';
const office = '/api/v1/backoffice';
const hours = { quietTo: 8, quietFrom: 19 };

let test: TestApp;
beforeAll(async () => void (test = await startTestApp()));
afterAll(() => test.close());
beforeEach(() => void (test.mails.length = 0));

const tasksOf = async (admin: string, sendingId: string) => {
  const filters = encodeURIComponent(JSON.stringify([{ field: 'sendingId', operator: 'eq', value: sendingId }]));
  return (await test.get(`${office}/delivery-tasks?filters=${filters}&sort=dueAt`, admin).expect(200)).body.items;
};
const done = (admin: string, id: string, outcome: DeliveryOutcome) => test.send('post', `${office}/delivery-tasks/${id}/done`, { outcome }, admin);

/** Two prescriptions that the patient sent to a pharmacy with neither mail nor account; staff have told it of them unless `passOn` is false. */
const world = async ({ passOn = true } = {}) => {
  const patient = await buildPatient(test.knex);
  const token = await test.tokenOf(patient);
  const doctor = await buildDoctor(test.knex);
  const treatment = await buildTreatment(test.knex, { status: 'approved', patientId: patient.id, doctorId: doctor.id });
  const [first, second] = [
    await buildPrescription(test.knex, { treatmentId: treatment.id, doctorId: doctor.id }),
    await buildPrescription(test.knex, { treatmentId: treatment.id, doctorId: doctor.id }),
  ];
  const { id: pharmacyId } = await buildPharmacy(test.knex, { email: null, phone: '+493012345' });
  const answer = await test.send('post', `${clients}/pharmacy`, { treatmentId: treatment.id, pharmacyId, consentVersion: 1 }, token).expect(200);
  const sendingId: string = answer.body.items[0].sending.id;
  const admin = await test.tokenOf(await buildAdmin(test.knex));
  if (passOn) await done(admin, (await tasksOf(admin, sendingId))[0].id, 'reached').expect(200);
  return { token, treatmentId: treatment.id, first, second, pharmacyId, sendingId, admin, doctor: await test.tokenOf(doctor) };
};

const notifyOf = async (admin: string, sendingId: string) =>
  (await tasksOf(admin, sendingId)).filter(({ kind, status }: { kind: string; status: string }) => kind.startsWith('tell-') && status === 'open');
const numbersOf = (task: { prescriptions: { number: string }[] }): string[] => task.prescriptions.map(({ number }) => number);

describe('A pharmacy that staff told of a prescription by telephone', () => {
  it('is told in the same way that the patient took it back', async () => {
    const { token, treatmentId, first, second, sendingId, admin } = await world();
    await test.send('post', `${clients}/pharmacy/recall`, { treatmentId }, token).expect(200);
    const [task, ...more] = await notifyOf(admin, sendingId);
    expect(more).toEqual([]);
    expect(task).toMatchObject({
      kind: 'tell-void',
      tryNumber: 1,
      abilities: ['done', 'assign', 'take'],
      dueAt: nextServiceTime(test.clock.now(), hours).toISOString(),
    });
    expect(numbersOf(task)).toEqual([first.number, second.number]);
    await test.runJobs();
    expect(test.mails).toEqual([]);
  });

  it('is told when an administrator re-routes, and the task stays until it is done', async () => {
    const { first, sendingId, admin } = await world();
    await test.send('post', `${office}/prescriptions/${first.id}/re-route`, { reason: 'Die Apotheke hat geschlossen.' }, admin).expect(200);
    await cancelMootTasks(test.ctx);
    const [task] = await notifyOf(admin, sendingId);
    expect((await done(admin, task.id, 'reached').expect(200)).body).toMatchObject({ status: 'done', outcome: 'reached' });
    expect(await notifyOf(admin, sendingId)).toEqual([]);
  });

  it('is told of the revoked one only, and of the other when that is revoked later', async () => {
    const { first, second, sendingId, admin, doctor } = await world();
    const revoke = (id: string) => test.send('post', `${office}/prescriptions/${id}/revoke`, { reason: 'error', text: 'Falsche Stärke.' }, doctor).expect(200);
    await revoke(first.id);
    expect(numbersOf((await notifyOf(admin, sendingId))[0])).toEqual([first.number]);
    await revoke(second.id);
    const tasks = await notifyOf(admin, sendingId);
    expect(tasks.map(numbersOf)).toEqual([[first.number, second.number]]);
  });

  it('is called again in service time when no one was reached, and the patient is offered nothing for that', async () => {
    const { token, treatmentId, sendingId, admin } = await world();
    await test.send('post', `${clients}/pharmacy/recall`, { treatmentId }, token).expect(200);
    for (const expected of [1, 2, 3]) {
      const [task] = await notifyOf(admin, sendingId);
      expect(task.tryNumber).toBe(expected);
      await done(admin, task.id, 'unreachable').expect(200);
      const dueAt = afterServiceTime(test.clock.now(), 3_600_000, hours).toISOString();
      expect((await notifyOf(admin, sendingId))[0]).toMatchObject({ tryNumber: expected + 1, dueAt });
    }
    expect(await test.knex('sendings').where({ id: sendingId }).first('offeredAt')).toEqual({ offeredAt: null });
  });

  it('cannot refuse to be told', async () => {
    const { token, treatmentId, sendingId, admin } = await world();
    await test.send('post', `${clients}/pharmacy/recall`, { treatmentId }, token).expect(200);
    const [task] = await notifyOf(admin, sendingId);
    const refused = await done(admin, task.id, 'refused').expect(400, /server.badRequest/);
    expect(refused.body.details.fields).toMatchObject([{ path: 'outcome' }]);
    expect(await notifyOf(admin, sendingId)).toHaveLength(1);
  });

  it('is told that its question is answered, with the TAN at hand', async () => {
    const { first, sendingId, admin, doctor } = await world();
    await test.knex('sendings').where({ id: sendingId }).update({ openedAt: test.clock.now() });
    const { id } = await buildPharmacyQuestion(test.knex, { prescriptionId: first.id, type: 'other' });
    await test.send('post', `${office}/pharmacy-questions/${id}/answer`, { action: 'answer', text: 'Ja, so ist es gemeint.' }, doctor).expect(200);
    expect(await notifyOf(admin, sendingId)).toMatchObject([{ kind: 'tell-answer', abilities: ['done', 'assign', 'take', 'new-tan', 'tan-sheet'] }]);
  });
});

describe('A pharmacy that does not know of a prescription yet', () => {
  it('is told nothing when the patient takes it back', async () => {
    const { token, treatmentId, sendingId, admin } = await world({ passOn: false });
    await test.send('post', `${clients}/pharmacy/recall`, { treatmentId }, token).expect(200);
    expect((await tasksOf(admin, sendingId)).map(({ kind, status }: { kind: string; status: string }) => [kind, status])).toEqual([['pass-on', 'cancelled']]);
  });

  it('is told when it has opened the link on paper meanwhile', async () => {
    const { token, treatmentId, sendingId, admin } = await world({ passOn: false });
    await test.knex('sendings').where({ id: sendingId }).update({ openedAt: test.clock.now() });
    await test.send('post', `${clients}/pharmacy/recall`, { treatmentId }, token).expect(200);
    expect(await notifyOf(admin, sendingId)).toMatchObject([{ kind: 'tell-void' }]);
  });
});
