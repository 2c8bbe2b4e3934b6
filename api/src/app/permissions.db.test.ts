import { buildAdmin, buildDoctor, buildPatient, buildPharmacyUser } from '../../../seeds/factories/users.ts';
import { startTestApp, type TestApp } from '../../test/app.ts';
import { about, send, stateOf } from '../../test/permissions/calls.ts';
import { builtWithoutAccount, credentialOf } from '../../test/permissions/machine.ts';
import { samples } from '../../test/permissions/samples.ts';
import type { Caller } from '../../test/permissions/sample.ts';
import { listRoutes } from '../../test/permissions/routes.ts';
import { newId } from '../kernel/ids.ts';
import type { OperationId } from '@blattwerk/contract/operations';
import { permissions, type Permission, type Principal } from './permissions.ts';
import { routing } from './routing.ts';

const routes = listRoutes(routing);
/** Who signs in, or does not. The support view's credential is tested on every operation in features/support-views. */
type Person = Exclude<Principal, 'support'>;
const principals: Person[] = ['visitor', 'patient', 'doctor', 'pharmacy', 'admin', 'machine', 'pharmacy-link'];
/** Reaches that end at other people's records. */
const limited = ['own', 'assigned'];

let test: TestApp;
/** Who is refused: a refusal leaves nothing behind, so one caller of each kind is enough for all. */
const strangers = {} as Record<Person, string | undefined>;
beforeAll(async () => {
  test = await startTestApp({ environment: { STRIPE_API_URL: 'http://127.0.0.1:1' } });
  for (const principal of principals) strangers[principal] = (await newCaller(principal)).token;
});
afterAll(() => test.close());

const builders = { patient: buildPatient, doctor: buildDoctor, pharmacy: buildPharmacyUser, admin: buildAdmin };

const newCaller = async (role: Person): Promise<{ caller: Caller; token: string | undefined }> => {
  if (role === 'visitor') return { caller: { id: newId(), role, email: '', pharmacyId: null }, token: undefined };
  if (role === 'machine' || role === 'pharmacy-link') {
    const caller = await builtWithoutAccount[role](test);
    return { caller, token: await credentialOf(test, caller) };
  }
  const { id, email, pharmacyId } = await builders[role](test.knex);
  return { caller: { id, role, email, pharmacyId }, token: await test.tokenOf({ id }) };
};

const rowOf = (operation: OperationId): Permission => permissions[operation];
const cases = routes.flatMap((route) =>
  route.operation
    ? principals.map((principal) => ({ route, principal, operation: route.operation as OperationId, reach: rowOf(route.operation as OperationId)[principal] }))
    : [],
);

/** Whom an operation refuses. On a public endpoint a feed's key and what a link opened mean nothing: their bearer is a visitor there. */
const refusedBy = (operation: OperationId): Person[] =>
  principals.filter((one) => !rowOf(operation)[one] && !((one === 'machine' || one === 'pharmacy-link') && rowOf(operation).visitor));
const refusals = routes.flatMap((route) =>
  route.operation && refusedBy(route.operation).length > 0 ? [{ route, operation: route.operation, refused: refusedBy(route.operation) }] : [],
);

describe('The permission matrix', () => {
  it('has a row for every endpoint of the router', () => {
    expect(routes.filter(({ operation }) => operation === undefined)).toEqual([]);
  });

  it('has no row without an endpoint', () => {
    const used = new Set(routes.map(({ operation }) => operation));
    expect(Object.keys(permissions).filter((operation) => !used.has(operation as OperationId))).toEqual([]);
  });

  it.each(refusals)('refuses $operation to $refused and writes nothing', async ({ route, operation, refused }) => {
    const allowed = principals.find((one) => rowOf(operation)[one]) ?? 'admin';
    const owner = await newCaller(allowed);
    const call = await samples[operation].call({ app: test, knex: test.knex, caller: owner.caller });
    const before = await stateOf(test);
    const answers: unknown[] = [];
    for (const principal of refused) {
      const { status, body } = await send(test, route, call, strangers[principal]);
      answers.push([principal, status, body.code]);
    }
    expect(answers).toEqual(refused.map((one) => (one === 'visitor' ? [one, 401, 'server.unauthorized'] : [one, 403, 'server.forbidden'])));
    expect(await stateOf(test)).toBe(before);
  });

  it.each(cases.filter(({ reach }) => reach))('allows $operation to a $principal ($reach)', async ({ route, principal, operation }) => {
    const { caller, token } = await newCaller(principal);
    const { call, businessCodes = [] } = samples[operation];
    const answer = await send(test, route, await call({ app: test, knex: test.knex, caller }), token);
    // A redirect is an answer.
    if (answer.status >= 400) expect(businessCodes).toContain(answer.body.code);
  });

  it.each(cases.filter(({ reach }) => reach && limited.includes(reach)))(
    'gives a foreign $principal the same answer to $operation as for a record that does not exist',
    async ({ route, principal, operation }) => {
      const owner = await newCaller(principal);
      const call = await samples[operation].call({ app: test, knex: test.knex, caller: owner.caller });
      if (!call.objectId) return expect(route.path).not.toMatch(/:id/);
      const stranger = await newCaller(principal);
      const before = await stateOf(test);
      const foreign = await send(test, route, call, stranger.token);
      const missing = await send(test, route, about(call, newId()), stranger.token);
      expect(missing.status).toBe(404);
      const { previewCode } = samples[operation];
      if (previewCode) expect([foreign.status, foreign.body.code]).toEqual([403, previewCode]);
      else expect([foreign.status, foreign.body]).toEqual([404, missing.body]);
      expect(await stateOf(test)).toBe(before);
    },
  );
});
