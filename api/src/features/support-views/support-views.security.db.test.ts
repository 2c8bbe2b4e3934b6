import type request from 'supertest';
import { canary } from '../../../../seeds/canaries.ts';
import { buildHealthState, completeAnswers } from '../../../../seeds/factories/health-states.ts';
import { buildTreatment } from '../../../../seeds/factories/treatments.ts';
import { buildAdmin, buildPatient } from '../../../../seeds/factories/users.ts';
import { startTestApp, type TestApp } from '../../../test/app.ts';
import { listRoutes } from '../../../test/permissions/routes.ts';
import { isFullSize } from '../../../test/security/size.ts';
import type { OperationId } from '@blattwerk/contract/operations';
import { permissions, type Permission } from '../../app/permissions.ts';
import { routing } from '../../app/routing.ts';
import { duration } from '../../kernel/clock.ts';
import { newId } from '../../kernel/ids.ts';

const healthFields = ['complaints', 'medicationHistory', 'cannabisBenefitReason', 'treatingPhysician', 'diagnosis', 'remoteJustification', 'instructions'];
const reason = 'Anruf: die Zahlung ist nicht zu sehen';
const clients = '/api/v1/clients/support-view';

let test: TestApp;
beforeAll(async () => void (test = await startTestApp()));
afterAll(() => test.close());

interface Asked {
  patient: { id: string };
  admin: { id: string };
  adminToken: string;
  secret: string;
}

const ask = async (patient?: { id: string }): Promise<Asked> => {
  const viewed = patient ?? (await buildPatient(test.knex));
  const admin = await buildAdmin(test.knex);
  const adminToken = await test.tokenOf(admin);
  const { body } = await test.send('post', `/api/v1/backoffice/patients/${viewed.id}/support-views`, { reason }, adminToken).expect(201);
  return { patient: viewed, admin, adminToken, secret: String(body.url).split('#')[1] ?? '' };
};
const open = (secret: string): request.Test => test.send('post', `${clients}/open`, { secret });
const opened = async (patient?: { id: string }): Promise<Asked & { credential: string }> => {
  const asked = await ask(patient);
  const { body } = await open(asked.secret).expect(200);
  return { ...asked, credential: body.credential };
};
const withCredential = (call: request.Test, credential: string): request.Test => call.set('Authorization', `SupportView ${credential}`);
const read = (credential: string): request.Test => withCredential(test.get(clients), credential);
const end = (credential: string): request.Test => withCredential(test.send('post', `${clients}/end`, {}), credential);
const actionsOf = async (patientId: string): Promise<string[]> =>
  (await test.knex('audit_events').where({ patientId }).orderBy('id')).map(({ action }: { action: string }) => action);

describe('AUT-10 the link of a support view', () => {
  it('opens once, also for twenty at the same moment', async () => {
    const { secret, patient } = await ask();
    const answers = await Promise.all(Array.from({ length: 20 }, () => open(secret)));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, ...Array.from({ length: 19 }, () => 404)]);
    expect((await actionsOf(patient.id)).filter((action) => action === 'support-view.open')).toHaveLength(1);
  });

  it('carries its secret in the fragment, and no column of its row opens anything', async () => {
    const asked = await ask();
    const { body } = await test.send('post', `/api/v1/backoffice/patients/${asked.patient.id}/support-views`, { reason }, asked.adminToken);
    expect(body.url).toMatch(/^http:\/\/localhost:3000\/dashboard-shadow#[0-9a-f-]{36}\.[\w-]{43}$/);
    const rows = JSON.stringify(await test.knex('support_views'));
    expect(rows).not.toContain(asked.secret.split('.')[1]);
    const [id = ''] = asked.secret.split('.');
    for (const guess of [id, `${id}.`, `${id}.${'A'.repeat(43)}`, newId(), 'nonsense']) await open(guess).expect(404, /supportView.linkInvalid/);
  });

  it('is dead after 15 minutes, and the view with it', async () => {
    const late = await ask();
    const { credential } = await opened();
    test.clock.advance(15 * duration.minutes - 1);
    await read(credential).expect(200);
    test.clock.advance(1);
    await open(late.secret).expect(404, /supportView.linkInvalid/);
    await read(credential).expect(401, /supportView.ended/);
    await end(credential).expect(401, /supportView.ended/);
  });

  it.each([
    ['is banned', (asked: Asked) => test.knex('users').where({ id: asked.admin.id }).update({ status: 'banned' })],
    ['is signed out', (asked: Asked) => test.send('post', '/api/v1/clients/auth/logout', {}, asked.adminToken)],
    ['loses the role', (asked: Asked) => test.knex('users').where({ id: asked.admin.id }).update({ role: 'patient', bornOn: '1980-01-01' })],
  ])('is dead when its administrator %s, and the view with it', async (_what, happen) => {
    const unopened = await ask();
    const view = await opened();
    await happen(unopened);
    await happen(view);
    await open(unopened.secret).expect(404, /supportView.linkInvalid/);
    await read(view.credential).expect(401, /supportView.ended/);
  });

  it('needs a reason and a patient', async () => {
    const { patient, admin, adminToken } = await ask();
    const create = (id: string, body: object): request.Test => test.send('post', `/api/v1/backoffice/patients/${id}/support-views`, body, adminToken);
    await create(patient.id, {}).expect(400);
    await create(patient.id, { reason: ' x ' }).expect(400);
    await create(patient.id, { reason: 'x'.repeat(501) }).expect(400);
    await create(admin.id, { reason }).expect(404, /user.notExist/);
    await create(newId(), { reason }).expect(404, /user.notExist/);
  });
});

