import type { Knex } from 'knex';

const me = '(SELECT actor_id())';
const isDoctor = `(SELECT actor_role()) = 'doctor'`;

/**
 * A doctor's decision waits for some seconds before anything comes of it; until then it can be undone. What was entered is health data and
 * has a table of its own, the request says only that it is decided and until when that can be undone.
 */
export const up = async (knex: Knex): Promise<void> => {
  await knex.raw(`
    CREATE TABLE held_decisions (
      id uuid NOT NULL CONSTRAINT held_decisions_pkey PRIMARY KEY,
      treatment_id uuid NOT NULL CONSTRAINT held_decisions_treatment_id_fkey REFERENCES treatments (id),
      doctor_id uuid NOT NULL CONSTRAINT held_decisions_doctor_id_fkey REFERENCES doctors (user_id),
      kind text NOT NULL CONSTRAINT held_decisions_kind_check CHECK (kind IN ('approve', 'decline')),
      input jsonb NOT NULL CONSTRAINT held_decisions_input_check CHECK (jsonb_typeof(input) = 'object'),
      decided_at timestamptz NOT NULL,
      releases_at timestamptz NOT NULL
    );
    CREATE INDEX held_decisions_treatment_id_idx ON held_decisions (treatment_id);
    CREATE INDEX held_decisions_doctor_id_idx ON held_decisions (doctor_id);
    ALTER TABLE treatments
      ADD COLUMN held_decision_id uuid CONSTRAINT treatments_held_decision_id_fkey REFERENCES held_decisions (id) DEFERRABLE INITIALLY DEFERRED,
      ADD COLUMN held_decision text CONSTRAINT treatments_held_decision_check CHECK (held_decision IN ('approve', 'decline')),
      ADD COLUMN releases_at timestamptz,
      ADD CONSTRAINT treatments_held_check CHECK (
        (held_decision_id IS NULL) = (held_decision IS NULL) AND (held_decision_id IS NULL) = (releases_at IS NULL)
        AND (held_decision_id IS NULL OR status = 'in-review'));
    CREATE INDEX treatments_held_decision_id_idx ON treatments (held_decision_id);
  `);
  await knex.raw(`
    ALTER TABLE held_decisions ENABLE ROW LEVEL SECURITY;
    CREATE POLICY system_all ON held_decisions TO blattwerk_system USING (true) WITH CHECK (true);
    CREATE POLICY doctor_reads ON held_decisions FOR SELECT TO blattwerk_app USING (${isDoctor} AND doctor_id = ${me});
    CREATE POLICY doctor_decides ON held_decisions FOR INSERT TO blattwerk_app WITH CHECK (${isDoctor} AND doctor_id = ${me}
      AND EXISTS (SELECT FROM treatments WHERE treatments.id = treatment_id AND treatments.doctor_id = ${me}));
    CREATE POLICY doctor_undoes ON held_decisions FOR DELETE TO blattwerk_app USING (${isDoctor} AND doctor_id = ${me});
    CREATE POLICY admin_opened ON held_decisions FOR SELECT TO blattwerk_app USING ((SELECT actor_role()) = 'admin'
      AND EXISTS (SELECT FROM treatments WHERE treatments.id = treatment_id AND treatments.patient_id = (SELECT opened_patient())));
    REVOKE UPDATE ON held_decisions FROM blattwerk_app;
  `);
};

export const down = async (knex: Knex): Promise<void> => {
  await knex.raw(`
    ALTER TABLE treatments DROP COLUMN held_decision_id, DROP COLUMN held_decision, DROP COLUMN releases_at;
    DROP TABLE held_decisions;
  `);
};
