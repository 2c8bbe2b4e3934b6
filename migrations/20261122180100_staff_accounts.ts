import type { Knex } from 'knex';

/**
 * Doctors and administrators work only after a second person has approved them: never who invited them, never they themselves.
 * `approved_by` is null for accounts that were there before, and for administrators that the command line invited. A pharmacy's
 * administrator invites colleagues; the first person of each pharmacy becomes one.
 */
export const up = async (knex: Knex): Promise<void> => {
  await knex.raw(`
    ALTER TABLE users
      ADD COLUMN invited_by uuid CONSTRAINT users_invited_by_fkey REFERENCES users (id),
      ADD COLUMN approved_at timestamptz,
      ADD COLUMN approved_by uuid CONSTRAINT users_approved_by_fkey REFERENCES users (id),
      ADD COLUMN is_pharmacy_admin boolean NOT NULL DEFAULT false;
    UPDATE users SET approved_at = created_at WHERE role IN ('doctor', 'admin');
    UPDATE users SET is_pharmacy_admin = true FROM (
      SELECT DISTINCT ON (pharmacy_id) id FROM users WHERE role = 'pharmacy' AND status = 'active' ORDER BY pharmacy_id, created_at, id
    ) AS first WHERE first.id = users.id;
    ALTER TABLE users
      ADD CONSTRAINT users_approved_check CHECK (role NOT IN ('doctor', 'admin') OR status <> 'active' OR approved_at IS NOT NULL),
      ADD CONSTRAINT users_four_eyes_check CHECK (approved_by IS NULL OR (approved_by <> id AND approved_by IS DISTINCT FROM invited_by)),
      ADD CONSTRAINT users_second_person_check CHECK (invited_by IS NULL OR approved_at IS NULL OR approved_by IS NOT NULL),
      ADD CONSTRAINT users_pharmacy_admin_check CHECK (NOT is_pharmacy_admin OR role = 'pharmacy');
    CREATE INDEX users_invited_by_idx ON users (invited_by);
    CREATE INDEX users_approved_by_idx ON users (approved_by);
  `);
};

export const down = async (knex: Knex): Promise<void> => {
  await knex.raw(`ALTER TABLE users DROP COLUMN is_pharmacy_admin, DROP COLUMN approved_by, DROP COLUMN approved_at, DROP COLUMN invited_by`);
};
