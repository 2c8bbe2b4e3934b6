import type { Knex } from 'knex';

/**
 * Saved views of the back office's lists, and how each person left a list (decision 0135). A name is taken once where it can be seen, a default is one
 * for each of those it counts for.
 */
export const up = async (knex: Knex): Promise<void> => {
  await knex.raw(`
    CREATE TABLE views (
      id uuid PRIMARY KEY,
      resource text NOT NULL CHECK (resource ~ '^[a-z][a-z-]*$'),
      name text NOT NULL CHECK (char_length(name) BETWEEN 1 AND 60),
      scope text NOT NULL CHECK (scope IN ('private', 'role', 'everyone')),
      owner_id uuid NOT NULL CONSTRAINT views_owner_id_fkey REFERENCES users (id) ON DELETE CASCADE,
      role text NOT NULL CHECK (role IN ('doctor', 'pharmacy', 'admin')),
      state jsonb NOT NULL CHECK (jsonb_typeof(state) = 'object'),
      is_default boolean NOT NULL DEFAULT false,
      version integer NOT NULL DEFAULT 1 CHECK (version >= 1),
      created_at timestamptz NOT NULL,
      updated_at timestamptz NOT NULL
    );
    CREATE UNIQUE INDEX views_private_name_key ON views (owner_id, resource, lower(name)) WHERE scope = 'private';
    CREATE UNIQUE INDEX views_role_name_key ON views (resource, role, lower(name)) WHERE scope = 'role';
    CREATE UNIQUE INDEX views_everyone_name_key ON views (resource, lower(name)) WHERE scope = 'everyone';
    CREATE UNIQUE INDEX views_private_default_key ON views (owner_id, resource) WHERE scope = 'private' AND is_default;
    CREATE UNIQUE INDEX views_role_default_key ON views (resource, role) WHERE scope = 'role' AND is_default;
    CREATE UNIQUE INDEX views_everyone_default_key ON views (resource) WHERE scope = 'everyone' AND is_default;
    CREATE TABLE list_layouts (
      owner_id uuid NOT NULL CONSTRAINT list_layouts_owner_id_fkey REFERENCES users (id) ON DELETE CASCADE,
      resource text NOT NULL CHECK (resource ~ '^[a-z][a-z-]*$'),
      layout jsonb NOT NULL CHECK (jsonb_typeof(layout) = 'object'),
      updated_at timestamptz NOT NULL,
      PRIMARY KEY (owner_id, resource)
    );
  `);
};

export const down = async (knex: Knex): Promise<void> => {
  await knex.raw('DROP TABLE list_layouts; DROP TABLE views');
};
