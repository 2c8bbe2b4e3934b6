import type { Knex } from 'knex';

/** The audit log, settings, exports and erasures of personal data, and marks of jobs. */
export const up = async (knex: Knex): Promise<void> => {
  await knex.raw(`
    -- Append-only.
    CREATE TABLE audit_events (
      id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
      at timestamptz DEFAULT now() NOT NULL,
      actor_id uuid,
      actor_role text NOT NULL CHECK (actor_role IN ('visitor', 'patient', 'doctor', 'pharmacy', 'admin', 'system')),
      action text NOT NULL CHECK (action ~ '^[a-z][a-z-]*\\.[a-z][a-zA-Z-]*$'),
      object_type text NOT NULL,
      object_id text,
      patient_id uuid,
      reason text,
      before jsonb,
      after jsonb,
      request_id text,
      ip_hash text,
      pharmacy_id uuid
    );
    CREATE INDEX audit_events_actor_idx ON audit_events (actor_id, id DESC);
    CREATE UNIQUE INDEX audit_events_list_idx ON audit_events (actor_id, action, patient_id, date_trunc('hour',
      (at AT TIME ZONE 'UTC'))) WHERE (action IN ('prescription.list', 'treatment.list'));
    CREATE INDEX audit_events_object_idx ON audit_events (object_type, object_id, id DESC);
    CREATE INDEX audit_events_patient_idx ON audit_events (patient_id, id DESC) WHERE (patient_id IS NOT NULL);
    CREATE TRIGGER audit_events_append_only BEFORE DELETE OR UPDATE OR TRUNCATE ON audit_events FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
    REVOKE UPDATE, DELETE ON audit_events FROM blattwerk_app;

    CREATE TABLE settings (
      id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
      key text NOT NULL,
      value jsonb NOT NULL,
      valid_from timestamptz NOT NULL,
      note text,
      created_by uuid,
      created_at timestamptz DEFAULT now() NOT NULL,
      CONSTRAINT settings_key_valid_from_key UNIQUE (key, valid_from)
    );
    CREATE TRIGGER settings_catalogue AFTER INSERT OR DELETE OR UPDATE ON settings FOR EACH STATEMENT EXECUTE FUNCTION note_catalogue_change('settings');
    CREATE TRIGGER settings_catalogue_emptied AFTER TRUNCATE ON settings FOR EACH STATEMENT EXECUTE FUNCTION note_catalogue_change('everything');
    REVOKE UPDATE, DELETE ON settings FROM blattwerk_app;

    CREATE TABLE data_exports (
      id uuid DEFAULT gen_random_uuid() PRIMARY KEY,
      user_id uuid NOT NULL REFERENCES users,
      status text DEFAULT 'requested' NOT NULL CHECK (status IN ('requested', 'running', 'ready', 'expired', 'failed')),
      progress integer DEFAULT 0 NOT NULL CHECK ((progress >= 0) AND (progress <= 100)),
      locale text NOT NULL CHECK (locale IN ('de', 'en')),
      storage_key text UNIQUE,
      bytes bigint,
      sha256 text CHECK (sha256 ~ '^[0-9a-f]{64}$'),
      requested_at timestamptz NOT NULL,
      ready_at timestamptz,
      expires_at timestamptz,
      downloaded_at timestamptz,
      version integer DEFAULT 1 NOT NULL,
      created_at timestamptz DEFAULT now() NOT NULL,
      updated_at timestamptz DEFAULT now() NOT NULL,
      ticket_hash text CHECK (ticket_hash ~ '^[0-9a-f]{64}$'),
      ticket_expires_at timestamptz,
      CONSTRAINT data_exports_ready_check CHECK ((status <> 'ready') OR ((storage_key IS NOT NULL) AND (bytes > 0) AND (sha256 IS NOT NULL)
        AND (ready_at IS NOT NULL) AND (expires_at IS NOT NULL))),
      CONSTRAINT data_exports_ticket_check CHECK ((ticket_hash IS NULL) = (ticket_expires_at IS NULL))
    );
    CREATE UNIQUE INDEX data_exports_one_running_key ON data_exports (user_id) WHERE (status IN ('requested', 'running'));
    CREATE INDEX data_exports_user_id_idx ON data_exports (user_id, requested_at DESC);

    CREATE TABLE erasures (
      id uuid DEFAULT gen_random_uuid() PRIMARY KEY,
      user_id uuid NOT NULL UNIQUE,
      requested_by text NOT NULL CHECK (requested_by IN ('patient', 'admin', 'inactivity')),
      status text DEFAULT 'requested' NOT NULL CHECK (status IN ('requested', 'running', 'done')),
      has_record boolean NOT NULL,
      keep_until timestamptz,
      steps jsonb DEFAULT '{}'::jsonb NOT NULL,
      locale text NOT NULL CHECK (locale IN ('de', 'en')),
      requested_at timestamptz NOT NULL,
      finished_at timestamptz,
      version integer DEFAULT 1 NOT NULL,
      created_at timestamptz DEFAULT now() NOT NULL,
      updated_at timestamptz DEFAULT now() NOT NULL,
      CONSTRAINT erasures_keep_check CHECK (has_record = (keep_until IS NOT NULL))
    );

    -- Name and contact details of an erased account, restricted until the end of the retention period (decision 0016).
    CREATE TABLE sealed_records (
      user_id uuid PRIMARY KEY REFERENCES users,
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
      signature_names jsonb DEFAULT '[]'::jsonb NOT NULL,
      sealed_at timestamptz NOT NULL,
      delete_after timestamptz NOT NULL
    );
    CREATE INDEX sealed_records_delete_after_idx ON sealed_records (delete_after);
    REVOKE UPDATE ON sealed_records FROM blattwerk_app;

    CREATE TABLE owner_codes (
      id uuid PRIMARY KEY,
      user_id uuid NOT NULL UNIQUE REFERENCES users,
      attempts integer DEFAULT 0 NOT NULL,
      created_at timestamptz NOT NULL,
      expires_at timestamptz NOT NULL
    );

    CREATE TABLE inactivity_notices (
      user_id uuid PRIMARY KEY REFERENCES users,
      noticed_at timestamptz NOT NULL,
      erase_after timestamptz NOT NULL
    );

    -- Scheduled jobs that an administrator paused. The person is named as in the audit log, without a reference. One open pause a job.
    CREATE TABLE job_pauses (
      id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
      job text NOT NULL,
      paused_at timestamptz NOT NULL,
      paused_by uuid NOT NULL,
      resumed_at timestamptz,
      resumed_by uuid,
      CONSTRAINT job_pauses_resumed_check CHECK (((resumed_at IS NULL) = (resumed_by IS NULL)) AND ((resumed_at IS NULL) OR (resumed_at >= paused_at)))
    );
    CREATE INDEX job_pauses_job_idx ON job_pauses (job, paused_at DESC);
    CREATE UNIQUE INDEX job_pauses_one_open_key ON job_pauses (job) WHERE (resumed_at IS NULL);
    REVOKE DELETE ON job_pauses FROM blattwerk_app;

    CREATE TABLE job_ticks (
      job text PRIMARY KEY,
      tick_at timestamptz NOT NULL
    );
  `);
};

export const down = async (knex: Knex): Promise<void> => {
  await knex.raw(`DROP TABLE job_ticks, job_pauses, inactivity_notices, owner_codes, sealed_records, erasures, data_exports, settings, audit_events CASCADE`);
};
