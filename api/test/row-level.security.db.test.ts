import { isDeepStrictEqual } from 'node:util';
import knexFactory, { type Knex } from 'knex';
import { knexConfig } from '../../knexfile.ts';
import { startTestApp, type TestApp } from './app.ts';
import { isFullSize, sized } from './security/size.ts';
import { expected } from './row-security/expected.ts';
import { startProber, type Prober } from './row-security/probe.ts';
import { buildWorld } from './row-security/world.ts';

/** Tables that name a patient or hang on something that does, and stand without row-level security. */
const outside: Record<string, string> = {
  support_views: 'read to find out who asks, before a user is known',
  pharmacy_links: 'read to find out who asks, before a user is known; says nothing about the patient',
  pharmacy_accesses: 'written for refused attempts too, which name no user; says nothing about the patient',
  pharmacy_claims: 'names an address of the pharmacy, nothing of the patient',
};
const pointers = ['patient_id', 'treatment_id', 'health_state_id', 'prescription_id', 'signature_id', 'payment_id', 'sending_id'];

let test: TestApp;
let owner: Knex;
let trx: Knex.Transaction;
let prober: Prober;
beforeAll(async () => {
  test = await startTestApp();
  owner = knexFactory({ ...knexConfig(test.context.config.DATABASE_URL), pool: { min: 0, max: 1 } });
  trx = await owner.transaction();
  const world = await buildWorld(trx);
  // A table with a deferred check that has not run yet cannot be altered.
  await trx.raw('SET CONSTRAINTS ALL IMMEDIATE');
  prober = await startProber(trx, world);
});
afterAll(async () => {
  await trx.rollback();
  await owner.destroy();
  await test.close();
});

const rows = async <Row>(sql: string): Promise<Row[]> => (await trx.raw<{ rows: Row[] }>(sql)).rows;

describe('AUZ-02 row-level security', () => {
  it('stands around every table about patients, but for those that are named here', async () => {
    const tables = await rows<{ name: string }>(
      `SELECT DISTINCT c.relname AS name FROM pg_class c JOIN pg_attribute a ON a.attrelid = c.oid
       WHERE c.relnamespace = 'public'::regnamespace AND c.relkind = 'r' AND NOT c.relrowsecurity AND a.attname IN (${pointers.map((name) => `'${name}'`).join()})`,
    );
    expect(tables.map(({ name }) => name).toSorted()).toEqual(Object.keys(outside).toSorted());
  });

  it('holds for the role that requests run as: it owns nothing and passes by nothing', async () => {
    const roles = await rows(`SELECT rolname, rolsuper, rolbypassrls FROM pg_roles WHERE rolname IN ('blattwerk_app', 'blattwerk_system') ORDER BY 1`);
    expect(roles).toEqual(['blattwerk_app', 'blattwerk_system'].map((rolname) => ({ rolname, rolsuper: false, rolbypassrls: false })));
    expect(await rows(`SELECT FROM pg_class WHERE relowner IN (SELECT oid FROM pg_roles WHERE rolname LIKE 'blattwerk_%')`)).toEqual([]);
    const [{ isSystem }] = (await rows<{ isSystem: boolean }>(`SELECT pg_has_role('blattwerk_app', 'blattwerk_system', 'MEMBER') AS "isSystem"`)) as [
      { isSystem: boolean },
    ];
    expect(isSystem).toBe(false);
  });

  it('lets a request see nothing before its actor is named, and the system everything', async () => {
    await buildWorld(test.knex);
    for (const table of prober.tables) {
      expect([table, await test.context.knex(table).select(test.knex.raw('1'))]).toEqual([table, []]);
      expect([table, (await test.context.systemKnex(table).limit(1)).length]).toEqual([table, 1]);
    }
  });

  it('is the one that is written down, and each of its tables is', () => expect(Object.keys(expected).toSorted()).toEqual(prober.tables));

  it.each(Object.keys(expected))('lets everybody reach of %s exactly what the matrix says', async (table) => {
    expect(await prober.reachOf(table)).toEqual(expected[table]);
  });
});

interface Policy {
  table: string;
  name: string;
  cmd: string;
  qual: string | null;
  check: string | null;
}

