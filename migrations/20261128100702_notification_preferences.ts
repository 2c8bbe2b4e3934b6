import type { Knex } from 'knex';

/**
 * How a person wants to be told. A mail of the outbox may wait for the end of the quiet hours or for the daily one (`deferred_until`), leave in
 * another one (`gathered_into`), be unwanted by its reader, or be held because its address is not reached.
 */
export const up = async (knex: Knex): Promise<void> => {
  await knex.raw(`
    CREATE TABLE notification_preferences (
      user_id uuid PRIMARY KEY REFERENCES users,
      channels jsonb NOT NULL DEFAULT '{}',
      has_quiet_hours boolean NOT NULL DEFAULT false,
      quiet_from text NOT NULL DEFAULT '20:00' CHECK (quiet_from ~ '^([01][0-9]|2[0-3]):[0-5][0-9]$'),
      quiet_to text NOT NULL DEFAULT '08:00' CHECK (quiet_to ~ '^([01][0-9]|2[0-3]):[0-5][0-9]$'),
      updated_at timestamptz NOT NULL
    );
    REVOKE DELETE ON notification_preferences FROM blattwerk_app;
    GRANT DELETE ON notification_preferences TO blattwerk_system;
    ALTER TABLE notification_preferences ENABLE ROW LEVEL SECURITY;
    CREATE POLICY own_all ON notification_preferences FOR ALL TO blattwerk_app
      USING (user_id = (SELECT actor_id())) WITH CHECK (user_id = (SELECT actor_id()));
    CREATE POLICY system_all ON notification_preferences FOR ALL TO blattwerk_system USING (true) WITH CHECK (true);

    ALTER TABLE mails ADD COLUMN deferred_until timestamptz,
      ADD COLUMN gathered_into uuid REFERENCES mails ON DELETE SET NULL,
      DROP CONSTRAINT mails_status_check,
      ADD CONSTRAINT mails_status_check CHECK (status IN ('queued', 'sent', 'failed', 'unwanted', 'held'));
    CREATE INDEX mails_gathered_into_idx ON mails (gathered_into) WHERE gathered_into IS NOT NULL;
    CREATE INDEX mails_waiting_idx ON mails (recipient_id) WHERE status = 'queued';
  `);
};

export const down = async (knex: Knex): Promise<void> => {
  await knex.raw(`
    UPDATE mails SET status = 'failed' WHERE status IN ('unwanted', 'held');
    ALTER TABLE mails DROP COLUMN gathered_into, DROP COLUMN deferred_until,
      DROP CONSTRAINT mails_status_check,
      ADD CONSTRAINT mails_status_check CHECK (status IN ('queued', 'sent', 'failed'));
    DROP TABLE notification_preferences;
  `);
};
