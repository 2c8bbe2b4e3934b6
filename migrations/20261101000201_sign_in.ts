import type { Knex } from 'knex';

/** Sessions, login attempts, second factors, sign-in with a provider, and support views. */
export const up = async (knex: Knex): Promise<void> => {
  await knex.raw(`
    CREATE TABLE sessions (
      id uuid DEFAULT gen_random_uuid() PRIMARY KEY,
      user_id uuid NOT NULL REFERENCES users,
      refresh_hash text NOT NULL UNIQUE,
      previous_hash text,
      rotated_at timestamptz,
      user_agent text,
      ip_hash text,
      created_at timestamptz DEFAULT now() NOT NULL,
      last_used_at timestamptz DEFAULT now() NOT NULL,
      expires_at timestamptz NOT NULL,
      revoked_at timestamptz,
      revoke_reason text CHECK (revoke_reason IN ('logout', 'reuse', 'password', 'banned', 'elsewhere')),
      second_factor_at timestamptz,
      is_enrolling boolean DEFAULT false NOT NULL,
      reuse_told_at timestamptz,
      place jsonb CHECK ((jsonb_typeof(place) = 'object') AND (length((place ->> 'country')) = 2))
    );
    CREATE INDEX sessions_previous_hash_idx ON sessions (previous_hash);
    CREATE INDEX sessions_user_id_idx ON sessions (user_id);

    -- Wrong passwords in a row, by pseudonyms of account and address; expired rows count for nothing.
    CREATE TABLE login_attempts (
      key text PRIMARY KEY,
      tries integer NOT NULL CHECK (tries >= 0),
      expires_at timestamptz NOT NULL
    );
    CREATE INDEX login_attempts_expires_at_idx ON login_attempts (expires_at);

    -- The app’s seed follows from the row’s id and a key and is not stored; of recovery codes and challenges only hashes are.
    CREATE TABLE authenticators (
      id uuid PRIMARY KEY,
      user_id uuid NOT NULL UNIQUE REFERENCES users ON DELETE CASCADE,
      confirmed_at timestamptz,
      last_step bigint,
      created_at timestamptz DEFAULT now() NOT NULL
    );

    CREATE TABLE recovery_codes (
      id uuid PRIMARY KEY,
      user_id uuid NOT NULL REFERENCES users ON DELETE CASCADE,
      code_hash text NOT NULL UNIQUE,
      used_at timestamptz,
      created_at timestamptz DEFAULT now() NOT NULL
    );
    CREATE INDEX recovery_codes_user_id_idx ON recovery_codes (user_id);

    CREATE TABLE second_factor_attempts (
      user_id uuid PRIMARY KEY REFERENCES users ON DELETE CASCADE,
      failures integer NOT NULL CHECK (failures > 0),
      locked_until timestamptz
    );

    CREATE TABLE passkeys (
      id uuid PRIMARY KEY,
      user_id uuid NOT NULL REFERENCES users ON DELETE CASCADE,
      credential_id text NOT NULL UNIQUE,
      public_key bytea NOT NULL,
      counter bigint NOT NULL CHECK (counter >= 0),
      transports text[] DEFAULT '{}'::text[] NOT NULL,
      name text NOT NULL CHECK ((length(name) >= 1) AND (length(name) <= 60)),
      is_backed_up boolean NOT NULL,
      created_at timestamptz DEFAULT now() NOT NULL,
      last_used_at timestamptz
    );
    CREATE INDEX passkeys_user_id_idx ON passkeys (user_id);

    CREATE TABLE passkey_challenges (
      challenge_hash text PRIMARY KEY,
      user_id uuid REFERENCES users ON DELETE CASCADE,
      ip_hash text,
      expires_at timestamptz NOT NULL
    );
    CREATE INDEX passkey_challenges_expires_at_idx ON passkey_challenges (expires_at);
    CREATE INDEX passkey_challenges_user_id_idx ON passkey_challenges (user_id);

    CREATE TABLE social_identities (
      id uuid DEFAULT gen_random_uuid() PRIMARY KEY,
      user_id uuid NOT NULL REFERENCES users,
      provider text NOT NULL CHECK (provider IN ('google', 'apple')),
      subject text NOT NULL CHECK ((length(subject) >= 1) AND (length(subject) <= 255)),
      email text,
      created_at timestamptz DEFAULT now() NOT NULL,
      last_used_at timestamptz,
      CONSTRAINT social_identities_provider_subject_key UNIQUE (provider, subject),
      CONSTRAINT social_identities_user_provider_key UNIQUE (user_id, provider)
    );

    CREATE TABLE social_sign_ins (
      id uuid DEFAULT gen_random_uuid() PRIMARY KEY,
      provider text NOT NULL CHECK (provider IN ('google', 'apple')),
      user_id uuid REFERENCES users,
      locale text NOT NULL CHECK (locale IN ('de', 'en')),
      return_to text NOT NULL CHECK ((return_to ~ '^/') AND (return_to !~ '^/[/\\\\]')),
      created_at timestamptz DEFAULT now() NOT NULL,
      expires_at timestamptz NOT NULL,
      answered_at timestamptz,
      finished_at timestamptz,
      subject text,
      email text,
      is_email_typed boolean DEFAULT false NOT NULL,
      is_email_verified boolean DEFAULT false NOT NULL,
      first_name text,
      last_name text,
      proof_sent_at timestamptz,
      proof_sends integer DEFAULT 0 NOT NULL,
      proven_at timestamptz,
      attempts integer DEFAULT 0 NOT NULL,
      CONSTRAINT social_sign_ins_answered_check CHECK ((answered_at IS NOT NULL) OR ((subject IS NULL) AND (email IS NULL) AND (finished_at IS NULL)))
    );
    CREATE INDEX social_sign_ins_expires_at_idx ON social_sign_ins (expires_at);
    CREATE INDEX social_sign_ins_user_id_idx ON social_sign_ins (user_id);

    -- An administrator’s read-only view of one patient’s dashboard. Link and credential follow from the id; neither is stored.
    CREATE TABLE support_views (
      id uuid PRIMARY KEY,
      patient_id uuid NOT NULL REFERENCES users,
      admin_id uuid NOT NULL REFERENCES users,
      session_id uuid NOT NULL REFERENCES sessions ON DELETE CASCADE,
      reason text NOT NULL CHECK ((length(reason) >= 2) AND (length(reason) <= 500)),
      created_at timestamptz NOT NULL,
      expires_at timestamptz NOT NULL,
      opened_at timestamptz,
      ended_at timestamptz,
      CONSTRAINT support_views_order_check CHECK ((created_at < expires_at) AND (opened_at < expires_at))
    );
    CREATE INDEX support_views_admin_id_idx ON support_views (admin_id);
    CREATE INDEX support_views_patient_id_idx ON support_views (patient_id);
    CREATE INDEX support_views_session_id_idx ON support_views (session_id);
    REVOKE DELETE ON support_views FROM blattwerk_app;
    GRANT DELETE ON support_views TO blattwerk_system;
  `);
};

export const down = async (knex: Knex): Promise<void> => {
  await knex.raw(
    `DROP TABLE support_views, social_sign_ins, social_identities, passkey_challenges, passkeys, second_factor_attempts, recovery_codes, authenticators, login_attempts, sessions CASCADE`,
  );
};
