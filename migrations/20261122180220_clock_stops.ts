import type { Knex } from 'knex';

const seenTreatment = `EXISTS (SELECT FROM treatments WHERE treatments.id = treatment_id)`;
const actorIs = (role: string): string => `(SELECT actor_role()) = '${role}'`;

/**
 * While a doctor's question waits for the patient, the time of the review stands still. Each interval is a row; `clock_stopped_at` on the request
 * says that one is open, and then there is no due time. A patient's answer ends it through a function, because patients may not write to a request
 * under review.
 */
export const up = async (knex: Knex): Promise<void> => {
  await knex.raw(`
    CREATE TABLE treatment_pauses (
      id uuid NOT NULL DEFAULT gen_random_uuid() CONSTRAINT treatment_pauses_pkey PRIMARY KEY,
      treatment_id uuid NOT NULL CONSTRAINT treatment_pauses_treatment_id_fkey REFERENCES treatments (id),
      stopped_at timestamptz NOT NULL,
      resumed_at timestamptz,
      CONSTRAINT treatment_pauses_order_check CHECK (resumed_at >= stopped_at)
    );
    CREATE UNIQUE INDEX treatment_pauses_one_open_key ON treatment_pauses (treatment_id) WHERE resumed_at IS NULL;
    CREATE INDEX treatment_pauses_treatment_id_idx ON treatment_pauses (treatment_id, stopped_at);

    ALTER TABLE treatments ADD COLUMN clock_stopped_at timestamptz;
    ALTER TABLE treatments DROP CONSTRAINT treatments_in_review_check;
    UPDATE treatments SET due_at = NULL, clock_stopped_at = asked.created_at
      FROM (SELECT DISTINCT ON (treatment_id) treatment_id, kind, created_at FROM treatment_messages WHERE kind <> 'note'
        ORDER BY treatment_id, created_at DESC, id DESC) AS asked
      WHERE asked.treatment_id = treatments.id AND asked.kind = 'question' AND treatments.status = 'in-review';
    INSERT INTO treatment_pauses (treatment_id, stopped_at) SELECT id, clock_stopped_at FROM treatments WHERE clock_stopped_at IS NOT NULL;
    ALTER TABLE treatments ADD CONSTRAINT treatments_in_review_check
      CHECK (status <> 'in-review' OR (submitted_at IS NOT NULL AND (due_at IS NULL) = (clock_stopped_at IS NOT NULL)));

    CREATE FUNCTION resume_treatment_clock(treatment uuid, resumed timestamptz, due timestamptz) RETURNS boolean
      LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
      BEGIN
        UPDATE treatments SET clock_stopped_at = NULL, due_at = due, version = version + 1, updated_at = resumed
          WHERE id = treatment AND status = 'in-review' AND clock_stopped_at IS NOT NULL AND patient_id = actor_id();
        IF NOT FOUND THEN RETURN false; END IF;
        UPDATE treatment_pauses SET resumed_at = resumed WHERE treatment_id = treatment AND resumed_at IS NULL;
        RETURN true;
      END $$;
    REVOKE ALL ON FUNCTION resume_treatment_clock(uuid, timestamptz, timestamptz) FROM PUBLIC;
    GRANT EXECUTE ON FUNCTION resume_treatment_clock(uuid, timestamptz, timestamptz) TO blattwerk_app, blattwerk_system;

    ALTER TABLE treatment_pauses ENABLE ROW LEVEL SECURITY;
    REVOKE UPDATE, DELETE, TRUNCATE ON treatment_pauses FROM blattwerk_app;
    GRANT DELETE ON treatment_pauses TO blattwerk_system;
    CREATE POLICY member_reads ON treatment_pauses FOR SELECT TO blattwerk_app USING (${seenTreatment});
    CREATE POLICY doctor_stops ON treatment_pauses FOR INSERT TO blattwerk_app WITH CHECK (${actorIs('doctor')} AND resumed_at IS NULL
      AND EXISTS (SELECT FROM treatments WHERE treatments.id = treatment_id AND treatments.doctor_id = (SELECT actor_id())));
    CREATE POLICY system_all ON treatment_pauses FOR ALL TO blattwerk_system USING (true) WITH CHECK (true)`);
};

export const down = async (knex: Knex): Promise<void> => {
  await knex.raw(`
    DROP FUNCTION resume_treatment_clock(uuid, timestamptz, timestamptz);
    ALTER TABLE treatments DROP CONSTRAINT treatments_in_review_check;
    UPDATE treatments SET due_at = coalesce(due_at, submitted_at + interval '1 day') WHERE status = 'in-review';
    ALTER TABLE treatments ADD CONSTRAINT treatments_in_review_check CHECK (status <> 'in-review' OR (submitted_at IS NOT NULL AND due_at IS NOT NULL));
    ALTER TABLE treatments DROP COLUMN clock_stopped_at;
    DROP TABLE treatment_pauses`);
};
