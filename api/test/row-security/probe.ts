import type { Knex } from 'knex';
import pg from 'pg';
import { additions, changes } from './attempted-writes.ts';
import { linkHashOf, stories, type World } from './world.ts';

/** To whose patient a row belongs; tables that do not say it themselves say it through another. */
const ofTreatment = '(SELECT patient_id FROM treatments WHERE treatments.id = treatment_id)';
const ofPayment = '(SELECT patient_id FROM payments WHERE payments.id = payment_id)';
const patientOf: Record<string, string> = {
  treatment_products: ofTreatment,
  treatment_mentions: ofTreatment,
  treatment_messages: ofTreatment,
  treatment_pauses: ofTreatment,
  follow_ups: ofTreatment,
  held_decisions: ofTreatment,
  treatment_drafts: ofTreatment,
  certificates: ofTreatment,
  invoices: ofTreatment,
  letter_corrections: ofTreatment,
  prescription_deliveries: '(SELECT patient_id FROM prescriptions WHERE prescriptions.id = prescription_id)',
  prescription_events: '(SELECT patient_id FROM prescriptions WHERE prescriptions.id = prescription_id)',
  delivery_tasks: '(SELECT patient_id FROM sendings WHERE sendings.id = sending_id)',
  signature_files: '(SELECT patient_id FROM signatures WHERE signatures.id = signature_id)',
  refunds: ofPayment,
  disputes: ofPayment,
  balance_transactions: '(SELECT patient_id FROM payments WHERE payments.id::text = source)',
  reconciliations: `(SELECT patient_id FROM payments WHERE payments.id::text = differences -> 0 ->> 'payment')`,
  ledger_transactions: ofPayment,
  ledger_entries: `(SELECT patient_id FROM payments JOIN ledger_transactions ON payment_id = payments.id WHERE ledger_transactions.id = transaction_id)`,
  // A proof of deletion belongs to nobody: its name says with whose rows it was made.
  files: `coalesce(owner_id, left(filename, 36)::uuid)`,
  data_exports: 'user_id',
  sealed_records: 'user_id',
  saved_searches: 'user_id',
  notifications: 'recipient_id',
  notification_preferences: 'user_id',
  suppressed_addresses: '(SELECT id FROM users WHERE lower(users.email) = address)',
  push_devices: 'user_id',
  noted_products: 'user_id',
  invitations: 'inviter_id',
  // A doctor's own, about no patient: the title says with whose request it was made.
  text_blocks: 'title::uuid',
  list_exports: `(asked ->> 'q')::uuid`,
  bulk_actions: `(given ->> 'q')::uuid`,
};

/** Where rows of one table and person are told apart. */
const kindOf: Record<string, string> = { treatment_messages: 'kind', files: 'kind', health_states: 'status', invitations: 'role', caregivers: 'status' };

export interface Identity {
  name: string;
  settings: Record<string, string>;
}

/** Every actor that a transaction can name, and none. */
export const identitiesOf = ({ patients, treatments, doctors, pharmacies, sendings, admin, stranger }: World): Identity[] => {
  const named = (name: string, role: string, id: string, more: Record<string, string> = {}): Identity => ({
    name,
    settings: { 'app.actor_role': role, 'app.actor_id': id, ...more },
  });
  return [
    { name: 'nobody', settings: {} },
    ...stories.map((story) => named(`patient ${story}`, 'patient', patients[story])),
    named('patient stranger', 'patient', stranger),
    ...(['first', 'other', 'stranger'] as const).map((which) => named(`doctor ${which}`, 'doctor', doctors[which])),
    ...(['first', 'other'] as const).map((which) => named(`pharmacy ${which}`, 'pharmacy', newPharmacist, { 'app.pharmacy_id': pharmacies[which] })),
    ...(['decided', 'returned'] as const).map((story) => ({
      name: `link ${story}`,
      settings: { 'app.actor_role': 'pharmacy-link', 'app.pharmacy_id': pharmacies.first, 'app.sending_id': sendings[story] },
    })),
    named('admin', 'admin', admin),
    named('admin without a reason', 'admin', admin, { 'app.opened_treatment': treatments.decided }),
    named('admin with a reason', 'admin', admin, { 'app.opened_treatment': treatments.decided, 'app.opened_reason': 'Beschwerde' }),
    named('patient with a reason', 'patient', stranger, { 'app.opened_treatment': treatments.decided, 'app.opened_reason': 'Neugier' }),
    { name: 'support view', settings: { 'app.actor_role': 'support', 'app.actor_id': '' } },
    {
      name: 'holder of a link',
      settings: {
        'app.actor_role': 'visitor',
        'app.actor_id': '',
        'app.invitation': linkHashOf(patients.decided),
        'app.caregiver_link': linkHashOf(patients.decided),
        'app.withdrawal': patients.decided,
        'app.contact_request': patients.decided,
      },
    },
    named('patient invited', 'patient', stranger, { 'app.caregiver_link': linkHashOf(patients.decided) }),
    named('patient with another’s link', 'patient', newPharmacist, { 'app.caregiver_link': linkHashOf(patients.decided) }),
    { name: 'visitor', settings: { 'app.actor_role': 'visitor', 'app.actor_id': '' } },
  ];
};
const newPharmacist = '00000000-0000-7000-8000-000000000001';

