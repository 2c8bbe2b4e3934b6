import { errors, type ErrorCode } from '@blattwerk/contract/errors';
import type { Response } from 'supertest';
import { buildTreatment } from '../../seeds/factories/treatments.ts';
import type { OperationId } from '@blattwerk/contract/operations';
import { permissions, type Permission, type Reach } from '../src/app/permissions.ts';
import { routing } from '../src/app/routing.ts';
import { newId } from '../src/kernel/ids.ts';
import { startTestApp, type TestApp } from './app.ts';
import { about, stateOf, send } from './permissions/calls.ts';
import { buildIdentities, newCaller, type Identity, type Person } from './permissions/identities.ts';
import { credentialOf } from './permissions/machine.ts';
import type { Call, Caller } from './permissions/sample.ts';
import { samples } from './permissions/samples.ts';
import { listRoutes, type Route } from './permissions/routes.ts';
import { isFullSize, sized } from './security/size.ts';

type Asked = Route & { operation: OperationId };
const routes = listRoutes(routing).filter((route): route is Asked => route.operation !== undefined && !('support' in permissions[route.operation]));
const people: Person[] = ['visitor', 'patient', 'doctor', 'pharmacy', 'admin', 'machine', 'pharmacy-link'];
const rowOf = (operation: OperationId): Permission => permissions[operation];

/** Whose record a call is about, seen from who calls. */
const relations = ['own', 'foreign', 'assigned', 'pool', 'other doctor’s', 'missing', 'malformed'] as const;
type Relation = (typeof relations)[number];

let test: TestApp;
let identities: Identity[];
let calls = 0;
beforeAll(async () => {
  test = await startTestApp({ environment: { STRIPE_API_URL: 'http://127.0.0.1:1' } });
  identities = await buildIdentities(test);
});
afterAll(async () => {
  process.stdout.write(`AUZ: ${calls} calls over ${routes.length} operations, ${identities.length} identities, ${relations.length} relations\n`);
  await test.close();
});

const sampleFor = async (operation: OperationId, caller: Caller): Promise<Call> => samples[operation].call({ app: test, knex: test.knex, caller });

/** Who owns the record of a relation. */
const ownerOf = async (operation: OperationId, relation: Relation, caller: Caller): Promise<Caller> => {
  const row = rowOf(operation);
  const isAllowed = row[caller.role] !== undefined && caller.role !== 'visitor';
  const fallback = people.find((one) => one !== 'visitor' && row[one]) ?? 'admin';
  if (relation === 'other doctor’s' || (relation === 'assigned' && caller.role !== 'doctor')) return newCaller(test, row.doctor ? 'doctor' : fallback);
  if (relation === 'foreign') return newCaller(test, isAllowed ? (caller.role as Person) : fallback);
  return isAllowed ? caller : newCaller(test, fallback);
};

interface Target {
  call: Call;
  /** Whether the record is the caller's own, or that of no particular user. */
  isOwn: boolean;
}

/** The call of a relation, and undefined where an operation is about no record and the relation says nothing. */
const targetOf = async ({ operation }: Asked, relation: Relation, caller: Caller): Promise<Target | undefined> => {
  const owner = await ownerOf(operation, relation, caller);
  const call = await sampleFor(operation, owner);
  const isOwn = owner.id === caller.id;
  if (relation === 'own') return { call, isOwn };
  if (!call.objectId) return undefined;
  if (relation === 'missing') return { call: about(call, newId()), isOwn: false };
  if (relation === 'malformed') return { call: about(call, 'kein-uuid'), isOwn: false };
  if (relation !== 'pool') return { call, isOwn };
  if (!operation.startsWith('treatments.')) return undefined;
  return { call: about(call, (await buildTreatment(test.knex, { status: 'in-review' })).id), isOwn: false };
};

/** What the matrix says to a call: a failure's code, several that may be, or that it is let through. */
type Verdict = { refused: ErrorCode } | { status: number } | 'through';

