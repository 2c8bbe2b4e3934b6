import { buildAdmin, buildDoctor, buildPatient } from '../../../../seeds/factories/users.ts';
import { startTestApp, type TestApp } from '../../../test/app.ts';
import { newId } from '../../kernel/ids.ts';

let test: TestApp;
let adminToken: string;
beforeAll(async () => {
  test = await startTestApp();
  adminToken = await test.tokenOf(await buildAdmin(test.knex));
});
afterAll(() => test.close());

const path = (id: string): string => `/api/v1/backoffice/people/${id}/sessions`;
const me = (token: string) => test.get('/api/v1/clients/iam/me', token);
const auditOf = (patientId: string) => test.knex('audit_events').where({ patientId }).orderBy('id').pluck<string[]>('action');

describe('An administrator', () => {
  it('sees where a person is signed in: device and times, no token and no address', async () => {
    const patient = await buildPatient(test.knex);
    await test.tokenOf(patient);
    await test.knex('sessions').where({ userId: patient.id }).update({ userAgent: 'Firefox/140', ipHash: 'pseudonym' });
    const { body } = await test.get(path(patient.id), adminToken).expect(200);
    expect(body.items).toHaveLength(1);
    expect(Object.keys(body.items[0]).sort()).toEqual(['browser', 'createdAt', 'id', 'kind', 'lastUsedAt', 'place', 'system', 'userAgent']);
  });

  it('ends one session, and only that one', async () => {
    const patient = await buildPatient(test.knex);
    const [one, other] = [await test.tokenOf(patient), await test.tokenOf(patient)];
    const { body } = await test.get(path(patient.id), adminToken);
    const ended = body.items[0].id;
    await test.send('delete', `${path(patient.id)}/${ended}`, {}, adminToken).expect(204);
    expect([(await me(one)).status, (await me(other)).status].sort()).toEqual([200, 401]);
    await test.send('delete', `${path(patient.id)}/${ended}`, {}, adminToken).expect(404, /server.notFound/);
    expect(await auditOf(patient.id)).toEqual(['session.list', 'session.revoke']);
  });

  it('ends all sessions of a person at once', async () => {
    const doctor = await buildDoctor(test.knex);
    const tokens = [await test.tokenOf(doctor), await test.tokenOf(doctor)];
    const { body } = await test.send('delete', path(doctor.id), {}, adminToken).expect(200);
    expect(body).toEqual({ ended: 2 });
    for (const token of tokens) await me(token).expect(401);
    expect(await test.knex('audit_events').where({ objectId: doctor.id })).toMatchObject([{ action: 'session.revoke-all', after: { ended: 2 } }]);
  });

  it('ends no session of another user under this person’s name', async () => {
    const [patient, other] = [await buildPatient(test.knex), await buildPatient(test.knex)];
    const token = await test.tokenOf(other);
    const foreign = await test.knex('sessions').where({ userId: other.id }).first('id');
    await test.send('delete', `${path(patient.id)}/${foreign.id}`, {}, adminToken).expect(404, /server.notFound/);
    await me(token).expect(200);
    await test.get(path(newId()), adminToken).expect(404, /user.notExist/);
  });

  it('ends the running sessions of a patient with a ban', async () => {
    const patient = await buildPatient(test.knex);
    const token = await test.tokenOf(patient);
    await test.send('patch', `/api/v1/backoffice/patients/${patient.id}`, { status: 'banned', version: 1 }, adminToken).expect(200);
    await me(token).expect(401);
    expect(await test.knex('sessions').where({ userId: patient.id }).whereNull('revokedAt')).toEqual([]);
  });
});