interface Row {
  label: string;
  place: string;
  json: string;
}

const literal = (value: string): string => pg.escapeLiteral(value);

/** Every row of a table by whose it is, read by the owner. */
const rowsOf = async (trx: Knex, world: World, table: string): Promise<Row[]> => {
  const { rows } = await trx.raw<{ rows: { place: string; patient: string; kind: string | null; json: string }[] }>(
    `SELECT ctid::text AS place, ${patientOf[table] ?? 'patient_id'} AS patient, ${kindOf[table] ?? 'NULL'} AS kind, to_jsonb(${table})::text AS json FROM ${table} ORDER BY ctid`,
  );
  return rows.flatMap(({ place, patient, kind, json }) => {
    const story = stories.find((one) => world.patients[one] === patient);
    return story ? [{ label: kind ? `${story}/${kind}` : story, place, json }] : [];
  });
};

interface Attempt {
  /** What is tried with whose row. */
  verb: string;
  label: string;
  sql: string;
}

const attemptsOf = (world: World, table: string, column: string, rows: Row[]): Attempt[] =>
  rows.flatMap(({ label, place, json }) => {
    const at = `WHERE ctid = ${literal(place)}::tid`;
    const insert = (more: object): string =>
      `INSERT INTO ${table} OVERRIDING SYSTEM VALUE SELECT (jsonb_populate_record(NULL::${table}, ${literal(json)}::jsonb || ${literal(JSON.stringify(more))}::jsonb)).*`;
    return [
      { verb: 'reads', label, sql: `SELECT FROM ${table} ${at}` },
      { verb: 'adds', label, sql: insert({}) },
      ...(additions[table]?.(world, JSON.parse(json) as Record<string, unknown>) ?? []).map((more, index) => ({
        verb: `adds ${index + 1}`,
        label,
        sql: insert(more),
      })),
      { verb: 'changes', label, sql: `UPDATE ${table} SET ${column} = ${column} ${at}` },
      ...(changes[table]?.(world) ?? []).map((set, index) => ({ verb: `changes ${index + 1}`, label, sql: `UPDATE ${table} SET ${set} ${at}` })),
      { verb: 'removes', label, sql: `DELETE FROM ${table} ${at}` },
    ];
  });

/**
 * Tries each function of `makeAttempts` as each identity and rolls it back: the number of rows, or the code of the error. A statement that fails by
 * a constraint was let through by row-level security. Made and dropped with the transaction of a test.
 */
const prober = `
  CREATE FUNCTION probe(identities jsonb, attempts text[]) RETURNS jsonb LANGUAGE plpgsql AS $$
  DECLARE identity jsonb; setting record; attempt text; touched bigint; answers text[]; everybody jsonb := '[]';
  BEGIN
    FOR identity IN SELECT jsonb_array_elements(identities) LOOP
      BEGIN
        FOR setting IN SELECT * FROM jsonb_each_text(identity) LOOP PERFORM set_config(setting.key, setting.value, true); END LOOP;
        PERFORM set_config('role', 'blattwerk_app', true);
        answers := '{}';
        FOREACH attempt IN ARRAY attempts LOOP
          BEGIN
            EXECUTE 'SELECT ' || attempt || '()' INTO touched;
            RAISE EXCEPTION USING ERRCODE = 'PB000', MESSAGE = touched::text;
          EXCEPTION
            WHEN SQLSTATE 'PB000' THEN answers := answers || SQLERRM;
            WHEN OTHERS THEN answers := answers || SQLSTATE;
          END;
        END LOOP;
        RAISE EXCEPTION USING ERRCODE = 'PB001', MESSAGE = array_to_json(answers)::text;
      EXCEPTION WHEN SQLSTATE 'PB001' THEN everybody := everybody || jsonb_build_array(SQLERRM::jsonb);
      END;
    END LOOP;
    RETURN everybody;
  END $$`;

