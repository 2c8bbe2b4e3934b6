import type { Knex } from 'knex';

/** Legal holds: while one lasts, nothing of the patient is deleted. Set and lifted by two administrators; rows are never changed otherwise. */
export const up = async (knex: Knex): Promise<void> => {
  await knex.raw(`
    CREATE TABLE legal_holds (
      id uuid PRIMARY KEY,
      patient_id uuid NOT NULL REFERENCES users,
      reason text NOT NULL CHECK (char_length(reason) BETWEEN 1 AND 500),
      until date NOT NULL,
      set_by uuid NOT NULL REFERENCES users,
      set_at timestamptz NOT NULL,
      lifted_by uuid REFERENCES users,
      lifted_at timestamptz,
      lift_reason text CHECK (char_length(lift_reason) BETWEEN 1 AND 500),
      CONSTRAINT legal_holds_lifted_check CHECK ((lifted_at IS NULL) = (lifted_by IS NULL) AND (lifted_at IS NULL) = (lift_reason IS NULL)),
      CONSTRAINT legal_holds_four_eyes_check CHECK (lifted_by <> set_by)
    );
    CREATE INDEX legal_holds_patient_id_idx ON legal_holds (patient_id);
    CREATE INDEX legal_holds_set_by_idx ON legal_holds (set_by);
    CREATE INDEX legal_holds_lifted_by_idx ON legal_holds (lifted_by);
    ALTER TABLE legal_holds ENABLE ROW LEVEL SECURITY;
    CREATE POLICY admin_all ON legal_holds FOR ALL TO blattwerk_app
      USING ((SELECT actor_role()) = 'admin') WITH CHECK ((SELECT actor_role()) = 'admin');
    CREATE POLICY system_all ON legal_holds FOR ALL TO blattwerk_system USING (true) WITH CHECK (true);
    REVOKE DELETE, UPDATE ON legal_holds FROM blattwerk_app;
    GRANT UPDATE (lifted_by, lifted_at, lift_reason) ON legal_holds TO blattwerk_app;
    GRANT DELETE ON legal_holds TO blattwerk_system;
  `);
};

export const down = async (knex: Knex): Promise<void> => {
  await knex.raw('DROP TABLE legal_holds');
};
