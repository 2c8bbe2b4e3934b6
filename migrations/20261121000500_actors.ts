import type { Knex } from 'knex';

/** The role of jobs, commands and signed webhooks: what the application's role may do, and past the walls between people. */
const makeSystemRole = `
  DO $$
  BEGIN
    IF NOT EXISTS (SELECT FROM pg_roles WHERE rolname = 'blattwerk_system') THEN
      CREATE ROLE blattwerk_system NOLOGIN;
    END IF;
  EXCEPTION WHEN duplicate_object OR unique_violation THEN NULL; -- another process made it at the same moment
  END $$`;

const grantRole = (role: string, to: string): string => `
  DO $$
  BEGIN
    IF NOT pg_has_role(${to}, '${role}', 'MEMBER') THEN
      EXECUTE format('GRANT ${role} TO %I', ${to});
    END IF;
  END $$`;

/** A transaction of a request names its actor; without a name these are null, and null reaches nothing. */
const actorFunctions = `
  CREATE FUNCTION actor_role() RETURNS text LANGUAGE sql STABLE PARALLEL SAFE AS $$ SELECT nullif(current_setting('app.actor_role', true), '') $$;
  CREATE FUNCTION actor_id() RETURNS uuid LANGUAGE sql STABLE PARALLEL SAFE AS $$ SELECT nullif(current_setting('app.actor_id', true), '')::uuid $$;
  CREATE FUNCTION actor_pharmacy_id() RETURNS uuid LANGUAGE sql STABLE PARALLEL SAFE AS $$ SELECT nullif(current_setting('app.pharmacy_id', true), '')::uuid $$;
  CREATE FUNCTION actor_time() RETURNS timestamptz LANGUAGE sql STABLE PARALLEL SAFE
    AS $$ SELECT coalesce(nullif(current_setting('app.time', true), '')::timestamptz, now()) $$`;

/** Who a doctor treats: by a request that is the doctor's, or by a consultation until thirty days after it. */
const patientsOfDoctor = `
  CREATE FUNCTION patients_of_doctor() RETURNS SETOF uuid LANGUAGE sql STABLE SECURITY DEFINER SET search_path = public, pg_temp AS $$
    SELECT patient_id FROM treatments WHERE doctor_id = actor_id()
    UNION
    SELECT patient_id FROM consultations WHERE doctor_id = actor_id() AND status <> 'cancelled' AND ends_at > actor_time() - interval '30 days'
  $$`;

/** The patient whose request an administrator has opened in this transaction, with a reason. */
const openedPatient = `
  CREATE FUNCTION opened_patient() RETURNS uuid LANGUAGE sql STABLE SECURITY DEFINER SET search_path = public, pg_temp AS $$
    SELECT patient_id FROM treatments
    WHERE id = nullif(current_setting('app.opened_treatment', true), '')::uuid AND nullif(current_setting('app.opened_reason', true), '') IS NOT NULL
  $$`;

/** What previews, lists and the public may know of rows that they do not see: a word, a yes or no, or a number. */
const narrowViews = `
  CREATE FUNCTION has_earlier_approval(treatment uuid) RETURNS boolean LANGUAGE sql STABLE SECURITY DEFINER SET search_path = public, pg_temp AS $$
    SELECT EXISTS (
      SELECT FROM treatments asked JOIN treatments earlier ON earlier.patient_id = asked.patient_id
      WHERE asked.id = treatment AND earlier.status = 'approved' AND earlier.created_at < asked.created_at)
  $$;
  CREATE FUNCTION has_open_question(treatment uuid) RETURNS boolean LANGUAGE sql STABLE SECURITY DEFINER SET search_path = public, pg_temp AS $$
    SELECT coalesce((SELECT kind = 'question' FROM treatment_messages
      WHERE treatment_id = treatment AND kind <> 'note' ORDER BY created_at DESC, id DESC LIMIT 1), false)
  $$;
  CREATE FUNCTION prescribed_since(since timestamptz) RETURNS TABLE (product_id uuid, prescribed bigint)
    LANGUAGE sql STABLE SECURITY DEFINER SET search_path = public, pg_temp AS $$
    SELECT product_id, count(*) FROM prescriptions WHERE issued_at > since GROUP BY product_id
  $$;
  CREATE FUNCTION delivered_since(since timestamptz) RETURNS TABLE (pharmacy_id uuid, sent bigint)
    LANGUAGE sql STABLE SECURITY DEFINER SET search_path = public, pg_temp AS $$
    SELECT pharmacy_id, count(*) FROM prescription_deliveries WHERE sent_at > since GROUP BY pharmacy_id
  $$;
  CREATE FUNCTION check_prescription(code text)
    RETURNS TABLE (number text, status text, issued_at timestamptz, valid_until date, title text, first_name text, last_name text)
    LANGUAGE sql STABLE SECURITY DEFINER SET search_path = public, pg_temp AS $$
    SELECT prescriptions.number, prescriptions.status, prescriptions.issued_at, prescriptions.valid_until, users.title, users.first_name, users.last_name
    FROM prescriptions JOIN users ON users.id = prescriptions.doctor_id WHERE check_code = code
  $$`;

/** The words by which policies know who asks. They are answered past the policies, so they say as little as possible. */
export const up = async (knex: Knex): Promise<void> => {
  await knex.raw(makeSystemRole);
  await knex.raw(grantRole('blattwerk_app', `'blattwerk_system'`));
  await knex.raw(grantRole('blattwerk_system', 'current_user'));
  for (const sql of [actorFunctions, patientsOfDoctor, openedPatient, narrowViews]) await knex.raw(sql);
  await knex.raw(`CREATE INDEX consultations_doctor_id_idx ON consultations (doctor_id, patient_id)`);
};

export const down = async (knex: Knex): Promise<void> => {
  await knex.raw(`DROP INDEX consultations_doctor_id_idx`);
  await knex.raw(
    `DROP FUNCTION check_prescription(text), delivered_since(timestamptz), prescribed_since(timestamptz), has_open_question(uuid), has_earlier_approval(uuid)`,
  );
  await knex.raw(`DROP FUNCTION opened_patient(), patients_of_doctor(), actor_time(), actor_pharmacy_id(), actor_id(), actor_role()`);
};