/** A step reaches only rows that can be read before and after it: its own conditions say more than that only where they are narrower. */
const narrowerThanReading = [
  'caregivers.link_answers',
  'health_states.patient_corrects',
  'treatment_messages.doctor_marks_read',
  'treatment_messages.patient_marks_read',
  'treatments.admin_reassigns',
];
const impliedByReading = [
  'health_states.patient_corrects',
  'notifications.own_marks',
  'pharmacy_questions.doctor_answers',
  'prescription_deliveries.pharmacy_returns',
  'prescription_deliveries.link_returns',
];
/** Both conditions are the same, and the columns they name cannot be written: each alone refuses what the other one lets through. */
const openedTogether = ['treatment_mentions.doctor_sees'];

interface Mutant {
  what: string;
  table: string;
  sql: string;
}

const conditionsOpened = ({ table, name, cmd, qual, check }: Policy): Mutant[] => [
  ...(qual && qual !== 'true' && (!['UPDATE', 'DELETE'].includes(cmd) || narrowerThanReading.includes(`${table}.${name}`))
    ? [{ what: `${table}: ${name} for every row`, table, sql: `ALTER POLICY ${name} ON ${table} USING (true)` }]
    : []),
  ...(check && check !== 'true' && !impliedByReading.includes(`${table}.${name}`)
    ? [{ what: `${table}: ${name} writes anything`, table, sql: `ALTER POLICY ${name} ON ${table} WITH CHECK (true)` }]
    : []),
];

/** Each rule taken away, and each condition opened. */
const mutantsOf = (policy: Policy): Mutant[] => {
  const { table, name } = policy;
  return [
    { what: `${table}: without ${name}`, table, sql: `DROP POLICY ${name} ON ${table}` },
    ...(openedTogether.includes(`${table}.${name}`)
      ? [{ what: `${table}: ${name} for every row, into any`, table, sql: `ALTER POLICY ${name} ON ${table} USING (true) WITH CHECK (true)` }]
      : conditionsOpened(policy)),
  ];
};

const body = (name: string, returns: string, sql: string): string =>
  `CREATE OR REPLACE FUNCTION ${name} RETURNS ${returns} LANGUAGE sql STABLE SECURITY DEFINER SET search_path = public, pg_temp AS $$ ${sql} $$`;
const mutatedFunctions: Mutant[] = [
  {
    what: 'every patient is every doctor’s',
    table: 'safety_answers',
    sql: body('is_own_patient(patient uuid)', 'boolean', 'SELECT EXISTS (SELECT FROM treatments WHERE patient_id = patient)'),
  },
  {
    what: 'a consultation makes no user a patient',
    table: 'safety_answers',
    sql: body(
      'is_own_patient(patient uuid)',
      'boolean',
      'SELECT EXISTS (SELECT FROM treatments WHERE doctor_id = actor_id() AND patient_id = patient AND false)',
    ),
  },
  {
    what: 'a break-glass needs no reason',
    table: 'health_states',
    sql: body('opened_patient()', 'uuid', `SELECT patient_id FROM treatments WHERE id = nullif(current_setting('app.opened_treatment', true), '')::uuid`),
  },
];

/** In the small size one of this many is tested. */
const every = isFullSize ? 1 : 60;

describe('AUZ-10 the test of row-level security', () => {
  it(
    'notices each rule that is missing and each condition that is open',
    async () => {
      const policies = await rows<Policy>(
        `SELECT tablename AS table, policyname AS name, cmd, qual, with_check AS check FROM pg_policies
       WHERE schemaname = 'public' AND NOT 'blattwerk_system' = ANY (roles) ORDER BY 1, 2`,
      );
      const disabled = prober.tables.map((table) => ({
        what: `${table}: without row-level security`,
        table,
        sql: `ALTER TABLE ${table} DISABLE ROW LEVEL SECURITY`,
      }));
      const all = [...policies.flatMap(mutantsOf), ...disabled, ...mutatedFunctions];
      const unnoticed: string[] = [];
      let planted = 0;
      for (const [index, { what, table, sql }] of all.entries()) {
        if (index % every !== 0) continue;
        planted += 1;
        if (isDeepStrictEqual(await prober.mutated(sql, table), expected[table])) unnoticed.push(what);
      }
      process.stdout.write(`AUZ-10 row-level security: ${planted} mutants of ${all.length} planted, ${planted - unnoticed.length} noticed\n`);
      expect(unnoticed).toEqual([]);
      expect(all.length).toBeGreaterThan(100);
    },
    sized(900_000, 3_600_000),
  );
});
