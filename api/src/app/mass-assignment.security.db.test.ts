import type { OperationId } from '@blattwerk/contract/operations';
import type { z } from 'zod';
import { addressOf, newCaller, rolesOf, type KnownRoute } from '../../test/security/call.ts';
import { databaseState } from '../../test/security/database-state.ts';
import { isFullSize } from '../../test/security/size.ts';
import { startTestApp, type TestApp } from '../../test/app.ts';
import { samples } from '../../test/permissions/samples.ts';
import { listRoutes } from '../../test/permissions/routes.ts';
import { routing } from './routing.ts';

let test: TestApp;
let columns: string[];
beforeAll(async () => {
  test = await startTestApp({ environment: { STRIPE_API_URL: 'http://127.0.0.1:1' } });
  const names = await test.knex('information_schema.columns').where({ tableSchema: 'public' }).distinct<{ columnName: string }[]>('columnName');
  const camel = names.map(({ columnName }) => columnName.replaceAll(/_(\w)/g, (_all, letter: string) => letter.toUpperCase()));
  columns = [
    ...new Set([
      ...camel,
      ...names.map(({ columnName }) => columnName),
      'isMailConfirmed',
      'verified',
      'isAdmin',
      'user',
      'treatment',
      '$set',
      '#ref',
      '#dbRef',
    ]),
  ];
});
afterAll(() => test.close());

const routes = listRoutes(routing).flatMap((route) => (route.operation ? [{ ...route, operation: route.operation } satisfies KnownRoute] : []));
const writing = routes.filter(({ method, path }) => method !== 'get' && !path.includes('/webhooks/'));

const schemaOf = ({ path, method }: KnownRoute): z.ZodType => {
  const endpoint = routing[`${method} ${path}`];
  if (!endpoint || !('inputSchema' in endpoint)) throw new Error(`${method} ${path} is not in the routing`);
  return endpoint.inputSchema as z.ZodType;
};

/** Columns that no request may write by naming them, whatever the shape allows. */
const never = ['id', 'passwordHash', 'createdAt', 'mailConfirmedAt', 'isMailConfirmed', 'patientId', 'amountCents', 'revokedAt', 'refreshHash', 'submittedAt'];

/** The record that a call is about, where its address does not name it but its body does. */
const addressed: Partial<Record<OperationId, string>> = { 'consultations.open': 'patientId', 'video-rooms.create-ticket': 'id' };

/** That a pharmacy's key was used is noted before what it sends is read. */
const notedOfKeys = ['feed_key_uses', 'login_attempts'];

it.each(writing)('MAS-01 $operation drops or refuses each column that it does not name', async (route) => {
  const role = rolesOf(route.operation)[0] ?? 'patient';
  const { caller, token } = await newCaller(test, role);
  const call = await samples[route.operation].call({ app: test, knex: test.knex, caller });
  const schema = schemaOf(route);
  const valid = { ...call.params, ...call.body };
  const named = new Set(Object.keys(valid));
  const [taken, refused]: [string[], string[]] = [[], []];
  // The others are of use to the full size alone, which sends them.
  for (const column of columns.filter((one) => !named.has(one) && (isFullSize || never.includes(one)))) {
    const parsed = await schema.safeParseAsync({ ...valid, [column]: 'admin' });
    if (!parsed.success) refused.push(column);
    else if (column in (parsed.data as object)) taken.push(column);
  }
  expect(taken.filter((column) => never.includes(column))).toEqual([]);
  expect([...named].filter((column) => never.includes(column) && column !== addressed[route.operation] && !(column in (call.params ?? {})))).toEqual([]);
  if (!isFullSize) return;
  const noted = role === 'machine' ? notedOfKeys : [];
  const before = await databaseState(test.knex, noted);
  const otherwise: string[] = [];
  for (const column of refused) {
    const answer = await test.send(route.method as 'post', addressOf(route, call), { ...call.body, [column]: 'admin' }, token);
    // A file, or a body where none is read: no column of it is input.
    if (column === refused[0] && answer.status < 400) return;
    if (answer.status !== 400) otherwise.push(`${column}: ${answer.status} ${String(answer.body?.code)}`);
  }
  expect(otherwise).toEqual([]);
  expect(await databaseState(test.knex, noted)).toEqual(before);
});
