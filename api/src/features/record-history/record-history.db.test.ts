import type { OperationId } from '@blattwerk/contract/operations';
import { buildPharmacy } from '../../../../seeds/factories/pharmacies.ts';
import { buildTreatment } from '../../../../seeds/factories/treatments.ts';
import { buildAdmin, buildDoctor, buildPatient, buildPharmacyUser } from '../../../../seeds/factories/users.ts';
import { startTestApp, type TestApp } from '../../../test/app.ts';
import { send } from '../../../test/permissions/calls.ts';
import { listRoutes } from '../../../test/permissions/routes.ts';
import { samples } from '../../../test/permissions/samples.ts';
import type { Caller } from '../../../test/permissions/sample.ts';
import { routing } from '../../app/routing.ts';
import { officeEdits } from './office-edits.ts';

const office = '/api/v1/backoffice';
const edits = Object.entries(officeEdits).map(([resource, edit]) => [resource, edit?.operation.id as OperationId] as const);

let test: TestApp;
let admin: Caller;
let token: string;
beforeAll(async () => {
  test = await startTestApp();
  const { id, email } = await buildAdmin(test.knex, { firstName: 'Ada', lastName: 'Muster' });
  admin = { id, email, role: 'admin', pharmacyId: null };
  token = await test.tokenOf(admin);
});
afterAll(() => test.close());

const historyOf = async (resource: string, id: string, as = token) => (await test.get(`${office}/${resource}/${id}/history`, as).expect(200)).body.items;

it.each(edits)('the history of %s shows a change in full, and it can be taken back', async (resource, operation) => {
  const route = listRoutes(routing).find((one) => one.operation === operation);
  const call = await samples[operation].call({ app: test, knex: test.knex, caller: admin });
  const id = call.params?.['id'] ?? '';
  const changed = await send(test, route!, call, token);
  expect(changed.status).toBe(200);
  const [entry] = await historyOf(resource, id);
  expect(entry).toMatchObject({ actor: { id: admin.id, name: 'Ada Muster', role: 'admin' }, reason: null, mayRevert: true });
  const fields = Object.keys(entry.after).filter((field) => field !== 'validFrom');
  expect(fields.map((field) => changed.body[field])).toEqual(fields.map((field) => entry.after[field]));
  // A value that holds from the same moment as another one is refused.
  test.clock.advance(1000);
  const revert = `${office}/${resource}/${id}/history/${entry.id}/revert`;
  await test.send('post', revert, { version: changed.body.version - 1 }, token).expect(409);
  const { body } = await test.send('post', revert, { version: changed.body.version, reason: 'Versehen' }, token).expect(200);
  expect(body.items[0]).toMatchObject({
    reason: 'Versehen',
    before: entry.after,
    after: Object.fromEntries(fields.map((field) => [field, entry.before[field]])),
  });
  expect(body.items[0].action).toMatch(/\.revert$/);
});

it('a step of a request stands in its history, readings do not, and who may not see the request sees neither', async () => {
  const [doctor, other] = [await buildDoctor(test.knex), await buildDoctor(test.knex)];
  const { id } = await buildTreatment(test.knex, { status: 'in-review', doctorId: doctor.id, claimExpiresAt: new Date(Date.now() + 600_000) });
  const own = await test.tokenOf(doctor);
  await test.get(`${office}/treatments/${id}`, own).expect(200);
  await test.send('post', `${office}/treatments/${id}/release`, {}, own).expect(200);
  await test.send('post', `${office}/treatments/${id}/claim`, {}, own).expect(200);
  expect((await historyOf('treatments', id, own)).map(({ action }: { action: string }) => action)).toEqual(['treatment.claim', 'treatment.release']);
  const decided = await buildTreatment(test.knex, { status: 'approved', doctorId: doctor.id });
  await test.get(`${office}/treatments/${decided.id}/history`, own).expect(200);
  await test.get(`${office}/treatments/${decided.id}/history`, await test.tokenOf(other)).expect(404);
  await test.get(`${office}/treatments/${id}/history`, await test.tokenOf(await buildPatient(test.knex))).expect(403);
});

it('a pharmacy reads the history of its own record alone', async () => {
  const { id: foreign } = await buildPharmacy(test.knex);
  const own = await buildPharmacyUser(test.knex);
  const as = await test.tokenOf(own);
  expect(await historyOf('pharmacies', own.pharmacyId ?? '', as)).toEqual([]);
  await test.get(`${office}/pharmacies/${foreign}/history`, as).expect(404);
  await test.get(`${office}/patients/${foreign}/history`, as).expect(403);
});

it.each(['nothing-such/5f0c5b4e-7a51-4a4e-9d0a-3f2a5f3d7c11', 'patients/no-id', 'stock/a:b', 'settings/no.such'])('%s has no history', async (path) => {
  const { body, status } = await test.get(`${office}/${path}/history`, token);
  expect(status === 404 || (status === 200 && body.items.length === 0)).toBe(true);
});
