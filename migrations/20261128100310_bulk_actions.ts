import type { Knex } from 'knex';

const staffOwn = `(SELECT actor_role()) IN ('doctor', 'pharmacy', 'admin') AND user_id = (SELECT actor_id())`;

/** What people do to many records at once (decision 0141), and what became of each record. */
export const up = async (knex: Knex): Promise<void> => {
  await knex.raw(`
    CREATE TABLE bulk_actions (
      id uuid PRIMARY KEY,
      user_id uuid NOT NULL REFERENCES users,
      role text NOT NULL CHECK (role IN ('doctor', 'pharmacy', 'admin')),
      resource text NOT NULL CHECK (resource ~ '^[a-z][a-z-]{1,40}$'),
      action text NOT NULL CHECK (action ~ '^[a-z][a-z-]{1,40}$'),
      given jsonb NOT NULL,
      locale text NOT NULL CHECK (locale IN ('de', 'en')),
      status text NOT NULL DEFAULT 'queued' CHECK (status IN ('queued', 'running', 'done', 'failed', 'stopped')),
      total integer NOT NULL CHECK (total >= 0),
      undo_of uuid UNIQUE REFERENCES bulk_actions ON DELETE CASCADE,
      finished_at timestamptz,
      version integer NOT NULL DEFAULT 1,
      created_at timestamptz NOT NULL,
      updated_at timestamptz NOT NULL
    );
    CREATE INDEX bulk_actions_user_id_idx ON bulk_actions (user_id, created_at DESC);
    CREATE TABLE bulk_records (
      bulk_id uuid NOT NULL REFERENCES bulk_actions ON DELETE CASCADE,
      record_id text NOT NULL,
      position integer NOT NULL CHECK (position >= 0),
      status text NOT NULL CHECK (status IN ('waiting', 'done', 'failed', 'skipped')),
      reason text,
      PRIMARY KEY (bulk_id, record_id),
      UNIQUE (bulk_id, position),
      CHECK ((status IN ('failed', 'skipped')) = (reason IS NOT NULL))
    );
    CREATE INDEX bulk_records_waiting_idx ON bulk_records (bulk_id, position) WHERE status = 'waiting';
    ALTER TABLE bulk_actions ENABLE ROW LEVEL SECURITY;
    CREATE POLICY staff_own ON bulk_actions TO blattwerk_app USING (${staffOwn}) WITH CHECK (${staffOwn});
    CREATE POLICY system_all ON bulk_actions TO blattwerk_system USING (true) WITH CHECK (true);
    GRANT DELETE, INSERT, SELECT, UPDATE ON bulk_actions, bulk_records TO blattwerk_app;
  `);
};

export const down = async (knex: Knex): Promise<void> => {
  await knex.raw('DROP TABLE bulk_records; DROP TABLE bulk_actions;');
};
