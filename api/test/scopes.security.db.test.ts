import { createRequire } from 'node:module';
import knexFactory, { type Knex } from 'knex';
import { knexConfig } from '../../knexfile.ts';
import type { OperationId } from '@blattwerk/contract/operations';
import { routing } from '../src/app/routing.ts';
import { linkToken } from '../src/kernel/pharmacy-link-secrets.ts';
import { startTestApp, type TestApp } from './app.ts';
import { send } from './permissions/calls.ts';
import { newCaller, type Person } from './permissions/identities.ts';
import { credentialOf } from './permissions/machine.ts';
import { samples } from './permissions/samples.ts';
import { listRoutes } from './permissions/routes.ts';

interface Condition {
  grouping: string;
  type: string;
  column?: unknown;
}
interface Builder {
  _single: { table?: string };
  _statements: Condition[];
}
type Leaves = (condition: Condition) => boolean;

/** Every query is put into words here: a condition that is taken out beforehand is one that its author forgot. */
const { prototype } = createRequire(import.meta.url)('knex/lib/query/querybuilder.js') as {
  prototype: { toSQL: (this: Builder, ...rest: unknown[]) => unknown };
};
const { toSQL } = prototype;
const forgetting = async <T>(table: string, leaves: Leaves, steps: () => Promise<T>): Promise<T> => {
  prototype.toSQL = function (this: Builder, ...rest: unknown[]): unknown {
    if (this._single.table === table) this._statements = this._statements.filter((one) => one.grouping !== 'where' || !leaves(one));
    return toSQL.apply(this, rest);
  };
  try {
    return await steps();
  } finally {
    prototype.toSQL = toSQL;
  }
};

const on =
  (column: string): Leaves =>
  (condition) =>
    condition.column === column;

/** The conditions that keep a query within the actor's reach, and the operations that go through them. */
const scopes: { what: string; table: string; leaves: Leaves; role: Person; operations: OperationId[]; protecting: string[] }[] = [
  {
    what: 'requests of the patient',
    table: 'treatments',
    leaves: on('treatments.patientId'),
    role: 'patient',
    operations: ['treatments.read-own', 'treatments.cancel', 'treatments.answer', 'treatments.download-invoice', 'treatments.download-letter'],
    protecting: [
      'treatments',
      'treatment_messages',
      'health_states',
      'payments',
      'certificates',
      'invoices',
      'prescriptions',
      'treatment_products',
      'refunds',
      'consultations',
    ],
  },
  {
    what: 'prescriptions of the patient',
    table: 'prescriptions',
    leaves: on('prescriptions.patientId'),
    role: 'patient',
    operations: [
      'prescriptions.read-own',
      'prescriptions.choose-pharmacy',
      'prescriptions.choose-manually',
      'prescriptions.list-pharmacies',
      'prescriptions.download-copy',
    ],
    protecting: ['prescriptions', 'prescription_deliveries', 'files'],
  },
  {
    what: 'prescriptions of the doctor',
    table: 'prescriptions',
    // Own ones, or those of a doctor to stand in for: one condition in brackets.
    leaves: ({ type }) => type === 'whereWrapped',
    role: 'doctor',
    operations: ['prescriptions.show', 'prescriptions.download'],
    protecting: ['prescriptions', 'files'],
  },
  {
    what: 'prescriptions of the pharmacy',
    table: 'prescriptions',
    leaves: on('prescriptions.pharmacyId'),
    role: 'pharmacy',
    operations: [
      'prescriptions.show',
      'prescriptions.download',
      'prescriptions.accept',
      'prescriptions.ready',
      'prescriptions.dispense',
      'prescriptions.return',
    ],
    protecting: ['prescriptions', 'prescription_deliveries', 'files'],
  },
  {
    what: 'prescriptions behind the link',
    table: 'prescriptions',
    leaves: on('prescriptions.sendingId'),
    role: 'pharmacy-link',
    operations: ['pharmacy-access.download', 'pharmacy-access.accept', 'pharmacy-access.ready', 'pharmacy-access.dispense', 'pharmacy-access.return'],
    protecting: ['prescriptions', 'prescription_deliveries', 'sendings', 'files'],
  },
  {
    what: 'letters of the doctor',
    table: 'certificates',
    leaves: on('certificates.doctorId'),
    role: 'doctor',
    operations: ['certificates.download'],
    protecting: ['certificates', 'treatments', 'files'],
  },
];

const routes = listRoutes(routing);
let test: TestApp;
let owner: Knex;
beforeAll(async () => {
  test = await startTestApp({ environment: { STRIPE_API_URL: 'http://127.0.0.1:1' } });
  owner = knexFactory({ ...knexConfig(test.context.config.DATABASE_URL), pool: { min: 0, max: 1 } });
});
afterAll(async () => {
  await owner.destroy();
  await test.close();
});

const setRowSecurity = async (tables: string[], state: 'ENABLE' | 'DISABLE'): Promise<void> => {
  for (const table of tables) await owner.raw(`ALTER TABLE ${table} ${state} ROW LEVEL SECURITY`);
};

const askForeign = async (operation: OperationId, role: Person): Promise<number> => {
  const route = routes.find((one) => one.operation === operation);
  if (!route) throw new Error(`${operation} has no route`);
  const call = await samples[operation].call({ app: test, knex: test.knex, caller: await newCaller(test, role) });
  const stranger = await newCaller(test, role);
  // A link's bearer is refused at another link's address before any query: it asks at its own.
  if (role === 'pharmacy-link') call.params = { ...call.params, token: linkToken(test.context.secrets, stranger.id) };
  return (await send(test, route, call, await credentialOf(test, stranger))).status;
};

describe('AUZ-10 a query that forgets whose rows it may read', () => {
  const cases = scopes.flatMap((scope) => scope.operations.map((operation) => ({ ...scope, operation })));

  it.each(cases)('shows in $operation ($what), when row-level security is off', async ({ table, leaves, role, operation, protecting: tables }) => {
    expect(await askForeign(operation, role)).toBe(404);
    await setRowSecurity(tables, 'DISABLE');
    const noticed = await forgetting(table, leaves, () => askForeign(operation, role)).finally(() => setRowSecurity(tables, 'ENABLE'));
    expect(noticed).not.toBe(404);
  });

  it.each(cases)('is refused by row-level security in $operation ($what)', async ({ table, leaves, role, operation }) => {
    expect(await forgetting(table, leaves, () => askForeign(operation, role))).toBe(404);
  });
});
