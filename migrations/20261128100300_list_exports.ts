import type { Knex } from 'knex';

/** Exports of the back office's lists (decision 0140): what was asked for, how far it is, and where its encrypted file lies until both are deleted. */
export const up = async (knex: Knex): Promise<void> => {
  await knex.raw(`
    CREATE TABLE list_exports (
      id uuid PRIMARY KEY,
      user_id uuid NOT NULL REFERENCES users,
      role text NOT NULL CHECK (role IN ('doctor', 'pharmacy', 'admin')),
      resource text NOT NULL CHECK (resource ~ '^[a-z][a-z-]{1,40}$'),
      format text NOT NULL CHECK (format IN ('csv', 'xlsx')),
      asked jsonb NOT NULL,
      locale text NOT NULL CHECK (locale IN ('de', 'en')),
      status text NOT NULL DEFAULT 'queued' CHECK (status IN ('queued', 'running', 'done', 'failed', 'stopped')),
      rows integer NOT NULL DEFAULT 0 CHECK (rows >= 0),
      total integer CHECK (total >= 0),
      bytes bigint CHECK (bytes > 0),
      data_key text,
      key_version integer,
      downloads integer NOT NULL DEFAULT 0 CHECK (downloads >= 0),
      finished_at timestamptz,
      expires_at timestamptz,
      version integer NOT NULL DEFAULT 1,
      created_at timestamptz NOT NULL,
      updated_at timestamptz NOT NULL,
      CONSTRAINT list_exports_done_check CHECK (status <> 'done' OR (bytes IS NOT NULL AND data_key IS NOT NULL AND key_version IS NOT NULL AND expires_at IS NOT NULL))
    );
    CREATE INDEX list_exports_user_id_idx ON list_exports (user_id, created_at DESC);
    CREATE INDEX list_exports_created_at_idx ON list_exports (created_at);
    ALTER TABLE list_exports ENABLE ROW LEVEL SECURITY;
    CREATE POLICY staff_own ON list_exports TO blattwerk_app
      USING ((SELECT actor_role()) IN ('doctor', 'pharmacy', 'admin') AND user_id = (SELECT actor_id()))
      WITH CHECK ((SELECT actor_role()) IN ('doctor', 'pharmacy', 'admin') AND user_id = (SELECT actor_id()));
    CREATE POLICY system_all ON list_exports TO blattwerk_system USING (true) WITH CHECK (true);
    GRANT DELETE, INSERT, SELECT, UPDATE ON list_exports TO blattwerk_app;
    CREATE FUNCTION take_list_export(export_id uuid, used integer, at timestamptz)
      RETURNS TABLE (user_id uuid, role text, first_name text, last_name text, resource text, format text, bytes bigint, data_key text, key_version integer, created_at timestamptz)
      LANGUAGE sql SECURITY DEFINER SET search_path = public AS $$
      UPDATE list_exports SET downloads = downloads + 1, updated_at = at
      FROM users
      WHERE list_exports.id = export_id AND list_exports.downloads = used AND list_exports.status = 'done' AND list_exports.expires_at > at
        AND users.id = list_exports.user_id AND users.status = 'active'
      RETURNING list_exports.user_id, users.role, users.first_name, users.last_name, list_exports.resource, list_exports.format, list_exports.bytes, list_exports.data_key,
        list_exports.key_version, list_exports.created_at
      $$;
    REVOKE ALL ON FUNCTION take_list_export(uuid, integer, timestamptz) FROM PUBLIC;
    GRANT EXECUTE ON FUNCTION take_list_export(uuid, integer, timestamptz) TO blattwerk_app;
  `);
};

export const down = async (knex: Knex): Promise<void> => {
  await knex.raw('DROP FUNCTION take_list_export(uuid, integer, timestamptz); DROP TABLE list_exports');
};
