import type { Knex } from 'knex';

/** What pharmacies' systems prove themselves with, when they were last used, and what they have sent under a name of their own. */
export const up = (knex: Knex): Promise<void> =>
  knex.raw(`
    CREATE TABLE feed_keys (
      id uuid CONSTRAINT feed_keys_pkey PRIMARY KEY,
      feed_id uuid NOT NULL CONSTRAINT feed_keys_feed_id_fkey REFERENCES stock_feeds (id),
      key_hash text NOT NULL CONSTRAINT feed_keys_key_hash_key UNIQUE CONSTRAINT feed_keys_key_hash_check CHECK (key_hash ~ '^[0-9a-f]{64}$'),
      prefix text NOT NULL CONSTRAINT feed_keys_prefix_check CHECK (length(prefix) BETWEEN 6 AND 16),
      label text CONSTRAINT feed_keys_label_check CHECK (length(label) BETWEEN 1 AND 80),
      created_by uuid CONSTRAINT feed_keys_created_by_fkey REFERENCES users (id) ON DELETE SET NULL,
      created_at timestamptz NOT NULL,
      expires_at timestamptz,
      revoked_at timestamptz
    );
    CREATE INDEX feed_keys_feed_id_idx ON feed_keys (feed_id, created_at);
    CREATE INDEX feed_keys_created_by_idx ON feed_keys (created_by);
    REVOKE DELETE, TRUNCATE ON feed_keys FROM blattwerk_app;

    CREATE TABLE feed_key_uses (
      key_id uuid CONSTRAINT feed_key_uses_pkey PRIMARY KEY CONSTRAINT feed_key_uses_key_id_fkey REFERENCES feed_keys (id) ON DELETE CASCADE,
      last_used_at timestamptz NOT NULL
    );

    CREATE TABLE feed_pushes (
      feed_id uuid NOT NULL CONSTRAINT feed_pushes_feed_id_fkey REFERENCES stock_feeds (id),
      idempotency_key text NOT NULL CONSTRAINT feed_pushes_idempotency_key_check CHECK (length(idempotency_key) BETWEEN 1 AND 200),
      content_hash text NOT NULL,
      run_id uuid CONSTRAINT feed_pushes_run_id_fkey REFERENCES feed_runs (id) ON DELETE CASCADE,
      claimed_until timestamptz NOT NULL,
      created_at timestamptz NOT NULL,
      CONSTRAINT feed_pushes_pkey PRIMARY KEY (feed_id, idempotency_key)
    );
    CREATE INDEX feed_pushes_run_id_idx ON feed_pushes (run_id);
    CREATE INDEX feed_pushes_created_at_idx ON feed_pushes (created_at);

    ALTER TABLE feed_runs ADD COLUMN is_collecting boolean NOT NULL DEFAULT false;
  `);

export const down = (knex: Knex): Promise<void> =>
  knex.raw(`
    ALTER TABLE feed_runs DROP COLUMN is_collecting;
    DROP TABLE feed_pushes, feed_key_uses, feed_keys;
  `);
