import type { Knex } from 'knex';

/**
 * What people are told, one row a message and person, written with its cause. Anybody's transaction may tell somebody something; only the person
 * reads it, and marks it as read. The back office is told at once, by whom it is for.
 */
export const up = async (knex: Knex): Promise<void> => {
  await knex.raw(`
    CREATE TABLE notifications (
      id uuid PRIMARY KEY,
      recipient_id uuid NOT NULL REFERENCES users,
      event text NOT NULL CHECK (char_length(event) BETWEEN 1 AND 40),
      template text NOT NULL CHECK (char_length(template) BETWEEN 1 AND 60),
      params jsonb NOT NULL,
      created_at timestamptz NOT NULL,
      read_at timestamptz
    );
    CREATE INDEX notifications_recipient_id_idx ON notifications (recipient_id, created_at DESC, id);
    CREATE INDEX notifications_unread_idx ON notifications (recipient_id) WHERE read_at IS NULL;
    CREATE INDEX notifications_created_at_idx ON notifications (created_at);
    REVOKE UPDATE, DELETE ON notifications FROM blattwerk_app;
    GRANT UPDATE (read_at) ON notifications TO blattwerk_app;
    GRANT DELETE ON notifications TO blattwerk_system;
    ALTER TABLE notifications ENABLE ROW LEVEL SECURITY;
    CREATE POLICY anybody_tells ON notifications FOR INSERT TO blattwerk_app WITH CHECK (read_at IS NULL);
    CREATE POLICY own_reads ON notifications FOR SELECT TO blattwerk_app USING (recipient_id = (SELECT actor_id()));
    CREATE POLICY own_marks ON notifications FOR UPDATE TO blattwerk_app
      USING (recipient_id = (SELECT actor_id())) WITH CHECK (recipient_id = (SELECT actor_id()));
    CREATE POLICY system_all ON notifications FOR ALL TO blattwerk_system USING (true) WITH CHECK (true);
    CALL announce_table('notifications', 'notifications', 'id', 'EXISTS (SELECT FROM users WHERE users.id = recipient_id AND role <> ''patient'')');
  `);
};

export const down = async (knex: Knex): Promise<void> => {
  await knex.raw('DROP TABLE notifications');
};
