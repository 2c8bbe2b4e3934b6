import type { Knex } from 'knex';

/** Wrong passwords in a row, by pseudonyms of account and address; what has expired counts for nothing. */
export const up = (knex: Knex): Promise<void> =>
  knex.raw(`
    CREATE TABLE login_attempts (
      key text PRIMARY KEY,
      failures integer NOT NULL CHECK (failures > 0),
      expires_at timestamptz NOT NULL
    );
    CREATE INDEX login_attempts_expires_at_idx ON login_attempts (expires_at);
  `);

export const down = (knex: Knex): Promise<void> => knex.schema.dropTable('login_attempts');
