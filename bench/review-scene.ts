import type { Knex } from 'knex';

export interface SceneSize {
  treatments: number;
  open: number;
  /** Open requests that the measured doctor has taken. */
  taken: number;
}

const eachPatient = 10;
const doctors = 40;

/** A copy of a row with other values in some columns; `json` is SQL that makes an object of them. */
const copy = (table: string, template: string, json: string, from: string): string =>
  `INSERT INTO ${table} SELECT copied.* FROM (${template}) AS template, ${from}, jsonb_populate_record(template::${table}, ${json}) AS copied`;

/**
 * Patients with ten requests each over three years, all but the newest decided, by forty doctors; the newest of the first patients is open. Copies of
 * the demo's rows, so that they are as wide as real ones. Ids are made of the numbers, so that rows find each other without a lookup.
 */
export const addRequests = async (knex: Knex, { treatments, open, taken }: SceneSize): Promise<void> => {
  const patients = Math.ceil(treatments / eachPatient);
  const idOf = (kind: string, number: string): string => `('be${kind}0000-0000-7000-8000-' || lpad(to_hex(${number}), 12, '0'))`;
  const patient = idOf('01', 'p');
  const state = idOf('02', 'p');
  const doctor = (number: string): string => idOf('03', number);
  const treatment = idOf('04', `(p::bigint * ${eachPatient} + k)`);
  const at = `(now() - interval '3 years' * (1 - k / ${eachPatient}.0) - (p % 1440) * interval '1 minute')`;
  const isOpen = `(k = ${eachPatient - 1} AND p < ${open})`;
  const me = `(SELECT id FROM users WHERE email = 'doctor@blattwerk.example')`;
  const of = (email: string): string => `SELECT users.* FROM users WHERE email = '${email}'`;
  const all = `generate_series(0, ${patients - 1}) AS p`;
  const requests = `${all}, generate_series(0, ${eachPatient - 1}) AS k`;
  const statements = [
    copy('users', of('doctor@blattwerk.example'), `jsonb_build_object('id', ${doctor('d')}, 'email', 'bench-doctor-' || d || '@mail.example')`, `generate_series(0, ${doctors - 1}) AS d`),
    copy('doctors', `SELECT doctors.* FROM doctors WHERE user_id = ${me}`, `jsonb_build_object('user_id', ${doctor('d')}, 'invoice_code', 'BE' || d)`, `generate_series(0, ${doctors - 1}) AS d`),
    copy('users', of('patient@blattwerk.example'), `jsonb_build_object('id', ${patient}, 'email', 'bench-' || p || '@mail.example')`, all),
    copy('health_states', `SELECT health_states.* FROM health_states WHERE status = 'complete' LIMIT 1`, `jsonb_build_object('id', ${state}, 'patient_id', ${patient}, 'version', 1)`, all),
    copy(
      'treatments',
      `SELECT treatments.* FROM treatments WHERE status = 'approved' LIMIT 1`,
      `jsonb_build_object('id', ${treatment}, 'number', 'X-' || p || '-' || k, 'patient_id', ${patient}, 'health_state_id', ${state}, 'created_at', ${at}, 'submitted_at', ${at},
        'due_at', ${at} + interval '1 day', 'decided_at', CASE WHEN ${isOpen} THEN NULL ELSE ${at} + interval '2 hours' END, 'claimed_at', ${at} + interval '105 minutes',
        'doctor_id', ${doctor(`((p + k) % ${doctors})`)}, 'status', CASE WHEN ${isOpen} THEN 'in-review' WHEN k % 9 = 8 THEN 'declined' ELSE 'approved' END, 'decline_reason', 'other', 'decline_text', 'Bitte in die Praxis.',
        'held_decision_id', NULL, 'held_decision', NULL, 'releases_at', NULL, 'clock_stopped_at', NULL, 'claim_expires_at', NULL)`,
      requests,
    ),
    `UPDATE treatments SET status = 'in-review', due_at = now() + (abs(hashtext(number)) % 2880 - 240) * interval '1 minute', claimed_at = NULL, decline_reason = NULL, decline_text = NULL,
       diagnosis = NULL, remote_justification = NULL, letter = NULL,
       doctor_id = CASE abs(hashtext(number)) % 4 WHEN 0 THEN doctor_id END, claim_expires_at = CASE abs(hashtext(number)) % 4 WHEN 0 THEN now() + interval '1 day' END
     WHERE number LIKE 'X-%' AND decided_at IS NULL`,
    `UPDATE treatments SET doctor_id = ${me}, claimed_at = now(), claim_expires_at = now() + interval '1 day'
     WHERE id IN (SELECT id FROM treatments WHERE status = 'in-review' AND number LIKE 'X-%' ORDER BY number LIMIT ${taken})`,
    `UPDATE treatments SET doctor_id = ${me} WHERE status <> 'in-review' AND doctor_id = ${doctor('0')}::uuid`,
    `INSERT INTO treatment_products (treatment_id, position, product_id)
     SELECT id, 1, (ARRAY(SELECT id FROM products ORDER BY id LIMIT 200))[1 + abs(hashtext(number)) % 200] FROM treatments WHERE number LIKE 'X-%'`,
    `INSERT INTO treatment_messages (id, treatment_id, author_id, kind, text)
     SELECT gen_random_uuid(), id, doctor_id, 'question', 'Seit wann bestehen die Beschwerden?' FROM treatments WHERE number LIKE 'X-%' AND doctor_id IS NOT NULL AND abs(hashtext(number)) % 10 = 0`,
    copy(
      'prescriptions',
      `SELECT prescriptions.* FROM prescriptions LIMIT 1`,
      `jsonb_build_object('id', gen_random_uuid(), 'number', 'Y-' || asked.number, 'treatment_id', asked.id, 'patient_id', asked.patient_id, 'doctor_id', asked.doctor_id,
        'issued_at', asked.decided_at, 'sending_id', NULL, 'check_code', left(md5(asked.number), 20), 'replaces_id', NULL, 'file_id', NULL, 'copy_file_id', NULL)`,
      `(SELECT * FROM treatments WHERE number LIKE 'X-%' AND status = 'approved') AS asked`,
    ),
  ]; // prettier-ignore
  await knex.transaction(async (trx) => {
    // Keys and triggers are not what is measured.
    await trx.raw('SET LOCAL session_replication_role = replica');
    for (const statement of statements) await trx.raw(statement.replaceAll('?', '\\?'));
  });
  await knex.raw('VACUUM ANALYZE');
};
