import type { Knex } from 'knex';
import { addPharmacies, addProducts } from './market-scene.ts';
import { shortagesSql } from './radar.ts';

export interface OfficeSize {
  patients: number;
  /** Some 1,000 a pharmacy. */
  stock: number;
  auditEvents: number;
}

const products = 3000;
const stockEach = 1000;
const doctors = 40;
const openEach = 500;

const words = (all: readonly string[], number: string): string => `(ARRAY[${all.map((word) => `'${word}'`).join(', ')}])[1 + (${number}) % ${all.length}]`;
const firstNames = 'Anna,Ben,Carla,David,Emma,Felix,Greta,Hannes,Ida,Jonas,Käthe,Lukas,Mia,Noah,Özlem,Paul,Ruth,Simon,Tilda,Uwe,Vera,Wim,Yara,Zoe'.split(',');
const stems =
  'Bach,Berg,Blum,Brand,Buch,Eich,Feld,Fisch,Fried,Gold,Grün,Hart,Hoch,Jung,Kalt,Kirch,Klein,Lang,Licht,Linden,Müller,Neu,Reh,Rosen,Schäfer,Schön,Stein,Wald,Weiß,Winter'.split(
    ',',
  );
const ends = 'au,bach,baum,berg,bauer,feld,garten,haus,heim,hof,horst,ke,kötter,lein,mann,meier,ner,pohl,rich,sen,stein,tal,wald,weg'.split(','); // prettier-ignore
const cities = 'Aachen,Berlin,Bremen,Dresden,Erfurt,Essen,Freiburg,Hamburg,Jena,Kassel,Kiel,Köln,Leipzig,Lübeck,Mainz,München,Potsdam,Rostock,Ulm,Worms'.split(
  ',',
);

/** A copy of a row with other values in some columns; `json` is SQL that makes an object of them. */
const copy = (table: string, template: string, json: string, from: string): string =>
  `INSERT INTO ${table} SELECT copied.* FROM (${template}) AS template, ${from}, jsonb_populate_record(template::${table}, ${json}) AS copied`;
const idOf = (kind: string, number: string): string => `('be${kind}0000-0000-7000-8000-' || lpad(to_hex(${number}), 12, '0'))`;

/** A number without an order of its own, the same in every run. */
const mixed = (number: string, salt: number): string => `((${number})::bigint * 2654435761 + ${salt} * 40503 & 2147483647)`;

const people = (patients: number): string[] => {
  const of = (email: string): string => `SELECT users.* FROM users WHERE email = '${email}'`;
  const all = `generate_series(0, ${patients - 1}) AS p`;
  const me = `(SELECT id FROM users WHERE email = 'doctor@blattwerk.example')`;
  const doctorRows = `generate_series(0, ${doctors - 1}) AS d`;
  return [
    copy('users', of('doctor@blattwerk.example'), `jsonb_build_object('id', ${idOf('03', 'd')}, 'email', 'bench-doctor-' || d || '@mail.example')`, doctorRows),
    copy('doctors', `SELECT doctors.* FROM doctors WHERE user_id = ${me}`, `jsonb_build_object('user_id', ${idOf('03', 'd')}, 'invoice_code', 'BE' || d)`, doctorRows),
    copy(
      'users',
      of('patient@blattwerk.example'),
      `jsonb_build_object('id', ${idOf('01', 'p')}, 'first_name', ${words(firstNames, mixed('p', 1))}, 'last_name', ${words(stems, mixed('p', 2))} || ${words(ends, mixed('p', 3))},
        'email', 'p' || p || '@mail.example', 'phone', '+4930' || (10000000 + ${mixed('p', 4)} % 89999999), 'city', ${words(cities, mixed('p', 5))}, 'zip_code', lpad((${mixed('p', 6)} % 99999)::text, 5, '0'),
        'status', CASE WHEN p % 97 = 0 THEN 'banned' WHEN p % 13 = 0 THEN 'inactive' ELSE 'active' END, 'created_at', now() - interval '3 years' + p * interval '94 seconds')`,
      all,
    ),
    copy('health_states', `SELECT health_states.* FROM health_states WHERE status = 'complete' LIMIT 1`, `jsonb_build_object('id', ${idOf('02', 'p')}, 'patient_id', ${idOf('01', 'p')}, 'version', 1)`, all),
    copy(
      'treatments',
      `SELECT treatments.* FROM treatments WHERE status = 'approved' LIMIT 1`,
      `jsonb_build_object('id', ${idOf('04', 'p')}, 'number', 'X-' || p, 'patient_id', ${idOf('01', 'p')}, 'health_state_id', ${idOf('02', 'p')}, 'doctor_id', ${idOf('03', `p % ${doctors}`)},
        'status', CASE WHEN p >= ${patients - openEach} THEN 'in-review' WHEN p % 9 = 8 THEN 'declined' ELSE 'approved' END, 'decline_reason', 'other', 'decline_text', 'Bitte in die Praxis.',
        'decided_at', CASE WHEN p < ${patients - openEach} THEN now() - interval '3 years' + p * interval '94 seconds' + interval '2 hours' END,
        'created_at', now() - interval '3 years' + p * interval '94 seconds', 'submitted_at', now() - interval '3 years' + p * interval '94 seconds',
        'due_at', now() - interval '3 years' + p * interval '94 seconds' + interval '1 day', 'held_decision_id', NULL, 'held_decision', NULL, 'releases_at', NULL, 'clock_stopped_at', NULL, 'claim_expires_at', NULL)`,
      all,
    ),
    `INSERT INTO treatment_products (treatment_id, position, product_id)
     SELECT id, 1, (ARRAY(SELECT id FROM products ORDER BY id LIMIT 200))[1 + abs(hashtext(number)) % 200] FROM treatments WHERE number LIKE 'X-%'`,
  ]; // prettier-ignore
};

const events = (auditEvents: number, patients: number): string =>
  `INSERT INTO audit_events (at, actor_id, actor_role, action, object_type, object_id, patient_id, before, after)
   SELECT now() - interval '3 years' + e * interval '9.4 seconds', CASE e % 3 WHEN 0 THEN NULL ELSE ${idOf('03', `(e % ${doctors})::integer`)}::uuid END,
     CASE e % 3 WHEN 0 THEN 'system' ELSE 'doctor' END, ${words(['treatment.read', 'treatment.approve', 'prescription.read', 'profile.update', 'mail.send'], mixed('e', 1))}, 'treatment',
     ${idOf('04', `(e % ${patients})::integer`)}, ${idOf('01', `(e % ${patients})::integer`)}::uuid, '{"status": "in-review"}', '{"status": "approved"}'
   FROM generate_series(0, ${auditEvents - 1}) AS e`;

/** What years of work leave: rows as wide as real ones (copies of the demo's), whose ids are made of numbers, so that they find each other. */
export const addOffice = async (knex: Knex, { patients, stock, auditEvents }: OfficeSize): Promise<void> => {
  await addProducts(knex, products);
  await addPharmacies(knex, Math.ceil(stock / stockEach), stockEach);
  await knex.transaction(async (trx) => {
    // Keys and triggers are not what is measured.
    await trx.raw('SET LOCAL session_replication_role = replica');
    for (const statement of [...people(patients), events(auditEvents, patients), ...shortagesSql()]) await trx.raw(statement.replaceAll('?', '\\?'));
  });
  await knex.raw('VACUUM ANALYZE');
};
