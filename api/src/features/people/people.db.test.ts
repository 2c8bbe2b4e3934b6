import { demoPassword } from '../../../../seeds/cast.ts';
import { buildConsultation } from '../../../../seeds/factories/consultations.ts';
import { buildContactRequest } from '../../../../seeds/factories/contact-requests.ts';
import { buildPrescription } from '../../../../seeds/factories/prescriptions.ts';
import { buildTreatment } from '../../../../seeds/factories/treatments.ts';
import { buildAdmin, buildDoctor, buildPharmacyUser, type UserRow } from '../../../../seeds/factories/users.ts';
import { startTestApp, type TestApp } from '../../../test/app.ts';
import { send } from '../../../test/permissions/calls.ts';
import { listRoutes } from '../../../test/permissions/routes.ts';
import { permissions, type Permission } from '../../app/permissions.ts';
import { newId } from '../../kernel/ids.ts';
import { approvalOperations } from '../../app/sign-in/unfinished-accounts.ts';
import { routing } from '../../app/routing.ts';

const people = '/api/v1/backoffice/people';

let test: TestApp;
let inviter: UserRow;
let second: UserRow;
let tokens: { inviter: string; second: string };
beforeAll(async () => {
  test = await startTestApp();
  [inviter, second] = [await buildAdmin(test.knex), await buildAdmin(test.knex)];
  tokens = { inviter: await test.tokenOf(inviter), second: await test.tokenOf(second) };
});
afterAll(() => test.close());

const waiting = (more: object = {}) => buildDoctor(test.knex, { status: 'inactive', approvedAt: null, invitedBy: inviter.id, ...more });
const step = (id: string, action: string, token: string, body: object = {}) => test.send('post', `${people}/${id}/${action}`, body, token);
const deactivate = (id: string, token: string) => step(id, 'deactivate', token, { reason: 'Arbeitet hier nicht mehr' });

describe('A doctor whose licence was not checked', () => {
  it('logs in, sees the own account, and finds the queue closed until an administrator who did not invite approves', async () => {
    const doctor = await waiting();
    const { body } = await test.send('post', '/api/v1/clients/auth/login', { email: doctor.email, password: demoPassword }).expect(200);
    expect(body.user).toMatchObject({ status: 'inactive', awaitsApproval: true });
    const token = await test.tokenOf(doctor);
    const queue = () => test.get('/api/v1/backoffice/treatments', token);
    expect([(await queue()).status, (await queue()).body.code]).toEqual([403, 'doctor.notActive']);
    await test.send('patch', '/api/v1/clients/iam/profile', { signatureName: 'Dr. Kim Neu' }, token).expect(200);
    await test.send('patch', '/api/v1/backoffice/practice', { taxNumber: '30/1', invoiceCode: 'KNEU', version: 1 }, token).expect(200);
    expect((await step(doctor.id, 'approve-licence', tokens.inviter)).body.code).toBe('person.fourEyes');
    await queue().expect(403);
    const { body: approved } = await step(doctor.id, 'approve-licence', tokens.second).expect(200);
    expect(approved).toMatchObject({ status: 'active', awaitsApproval: false, approvedBy: { id: second.id }, invitedBy: { id: inviter.id } });
    await queue().expect(200);
    expect((await step(doctor.id, 'approve-licence', tokens.second)).body.code).toBe('person.alreadyApproved');
    await test.runJobs();
    expect(test.mails.filter(({ to }) => to === doctor.email).map(({ subject }) => subject)).toEqual(['Ihr Konto ist freigeschaltet']);
  });

  it('reaches nothing but the own account', async () => {
    const doctor = await waiting();
    await test.knex('settings').insert({ key: 'secondFactor.required', value: '{"doctor":false,"pharmacy":false,"admin":false}', validFrom: test.clock.now() });
    const token = await test.tokenOf(doctor);
    const open: string[] = [];
    for (const route of listRoutes(routing)) {
      const { operation } = route;
      if (!operation || approvalOperations.includes(operation) || (permissions[operation] as Permission).visitor) continue;
      const { status, body } = await send(test, route, {}, token);
      if (status !== 403 || body.code !== ('support' in permissions[operation] ? body.code : 'doctor.notActive'))
        open.push(`${operation} ${status} ${body.code}`);
    }
    expect(open).toEqual([]);
  });

  it('is not let in by another way: reactivating and the doctors’ own record refuse', async () => {
    const doctor = await waiting();
    expect((await step(doctor.id, 'reactivate', tokens.second)).body.code).toBe('person.notApproved');
    const patched = await test.send('patch', `/api/v1/backoffice/doctors/${doctor.id}`, { status: 'active', version: 1 }, tokens.second);
    expect(patched.body.code).toBe('person.notApproved');
  });

  it('is held back by the database too, for any writer: no active doctor without approval, no approval by the inviter or by oneself', async () => {
    const doctor = await waiting();
    const write = (change: object) => test.knex('users').where({ id: doctor.id }).update(change);
    await expect(write({ status: 'active' })).rejects.toMatchObject({ constraint: 'users_approved_check' });
    for (const approvedBy of [inviter.id, doctor.id])
      await expect(write({ approvedAt: new Date(), approvedBy })).rejects.toMatchObject({ constraint: 'users_four_eyes_check' });
    await expect(write({ approvedAt: new Date() })).rejects.toMatchObject({ constraint: 'users_second_person_check' });
  });

  it('that does not hold is blocked, and may be approved later all the same', async () => {
    const doctor = await waiting();
    const { body } = await deactivate(doctor.id, tokens.second).expect(200);
    expect(body).toMatchObject({ status: 'banned', awaitsApproval: false, abilities: ['approve-licence'] });
    await test.send('post', '/api/v1/clients/auth/login', { email: doctor.email, password: demoPassword }).expect(403);
    await step(doctor.id, 'approve-licence', tokens.second).expect(200);
  });

  it('of the command line may be approved by the only administrator; of two approvals at once one counts', async () => {
    const doctor = await waiting({ invitedBy: null });
    const answers = await Promise.all([step(doctor.id, 'approve-licence', tokens.inviter), step(doctor.id, 'approve-licence', tokens.second)]);
    expect(answers.map(({ status, body }) => body.code ?? status).toSorted()).toEqual([200, 'person.alreadyApproved']);
  });
});

