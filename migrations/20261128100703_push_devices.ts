import type { Knex } from 'knex';

/** Browsers that may be told something. A subscription belongs to the session in which it was made and is used only while that lives. */
export const up = async (knex: Knex): Promise<void> => {
  await knex.raw(`
    CREATE TABLE push_devices (
      id uuid PRIMARY KEY,
      user_id uuid NOT NULL REFERENCES users,
      session_id uuid NOT NULL REFERENCES sessions ON DELETE CASCADE,
      endpoint text NOT NULL CHECK (char_length(endpoint) BETWEEN 10 AND 1000),
      p256dh text NOT NULL CHECK (char_length(p256dh) BETWEEN 80 AND 100),
      auth text NOT NULL CHECK (char_length(auth) BETWEEN 20 AND 40),
      user_agent text CHECK (char_length(user_agent) <= 500),
      last_notification_id uuid,
      created_at timestamptz NOT NULL,
      CONSTRAINT push_devices_endpoint_key UNIQUE (user_id, endpoint)
    );
    CREATE INDEX push_devices_session_id_idx ON push_devices (session_id);
    ALTER TABLE push_devices ENABLE ROW LEVEL SECURITY;
    CREATE POLICY own_all ON push_devices FOR ALL TO blattwerk_app
      USING (user_id = (SELECT actor_id())) WITH CHECK (user_id = (SELECT actor_id()));
    CREATE POLICY system_all ON push_devices FOR ALL TO blattwerk_system USING (true) WITH CHECK (true);

    CREATE FUNCTION has_push_device(person uuid) RETURNS boolean LANGUAGE sql STABLE SECURITY DEFINER SET search_path TO 'public', 'pg_temp' AS $$
      SELECT EXISTS (SELECT FROM push_devices WHERE user_id = person)
    $$;
  `);
};

export const down = async (knex: Knex): Promise<void> => {
  await knex.raw('DROP FUNCTION has_push_device(uuid); DROP TABLE push_devices');
};