const isPublic = (operation: OperationId): boolean => rowOf(operation).visitor !== undefined;

/** Deny first: who may not sign in, then what the role may not do, then whose record it is. */
const verdictOf = ({ operation }: Asked, { caller, shut }: Identity, relation: Relation, isOwn: boolean): Verdict => {
  if (shut && !isPublic(operation)) return { refused: shut };
  // A feed's key and what a link opened are no credentials of the front ends: where everybody may ask, their bearer is anybody.
  const isAnybody = shut !== undefined || ((caller.role === 'machine' || caller.role === 'pharmacy-link') && isPublic(operation));
  const reach: Reach | undefined = rowOf(operation)[isAnybody ? 'visitor' : caller.role];
  if (!reach) return { refused: 'server.forbidden' };
  if (relation === 'malformed') return { status: samples[operation].isNamed ? 404 : 400 };
  if (relation === 'missing') return { status: 404 };
  if (reach === 'any' || reach === 'metadata' || isOwn || relation === 'own') return 'through';
  const { previewCode } = samples[operation];
  const isTreatment = operation.startsWith('treatments.');
  if (reach === 'pool' && isTreatment) return 'through';
  return previewCode && caller.role === 'doctor' ? { refused: previewCode as ErrorCode } : { status: 404 };
};

const matches = (verdict: Verdict, { status, body }: Response, operation: OperationId): boolean => {
  const { businessCodes = [] } = samples[operation];
  if (verdict === 'through') return status < 400 || businessCodes.includes(body.code);
  if ('status' in verdict) return status === verdict.status;
  return status === errors[verdict.refused].status && body.code === verdict.refused;
};

/** Each call that gets in has an actor of its own: what one call leaves behind is nothing to the next. */
const freshly = async (identity: Identity): Promise<Identity> => {
  if (identity.shut) return identity;
  const caller = await newCaller(test, identity.caller.role as Person);
  return { ...identity, caller, token: await credentialOf(test, caller) };
};

const words = (verdict: Verdict): string => (verdict === 'through' ? 'through' : 'status' in verdict ? String(verdict.status) : verdict.refused);

/**
 * The small size takes every third operation, and one identity and one relation after the other from operation to operation
 * (`permissions.db.test.ts` has every operation, with every role's own and foreign records); the full one all of them everywhere.
 */
const callersOf = (index: number): Identity[] => (isFullSize ? identities : identities.filter((_one, place) => (place + index) % 16 === 0));
const asked = routes.map((route, index) => ({ ...route, index })).filter(({ index }) => isFullSize || index % 3 === 0);
const relationsOf = (index: number): readonly Relation[] => (isFullSize ? relations : [relations[index % relations.length] ?? 'own']);

describe('AUZ-01 AUZ-02 AUZ-03 every operation, asked by everybody about every kind of record', () => {
  it.each(asked)('answers $operation as the matrix says, and a refusal writes nothing', async (route) => {
    const wrong: string[] = [];
    for (const kind of callersOf(route.index)) {
      for (const relation of relationsOf(route.index)) {
        const identity = await freshly(kind);
        const asker = identity.shut ? await newCaller(test, identity.caller.role as Person) : identity.caller;
        const target = await targetOf(route, relation, asker);
        if (!target) continue;
        const verdict = verdictOf(route, identity, relation, target.isOwn);
        const isRefused = verdict !== 'through';
        const before = isRefused || route.method !== 'get' ? await stateOf(test) : '';
        const answer = await send(test, route, target.call, identity.token);
        calls += 1;
        if (!matches(verdict, answer, route.operation))
          wrong.push(`${identity.name}, ${relation}: ${words(verdict)}, but ${answer.status} ${String(answer.body?.code)}`);
        // Also what the matrix lets through and the business refuses: 409, 422.
        const isRefusal = answer.status >= 400 && answer.status < 500;
        const after = before && isRefusal ? await stateOf(test) : before;
        if (after !== before)
          wrong.push(`${identity.name}, ${relation}: refused with ${answer.status} ${String(answer.body?.code)}, and yet something was written: ${after}`);
      }
    }
    expect(wrong).toEqual([]);
  });
});

