import type { Knex } from 'knex';

/**
 * Authenticator apps, recovery codes and passkeys. The app's seed follows from the row's id and is not stored;
 * of recovery codes and challenges only keyed or plain hashes are.
 */
export const up = async (knex: Knex): Promise<void> => {
  await knex.raw(`
    ALTER TABLE sessions
      ADD COLUMN second_factor_at timestamptz,
      ADD COLUMN is_enrolling boolean NOT NULL DEFAULT false;

    CREATE TABLE authenticators (
      id uuid NOT NULL CONSTRAINT authenticators_pkey PRIMARY KEY,
      user_id uuid NOT NULL CONSTRAINT authenticators_user_id_key UNIQUE CONSTRAINT authenticators_user_id_fkey REFERENCES users (id) ON DELETE CASCADE,
      confirmed_at timestamptz,
      last_step bigint,
      created_at timestamptz NOT NULL DEFAULT now()
    );

    CREATE TABLE recovery_codes (
      id uuid NOT NULL CONSTRAINT recovery_codes_pkey PRIMARY KEY,
      user_id uuid NOT NULL CONSTRAINT recovery_codes_user_id_fkey REFERENCES users (id) ON DELETE CASCADE,
      code_hash text NOT NULL CONSTRAINT recovery_codes_code_hash_key UNIQUE,
      used_at timestamptz,
      created_at timestamptz NOT NULL DEFAULT now()
    );
    CREATE INDEX recovery_codes_user_id_idx ON recovery_codes (user_id);

    CREATE TABLE passkeys (
      id uuid NOT NULL CONSTRAINT passkeys_pkey PRIMARY KEY,
      user_id uuid NOT NULL CONSTRAINT passkeys_user_id_fkey REFERENCES users (id) ON DELETE CASCADE,
      credential_id text NOT NULL CONSTRAINT passkeys_credential_id_key UNIQUE,
      public_key bytea NOT NULL,
      counter bigint NOT NULL CONSTRAINT passkeys_counter_check CHECK (counter >= 0),
      transports text[] NOT NULL DEFAULT '{}',
      name text NOT NULL CONSTRAINT passkeys_name_check CHECK (length(name) BETWEEN 1 AND 60),
      is_backed_up boolean NOT NULL,
      created_at timestamptz NOT NULL DEFAULT now(),
      last_used_at timestamptz
    );
    CREATE INDEX passkeys_user_id_idx ON passkeys (user_id);

    CREATE TABLE passkey_challenges (
      challenge_hash text NOT NULL CONSTRAINT passkey_challenges_pkey PRIMARY KEY,
      user_id uuid CONSTRAINT passkey_challenges_user_id_fkey REFERENCES users (id) ON DELETE CASCADE,
      ip_hash text,
      expires_at timestamptz NOT NULL
    );
    CREATE INDEX passkey_challenges_expires_at_idx ON passkey_challenges (expires_at);
    CREATE INDEX passkey_challenges_user_id_idx ON passkey_challenges (user_id);

    CREATE TABLE second_factor_attempts (
      user_id uuid NOT NULL CONSTRAINT second_factor_attempts_pkey PRIMARY KEY
        CONSTRAINT second_factor_attempts_user_id_fkey REFERENCES users (id) ON DELETE CASCADE,
      failures integer NOT NULL CONSTRAINT second_factor_attempts_failures_check CHECK (failures > 0),
      locked_until timestamptz
    );
  `);
};

export const down = async (knex: Knex): Promise<void> => {
  await knex.raw(`
    DROP TABLE second_factor_attempts, passkey_challenges, passkeys, recovery_codes, authenticators;
    ALTER TABLE sessions DROP COLUMN second_factor_at, DROP COLUMN is_enrolling;
  `);
};
