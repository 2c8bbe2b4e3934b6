import type { Knex } from 'knex';

/**
 * Trusted persons of patients. A table of their own, and behind it the only way to what they may see: functions that give columns of one patient to the
 * account that has an active, unexpired access with that limit, at the time of the transaction, and no row to anybody else (decision 0152).
 */
export const up = async (knex: Knex): Promise<void> => {
  await knex.raw(`
    CREATE TABLE caregivers (
      id uuid PRIMARY KEY,
      patient_id uuid NOT NULL REFERENCES users,
      place smallint NOT NULL CHECK (place BETWEEN 1 AND 5),
      caregiver_id uuid REFERENCES users,
      name text NOT NULL CHECK (char_length(name) BETWEEN 1 AND 80),
      email text NOT NULL CHECK (email = lower(email) AND email LIKE '%_@_%'),
      locale text NOT NULL CHECK (locale IN ('de', 'en')),
      limits text[] NOT NULL CHECK (cardinality(limits) > 0 AND limits <@ ARRAY['progress', 'appointments', 'pickup']),
      ends_at timestamptz NOT NULL,
      status text NOT NULL DEFAULT 'pending' CHECK (status IN ('pending', 'active', 'declined', 'withdrawn', 'expired', 'ended')),
      link_id uuid NOT NULL,
      token_hash text NOT NULL CONSTRAINT caregivers_token_hash_key UNIQUE,
      link_expires_at timestamptz NOT NULL,
      answered_at timestamptz,
      ended_at timestamptz,
      ended_by text CHECK (ended_by IN ('patient', 'caregiver', 'time')),
      reminded_at timestamptz,
      version integer NOT NULL DEFAULT 1,
      created_at timestamptz NOT NULL,
      updated_at timestamptz NOT NULL,
      CONSTRAINT caregivers_answered_check CHECK ((status IN ('active', 'declined', 'ended')) = (answered_at IS NOT NULL)),
      CONSTRAINT caregivers_ended_check CHECK ((status = 'ended') = (ended_at IS NOT NULL) AND (status = 'ended') = (ended_by IS NOT NULL)),
      CONSTRAINT caregivers_account_check CHECK ((status IN ('active', 'ended')) = (caregiver_id IS NOT NULL)),
      CONSTRAINT caregivers_other_person_check CHECK (caregiver_id <> patient_id)
    );
    CREATE UNIQUE INDEX caregivers_open_place_key ON caregivers (patient_id, place) WHERE status IN ('pending', 'active');
    CREATE UNIQUE INDEX caregivers_open_email_key ON caregivers (patient_id, email) WHERE status IN ('pending', 'active');
    CREATE INDEX caregivers_patient_id_idx ON caregivers (patient_id);
    CREATE INDEX caregivers_caregiver_id_idx ON caregivers (caregiver_id);
    REVOKE DELETE ON caregivers FROM blattwerk_app;
    GRANT DELETE ON caregivers TO blattwerk_system;
    ALTER TABLE caregivers ENABLE ROW LEVEL SECURITY;
    CREATE POLICY patient_own ON caregivers FOR ALL TO blattwerk_app
      USING ((SELECT actor_role()) = 'patient' AND patient_id = (SELECT actor_id()))
      WITH CHECK ((SELECT actor_role()) = 'patient' AND patient_id = (SELECT actor_id()));
    CREATE POLICY caregiver_reads ON caregivers FOR SELECT TO blattwerk_app
      USING ((SELECT actor_role()) = 'patient' AND caregiver_id = (SELECT actor_id()));
    CREATE POLICY caregiver_ends ON caregivers FOR UPDATE TO blattwerk_app
      USING ((SELECT actor_role()) = 'patient' AND caregiver_id = (SELECT actor_id()))
      WITH CHECK (caregiver_id = (SELECT actor_id()) AND ended_by = 'caregiver');
    CREATE POLICY link_reads ON caregivers FOR SELECT TO blattwerk_app
      USING (token_hash = nullif(current_setting('app.caregiver_link', true), ''));
    CREATE POLICY link_answers ON caregivers FOR UPDATE TO blattwerk_app
      USING ((SELECT actor_role()) = 'patient' AND token_hash = nullif(current_setting('app.caregiver_link', true), '') AND status = 'pending'
        AND email = (SELECT users.email FROM users WHERE users.id = (SELECT actor_id()) AND users.mail_confirmed_at IS NOT NULL))
      WITH CHECK (token_hash = nullif(current_setting('app.caregiver_link', true), '')
        AND (status = 'declined' OR (status = 'active' AND caregiver_id = (SELECT actor_id()))));
    CREATE POLICY system_all ON caregivers FOR ALL TO blattwerk_system USING (true) WITH CHECK (true);

    CREATE FUNCTION keep_caregiver_grant() RETURNS trigger LANGUAGE plpgsql SET search_path = public, pg_temp AS $$
      BEGIN
        IF actor_role() = 'patient' AND actor_id() <> OLD.patient_id
          AND (NEW.patient_id, NEW.place, NEW.name, NEW.email, NEW.limits, NEW.ends_at) IS DISTINCT FROM (OLD.patient_id, OLD.place, OLD.name, OLD.email, OLD.limits, OLD.ends_at)
        THEN RAISE EXCEPTION 'only the patient changes what was granted' USING ERRCODE = 'insufficient_privilege'; END IF;
        RETURN NEW;
      END $$;
    CREATE TRIGGER caregivers_keep_grant BEFORE UPDATE ON caregivers FOR EACH ROW EXECUTE FUNCTION keep_caregiver_grant();

    CREATE FUNCTION seen_by_caregiver(access uuid, part text) RETURNS uuid LANGUAGE sql STABLE SECURITY DEFINER SET search_path = public, pg_temp AS $$
      SELECT caregivers.patient_id FROM caregivers
      JOIN users patients ON patients.id = caregivers.patient_id AND patients.status = 'active'
      JOIN users readers ON readers.id = caregivers.caregiver_id AND readers.status = 'active'
      WHERE caregivers.id = access AND caregivers.caregiver_id = actor_id() AND actor_role() = 'patient'
        AND caregivers.status = 'active' AND caregivers.ends_at > actor_time() AND part = ANY (caregivers.limits)
    $$;

    CREATE FUNCTION caregiver_progress(access uuid)
      RETURNS TABLE(number text, status text, submitted_at timestamptz, due_at timestamptz, decided_at timestamptz, has_question boolean, prescriptions text[])
      LANGUAGE sql STABLE SECURITY DEFINER SET search_path = public, pg_temp AS $$
        SELECT number, status, submitted_at, CASE WHEN status = 'in-review' AND clock_stopped_at IS NULL THEN due_at END, decided_at, has_open_question(id),
          ARRAY(SELECT prescriptions.status FROM prescriptions WHERE prescriptions.treatment_id = treatments.id)
        FROM treatments WHERE patient_id = seen_by_caregiver(access, 'progress') ORDER BY created_at DESC, id DESC
      $$;

    CREATE FUNCTION caregiver_appointments(access uuid)
      RETURNS TABLE(starts_at timestamptz, ends_at timestamptz, is_by_phone boolean, title text, first_name text, last_name text)
      LANGUAGE sql STABLE SECURITY DEFINER SET search_path = public, pg_temp AS $$
        SELECT consultations.starts_at, consultations.ends_at, is_by_phone, users.title, users.first_name, users.last_name
        FROM consultations JOIN users ON users.id = doctor_id
        WHERE patient_id = seen_by_caregiver(access, 'appointments') AND consultations.status = 'booked' AND consultations.ends_at > actor_time()
        ORDER BY consultations.starts_at
      $$;

    CREATE FUNCTION caregiver_pickups(access uuid)
      RETURNS TABLE(medicine text, pickup_code text, hold_until timestamptz, pharmacy_name text, street text, house_num text, zip_code text, city text, phone text,
        opening_hours jsonb, federal_state text)
      LANGUAGE sql STABLE SECURITY DEFINER SET search_path = public, pg_temp AS $$
        SELECT product_name, prescriptions.pickup_code, prescriptions.hold_until, pharmacies.name, pharmacies.street, pharmacies.house_num, pharmacies.zip_code,
          pharmacies.city, pharmacies.phone, pharmacies.opening_hours,
          (SELECT state FROM postal_areas WHERE pharmacies.zip_code LIKE prefix || '%' ORDER BY length(prefix) DESC LIMIT 1)
        FROM prescriptions JOIN pharmacies ON pharmacies.id = prescriptions.pharmacy_id
        WHERE prescriptions.patient_id = seen_by_caregiver(access, 'pickup') AND prescriptions.status IN ('ready', 'partly-dispensed')
          AND prescriptions.pickup_code IS NOT NULL AND prescriptions.hold_until IS NOT NULL
          AND NOT EXISTS (SELECT FROM sendings WHERE sendings.id = prescriptions.sending_id AND sendings.fulfilment <> 'pickup')
        ORDER BY prescriptions.hold_until, prescriptions.id
      $$;
  `);
};

export const down = async (knex: Knex): Promise<void> => {
  await knex.raw(`
    DROP FUNCTION caregiver_progress, caregiver_appointments, caregiver_pickups, seen_by_caregiver;
    DROP TABLE caregivers;
    DROP FUNCTION keep_caregiver_grant;
  `);
};
