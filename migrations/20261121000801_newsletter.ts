import type { Knex } from 'knex';

/**
 * Who gets the newsletter. Known by address alone: no column leads to an account or to anything about health, so nothing can join them.
 * `newsletter_proofs` keeps what was said when, of which text; it outlives the subscription as long as proof may be asked for.
 */
export const up = async (knex: Knex): Promise<void> => {
  await knex.raw(String.raw`
    CREATE TABLE newsletter_subscriptions (
      id uuid NOT NULL CONSTRAINT newsletter_subscriptions_pkey PRIMARY KEY,
      email text NOT NULL CONSTRAINT newsletter_subscriptions_email_key UNIQUE,
      locale text NOT NULL CONSTRAINT newsletter_subscriptions_locale_check CHECK (locale IN ('de', 'en')),
      status text NOT NULL CONSTRAINT newsletter_subscriptions_status_check CHECK (status IN ('pending', 'confirmed', 'withdrawn')),
      asked_at timestamptz NOT NULL,
      confirmed_at timestamptz,
      withdrawn_at timestamptz,
      version integer NOT NULL DEFAULT 1,
      created_at timestamptz NOT NULL,
      updated_at timestamptz NOT NULL,
      CONSTRAINT newsletter_subscriptions_email_lower_check CHECK (email = lower(email)),
      CONSTRAINT newsletter_subscriptions_confirmed_check CHECK (status <> 'confirmed' OR confirmed_at IS NOT NULL),
      CONSTRAINT newsletter_subscriptions_withdrawn_check CHECK (status <> 'withdrawn' OR withdrawn_at IS NOT NULL)
    );

    CREATE TABLE newsletter_proofs (
      id uuid NOT NULL CONSTRAINT newsletter_proofs_pkey PRIMARY KEY,
      subscription_id uuid NOT NULL CONSTRAINT newsletter_proofs_subscription_id_fkey REFERENCES newsletter_subscriptions (id) ON DELETE CASCADE,
      kind text NOT NULL CONSTRAINT newsletter_proofs_kind_check CHECK (kind IN ('ask', 'confirm', 'withdraw')),
      consent_version integer NOT NULL,
      consent_sha256 text NOT NULL CONSTRAINT newsletter_proofs_consent_sha256_check CHECK (consent_sha256 ~ '^[0-9a-f]{64}$'),
      ip_hash text,
      at timestamptz NOT NULL
    );
    CREATE INDEX newsletter_proofs_subscription_id_idx ON newsletter_proofs (subscription_id, at DESC);
    REVOKE UPDATE ON newsletter_proofs FROM blattwerk_app;
  `);
};

export const down = async (knex: Knex): Promise<void> => {
  await knex.raw(`DROP TABLE newsletter_proofs, newsletter_subscriptions`);
};