describe('AUT-02 the credential of a support view', () => {
  let view: { credential: string };
  beforeAll(async () => void (view = await opened()));

  it('is not the link’s secret, and an access token is none', async () => {
    const { secret, credential, adminToken, patient } = await opened();
    await read(secret).expect(401, /supportView.ended/);
    await open(credential).expect(404, /supportView.linkInvalid/);
    await read(adminToken).expect(401, /supportView.ended/);
    await test.get(clients, credential).expect(401, /token.invalid/);
    await test.get(clients, adminToken).expect(403, /server.forbidden/);
    await test.get(clients, await test.tokenOf(patient)).expect(403, /server.forbidden/);
    await test.get(clients).expect(401, /server.unauthorized/);
  });

  it('ends with "end", and ending twice is refused', async () => {
    const { credential, patient } = await opened();
    await end(credential).expect(204);
    await read(credential).expect(401, /supportView.ended/);
    await end(credential).expect(401, /supportView.ended/);
    expect((await actionsOf(patient.id)).filter((action) => action === 'support-view.end')).toHaveLength(1);
  });

  const elsewhere = listRoutes(routing).flatMap((route) => {
    const operation = route.operation as OperationId;
    const row: Permission = permissions[operation];
    // At the endpoints of pharmacies' systems every token that is no access token is read as a key.
    return row.support || row.visitor ? [] : [{ route, operation, refusal: row.machine ? /feed.keyInvalid/ : /token.invalid/ }];
  });

  it('is refused by many other operations', () => expect(elsewhere.length).toBeGreaterThan(60));

  it.each(elsewhere.filter((_one, place) => isFullSize || place % 3 === 0))('is refused by $operation, in both forms', async ({ route, refusal }) => {
    const { credential } = view;
    const path = route.path.replaceAll(/:\w+/g, newId());
    const call = (): request.Test => (route.method === 'get' ? test.get(path) : test.send(route.method, path, {}));
    await withCredential(call(), credential).expect(403, /server.forbidden/);
    await call().set('Authorization', `Bearer ${credential}`).expect(401, refusal);
  });

  it('counts as a visitor where everybody may ask', async () => {
    const { credential } = await opened();
    await withCredential(test.get('/api/v1/clients/products'), credential).expect(200);
  });
});

describe('AUZ-05 the view of a patient', () => {
  it('shows where the patient stands, and no canary of health, message, product or document', async () => {
    const patient = await buildPatient(test.knex, { firstName: 'Ada', lastName: 'Berg' });
    const approved = await buildTreatment(test.knex, { patientId: patient.id, status: 'approved' });
    const { credential } = await opened(patient);
    const { body } = await read(credential).expect(200);
    expect(body).toMatchObject({
      view: { reason },
      patient: { id: patient.id, name: 'Ada Berg' },
      statuses: { steps: { review: 'done' } },
      treatments: [{ id: approved.id, number: approved.number, status: 'approved', deposit: { status: expect.any(String) } }],
    });
    const text = JSON.stringify(body);
    expect(text).not.toMatch(/"(answers|messages|products|productName|singleDose|dailyDose|instructions|diagnosis|decline|fileId)"/);
    for (const field of healthFields) expect(text).not.toContain(canary(patient.id, field));
  });

  it('does not tell that an exclusion criterion applies', async () => {
    const patient = await buildPatient(test.knex);
    await buildHealthState(test.knex, {
      patientId: patient.id,
      status: 'draft',
      answers: { ...completeAnswers(patient.id), criteriaConfirm: { psychosis: false } },
    });
    const own = await test.get('/api/v1/clients/iam/statuses', await test.tokenOf(patient)).expect(200);
    expect(own.body.steps.healthState).toBe('blocked');
    const { body } = await read((await opened(patient)).credential).expect(200);
    expect(body.statuses.steps.healthState).toBe('todo');
  });

  it('shows no other patient’s requests', async () => {
    const other = await buildTreatment(test.knex, { status: 'approved' });
    const { body } = await read((await opened()).credential).expect(200);
    expect(body.treatments).toEqual([]);
    expect(JSON.stringify(body)).not.toContain(other.id);
  });

  it('is written down at each step, with administrator, patient and reason', async () => {
    const { credential, patient, admin } = await opened();
    await read(credential).expect(200);
    await read(credential).expect(200);
    await end(credential).expect(204);
    const events = await test.knex('audit_events').where({ patientId: patient.id }).orderBy('id');
    expect(events.map(({ action }: { action: string }) => action)).toEqual(['create', 'open', 'read', 'read', 'end'].map((step) => `support-view.${step}`));
    for (const event of events) expect(event).toMatchObject({ actorId: admin.id, actorRole: 'admin', reason, objectType: 'support-view' });
  });
});
