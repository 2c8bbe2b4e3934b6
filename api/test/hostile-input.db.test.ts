import { buildAdmin, buildDoctor, buildPatient, buildPharmacyUser } from '../../seeds/factories/users.ts';
import type { OperationId } from '@blattwerk/contract/operations';
import { permissions, type Permission, type Principal } from '../src/app/permissions.ts';
import { routing } from '../src/app/routing.ts';
import { newId } from '../src/kernel/ids.ts';
import { startTestApp, type TestApp } from './app.ts';
import { sized } from './security/size.ts';
import { builtWithoutAccount, credentialOf } from './permissions/machine.ts';
import type { Call, Caller } from './permissions/sample.ts';
import { samples } from './permissions/samples.ts';
import { listRoutes, type Route } from './permissions/routes.ts';

/** Malformed and hostile input of people and programs. */
const hostile: unknown[] = [
  '\u0000',
  '\ud800',
  '💊'.repeat(300),
  "'; DROP TABLE users; --",
  '',
  null,
  -1,
  1e308,
  2 ** 53,
  true,
  [],
  ['x'],
  {},
  'x'.repeat(20_000),
];

const builders = { patient: buildPatient, doctor: buildDoctor, pharmacy: buildPharmacyUser, admin: buildAdmin };
const roles = ['patient', 'doctor', 'pharmacy', 'admin'] as const;

let test: TestApp;
beforeAll(async () => void (test = await startTestApp({ environment: { STRIPE_API_URL: 'http://127.0.0.1:1' } })));
afterAll(() => test.close());
beforeEach(() => test.knex('login_attempts').delete());

const routes = listRoutes(routing).flatMap((route) => (route.operation ? [{ ...route, operation: route.operation }] : []));

const newCaller = async (operation: OperationId): Promise<{ caller: Caller; token: string }> => {
  const row = permissions[operation] as Permission;
  const without = row.machine ? 'machine' : row['pharmacy-link'] ? 'pharmacy-link' : undefined;
  if (without) {
    const caller = await builtWithoutAccount[without](test);
    return { caller, token: await credentialOf(test, caller) };
  }
  const role = roles.find((one) => (permissions[operation] as Permission)[one as Principal]) ?? 'admin';
  const { id, email, pharmacyId } = await builders[role](test.knex);
  return { caller: { id, role, email, pharmacyId }, token: await test.tokenOf({ id }) };
};

/** The value with one leaf after the other replaced, and with a key too many. */
const mutations = (value: unknown, by: unknown): unknown[] => {
  if (Array.isArray(value)) return [by, ...value.flatMap((one, at) => mutations(one, by).map((other) => value.with(at, other)))];
  if (typeof value !== 'object' || value === null) return [by];
  const changed = Object.entries(value).flatMap(([key, one]) => mutations(one, by).map((other) => ({ ...value, [key]: other })));
  return [...changed, { ...value, ['__proto__x']: by, constructor: by }];
};

const addressOf = ({ path }: Route, params: Record<string, string> = {}, query: Record<string, string> = {}): string =>
  `${path.replaceAll(/:(\w+)/g, (_all, name: string) => encodeURIComponent(params[name] ?? newId()))}?${new URLSearchParams(query)}`;

const hostileTexts = ['\u0000', "'; DROP TABLE users; --", '-1', '1e308', 'null', 'x'.repeat(1500)];

const officeQuery = ['page', 'pageSize', 'sort', 'filters'];
const clientQuery = ['page', 'pageSize', 'sort', 'q', 'zipCode', 'radiusKm', 'category', 'thcMin', 'priceMin', 'treatmentId', 'slug', 'domain', 'limit'];
/** Lists and searches; what gives one file asks for nothing else. */
const queryOf = ({ path }: Route): string[] => (/download|\/:/.test(path) ? [] : path.includes('/backoffice/') ? officeQuery : clientQuery);

/** The small size puts every 48th value at a place, and other values at the next place. */
const step = sized(48, 1);
const isTaken = (value: number, place: number): boolean => (value + place) % step === 0;

const withTexts = (names: string[]): [name: string, by: string][] =>
  names.flatMap((name, place) => hostileTexts.filter((_text, value) => isTaken(value, place)).map((by): [string, string] => [name, by]));

/** The broken forms of one valid call. */
const brokenCalls = (route: Route, { params = {}, query = {}, body }: Call): { address: string; body: unknown }[] => [
  ...(route.method === 'get' ? [] : hostile.flatMap((by, value) => mutations(body ?? {}, by).filter((_one, place) => isTaken(value, place)))).map((one) => ({
    address: addressOf(route, params, query),
    body: one,
  })),
  ...withTexts(Object.keys(params)).map(([name, by]) => ({ address: addressOf(route, { ...params, [name]: by }, query), body: body ?? {} })),
  ...(route.method === 'get' ? withTexts(queryOf(route)).map(([name, by]) => ({ address: addressOf(route, params, { ...query, [name]: by }), body: {} })) : []),
];

/** In the small size every second operation. */
const attacked = routes.filter((_route, place) => step === 1 || place % 2 === 0);

it.each(attacked)('$operation answers broken input with what is wrong', async (route) => {
  const { caller, token } = await newCaller(route.operation);
  const call = await samples[route.operation].call({ app: test, knex: test.knex, caller });
  const worst: string[] = [];
  for (const { address, body } of brokenCalls(route, call)) {
    const request = route.method === 'get' ? test.get(address, token) : test.send(route.method, address, body as object, token);
    const answer = await request;
    if (answer.status >= 500) worst.push(`${answer.status} ${answer.body.code} ${address} ${JSON.stringify(body).slice(0, 200)}`);
  }
  expect(worst).toEqual([]);
  expect(Object.keys(Object.prototype)).toEqual([]);
});
