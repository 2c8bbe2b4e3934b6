import type { Knex } from 'knex';

/** What a patient has entered for a follow-up that is not requested yet: one a patient. Safety answers and consent are never part of it. */
export const up = async (knex: Knex): Promise<void> => {
  await knex.raw(`
    CREATE TABLE follow_up_drafts (
      id uuid PRIMARY KEY,
      patient_id uuid NOT NULL REFERENCES users (id),
      entries jsonb NOT NULL CHECK (jsonb_typeof(entries) = 'object'),
      saved_at timestamptz NOT NULL,
      CONSTRAINT follow_up_drafts_patient_key UNIQUE (patient_id),
      CONSTRAINT follow_up_drafts_asked_afresh_check CHECK (NOT jsonb_exists_any(entries, ARRAY['criteriaConfirm', 'agreement']))
    );
    CREATE INDEX follow_up_drafts_saved_at_idx ON follow_up_drafts (saved_at);
    ALTER TABLE follow_up_drafts ENABLE ROW LEVEL SECURITY;
    CREATE POLICY patient_own ON follow_up_drafts FOR ALL TO blattwerk_app
      USING ((SELECT actor_role()) = 'patient' AND patient_id = (SELECT actor_id()))
      WITH CHECK ((SELECT actor_role()) = 'patient' AND patient_id = (SELECT actor_id()));
    CREATE POLICY system_all ON follow_up_drafts FOR ALL TO blattwerk_system USING (true) WITH CHECK (true);
    GRANT DELETE, INSERT, SELECT, UPDATE ON follow_up_drafts TO blattwerk_app;
  `);
};

export const down = async (knex: Knex): Promise<void> => {
  await knex.raw('DROP TABLE follow_up_drafts');
};
