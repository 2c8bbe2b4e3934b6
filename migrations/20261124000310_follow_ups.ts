import type { Knex } from 'knex';

/** What a patient says about the last prescription when asking for the next one. */
export const up = async (knex: Knex): Promise<void> => {
  await knex.raw(`
    CREATE TABLE follow_ups (
      id uuid DEFAULT gen_random_uuid() PRIMARY KEY,
      treatment_id uuid NOT NULL REFERENCES treatments,
      effect integer NOT NULL CHECK (effect BETWEEN 1 AND 10),
      side_effects text[] DEFAULT '{}'::text[] NOT NULL,
      remaining_amount numeric(7,3) CHECK (remaining_amount >= 0),
      created_at timestamptz NOT NULL,
      updated_at timestamptz NOT NULL,
      CONSTRAINT follow_ups_treatment_key UNIQUE (treatment_id),
      CONSTRAINT follow_ups_side_effects_check CHECK (side_effects <@ ARRAY['skin_irritation', 'dizziness', 'sedation', 'dry_mouth', 'nausea'])
    );
    REVOKE DELETE ON follow_ups FROM blattwerk_app;
    GRANT DELETE ON follow_ups TO blattwerk_system;

    ALTER TABLE follow_ups ENABLE ROW LEVEL SECURITY;
    CREATE POLICY admin_opened ON follow_ups FOR SELECT TO blattwerk_app USING ((((SELECT actor_role()) = 'admin')
      AND (EXISTS ( SELECT FROM treatments WHERE ((treatments.id = follow_ups.treatment_id)
      AND (treatments.patient_id = (SELECT opened_patient())))))));
    CREATE POLICY doctor_treated ON follow_ups FOR SELECT TO blattwerk_app USING ((((SELECT actor_role()) = 'doctor')
      AND (EXISTS ( SELECT FROM treatments WHERE ((treatments.id = follow_ups.treatment_id)
      AND (treatments.patient_id IN (SELECT patients_of_doctor())))))));
    CREATE POLICY patient_reads ON follow_ups FOR SELECT TO blattwerk_app USING ((((SELECT actor_role()) = 'patient')
      AND (EXISTS ( SELECT FROM treatments WHERE ((treatments.id = follow_ups.treatment_id)
      AND (treatments.patient_id = (SELECT actor_id())))))));
    CREATE POLICY patient_tells ON follow_ups FOR INSERT TO blattwerk_app WITH CHECK ((((SELECT actor_role()) = 'patient')
      AND (EXISTS ( SELECT FROM treatments WHERE ((treatments.id = follow_ups.treatment_id)
      AND (treatments.patient_id = (SELECT actor_id())) AND (treatments.status IN ('draft', 'awaiting-payment')))))));
    CREATE POLICY patient_corrects ON follow_ups FOR UPDATE TO blattwerk_app USING ((((SELECT actor_role()) = 'patient')
      AND (EXISTS ( SELECT FROM treatments WHERE ((treatments.id = follow_ups.treatment_id)
      AND (treatments.patient_id = (SELECT actor_id())) AND (treatments.status IN ('draft', 'awaiting-payment')))))));
    CREATE POLICY system_all ON follow_ups FOR ALL TO blattwerk_system USING (true) WITH CHECK (true);
  `);
};

export const down = async (knex: Knex): Promise<void> => {
  await knex.raw('DROP TABLE follow_ups');
};
