import { buildAdmin, buildDoctor, buildPatient, buildPharmacyUser } from '../../../seeds/factories/users.ts';
import { startTestApp, type TestApp } from '../../test/app.ts';
import { about, send, stateOf } from '../../test/permissions/calls.ts';
import { builtWithoutAccount, credentialOf } from '../../test/permissions/machine.ts';
import { samples } from '../../test/permissions/samples.ts';
import type { Call, Caller } from '../../test/permissions/sample.ts';
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
/** Who is refused, or owns nothing: neither leaves anything behind, so one caller of each kind is enough for all. */
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

/** Whom an operation refuses. On a public endpoint a feed's key and what a link opened mean nothing: their bearer is a visitor there. */
const refusedBy = (operation: OperationId): Person[] =>
  principals.filter((one) => !rowOf(operation)[one] && !((one === 'machine' || one === 'pharmacy-link') && rowOf(operation).visitor));
/** Who asks first is the owner of what all that are refused ask for. */
const cases = routes.flatMap((route) => {
  const { operation } = route;
  if (!operation) return [];
  const allowed = principals.filter((one) => rowOf(operation)[one]);
  // What only a support view may: a record of an administrator's, which all are refused.
  const owners: Person[] = allowed.length > 0 ? allowed : ['admin'];
  return owners.map((principal, at) => ({ route, principal, operation, reach: rowOf(operation)[principal], refused: at === 0 ? refusedBy(operation) : [] }));
});

type Case = (typeof cases)[number];

/** A person of a refused kind asks for the owner's record. */
const expectRefused = async ({ route, refused }: Case, call: Call): Promise<void> => {
  if (refused.length === 0) return;
  const before = await stateOf(test);
  const answers: unknown[] = [];
  for (const principal of refused) {
    const { status, body } = await send(test, route, call, strangers[principal]);
    answers.push([principal, status, body.code]);
  }
  expect(answers).toEqual(refused.map((one) => (one === 'visitor' ? [one, 401, 'server.unauthorized'] : [one, 403, 'server.forbidden'])));
  expect(await stateOf(test)).toBe(before);
};

/** Another person of the owner's kind asks for it: the same answer as for a record that does not exist. */
const expectUnknown = async ({ route, operation, principal }: Case, call: Call): Promise<void> => {
  if (!call.objectId) return expect(route.path).not.toMatch(/:id/);
  const before = await stateOf(test);
  const foreign = await send(test, route, call, strangers[principal]);
  const missing = await send(test, route, about(call, newId()), strangers[principal]);
  expect(missing.status).toBe(404);
  const { previewCode } = samples[operation];
  if (previewCode) expect([foreign.status, foreign.body.code]).toEqual([403, previewCode]);
  else expect([foreign.status, foreign.body]).toEqual([404, missing.body]);
  expect(await stateOf(test)).toBe(before);
};

describe('The permission matrix', () => {
  it('has a row for every endpoint of the router', () => {
    expect(routes.filter(({ operation }) => operation === undefined)).toEqual([]);
  });

  it('has no row without an endpoint', () => {
    const used = new Set(routes.map(({ operation }) => operation));
    expect(Object.keys(permissions).filter((operation) => !used.has(operation as OperationId))).toEqual([]);
  });

  // One record for all: what is refused leaves it as it was, so that its owner is let through afterwards.
  it.each(cases)('allows $operation to a $principal ($reach), and refuses it to $refused', async (one) => {
    const { route, principal, operation, reach } = one;
    const { caller, token } = await newCaller(principal);
    const { call: sample, businessCodes = [] } = samples[operation];
    const call = await sample({ app: test, knex: test.knex, caller });
    await expectRefused(one, call);
    if (!reach) return;
    if (limited.includes(reach)) await expectUnknown(one, call);
    const answer = await send(test, route, call, token);
    // A redirect is an answer.
    if (answer.status >= 400) expect(businessCodes).toContain(answer.body.code);
  });
});
