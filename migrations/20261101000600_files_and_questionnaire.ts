import type { Knex } from 'knex';

export const up = async (knex: Knex): Promise<void> => {
  await knex.raw(`
    CREATE TABLE files (
      id uuid NOT NULL DEFAULT gen_random_uuid() CONSTRAINT files_pkey PRIMARY KEY,
      kind text NOT NULL CONSTRAINT files_kind_check CHECK (kind IN ('information', 'contract', 'prescription', 'prescription-copy', 'medical-letter', 'invoice')),
      owner_id uuid NOT NULL CONSTRAINT files_owner_id_fkey REFERENCES users (id),
      storage_key text NOT NULL CONSTRAINT files_storage_key_key UNIQUE,
      filename text NOT NULL,
      content_type text NOT NULL,
      bytes integer NOT NULL CONSTRAINT files_bytes_check CHECK (bytes > 0),
      sha256 text NOT NULL CONSTRAINT files_sha256_check CHECK (sha256 ~ '^[0-9a-f]{64}$'),
      created_at timestamptz NOT NULL DEFAULT now()
    );
    CREATE INDEX files_owner_id_idx ON files (owner_id);
    REVOKE UPDATE ON files FROM blattwerk_app;

    CREATE TABLE signatures (
      id uuid NOT NULL DEFAULT gen_random_uuid() CONSTRAINT signatures_pkey PRIMARY KEY,
      patient_id uuid NOT NULL CONSTRAINT signatures_patient_id_fkey REFERENCES users (id),
      document text NOT NULL CONSTRAINT signatures_document_check CHECK (document IN ('information', 'contract')),
      version integer NOT NULL,
      locale text NOT NULL CONSTRAINT signatures_locale_check CHECK (locale IN ('de', 'en')),
      sha256 text NOT NULL,
      kind text NOT NULL CONSTRAINT signatures_kind_check CHECK (kind IN ('typed', 'drawn')),
      name text NOT NULL,
      image bytea,
      signed_at timestamptz NOT NULL,
      ip_hash text,
      user_agent text,
      CONSTRAINT signatures_patient_document_version_key UNIQUE (patient_id, document, version),
      CONSTRAINT signatures_drawn_check CHECK ((kind = 'drawn') = (image IS NOT NULL))
    );
    REVOKE UPDATE, DELETE, TRUNCATE ON signatures FROM blattwerk_app;

    -- The stored PDF of a signed document; made by a job, so it follows its signature.
    CREATE TABLE signature_files (
      signature_id uuid NOT NULL CONSTRAINT signature_files_pkey PRIMARY KEY CONSTRAINT signature_files_signature_id_fkey REFERENCES signatures (id),
      file_id uuid NOT NULL CONSTRAINT signature_files_file_id_fkey REFERENCES files (id)
    );
    CREATE INDEX signature_files_file_id_idx ON signature_files (file_id);

    CREATE TABLE health_states (
      id uuid NOT NULL DEFAULT gen_random_uuid() CONSTRAINT health_states_pkey PRIMARY KEY,
      patient_id uuid NOT NULL CONSTRAINT health_states_patient_id_fkey REFERENCES users (id),
      version integer NOT NULL CONSTRAINT health_states_version_check CHECK (version > 0),
      status text NOT NULL DEFAULT 'draft' CONSTRAINT health_states_status_check CHECK (status IN ('draft', 'complete')),
      definition integer NOT NULL DEFAULT 1,
      answers jsonb NOT NULL DEFAULT '{}',
      created_at timestamptz NOT NULL DEFAULT now(),
      updated_at timestamptz NOT NULL DEFAULT now(),
      completed_at timestamptz,
      CONSTRAINT health_states_patient_version_key UNIQUE (patient_id, version),
      CONSTRAINT health_states_completed_check CHECK ((status = 'complete') = (completed_at IS NOT NULL))
    );
    CREATE UNIQUE INDEX health_states_one_draft_key ON health_states (patient_id) WHERE status = 'draft';

    CREATE TABLE safety_answers (
      id bigint GENERATED ALWAYS AS IDENTITY CONSTRAINT safety_answers_pkey PRIMARY KEY,
      health_state_id uuid NOT NULL CONSTRAINT safety_answers_health_state_id_fkey REFERENCES health_states (id),
      patient_id uuid NOT NULL CONSTRAINT safety_answers_patient_id_fkey REFERENCES users (id),
      criterion text NOT NULL CONSTRAINT safety_answers_criterion_check CHECK (criterion IN ('psychosis', 'addiction', 'heart', 'allergy', 'pregnancy', 'recentAmount')),
      is_confirmed boolean NOT NULL,
      answered_at timestamptz NOT NULL
    );
    CREATE INDEX safety_answers_health_state_id_idx ON safety_answers (health_state_id, id);
    CREATE INDEX safety_answers_patient_id_idx ON safety_answers (patient_id, id);
    REVOKE UPDATE, DELETE, TRUNCATE ON safety_answers FROM blattwerk_app;
  `);
};

export const down = async (knex: Knex): Promise<void> => {
  await knex.raw(`DROP TABLE safety_answers, health_states, signature_files, signatures, files`);
};
