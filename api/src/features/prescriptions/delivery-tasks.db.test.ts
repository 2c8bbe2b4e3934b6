import type { DeliveryOutcome } from '@blattwerk/contract/delivery-tasks/states';
import { buildPharmacy } from '../../../../seeds/factories/pharmacies.ts';
import { buildPrescription } from '../../../../seeds/factories/prescriptions.ts';
import { buildTreatment } from '../../../../seeds/factories/treatments.ts';
import { buildAdmin, buildDoctor, buildPatient } from '../../../../seeds/factories/users.ts';
import { startTestApp, type TestApp } from '../../../test/app.ts';
import { duration } from '../../kernel/clock.ts';
import { createDeliveryTask } from '../delivery-tasks/public.ts';
import { afterServiceTime } from './service-time.ts';

const clients = '/api/v1/clients';
const backoffice = '/api/v1/backoffice';

let test: TestApp;
beforeAll(async () => void (test = await startTestApp()));
afterAll(() => test.close());
beforeEach(() => void (test.mails.length = 0));

/** A request with two prescriptions that a patient has sent to a pharmacy with neither mail nor account. */
const passedToStaff = async () => {
  const patient = await buildPatient(test.knex);
  const token = await test.tokenOf(patient);
  const treatment = await buildTreatment(test.knex, { status: 'approved', patientId: patient.id });
  const [first, second] = [
    await buildPrescription(test.knex, { treatmentId: treatment.id }),
    await buildPrescription(test.knex, { treatmentId: treatment.id }),
  ];
  const { id: pharmacyId } = await buildPharmacy(test.knex, { email: null, phone: '+493012345' });
  const answer = await test.send('post', `${clients}/pharmacy`, { treatmentId: treatment.id, pharmacyId, consentVersion: 1 }, token).expect(200);
  const { id: sendingId } = answer.body.items[0].sending;
  const staff = await buildAdmin(test.knex);
  const admin = await test.tokenOf(staff);
  return { patient, token, treatment, first, second, pharmacyId, sendingId, staff, admin, items: answer.body.items };
};

const open = async (admin: string, sendingId: string) => {
  const filters = [{ field: 'sendingId', operator: 'eq', value: sendingId }, { field: 'status', operator: 'eq', value: 'open' }]; // prettier-ignore
  return (await test.get(`${backoffice}/delivery-tasks?filters=${encodeURIComponent(JSON.stringify(filters))}`, admin).expect(200)).body.items;
};
const done = (admin: string, id: string, outcome: DeliveryOutcome, note?: string) =>
  test.send('post', `${backoffice}/delivery-tasks/${id}/done`, { outcome, ...(note ? { note } : {}) }, admin);
const statuses = (treatmentId: string) => test.knex('prescriptions').where({ treatmentId }).orderBy('position').pluck('status');

