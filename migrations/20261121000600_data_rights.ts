import type { Knex } from 'knex';

export const up = async (knex: Knex): Promise<void> => {
  await knex.raw(String.raw`
    CREATE TABLE data_exports (
      id uuid NOT NULL DEFAULT gen_random_uuid() CONSTRAINT data_exports_pkey PRIMARY KEY,
      user_id uuid NOT NULL CONSTRAINT data_exports_user_id_fkey REFERENCES users (id),
      status text NOT NULL DEFAULT 'requested' CONSTRAINT data_exports_status_check CHECK (status IN ('requested', 'running', 'ready', 'expired', 'failed')),
      progress integer NOT NULL DEFAULT 0 CONSTRAINT data_exports_progress_check CHECK (progress BETWEEN 0 AND 100),
      locale text NOT NULL CONSTRAINT data_exports_locale_check CHECK (locale IN ('de', 'en')),
      storage_key text CONSTRAINT data_exports_storage_key_key UNIQUE,
      bytes bigint,
      sha256 text CONSTRAINT data_exports_sha256_check CHECK (sha256 ~ '^[0-9a-f]{64}$'),
      requested_at timestamptz NOT NULL,
      ready_at timestamptz,
      expires_at timestamptz,
      downloaded_at timestamptz,
      version integer NOT NULL DEFAULT 1,
      created_at timestamptz NOT NULL DEFAULT now(),
      updated_at timestamptz NOT NULL DEFAULT now(),
      CONSTRAINT data_exports_ready_check CHECK (status <> 'ready' OR (storage_key IS NOT NULL AND bytes > 0 AND sha256 IS NOT NULL AND ready_at IS NOT NULL AND expires_at IS NOT NULL))
    );
    CREATE UNIQUE INDEX data_exports_one_running_key ON data_exports (user_id) WHERE status IN ('requested', 'running');
    CREATE INDEX data_exports_user_id_idx ON data_exports (user_id, requested_at DESC);

    -- What was erased for whom and when. Outlives the account, so it points to nobody and names nobody.
    CREATE TABLE erasures (
      id uuid NOT NULL DEFAULT gen_random_uuid() CONSTRAINT erasures_pkey PRIMARY KEY,
      user_id uuid NOT NULL CONSTRAINT erasures_user_id_key UNIQUE,
      requested_by text NOT NULL CONSTRAINT erasures_requested_by_check CHECK (requested_by IN ('patient', 'admin', 'inactivity')),
      status text NOT NULL DEFAULT 'requested' CONSTRAINT erasures_status_check CHECK (status IN ('requested', 'running', 'done')),
      has_record boolean NOT NULL,
      keep_until timestamptz,
      steps jsonb NOT NULL DEFAULT '{}',
      locale text NOT NULL CONSTRAINT erasures_locale_check CHECK (locale IN ('de', 'en')),
      requested_at timestamptz NOT NULL,
      finished_at timestamptz,
      version integer NOT NULL DEFAULT 1,
      created_at timestamptz NOT NULL DEFAULT now(),
      updated_at timestamptz NOT NULL DEFAULT now(),
      CONSTRAINT erasures_keep_check CHECK (has_record = (keep_until IS NOT NULL))
    );

    -- Who a restricted record is about: everything that names the person, and nothing else. Read with a reason only.
    CREATE TABLE sealed_records (
      user_id uuid NOT NULL CONSTRAINT sealed_records_pkey PRIMARY KEY CONSTRAINT sealed_records_user_id_fkey REFERENCES users (id),
      email text NOT NULL,
      title text,
      first_name text NOT NULL,
      last_name text NOT NULL,
      born_on date,
      street text,
      house_num text,
      zip_code text,
      city text,
      country text,
      phone text,
      signature_names jsonb NOT NULL DEFAULT '[]',
      sealed_at timestamptz NOT NULL,
      delete_after timestamptz NOT NULL
    );
    CREATE INDEX sealed_records_delete_after_idx ON sealed_records (delete_after);
    REVOKE UPDATE, TRUNCATE ON sealed_records FROM blattwerk_app;

    -- Who has been told that an account nobody uses will be erased.
    CREATE TABLE inactivity_notices (
      user_id uuid NOT NULL CONSTRAINT inactivity_notices_pkey PRIMARY KEY CONSTRAINT inactivity_notices_user_id_fkey REFERENCES users (id),
      noticed_at timestamptz NOT NULL,
      erase_after timestamptz NOT NULL
    );

    -- A code by mail for those who have no password: shows that it is the owner who asks. The code follows from the id and is not stored.
    CREATE TABLE owner_codes (
      id uuid NOT NULL CONSTRAINT owner_codes_pkey PRIMARY KEY,
      user_id uuid NOT NULL CONSTRAINT owner_codes_user_id_key UNIQUE CONSTRAINT owner_codes_user_id_fkey REFERENCES users (id),
      attempts integer NOT NULL DEFAULT 0,
      created_at timestamptz NOT NULL,
      expires_at timestamptz NOT NULL
    );

    ALTER TABLE users DROP CONSTRAINT users_patient_born_check;
    ALTER TABLE users ADD CONSTRAINT users_patient_born_check CHECK (role <> 'patient' OR born_on IS NOT NULL OR status = 'deleted');
  `);
};

export const down = async (knex: Knex): Promise<void> => {
  await knex.raw(`
    ALTER TABLE users DROP CONSTRAINT users_patient_born_check;
    ALTER TABLE users ADD CONSTRAINT users_patient_born_check CHECK (role <> 'patient' OR born_on IS NOT NULL);
    DROP TABLE owner_codes, inactivity_notices, sealed_records, erasures, data_exports;
  `);
};
