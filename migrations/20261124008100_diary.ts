import type { Knex } from 'knex';

/**
 * The therapy diary (decision 0081). The device names an entry (`client_id`), so that sending it again stores nothing twice; a deleted entry leaves
 * that name alone. Corrections are versions. Doctors read it through the consent `diary`, request by request.
 */
export const up = async (knex: Knex): Promise<void> => {
  await knex.raw(`
    CREATE TABLE diary_entries (
      id uuid PRIMARY KEY,
      patient_id uuid NOT NULL REFERENCES users,
      client_id uuid NOT NULL,
      created_at timestamptz NOT NULL,
      deleted_at timestamptz,
      CONSTRAINT diary_entries_client_key UNIQUE (patient_id, client_id)
    );
    REVOKE DELETE, UPDATE ON diary_entries FROM blattwerk_app;
    GRANT UPDATE (deleted_at) ON diary_entries TO blattwerk_app;
    GRANT DELETE ON diary_entries TO blattwerk_system;

    CREATE TABLE diary_versions (
      entry_id uuid NOT NULL REFERENCES diary_entries,
      version integer NOT NULL CHECK (version > 0),
      patient_id uuid NOT NULL REFERENCES users,
      taken_on date NOT NULL,
      dose numeric(7,3) NOT NULL CHECK (dose > 0 AND dose <= 1000),
      unit text NOT NULL CHECK (unit IN ('g', 'mg', 'ml', 'drop', 'puff', 'piece')),
      prescription_id uuid REFERENCES prescriptions,
      product_id uuid REFERENCES products,
      effect smallint NOT NULL CHECK (effect BETWEEN 1 AND 10),
      side_effects text[] DEFAULT '{}' NOT NULL
        CHECK (side_effects <@ ARRAY['skin_irritation', 'dizziness', 'sedation', 'dry_mouth', 'nausea']),
      note text CHECK (char_length(note) BETWEEN 1 AND 500),
      written_at timestamptz NOT NULL,
      CONSTRAINT diary_versions_pkey PRIMARY KEY (entry_id, version)
    );
    CREATE INDEX diary_versions_patient_id_idx ON diary_versions (patient_id, taken_on);
    CREATE INDEX diary_versions_prescription_id_idx ON diary_versions (prescription_id);
    CREATE INDEX diary_versions_product_id_idx ON diary_versions (product_id);
    REVOKE UPDATE ON diary_versions FROM blattwerk_app;

    -- Requests from which the patient hides the diary although the consent holds.
    CREATE TABLE diary_withheld (
      treatment_id uuid PRIMARY KEY REFERENCES treatments,
      patient_id uuid NOT NULL REFERENCES users,
      withheld_at timestamptz NOT NULL
    );
    CREATE INDEX diary_withheld_patient_id_idx ON diary_withheld (patient_id);
    REVOKE UPDATE ON diary_withheld FROM blattwerk_app;

    ALTER TABLE consents DROP CONSTRAINT consents_document_check;
    ALTER TABLE consents ADD CONSTRAINT consents_document_check CHECK (document IN ('privacy', 'terms', 'newsletter', 'video', 'diary'));

    CREATE FUNCTION shared_diaries() RETURNS SETOF uuid LANGUAGE sql STABLE SECURITY DEFINER SET search_path = public, pg_temp AS $$
      SELECT patient_id FROM treatments WHERE doctor_id = actor_id() AND status IN ('in-review', 'approved')
        AND NOT EXISTS (SELECT FROM diary_withheld WHERE diary_withheld.treatment_id = treatments.id)
        AND EXISTS (SELECT FROM consents WHERE user_id = treatments.patient_id AND document = 'diary' AND withdrawn_at IS NULL)
    $$;

    ALTER TABLE diary_entries ENABLE ROW LEVEL SECURITY;
    CREATE POLICY doctor_shared ON diary_entries FOR SELECT TO blattwerk_app USING ((SELECT actor_role()) = 'doctor'
      AND patient_id IN (SELECT shared_diaries()));
    CREATE POLICY patient_own ON diary_entries FOR ALL TO blattwerk_app USING ((SELECT actor_role()) = 'patient' AND patient_id = (SELECT actor_id()))
      WITH CHECK ((SELECT actor_role()) = 'patient' AND patient_id = (SELECT actor_id()));
    CREATE POLICY system_all ON diary_entries FOR ALL TO blattwerk_system USING (true) WITH CHECK (true);
    ALTER TABLE diary_versions ENABLE ROW LEVEL SECURITY;
    CREATE POLICY doctor_shared ON diary_versions FOR SELECT TO blattwerk_app USING ((SELECT actor_role()) = 'doctor'
      AND patient_id IN (SELECT shared_diaries()));
    CREATE POLICY patient_own ON diary_versions FOR ALL TO blattwerk_app USING ((SELECT actor_role()) = 'patient' AND patient_id = (SELECT actor_id()))
      WITH CHECK ((SELECT actor_role()) = 'patient' AND patient_id = (SELECT actor_id())
        AND EXISTS (SELECT FROM diary_entries WHERE id = entry_id AND deleted_at IS NULL));
    CREATE POLICY system_all ON diary_versions FOR ALL TO blattwerk_system USING (true) WITH CHECK (true);
    ALTER TABLE diary_withheld ENABLE ROW LEVEL SECURITY;
    CREATE POLICY doctor_treated ON diary_withheld FOR SELECT TO blattwerk_app USING ((SELECT actor_role()) = 'doctor'
      AND EXISTS (SELECT FROM treatments WHERE treatments.id = treatment_id AND treatments.doctor_id = (SELECT actor_id())));
    CREATE POLICY patient_own ON diary_withheld FOR ALL TO blattwerk_app USING ((SELECT actor_role()) = 'patient' AND patient_id = (SELECT actor_id()))
      WITH CHECK ((SELECT actor_role()) = 'patient' AND patient_id = (SELECT actor_id())
        AND EXISTS (SELECT FROM treatments WHERE treatments.id = treatment_id AND treatments.patient_id = (SELECT actor_id())));
    CREATE POLICY system_all ON diary_withheld FOR ALL TO blattwerk_system USING (true) WITH CHECK (true);
  `);
};

export const down = async (knex: Knex): Promise<void> => {
  await knex.raw(`
    DROP TABLE diary_withheld, diary_versions, diary_entries;
    DROP FUNCTION shared_diaries;
    DELETE FROM consents WHERE document = 'diary';
    ALTER TABLE consents DROP CONSTRAINT consents_document_check;
    ALTER TABLE consents ADD CONSTRAINT consents_document_check CHECK (document IN ('privacy', 'terms', 'newsletter', 'video'));
  `);
};