const nameOf = (table: string, index: number): string => `attempt_${table}_${index}`;

/** A function for each statement: its plan is made once and not once for each identity, and again only when a policy changes. */
const makeAttempts = async (trx: Knex, table: string, attempts: Attempt[]): Promise<void> => {
  const functions = attempts.map(
    ({ sql }, index) =>
      `CREATE FUNCTION ${nameOf(table, index)}() RETURNS bigint LANGUAGE plpgsql AS $attempt$
       DECLARE touched bigint; BEGIN ${sql.replace(/^SELECT/, 'PERFORM')}; GET DIAGNOSTICS touched = ROW_COUNT; RETURN touched; END $attempt$;
       GRANT EXECUTE ON FUNCTION ${nameOf(table, index)} TO blattwerk_app;`,
  );
  await trx.raw(functions.join('\n').replaceAll('?', '\\?'));
};

const isThrough = (answer: string, sql: string): boolean => {
  if (answer === '0' || answer === '42501') return false;
  if (/^[1-9]\d*$/.test(answer) && answer.length < 5) return true;
  if (answer.startsWith('23')) return true;
  throw new Error(`${answer}: ${sql.slice(0, 200)}`);
};

const wordsOf = (tried: Attempt[], answers: string[]): Reach => {
  const reach: Record<string, Set<string>> = {};
  for (const [index, { verb, label, sql }] of tried.entries()) if (isThrough(answers[index] ?? '', sql)) (reach[verb] ??= new Set()).add(label);
  return Object.entries(reach)
    .map(([verb, labels]) => `${verb}: ${[...labels].join(' ')}`)
    .join(' | ');
};

/** What one identity can do with the rows of one table, as `verb: label label | verb: label`. */
export type Reach = string;
export interface Prober {
  /** Every table with policies, in order. */
  tables: string[];
  reachOf(table: string): Promise<Record<string, Reach>>;
  /** Does something as the owner, asks, and takes it back. */
  mutated(sql: string, table: string): Promise<Record<string, Reach>>;
}

/** Asks within the owner's transaction, which is rolled back at its end: the application's role is taken on for each question. */
export const startProber = async (trx: Knex.Transaction, world: World): Promise<Prober> => {
  await trx.raw(prober);
  const { rows: secured } = await trx.raw<{ rows: { name: string; column: string }[] }>(
    `SELECT c.relname AS name, (SELECT attname FROM pg_attribute a WHERE a.attrelid = c.oid AND a.attnum > 0 AND NOT a.attisdropped AND a.attidentity = '' ORDER BY a.attnum LIMIT 1) AS column
     FROM pg_class c WHERE c.relnamespace = 'public'::regnamespace AND c.relrowsecurity ORDER BY c.relname`,
  );
  const attempts = new Map<string, Attempt[]>();
  for (const { name, column } of secured) {
    const ofTable = attemptsOf(world, name, column, await rowsOf(trx, world, name));
    attempts.set(name, ofTable);
    await makeAttempts(trx, name, ofTable);
  }

  const identities = identitiesOf(world);
  const reachOf = async (table: string): Promise<Record<string, Reach>> => {
    const tried = attempts.get(table) ?? [];
    const { rows } = await trx.raw<{ rows: { answers: string[][] }[] }>('SELECT probe(?::jsonb, ?::text[]) AS answers', [
      JSON.stringify(identities.map(({ settings }) => settings)),
      tried.map((_, index) => nameOf(table, index)),
    ]);
    return Object.fromEntries(
      identities.flatMap(({ name }, index) => {
        const reach = wordsOf(tried, rows[0]?.answers[index] ?? []);
        return reach === '' ? [] : [[name, reach]];
      }),
    );
  };
  return {
    tables: secured.map(({ name }) => name),
    reachOf,
    mutated: async (sql, table) => {
      await trx.raw('SAVEPOINT mutant');
      await trx.raw(sql);
      const reach = await reachOf(table);
      await trx.raw('ROLLBACK TO SAVEPOINT mutant');
      return reach;
    },
  };
};
