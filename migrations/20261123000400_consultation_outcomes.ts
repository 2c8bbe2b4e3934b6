import type { Knex } from 'knex';

/**
 * How a consultation was held, the telephone call in its place and what is owed for a missed one; a doctor's wish to speak with the patient before the
 * decision; appointments that go to the colleague who covers an absence.
 */
export const up = async (knex: Knex): Promise<void> => {
  await knex.raw(`
    ALTER TABLE consultations
      ADD COLUMN held_by text CHECK (held_by IN ('video', 'phone')),
      ADD COLUMN called_at timestamptz,
      ADD COLUMN call_minutes integer CHECK (call_minutes BETWEEN 1 AND 240),
      ADD COLUMN no_show_fee_cents integer CHECK (no_show_fee_cents > 0),
      ADD CONSTRAINT consultations_call_check CHECK ((called_at IS NULL) = (call_minutes IS NULL) AND (called_at IS NULL OR held_by = 'phone'));
    UPDATE consultations SET held_by = 'video' WHERE status = 'completed';

    ALTER TABLE treatments ADD COLUMN consultation_requested_at timestamptz;

    CREATE OR REPLACE FUNCTION resume_treatment_clock(treatment uuid, resumed timestamptz, due timestamptz) RETURNS boolean LANGUAGE plpgsql
      SECURITY DEFINER SET search_path = public, pg_temp AS $$
      BEGIN
        UPDATE treatments SET clock_stopped_at = NULL, due_at = due, version = version + 1, updated_at = resumed
          WHERE id = treatment AND status = 'in-review' AND clock_stopped_at IS NOT NULL
            AND (patient_id = actor_id() OR (consultation_requested_at IS NOT NULL AND (actor_role() = 'admin' OR coalesce(actor_role(), '') = ''
              OR EXISTS (SELECT FROM consultations WHERE consultations.treatment_id = treatment AND consultations.doctor_id = actor_id()))));
        IF NOT FOUND THEN RETURN false; END IF;
        UPDATE treatment_pauses SET resumed_at = resumed WHERE treatment_id = treatment AND resumed_at IS NULL;
        RETURN true;
      END $$;

    ALTER POLICY doctor_moves ON consultations WITH CHECK ((((SELECT actor_role()) = 'doctor') AND ((doctor_id = (SELECT actor_id()))
      OR EXISTS (SELECT FROM schedules WHERE schedules.doctor_id = (SELECT actor_id()) AND (schedules.cover_doctor_id = consultations.doctor_id
        OR schedules.exceptions @> jsonb_build_array(jsonb_build_object('kind', 'absent', 'coverDoctorId', consultations.doctor_id)))))));
  `);
};

export const down = async (knex: Knex): Promise<void> => {
  await knex.raw(`
    ALTER POLICY doctor_moves ON consultations WITH CHECK ((((SELECT actor_role()) = 'doctor') AND (doctor_id = (SELECT actor_id()))));
    CREATE OR REPLACE FUNCTION resume_treatment_clock(treatment uuid, resumed timestamptz, due timestamptz) RETURNS boolean LANGUAGE plpgsql
      SECURITY DEFINER SET search_path = public, pg_temp AS $$
      BEGIN
        UPDATE treatments SET clock_stopped_at = NULL, due_at = due, version = version + 1, updated_at = resumed
          WHERE id = treatment AND status = 'in-review' AND clock_stopped_at IS NOT NULL AND patient_id = actor_id();
        IF NOT FOUND THEN RETURN false; END IF;
        UPDATE treatment_pauses SET resumed_at = resumed WHERE treatment_id = treatment AND resumed_at IS NULL;
        RETURN true;
      END $$;
    ALTER TABLE treatments DROP COLUMN consultation_requested_at;
    ALTER TABLE consultations DROP COLUMN held_by, DROP COLUMN called_at, DROP COLUMN call_minutes, DROP COLUMN no_show_fee_cents;
  `);
};