describe('A new administrator', () => {
  it('is confirmed by a second one, and cannot do it alone', async () => {
    const admin = await buildAdmin(test.knex, { status: 'inactive', approvedAt: null, invitedBy: inviter.id });
    const token = await test.tokenOf(admin);
    expect((await test.get(people, token)).body.code).toBe('user.awaitsApproval');
    expect((await step(admin.id, 'confirm', token)).body.code).toBe('user.awaitsApproval');
    expect((await step(admin.id, 'confirm', tokens.inviter)).body.code).toBe('person.fourEyes');
    await step(admin.id, 'approve-licence', tokens.second).expect(404);
    await step(admin.id, 'confirm', tokens.second).expect(200);
    await test.get(people, token).expect(200);
  });
});

describe('Deactivating', () => {
  it('ends sessions at once, hands over requests and appointments, and notes why', async () => {
    const doctor = await buildDoctor(test.knex);
    const token = await test.tokenOf(doctor);
    const taken = await buildTreatment(test.knex, { status: 'in-review', doctorId: doctor.id });
    const booked = await buildConsultation(test.knex, { doctorId: doctor.id });
    const { body } = await deactivate(doctor.id, tokens.second).expect(200);
    expect(body).toMatchObject({ status: 'inactive', awaitsApproval: false, openTreatments: 0, bookedConsultations: 0, abilities: ['reactivate'] });
    await test.get('/api/v1/backoffice/treatments', token).expect(401);
    const login = await test.send('post', '/api/v1/clients/auth/login', { email: doctor.email, password: demoPassword });
    expect([login.status, login.body.code]).toEqual([403, 'doctor.notActive']);
    expect(await test.knex('treatments').where({ id: taken.id }).first()).toMatchObject({ doctorId: null, status: 'in-review' });
    expect(await test.knex('consultations').where({ id: booked.id }).first()).toMatchObject({ status: 'cancelled' });
    const event = await test.knex('audit_events').where({ objectId: doctor.id, action: 'person.deactivate' }).first();
    expect(event).toMatchObject({ reason: 'Arbeitet hier nicht mehr', after: { status: 'inactive', releasedTreatments: 1, cancelledConsultations: 1 } });
    await step(doctor.id, 'reactivate', tokens.second).expect(200);
    await test.send('post', '/api/v1/clients/auth/login', { email: doctor.email, password: demoPassword }).expect(200);
  });

  it('of an administrator lets others take the open tasks and messages, and leaves those that are done as they were', async () => {
    const { id } = await buildAdmin(test.knex);
    const { id: prescriptionId } = await buildPrescription(test.knex, { status: 'passing-on' });
    const { sendingId } = await test.knex('prescription_deliveries').where({ prescriptionId }).first('sendingId');
    const message = async (own: object) => (await buildContactRequest(test.knex, { assigneeId: id, ...own })).id;
    const [task, open, closed] = [newId(), await message({}), await message({ status: 'closed', closedAt: new Date() })];
    await test.knex('delivery_tasks').insert({ id: task, sendingId, kind: 'call', dueAt: new Date(), assigneeId: id });
    await deactivate(id, tokens.second).expect(200);
    const assigneeOf = async (table: string, row: string) => (await test.knex(table).where({ id: row }).first('assigneeId')).assigneeId;
    expect([await assigneeOf('delivery_tasks', task), await assigneeOf('contact_requests', open), await assigneeOf('contact_requests', closed)]).toEqual([
      null,
      null,
      id,
    ]);
    const event = await test.knex('audit_events').where({ objectId: id, action: 'person.deactivate' }).first();
    expect(event.after).toEqual({ status: 'inactive', releasedTasks: 1, releasedMessages: 1 });
  });

  it('needs a reason, is refused for the own account, and twice', async () => {
    const admin = await buildAdmin(test.knex);
    await step(admin.id, 'deactivate', tokens.second).expect(400);
    expect((await deactivate(second.id, tokens.second)).body.code).toBe('person.ownAccount');
    await deactivate(admin.id, tokens.second).expect(200);
    expect((await deactivate(admin.id, tokens.second)).body.code).toBe('invalid.status');
  });

  it('leaves one administrator when two deactivate each other at once', async () => {
    for (let round = 0; round < 4; round += 1) {
      await test.knex('users').where({ role: 'admin' }).update({ status: 'active' });
      await test.knex('users').where({ role: 'admin' }).whereNotIn('id', [inviter.id, second.id]).update({ status: 'inactive' });
      const [one, other] = [await test.tokenOf(inviter), await test.tokenOf(second)];
      const answers = await Promise.all([deactivate(second.id, one), deactivate(inviter.id, other)]);
      const [refused] = answers.filter(({ status }) => status !== 200);
      // The second call would remove the last administrator, or its session has ended already.
      expect(['person.lastAdmin', 'server.unauthorized', 'user.banned', 'token.invalid', 'token.expired']).toContain(refused?.body.code);
      expect(await test.knex('users').where({ role: 'admin', status: 'active' })).toHaveLength(1);
    }
  });
});

