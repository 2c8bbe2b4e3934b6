import type { Knex } from 'knex';

/** What policies, previews, lists and the public may know of rows that they do not see; each says as little as possible. */
export const up = async (knex: Knex): Promise<void> => {
  await knex.raw(`
    CREATE FUNCTION away_doctors() RETURNS SETOF uuid LANGUAGE sql STABLE SECURITY DEFINER SET search_path = public, pg_temp AS $$
        SELECT users.id FROM users JOIN doctors ON doctors.user_id = users.id WHERE users.status <> 'active' OR NOT doctors.is_working
      $$;

    CREATE FUNCTION check_prescription(code text)
      RETURNS TABLE(number text, status text, issued_at timestamptz, valid_until date, title text, first_name text, last_name text)
      LANGUAGE sql STABLE SECURITY DEFINER SET search_path = public, pg_temp AS $$
        SELECT prescriptions.number, prescriptions.status, prescriptions.issued_at, prescriptions.valid_until, users.title, users.first_name, users.last_name
        FROM prescriptions JOIN users ON users.id = prescriptions.doctor_id WHERE check_code = code
      $$;

    CREATE FUNCTION covered_prescriptions() RETURNS SETOF uuid LANGUAGE sql STABLE SECURITY DEFINER SET search_path = public, pg_temp AS $$
        SELECT prescription_id FROM pharmacy_questions
        WHERE (status IN ('open', 'held') AND doctor_id IN (SELECT away_doctors()) AND actor_id() NOT IN (SELECT away_doctors())) OR answered_by_id = actor_id()
      $$;

    CREATE FUNCTION delivered_since(since timestamptz)
      RETURNS TABLE(pharmacy_id uuid, sent bigint)
      LANGUAGE sql STABLE SECURITY DEFINER SET search_path = public, pg_temp AS $$
        SELECT pharmacy_id, count(*) FROM prescription_deliveries WHERE sent_at > since GROUP BY pharmacy_id
      $$;

    CREATE FUNCTION has_earlier_approval(treatment uuid)
      RETURNS boolean
      LANGUAGE sql STABLE SECURITY DEFINER SET search_path = public, pg_temp AS $$
        SELECT EXISTS (
          SELECT FROM treatments asked JOIN treatments earlier ON earlier.patient_id = asked.patient_id
          WHERE asked.id = treatment AND earlier.status = 'approved' AND earlier.created_at < asked.created_at)
      $$;

    CREATE FUNCTION has_open_question(treatment uuid)
      RETURNS boolean
      LANGUAGE sql STABLE SECURITY DEFINER SET search_path = public, pg_temp AS $$
        SELECT coalesce((SELECT kind = 'question' FROM treatment_messages
          WHERE treatment_id = treatment AND kind <> 'note' ORDER BY created_at DESC, id DESC LIMIT 1), false)
      $$;

    CREATE FUNCTION opened_patient() RETURNS uuid LANGUAGE sql STABLE SECURITY DEFINER SET search_path = public, pg_temp AS $$
        SELECT patient_id FROM treatments
        WHERE id = nullif(current_setting('app.opened_treatment', true), '')::uuid AND nullif(current_setting('app.opened_reason', true), '') IS NOT NULL
      $$;

    CREATE FUNCTION patients_of_doctor() RETURNS SETOF uuid LANGUAGE sql STABLE SECURITY DEFINER SET search_path = public, pg_temp AS $$
        SELECT patient_id FROM treatments WHERE doctor_id = actor_id()
        UNION
        SELECT patient_id FROM consultations WHERE doctor_id = actor_id() AND status <> 'cancelled' AND ends_at > actor_time() - interval '30 days'
      $$;

    CREATE FUNCTION prescribed_since(since timestamptz)
      RETURNS TABLE(product_id uuid, prescribed bigint)
      LANGUAGE sql STABLE SECURITY DEFINER SET search_path = public, pg_temp AS $$
        SELECT product_id, count(*) FROM prescriptions WHERE issued_at > since GROUP BY product_id
      $$;

    CREATE FUNCTION resume_treatment_clock(treatment uuid, resumed timestamptz, due timestamptz)
      RETURNS boolean
      LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
      BEGIN
        UPDATE treatments SET clock_stopped_at = NULL, due_at = due, version = version + 1, updated_at = resumed
          WHERE id = treatment AND status = 'in-review' AND clock_stopped_at IS NOT NULL AND patient_id = actor_id();
        IF NOT FOUND THEN RETURN false; END IF;
        UPDATE treatment_pauses SET resumed_at = resumed WHERE treatment_id = treatment AND resumed_at IS NULL;
        RETURN true;
      END $$;
    REVOKE ALL ON FUNCTION resume_treatment_clock FROM PUBLIC;
    GRANT EXECUTE ON FUNCTION resume_treatment_clock TO blattwerk_app, blattwerk_system;
  `);
};

export const down = async (knex: Knex): Promise<void> => {
  await knex.raw(
    `DROP FUNCTION away_doctors, check_prescription, covered_prescriptions, delivered_since, has_earlier_approval, has_open_question, opened_patient, patients_of_doctor, prescribed_since, resume_treatment_clock`,
  );
};
