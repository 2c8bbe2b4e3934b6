import type { Knex } from 'knex';

/**
 * What patients send with a request (decision on uploads). The bytes are in the storage, encrypted with the row's data key, which is itself sealed
 * with a master key: a deleted row leaves nothing that can be read. A session is an upload that is not finished; its parts are listed in it.
 */
export const up = async (knex: Knex): Promise<void> => {
  await knex.raw(`
    CREATE TABLE uploads (
      id uuid PRIMARY KEY,
      patient_id uuid NOT NULL CONSTRAINT uploads_patient_id_fkey REFERENCES users,
      treatment_id uuid CONSTRAINT uploads_treatment_id_fkey REFERENCES treatments,
      purpose text NOT NULL CHECK (purpose IN ('finding', 'letter', 'photo', 'answer')),
      name text NOT NULL CHECK (length(name) BETWEEN 1 AND 120),
      content_type text NOT NULL CHECK (content_type IN ('application/pdf', 'image/jpeg', 'image/png')),
      bytes integer NOT NULL CHECK (bytes > 0),
      sha256 text NOT NULL CHECK (sha256 ~ '^[0-9a-f]{64}$'),
      storage_key text NOT NULL UNIQUE,
      data_key text,
      key_version integer NOT NULL CHECK (key_version >= 0),
      status text NOT NULL CHECK (status IN ('scanning', 'clean', 'refused')),
      reason text CHECK (reason IN ('malware')),
      version integer NOT NULL DEFAULT 1,
      created_at timestamptz NOT NULL,
      updated_at timestamptz NOT NULL,
      CONSTRAINT uploads_refused_reason_check CHECK ((status = 'refused') = (reason IS NOT NULL)),
      CONSTRAINT uploads_refused_key_check CHECK ((status = 'refused') = (data_key IS NULL))
    );
    CREATE INDEX uploads_patient_id_idx ON uploads (patient_id);
    CREATE INDEX uploads_treatment_id_idx ON uploads (treatment_id);
    CREATE INDEX uploads_scanning_idx ON uploads (created_at) WHERE status = 'scanning';
    CREATE TABLE upload_sessions (
      id uuid PRIMARY KEY,
      patient_id uuid NOT NULL CONSTRAINT upload_sessions_patient_id_fkey REFERENCES users,
      treatment_id uuid CONSTRAINT upload_sessions_treatment_id_fkey REFERENCES treatments ON DELETE CASCADE,
      purpose text NOT NULL CHECK (purpose IN ('finding', 'letter', 'photo', 'answer')),
      name text NOT NULL CHECK (length(name) BETWEEN 1 AND 120),
      bytes integer NOT NULL CHECK (bytes > 0),
      received integer NOT NULL DEFAULT 0,
      parts jsonb NOT NULL DEFAULT '[]',
      data_key text NOT NULL,
      key_version integer NOT NULL CHECK (key_version >= 0),
      created_at timestamptz NOT NULL,
      expires_at timestamptz NOT NULL,
      CONSTRAINT upload_sessions_received_check CHECK (received BETWEEN 0 AND bytes)
    );
    CREATE INDEX upload_sessions_patient_id_idx ON upload_sessions (patient_id);
    CREATE INDEX upload_sessions_treatment_id_idx ON upload_sessions (treatment_id);
    CREATE INDEX upload_sessions_expires_at_idx ON upload_sessions (expires_at);

    ALTER TABLE uploads ENABLE ROW LEVEL SECURITY;
    CREATE POLICY doctor_assigned ON uploads FOR SELECT TO blattwerk_app USING ((((SELECT actor_role()) = 'doctor')
      AND (EXISTS ( SELECT FROM treatments WHERE ((treatments.id = uploads.treatment_id) AND (treatments.doctor_id = (SELECT actor_id())))))));
    CREATE POLICY patient_own ON uploads FOR ALL TO blattwerk_app USING ((((SELECT actor_role()) = 'patient')
      AND (patient_id = (SELECT actor_id())))) WITH CHECK ((((SELECT actor_role()) = 'patient') AND (patient_id = (SELECT actor_id()))));
    CREATE POLICY system_all ON uploads FOR ALL TO blattwerk_system USING (true) WITH CHECK (true);
    ALTER TABLE upload_sessions ENABLE ROW LEVEL SECURITY;
    CREATE POLICY patient_own ON upload_sessions FOR ALL TO blattwerk_app USING ((((SELECT actor_role()) = 'patient')
      AND (patient_id = (SELECT actor_id())))) WITH CHECK ((((SELECT actor_role()) = 'patient') AND (patient_id = (SELECT actor_id()))));
    CREATE POLICY system_all ON upload_sessions FOR ALL TO blattwerk_system USING (true) WITH CHECK (true);
  `);
};

export const down = async (knex: Knex): Promise<void> => {
  await knex.raw('DROP TABLE upload_sessions, uploads');
};