const limited = routes.filter(({ operation }) => Object.values(rowOf(operation)).some((reach) => reach === 'own' || reach === 'assigned'));
const changing = ['x-request-id', 'date', 'content-security-policy'];
const seen = ({ status, body, headers }: Response): object => ({
  status,
  body,
  headers: Object.fromEntries(Object.entries(headers as Record<string, string>).filter(([name]) => !changing.includes(name))),
});

/** For every role that reaches its own records alone: another user's, and none, with the credential that asks for both. */
const strangersOf = async (route: Asked): Promise<{ foreign: Call; missing: Call; token: string | undefined }[]> => {
  const pairs = [];
  for (const role of people) {
    const reach = rowOf(route.operation)[role];
    if (role === 'visitor' || (reach !== 'own' && reach !== 'assigned') || samples[route.operation].previewCode) continue;
    const foreign = await sampleFor(route.operation, await newCaller(test, role));
    if (foreign.objectId) pairs.push({ foreign, missing: about(foreign, newId()), token: await credentialOf(test, await newCaller(test, role)) });
  }
  return pairs;
};

const median = (values: number[]): number => values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)] ?? Number.NaN;

describe('AUZ-04 a foreign record', () => {
  it.each(limited.filter((_route, index) => isFullSize || index % 24 === 0))(
    'of $operation answers like a missing one: status, body and headers',
    async (route) => {
      for (const { foreign, missing, token } of await strangersOf(route)) {
        const answer = await send(test, route, foreign, token);
        expect(seen(answer)).toEqual(seen(await send(test, route, missing, token)));
        expect(answer.status).toBe(404);
      }
    },
  );

  // Times of a busy machine differ by themselves: only the full run, on one at rest, looks at them.
  if (isFullSize)
    it.each(limited)('of $operation takes as long as a missing one', async (route) => {
      for (const { token, ...calls } of await strangersOf(route)) {
        const times = { foreign: [] as number[], missing: [] as number[] };
        for (let round = 0; round < 200; round += 1)
          for (const which of round % 2 ? (['foreign', 'missing'] as const) : (['missing', 'foreign'] as const)) {
            const asked = performance.now();
            await send(test, route, calls[which], token);
            times[which].push(performance.now() - asked);
          }
        expect(Math.abs(median(times.foreign) - median(times.missing))).toBeLessThan(5);
      }
    });
});

describe('AUZ-06 a token in hand', () => {
  const rounds = sized(3, 500);
  const doors: Record<string, string> = {
    patient: '/api/v1/clients/iam/profile',
    doctor: '/api/v1/backoffice/treatments',
    pharmacy: '/api/v1/backoffice/prescriptions',
  };

  it.each([
    ['banned', 'patient', { status: 'banned' }, 403],
    ['deleted', 'patient', { status: 'deleted' }, 401],
    ['deactivated', 'doctor', { status: 'inactive' }, 403],
    ['banned', 'pharmacy', { status: 'banned' }, 403],
    ['no longer confirmed', 'patient', { mailConfirmedAt: null }, 403],
  ] as const)('of a user who was %s (%s) opens nothing from the next call on', async (_what, role, change, status) => {
    const caller = await newCaller(test, role);
    const token = await test.tokenOf(caller);
    for (let round = 0; round < rounds; round += 1) {
      await test.knex('users').where({ id: caller.id }).update({ status: 'active', mailConfirmedAt: test.clock.now() });
      await test.get(doors[role] ?? '', token).expect(200);
      await test.knex('users').where({ id: caller.id }).update(change);
      await test.get(doors[role] ?? '', token).expect(status);
    }
  });

  it('of a doctor shows nothing of a patient any more when the request goes to another user', async () => {
    const [doctor, other] = [await newCaller(test, 'doctor'), await newCaller(test, 'doctor')];
    const token = await test.tokenOf(doctor);
    for (let round = 0; round < rounds; round += 1) {
      const treatment = await buildTreatment(test.knex, { status: 'approved', doctorId: doctor.id });
      await test.get(`/api/v1/backoffice/patients/${treatment.patientId}`, token).expect(200);
      await test.knex('treatments').where({ id: treatment.id }).update({ doctorId: other.id });
      await test.get(`/api/v1/backoffice/patients/${treatment.patientId}`, token).expect(404);
      await test.get(`/api/v1/backoffice/treatments/${treatment.id}`, token).expect(404);
    }
  });

  it('of a user whose role has changed has the new role’s rights and none of the old', async () => {
    const doctor = await newCaller(test, 'doctor');
    const token = await test.tokenOf(doctor);
    await test.get('/api/v1/backoffice/treatments', token).expect(200);
    await test.knex('users').where({ id: doctor.id }).update({ role: 'patient', bornOn: '1980-01-01' });
    await test.get('/api/v1/backoffice/treatments', token).expect(403);
  });
});

