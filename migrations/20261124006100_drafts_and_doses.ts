import type { Knex } from 'knex';

/**
 * What a doctor has written for a decision that is not taken yet (one row a doctor and request; it goes when the review ends, however it ends), and
 * doses as data beside the printed words.
 */
export const up = async (knex: Knex): Promise<void> => {
  await knex.raw(`
    CREATE TABLE treatment_drafts (
      treatment_id uuid NOT NULL REFERENCES treatments ON DELETE CASCADE,
      doctor_id uuid NOT NULL REFERENCES doctors(user_id),
      input jsonb NOT NULL CHECK (jsonb_typeof(input) = 'object'),
      version integer NOT NULL DEFAULT 1 CHECK (version >= 1),
      saved_at timestamptz NOT NULL,
      PRIMARY KEY (treatment_id, doctor_id)
    );
    CREATE INDEX treatment_drafts_doctor_id_idx ON treatment_drafts (doctor_id);
    ALTER TABLE treatment_drafts ENABLE ROW LEVEL SECURITY;
    CREATE POLICY doctor_writes ON treatment_drafts FOR ALL TO blattwerk_app
      USING ((SELECT actor_role()) = 'doctor' AND doctor_id = (SELECT actor_id()))
      WITH CHECK ((SELECT actor_role()) = 'doctor' AND doctor_id = (SELECT actor_id())
        AND EXISTS (SELECT FROM treatments WHERE treatments.id = treatment_drafts.treatment_id AND treatments.doctor_id = (SELECT actor_id())));
    CREATE POLICY system_all ON treatment_drafts FOR ALL TO blattwerk_system USING (true) WITH CHECK (true);

    CREATE FUNCTION end_drafts() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
    BEGIN
      DELETE FROM treatment_drafts WHERE treatment_id = NEW.id;
      RETURN NULL;
    END $$;
    CREATE TRIGGER end_drafts AFTER UPDATE OF status ON treatments FOR EACH ROW
      WHEN (OLD.status = 'in-review' AND NEW.status <> 'in-review') EXECUTE FUNCTION end_drafts();

    ALTER TABLE prescriptions ADD COLUMN dose jsonb CHECK (jsonb_typeof(dose) = 'object');
  `);
};

export const down = async (knex: Knex): Promise<void> => {
  await knex.raw(`
    ALTER TABLE prescriptions DROP COLUMN dose;
    DROP TRIGGER end_drafts ON treatments;
    DROP FUNCTION end_drafts();
    DROP TABLE treatment_drafts;
  `);
};