describe('A pharmacy', () => {
  it('sees its colleagues; its administrator deactivates one, the others none', async () => {
    await test.knex('users').whereIn('id', [inviter.id, second.id]).update({ status: 'active' });
    const head = await buildPharmacyUser(test.knex);
    const colleague = await buildPharmacyUser(test.knex, { pharmacyId: head.pharmacyId as string, isPharmacyAdmin: false });
    const [headToken, colleagueToken] = [await test.tokenOf(head), await test.tokenOf(colleague)];
    const { body } = await test.get(people, colleagueToken).expect(200);
    expect(body.items.map(({ id, abilities }: { id: string; abilities: string[] }) => [id, abilities]).toSorted()).toEqual(
      [
        [head.id, []],
        [colleague.id, []],
      ].toSorted(),
    );
    await deactivate(head.id, colleagueToken).expect(403);
    await deactivate(second.id, headToken).expect(404);
    await deactivate(colleague.id, headToken).expect(200);
    await test.get(people, colleagueToken).expect(401);
  });

  it('changes its own contact data, hours and services; name, listing and other pharmacies it does not', async () => {
    const head = await buildPharmacyUser(test.knex);
    const token = await test.tokenOf(head);
    let version = 1;
    const change = (body: object, by = token, id = head.pharmacyId) => test.send('patch', `/api/v1/backoffice/pharmacies/${id}`, { ...body, version }, by);
    const hours = [{ day: 1, opens: '08:00', closes: '18:30' }];
    const { body } = await change({ phone: '+49 30 1234567', openingHours: hours, hasCourier: true, shippingCents: 490 }).expect(200);
    expect(body).toMatchObject({ openingHours: hours, hasCourier: true, shippingCents: 490, abilities: ['update-own'] });
    ({ version } = body);
    for (const foreign of [{ name: 'Andere' }, { slug: 'andere' }, { isListed: false }, { zipCode: '10115' }]) await change(foreign).expect(403);
    await change({ hasCourier: true }, token, (await buildPharmacyUser(test.knex)).pharmacyId).expect(404);
    const other = await buildPharmacyUser(test.knex, { pharmacyId: head.pharmacyId as string, isPharmacyAdmin: false });
    await change({ hasCourier: false }, await test.tokenOf(other)).expect(403);
  });
});
