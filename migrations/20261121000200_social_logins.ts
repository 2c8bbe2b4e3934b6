import type { Knex } from 'knex';

export const up = async (knex: Knex): Promise<void> => {
  await knex.raw(`
    CREATE TABLE social_identities (
      id uuid NOT NULL DEFAULT gen_random_uuid() CONSTRAINT social_identities_pkey PRIMARY KEY,
      user_id uuid NOT NULL CONSTRAINT social_identities_user_id_fkey REFERENCES users (id),
      provider text NOT NULL CONSTRAINT social_identities_provider_check CHECK (provider IN ('google', 'apple')),
      subject text NOT NULL CONSTRAINT social_identities_subject_check CHECK (length(subject) BETWEEN 1 AND 255),
      email text,
      created_at timestamptz NOT NULL DEFAULT now(),
      last_used_at timestamptz,
      CONSTRAINT social_identities_provider_subject_key UNIQUE (provider, subject),
      CONSTRAINT social_identities_user_provider_key UNIQUE (user_id, provider)
    );

    CREATE TABLE social_sign_ins (
      id uuid NOT NULL DEFAULT gen_random_uuid() CONSTRAINT social_sign_ins_pkey PRIMARY KEY,
      provider text NOT NULL CONSTRAINT social_sign_ins_provider_check CHECK (provider IN ('google', 'apple')),
      user_id uuid CONSTRAINT social_sign_ins_user_id_fkey REFERENCES users (id),
      locale text NOT NULL CONSTRAINT social_sign_ins_locale_check CHECK (locale IN ('de', 'en')),
      return_to text NOT NULL CONSTRAINT social_sign_ins_return_to_check CHECK (return_to ~ '^/' AND return_to !~ '^/[/\\\\]'),
      created_at timestamptz NOT NULL DEFAULT now(),
      expires_at timestamptz NOT NULL,
      answered_at timestamptz,
      finished_at timestamptz,
      subject text,
      email text,
      is_email_typed boolean NOT NULL DEFAULT false,
      is_email_verified boolean NOT NULL DEFAULT false,
      first_name text,
      last_name text,
      proof_sent_at timestamptz,
      proof_sends integer NOT NULL DEFAULT 0,
      proven_at timestamptz,
      attempts integer NOT NULL DEFAULT 0,
      CONSTRAINT social_sign_ins_answered_check CHECK (answered_at IS NOT NULL OR (subject IS NULL AND email IS NULL AND finished_at IS NULL))
    );
    CREATE INDEX social_sign_ins_user_id_idx ON social_sign_ins (user_id);
    CREATE INDEX social_sign_ins_expires_at_idx ON social_sign_ins (expires_at);
  `);
};

export const down = async (knex: Knex): Promise<void> => {
  await knex.schema.dropTable('social_sign_ins');
  await knex.schema.dropTable('social_identities');
};