/** Where everybody may ask, a feed's key and what a link opened count for nothing and their bearer is a visitor: letting them in as well changes no answer. */
const isEquivalent = ({ role, reach, route }: { role: Person; reach: Reach | undefined; route: Asked }): boolean =>
  (role === 'machine' || role === 'pharmacy-link') && reach === undefined && isPublic(route.operation);

describe('AUZ-10 the test of the matrix', () => {
  const all = routes.flatMap((route) => people.map((role) => ({ route, role, reach: rowOf(route.operation)[role] })));
  const cells = all.filter((cell) => !isEquivalent(cell));
  const table = permissions as unknown as Record<string, Permission>;
  /**
   * Refused all the same with the matrix open: the policy of a prescription lets its pharmacy alone act, and the history of a record and who has it
   * open are for who sees its list, which none of these does.
   */
  const heldTwice = [
    ...['accept', 'prepare', 'ready', 'undo-ready', 'dispense', 'return'].map(
      (action) => `prescriptions.${action}: admin let in, answers 403 server.forbidden`,
    ),
    ...['machine', 'patient', 'pharmacy-link'].map((role) => `presence.stay: ${role} let in, answers 403 server.forbidden`),
    'record-history.read: machine let in, answers 403 server.forbidden',
  ];

  it(
    'notices every principal wrongly allowed, and every one wrongly refused',
    async () => {
      const unnoticed: string[] = [];
      // A matrix that was tampered with answers what no operation declares.
      test.app.locals['onUndeclaredError'] = undefined;
      const planted = cells.filter((_cell, index) => isFullSize || index % 200 === 0);
      for (const { route, role, reach } of planted) {
        const { operation } = route;
        const row = rowOf(operation);
        const identity: Identity = {
          name: role,
          caller: await newCaller(test, role),
          token: undefined,
          shut: role === 'visitor' ? 'server.unauthorized' : undefined,
        };
        if (role !== 'visitor') identity.token = await credentialOf(test, identity.caller);
        const target = await targetOf(route, 'own', identity.caller);
        const verdict = verdictOf(route, identity, 'own', true);
        const { [role]: _removed, ...without } = row;
        table[operation] = reach ? without : { ...row, [role]: 'any' };
        const answer = await send(test, route, target?.call ?? {}, identity.token);
        table[operation] = row;
        if (matches(verdict, answer, operation))
          unnoticed.push(`${operation}: ${role} ${reach ? 'left out' : 'let in'}, answers ${answer.status} ${String(answer.body?.code)}`);
      }
      const equivalent = all.length - cells.length;
      process.stdout.write(
        `AUZ-10 matrix: ${planted.length} mutants of ${cells.length} planted, ${planted.length - unnoticed.length} noticed; ${equivalent} more change no answer\n`,
      );
      expect(unnoticed.filter((one) => !heldTwice.includes(one))).toEqual([]);
    },
    sized(600_000, 3_600_000),
  );
});