describe('A sending to a pharmacy with neither mail nor account', () => {
  it('is a task for staff at once, without patient or medicine, and nothing calls it sent', async () => {
    const { items, admin, sendingId, first, second, patient } = await passedToStaff();
    expect(items.map(({ status, sentAt }: { status: string; sentAt: string | null }) => [status, sentAt])).toEqual([
      ['passing-on', null],
      ['passing-on', null],
    ]);
    const [task, ...more] = await open(admin, sendingId);
    expect(more).toEqual([]);
    expect(task).toMatchObject({ kind: 'pass-on', status: 'open', tryNumber: 1, tries: [], pharmacy: { phone: '+493012345' } });
    expect(task.abilities).toEqual(['done', 'assign', 'take', 'new-tan', 'tan-sheet']);
    expect(task.prescriptions.map(({ number }: { number: string }) => number)).toEqual([first.number, second.number]);
    expect(JSON.stringify(task)).not.toMatch(new RegExp(`${patient.lastName}|${first.productName}`));
    expect(test.mails).toEqual([]);
  });

  it('is sent once staff have reached the pharmacy, for both prescriptions', async () => {
    const { admin, sendingId, treatment, first, token } = await passedToStaff();
    const [task] = await open(admin, sendingId);
    const answer = await done(admin, task.id, 'reached', 'Frau Lind nimmt es an.').expect(200);
    expect(answer.body).toMatchObject({ status: 'done', outcome: 'reached', note: 'Frau Lind nimmt es an.', abilities: [] });
    expect(await statuses(treatment.id)).toEqual(['sent', 'sent']);
    expect(await test.knex('prescription_events').where({ prescriptionId: first.id }).orderBy('id').pluck('kind')).toEqual(['passing-on', 'passed-on']);
    const own = await test.get(`${clients}/pharmacy/info?treatmentId=${treatment.id}`, token).expect(200);
    expect(own.body.items[0].sentAt).toBe(test.clock.now().toISOString());
    await done(admin, task.id, 'refused').expect(409, /deliveryTask.alreadyDone/);
  });

  it('is sent, or tried again, together with others of the same call', async () => {
    const { admin, sendingId, treatment } = await passedToStaff();
    const [other, third] = [await passedToStaff(), await passedToStaff()];
    const taskOf = async (sending: string): Promise<string> => (await open(admin, sending))[0].id;
    const bulk = async (action: string, ids: string[]) =>
      (await test.send('post', `${backoffice}/delivery-tasks/bulk`, { action, ids }, admin).expect(200)).body;
    expect(await bulk('reached', [await taskOf(sendingId), await taskOf(other.sendingId)])).toMatchObject({ allowed: 2, skipped: [] });
    await bulk('unreachable', [await taskOf(third.sendingId)]);
    await test.runJobs();
    for (const { id } of [treatment, other.treatment]) expect(await statuses(id)).toEqual(['sent', 'sent']);
    expect(await open(admin, third.sendingId)).toMatchObject([{ kind: 'pass-on', tryNumber: 2 }]);
  });

  it('comes back to the patient when the pharmacy refuses, with one mail', async () => {
    const { admin, sendingId, treatment, patient } = await passedToStaff();
    const [task] = await open(admin, sendingId);
    await done(admin, task.id, 'refused').expect(200);
    expect(await statuses(treatment.id)).toEqual(['returned', 'returned']);
    expect(await test.knex('sendings').where({ id: sendingId }).first('endedAt')).toEqual({ endedAt: test.clock.now() });
    await test.runJobs();
    expect(test.mails.filter(({ to }) => to === patient.email)).toHaveLength(1);
    expect(await open(admin, sendingId)).toEqual([]);
  });

  it('is tried again later when no one was reached, and the third time the patient is offered another pharmacy', async () => {
    const { staff, sendingId, patient, treatment } = await passedToStaff();
    for (const expected of [1, 2, 3, 4]) {
      const admin = await test.tokenOf(staff);
      const [task] = await open(admin, sendingId);
      expect([task.tryNumber, task.tries.length]).toEqual([expected, expected - 1]);
      await done(admin, task.id, 'unreachable', `Versuch ${expected}`).expect(200);
      const [next] = await open(admin, sendingId);
      expect(next.dueAt).toBe(afterServiceTime(test.clock.now(), duration.hours, { quietTo: 8, quietFrom: 19 }).toISOString());
      expect(next.tries.at(-1)).toMatchObject({ outcome: 'unreachable', note: `Versuch ${expected}` });
      test.clock.advance(duration.hours);
    }
    await test.runJobs();
    const [mail, ...more] = test.mails.filter(({ to }) => to === patient.email);
    expect(more).toEqual([]);
    expect(mail?.text).toContain(`/dashboard/pharmacy?request=${treatment.id}`);
    expect(await statuses(treatment.id)).toEqual(['passing-on', 'passing-on']);
  });

  it('gets one outcome of two recorded at once', async () => {
    const { admin, sendingId, treatment } = await passedToStaff();
    const [task] = await open(admin, sendingId);
    const answers = await Promise.all((['reached', 'refused', 'reached', 'refused'] as const).map((outcome) => done(admin, task.id, outcome)));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409]);
    expect(new Set(await statuses(treatment.id)).size).toBe(1);
    expect(await test.knex('audit_events').where({ action: 'delivery-task.done', objectId: task.id })).toHaveLength(1);
  });

  it('has one open task of a kind, however often and at once it is asked for', async () => {
    const { sendingId } = await passedToStaff();
    const due = { sendingId, kind: 'tan', dueAt: test.clock.now() } as const;
    await Promise.all([1, 2, 3].map(() => createDeliveryTask(test.ctx, due)));
    await createDeliveryTask(test.ctx, due);
    expect(await test.knex('delivery_tasks').where({ sendingId, kind: 'tan' })).toHaveLength(1);
  });

  it('leaves nothing to do once the pharmacy has reacted', async () => {
    const { admin, sendingId } = await passedToStaff();
    const [task] = await open(admin, sendingId);
    await test.knex('sendings').where({ id: sendingId }).update({ openedAt: test.clock.now() });
    expect(await open(admin, sendingId)).toEqual([]);
    expect((await test.get(`${backoffice}/delivery-tasks/${task.id}`, admin).expect(200)).body).toMatchObject({ status: 'cancelled', abilities: [] });
    await done(admin, task.id, 'reached').expect(409, /deliveryTask.alreadyDone/);
  });
});

it('a task that is not there is named', async () => {
  const admin = await test.tokenOf(await buildAdmin(test.knex));
  const id = '01890000-0000-7000-8000-00000000dead';
  await test.get(`${backoffice}/delivery-tasks/${id}`, admin).expect(404, /deliveryTask.notFound/);
  await done(admin, id, 'reached').expect(404, /deliveryTask.notFound/);
});

