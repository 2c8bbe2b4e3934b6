import type { Knex } from 'knex';

export const up = async (knex: Knex): Promise<void> => {
  await knex.raw(`
    CREATE TABLE audit_events (
      id bigint GENERATED ALWAYS AS IDENTITY CONSTRAINT audit_events_pkey PRIMARY KEY,
      at timestamptz NOT NULL DEFAULT now(),
      actor_id uuid,
      actor_role text NOT NULL CONSTRAINT audit_events_actor_role_check CHECK (actor_role IN ('visitor', 'patient', 'doctor', 'pharmacy', 'admin', 'system')),
      action text NOT NULL CONSTRAINT audit_events_action_check CHECK (action ~ '^[a-z][a-z-]*\\.[a-z][a-zA-Z-]*$'),
      object_type text NOT NULL,
      object_id text,
      patient_id uuid,
      reason text,
      before jsonb,
      after jsonb,
      request_id text,
      ip_hash text
    );
    CREATE INDEX audit_events_object_idx ON audit_events (object_type, object_id, id DESC);
    CREATE INDEX audit_events_patient_idx ON audit_events (patient_id, id DESC) WHERE patient_id IS NOT NULL;
    CREATE INDEX audit_events_actor_idx ON audit_events (actor_id, id DESC);
    CREATE TRIGGER audit_events_append_only BEFORE UPDATE OR DELETE OR TRUNCATE ON audit_events FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
    REVOKE UPDATE, DELETE, TRUNCATE ON audit_events FROM blattwerk_app;

    CREATE TABLE settings (
      id bigint GENERATED ALWAYS AS IDENTITY CONSTRAINT settings_pkey PRIMARY KEY,
      key text NOT NULL,
      value jsonb NOT NULL,
      valid_from timestamptz NOT NULL,
      note text,
      created_by uuid,
      created_at timestamptz NOT NULL DEFAULT now(),
      CONSTRAINT settings_key_valid_from_key UNIQUE (key, valid_from)
    );
    REVOKE UPDATE, DELETE, TRUNCATE ON settings FROM blattwerk_app;
  `);
};

export const down = async (knex: Knex): Promise<void> => {
  await knex.raw(`DROP TABLE settings; DROP TABLE audit_events`);
};
