import type { Knex } from 'knex';

/** An administrator's read-only looks at one patient's dashboard. Link and credential follow from the id; neither is stored. */
export const up = (knex: Knex): Promise<void> =>
  knex.raw(`
    CREATE TABLE support_views (
      id uuid CONSTRAINT support_views_pkey PRIMARY KEY,
      patient_id uuid NOT NULL CONSTRAINT support_views_patient_id_fkey REFERENCES users (id),
      admin_id uuid NOT NULL CONSTRAINT support_views_admin_id_fkey REFERENCES users (id),
      session_id uuid NOT NULL CONSTRAINT support_views_session_id_fkey REFERENCES sessions (id) ON DELETE CASCADE,
      reason text NOT NULL CONSTRAINT support_views_reason_check CHECK (length(reason) BETWEEN 2 AND 500),
      created_at timestamptz NOT NULL,
      expires_at timestamptz NOT NULL,
      opened_at timestamptz,
      ended_at timestamptz,
      CONSTRAINT support_views_order_check CHECK (created_at < expires_at AND opened_at < expires_at)
    );
    CREATE INDEX support_views_patient_id_idx ON support_views (patient_id);
    CREATE INDEX support_views_admin_id_idx ON support_views (admin_id);
    CREATE INDEX support_views_session_id_idx ON support_views (session_id);
    REVOKE DELETE, TRUNCATE ON support_views FROM blattwerk_app;
  `);

export const down = (knex: Knex): Promise<void> => knex.schema.dropTable('support_views');