describe('A task has somebody who sees to it', () => {
  const assign = (admin: string, { id, version }: { id: string; version: number }, assigneeId: string | null) =>
    test.send('post', `${backoffice}/delivery-tasks/${id}/assign`, { assigneeId, version }, admin);
  const bulk = async (admin: string, action: string, ids: string[]) =>
    (await test.send('post', `${backoffice}/delivery-tasks/bulk`, { action, ids }, admin).expect(200)).body;

  it('an administrator takes it, finds it as the own one, gives it to a colleague, and lets it go', async () => {
    const { admin, staff, sendingId } = await passedToStaff();
    const colleague = await buildAdmin(test.knex);
    const [task] = await open(admin, sendingId);
    const taken = (await assign(admin, task, staff.id).expect(200)).body;
    expect(taken).toMatchObject({ assignee: { id: staff.id }, version: task.version + 1, abilities: ['done', 'assign', 'new-tan', 'tan-sheet'] });
    const own = encodeURIComponent(JSON.stringify([{ field: 'assigneeId', operator: 'eq', value: 'me' }]));
    expect((await test.get(`${backoffice}/delivery-tasks?filters=${own}`, admin).expect(200)).body.items).toMatchObject([{ id: task.id }]);
    const handed = (await assign(admin, taken, colleague.id).expect(200)).body;
    expect((await test.get(`${backoffice}/delivery-tasks?filters=${own}`, admin).expect(200)).body.items).toEqual([]);
    expect((await assign(admin, handed, null).expect(200)).body.assignee).toBeNull();
    expect(await test.knex('audit_events').where({ action: 'delivery-task.assign', objectId: task.id })).toHaveLength(3);
  });

  it('only an active administrator can have it, and only while there is something to do', async () => {
    const { admin, staff, sendingId } = await passedToStaff();
    const [task] = await open(admin, sendingId);
    await assign(admin, task, (await buildDoctor(test.knex)).id).expect(404, /server.notFound/);
    await assign(admin, task, (await buildAdmin(test.knex, { status: 'inactive' })).id).expect(404, /server.notFound/);
    await done(admin, task.id, 'unreachable').expect(200);
    await assign(admin, task, staff.id).expect(409, /deliveryTask.alreadyDone/);
    expect(await open(admin, sendingId)).toMatchObject([{ assignee: null }]);
  });

  it('of two who take it at once one has it, and the other is told', async () => {
    const { admin, staff, sendingId } = await passedToStaff();
    const colleague = await buildAdmin(test.knex);
    const [task] = await open(admin, sendingId);
    const answers = await Promise.all([assign(admin, task, staff.id), assign(await test.tokenOf(colleague), task, colleague.id)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(answers.find(({ status }) => status === 409)?.body).toMatchObject({ code: 'server.conflict', details: { current: { version: task.version + 1 } } });
  });

  it('many are taken at once, but for those of a colleague, and let go again', async () => {
    const { admin, staff, sendingId } = await passedToStaff();
    const other = await passedToStaff();
    const [[mine], [theirs]] = [await open(admin, sendingId), await open(admin, other.sendingId)];
    await assign(admin, theirs, other.staff.id).expect(200);
    expect(await bulk(admin, 'take', [mine.id, theirs.id])).toMatchObject({ allowed: 1, skipped: [{ reason: 'notAllowed', count: 1 }] });
    await test.runJobs();
    const assigneeOf = async ({ id }: { id: string }) => (await test.get(`${backoffice}/delivery-tasks/${id}`, admin).expect(200)).body.assignee?.id;
    expect([await assigneeOf(mine), await assigneeOf(theirs)]).toEqual([staff.id, other.staff.id]);
    await bulk(admin, 'release', [mine.id, theirs.id]);
    await test.runJobs();
    expect([await assigneeOf(mine), await assigneeOf(theirs)]).toEqual([undefined, undefined]);
  });
});

describe('What staff do for a link', () => {
  const taskOf = async (admin: string, id: string) => (await test.get(`${backoffice}/delivery-tasks/${id}`, admin).expect(200)).body;

  it('is offered while the task waits, and says whether a TAN is known already', async () => {
    const { admin, sendingId } = await passedToStaff();
    const [{ id }] = await open(admin, sendingId);
    expect((await taskOf(admin, id)).sending.tanSentAt).toBeNull();
    await test.send('post', `${backoffice}/sendings/${sendingId}/tan`, {}, admin).expect(200);
    expect((await taskOf(admin, id)).sending.tanSentAt).toBe(test.clock.now().toISOString());
    await done(admin, id, 'reached').expect(200);
    expect((await taskOf(admin, id)).abilities).toEqual([]);
  });

  it('is not offered for a call, nor for a pharmacy with an account', async () => {
    const { admin, sendingId } = await passedToStaff();
    await createDeliveryTask(test.ctx, { sendingId, kind: 'call', dueAt: test.clock.now() });
    const call = (await open(admin, sendingId)).find(({ kind }: { kind: string }) => kind === 'call');
    expect(call.abilities).toEqual(['done', 'assign', 'take']);
    await test.knex('sendings').where({ id: sendingId }).update({ channel: 'account' });
    for (const { abilities } of await open(admin, sendingId)) expect(abilities).toEqual(['done', 'assign', 'take']);
  });
});
