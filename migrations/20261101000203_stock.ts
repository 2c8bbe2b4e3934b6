import type { Knex } from 'knex';

/** Pharmacies’ feeds, their runs, and the stock with its history. */
export const up = async (knex: Knex): Promise<void> => {
  await knex.raw(`
    CREATE TABLE stock_feeds (
      id uuid DEFAULT gen_random_uuid() PRIMARY KEY,
      pharmacy_id uuid NOT NULL REFERENCES pharmacies,
      kind text NOT NULL CHECK (kind IN ('pull', 'push', 'upload')),
      mode text DEFAULT 'full' NOT NULL CHECK (mode IN ('full', 'delta')),
      format text CHECK (format IN ('csv', 'json', 'xml', 'xlsx')),
      url text CHECK (url ~ '^(http|https|sftp)://'),
      schedule text,
      is_active boolean DEFAULT true NOT NULL,
      etag text,
      last_content_hash text,
      next_run_at timestamptz,
      version integer DEFAULT 1 NOT NULL,
      created_at timestamptz DEFAULT now() NOT NULL,
      updated_at timestamptz DEFAULT now() NOT NULL,
      mapping jsonb,
      last_content_at timestamptz,
      refused_content_hashes text[] DEFAULT '{}'::text[] NOT NULL,
      auth_kind text DEFAULT 'none' NOT NULL CHECK (auth_kind IN ('none', 'basic', 'token', 'headers', 'password', 'key')),
      auth_sealed text,
      auth_set_at timestamptz,
      host_key text CHECK (host_key ~ '^SHA256:[A-Za-z0-9+/]{43}$'),
      last_modified text,
      pull_claim text,
      pull_claimed_until timestamptz,
      pulled_at timestamptz,
      pull_failures integer DEFAULT 0 NOT NULL CHECK (pull_failures >= 0),
      score smallint CHECK ((score >= 0) AND (score <= 100)),
      score_parts jsonb,
      scored_at timestamptz,
      CONSTRAINT stock_feeds_auth_sealed_check CHECK (((auth_kind = 'none') = (auth_sealed IS NULL)) AND ((auth_sealed IS NULL) = (auth_set_at IS NULL))),
      CONSTRAINT stock_feeds_pull_check CHECK ((kind <> 'pull') OR ((url IS NOT NULL) AND (schedule IS NOT NULL))),
      CONSTRAINT stock_feeds_pull_claim_check CHECK ((pull_claim IS NULL) = (pull_claimed_until IS NULL)),
      CONSTRAINT stock_feeds_score_parts_check CHECK (((score IS NULL) = (score_parts IS NULL)) AND ((score IS NULL) OR (scored_at IS NOT NULL))),
      CONSTRAINT stock_feeds_sftp_check CHECK (((COALESCE(url, '') ~~ 'sftp:%') = (auth_kind IN ('password', 'key'))) AND ((COALESCE(url,
        '') ~~ 'sftp:%') = (host_key IS NOT NULL)))
    );
    CREATE INDEX stock_feeds_due_idx ON stock_feeds (next_run_at) WHERE (is_active AND (kind = 'pull'));
    CREATE INDEX stock_feeds_pharmacy_id_idx ON stock_feeds (pharmacy_id);

    CREATE TABLE feed_runs (
      id uuid DEFAULT gen_random_uuid() PRIMARY KEY,
      feed_id uuid NOT NULL REFERENCES stock_feeds,
      status text NOT NULL CHECK (status IN ('running', 'applied', 'unchanged', 'quarantined', 'failed', 'discarded')),
      reason text,
      content_hash text,
      encoding text,
      format text,
      rows integer DEFAULT 0 NOT NULL,
      accepted integer DEFAULT 0 NOT NULL,
      matched integer DEFAULT 0 NOT NULL,
      unmatched integer DEFAULT 0 NOT NULL,
      row_errors integer DEFAULT 0 NOT NULL,
      changed integer DEFAULT 0 NOT NULL,
      errors jsonb DEFAULT '[]'::jsonb NOT NULL,
      held_rows jsonb,
      started_at timestamptz DEFAULT now() NOT NULL,
      finished_at timestamptz,
      reason_values jsonb DEFAULT '{}'::jsonb NOT NULL,
      source text DEFAULT 'upload' NOT NULL CHECK (source IN ('pull', 'push', 'upload', 'command', 'rollback', 'correction')),
      dialect jsonb,
      content_at timestamptz,
      phase text CHECK (phase IN ('reading', 'matching', 'writing')),
      duration_ms integer,
      rolled_back_by_id uuid UNIQUE REFERENCES feed_runs,
      corrects_id uuid REFERENCES feed_runs,
      is_collecting boolean DEFAULT false NOT NULL,
      CONSTRAINT feed_runs_duration_check CHECK (duration_ms >= 0)
    );
    CREATE INDEX feed_runs_applied_idx ON feed_runs (feed_id, finished_at DESC, id DESC) WHERE (status = 'applied');
    CREATE INDEX feed_runs_corrects_id_idx ON feed_runs (corrects_id) WHERE (corrects_id IS NOT NULL);
    CREATE INDEX feed_runs_feed_id_idx ON feed_runs (feed_id, started_at DESC);
    CREATE UNIQUE INDEX feed_runs_one_running_key ON feed_runs (feed_id) WHERE (status = 'running');
    CREATE INDEX feed_runs_status_idx ON feed_runs (status, started_at DESC);
    REVOKE DELETE ON feed_runs FROM blattwerk_app;

    -- An alarm is open until the feed has recovered, so that it is mailed once.
    CREATE TABLE feed_alarms (
      id uuid DEFAULT gen_random_uuid() PRIMARY KEY,
      pharmacy_id uuid NOT NULL REFERENCES pharmacies,
      feed_id uuid REFERENCES stock_feeds,
      run_id uuid REFERENCES feed_runs,
      cause text NOT NULL,
      raised_at timestamptz NOT NULL,
      ended_at timestamptz,
      CONSTRAINT feed_alarms_run_check CHECK (((feed_id IS NULL) = (run_id IS NULL)) AND ((feed_id IS NULL) = (cause = 'silent')))
    );
    CREATE INDEX feed_alarms_feed_id_idx ON feed_alarms (feed_id);
    CREATE UNIQUE INDEX feed_alarms_one_open_key ON feed_alarms (pharmacy_id, feed_id, cause) NULLS NOT DISTINCT WHERE (ended_at IS NULL);
    CREATE INDEX feed_alarms_pharmacy_id_idx ON feed_alarms (pharmacy_id, raised_at DESC);
    CREATE INDEX feed_alarms_run_id_idx ON feed_alarms (run_id);

    -- API keys of pharmacies’ systems, when they were last used, and what they have sent under a name of their own.
    CREATE TABLE feed_keys (
      id uuid PRIMARY KEY,
      feed_id uuid NOT NULL REFERENCES stock_feeds,
      key_hash text NOT NULL UNIQUE CHECK (key_hash ~ '^[0-9a-f]{64}$'),
      prefix text NOT NULL CHECK ((length(prefix) >= 6) AND (length(prefix) <= 16)),
      label text CHECK ((length(label) >= 1) AND (length(label) <= 80)),
      created_by uuid REFERENCES users ON DELETE SET NULL,
      created_at timestamptz NOT NULL,
      expires_at timestamptz,
      revoked_at timestamptz
    );
    CREATE INDEX feed_keys_created_by_idx ON feed_keys (created_by);
    CREATE INDEX feed_keys_feed_id_idx ON feed_keys (feed_id, created_at);
    REVOKE DELETE ON feed_keys FROM blattwerk_app;

    CREATE TABLE feed_key_uses (
      key_id uuid PRIMARY KEY REFERENCES feed_keys ON DELETE CASCADE,
      last_used_at timestamptz NOT NULL
    );

    CREATE TABLE feed_pushes (
      feed_id uuid NOT NULL REFERENCES stock_feeds,
      idempotency_key text NOT NULL CHECK ((length(idempotency_key) >= 1) AND (length(idempotency_key) <= 200)),
      content_hash text NOT NULL,
      run_id uuid REFERENCES feed_runs ON DELETE CASCADE,
      claimed_until timestamptz NOT NULL,
      created_at timestamptz NOT NULL,
      CONSTRAINT feed_pushes_pkey PRIMARY KEY (feed_id, idempotency_key)
    );
    CREATE INDEX feed_pushes_created_at_idx ON feed_pushes (created_at);
    CREATE INDEX feed_pushes_run_id_idx ON feed_pushes (run_id);

    -- How good a feed’s data is, 0 to 100, one row a day as history.
    CREATE TABLE feed_scores (
      feed_id uuid NOT NULL REFERENCES stock_feeds ON DELETE CASCADE,
      scored_on date NOT NULL,
      score smallint NOT NULL CHECK ((score >= 0) AND (score <= 100)),
      CONSTRAINT feed_scores_pkey PRIMARY KEY (feed_id, scored_on)
    );

    CREATE TABLE product_aliases (
      id uuid DEFAULT gen_random_uuid() PRIMARY KEY,
      pharmacy_id uuid NOT NULL REFERENCES pharmacies,
      alias text NOT NULL,
      product_id uuid REFERENCES products,
      state text DEFAULT 'open' NOT NULL CHECK (state IN ('open', 'matched', 'ignored')),
      pzn text,
      name text NOT NULL,
      last_seen_at timestamptz DEFAULT now() NOT NULL,
      version integer DEFAULT 1 NOT NULL,
      created_at timestamptz DEFAULT now() NOT NULL,
      quantity numeric(10,2) CHECK ((quantity >= 0) AND (quantity <= 1000000)),
      price_cents integer CHECK ((price_cents >= 1) AND (price_cents <= 1000000)),
      run_id uuid REFERENCES feed_runs ON DELETE SET NULL,
      decided_at timestamptz,
      CONSTRAINT product_aliases_pharmacy_alias_key UNIQUE (pharmacy_id, alias),
      CONSTRAINT product_aliases_matched_check CHECK ((state = 'matched') = (product_id IS NOT NULL))
    );
    CREATE INDEX product_aliases_open_idx ON product_aliases (pharmacy_id) WHERE (state = 'open');
    CREATE INDEX product_aliases_product_id_idx ON product_aliases (product_id);
    CREATE INDEX product_aliases_run_id_idx ON product_aliases (run_id);

    -- Updated in place by imports, hence the fill factor.
    CREATE TABLE stock (
      pharmacy_id uuid NOT NULL REFERENCES pharmacies,
      product_id uuid NOT NULL REFERENCES products,
      quantity numeric(10,2) NOT NULL CHECK ((quantity >= 0) AND (quantity <= 1000000)),
      price_cents integer NOT NULL CHECK ((price_cents >= 1) AND (price_cents <= 1000000)),
      currency text DEFAULT 'EUR' NOT NULL CHECK (currency = 'EUR'),
      confirmed_at timestamptz NOT NULL,
      CONSTRAINT stock_pkey PRIMARY KEY (pharmacy_id, product_id)
    );
    CREATE INDEX stock_product_id_idx ON stock (product_id);
    CREATE TRIGGER stock_catalogue_deleted AFTER DELETE ON stock REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION note_stock_change();
    CREATE TRIGGER stock_catalogue_emptied AFTER TRUNCATE ON stock FOR EACH STATEMENT EXECUTE FUNCTION note_catalogue_change('everything');
    CREATE TRIGGER stock_catalogue_inserted AFTER INSERT ON stock REFERENCING NEW TABLE AS changed
      FOR EACH STATEMENT EXECUTE FUNCTION note_stock_change();
    CREATE TRIGGER stock_catalogue_updated AFTER UPDATE ON stock REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION note_stock_change();
    ALTER TABLE stock SET (fillfactor=80);

    CREATE TABLE stock_changes (
      id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
      pharmacy_id uuid NOT NULL,
      product_id uuid NOT NULL,
      run_id uuid,
      quantity numeric(10,2),
      price_cents integer,
      at timestamptz DEFAULT now() NOT NULL
    );
    CREATE INDEX stock_changes_pharmacy_product_idx ON stock_changes (pharmacy_id, product_id, id);
    CREATE INDEX stock_changes_product_idx ON stock_changes (product_id, at);
    CREATE INDEX stock_changes_run_id_idx ON stock_changes (run_id);
    REVOKE UPDATE, DELETE ON stock_changes FROM blattwerk_app;

    -- What became of stock by the passing of time alone, one row a pharmacy; products are named only where not all are meant.
    CREATE TABLE stock_events (
      id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
      pharmacy_id uuid NOT NULL REFERENCES pharmacies,
      kind text NOT NULL CHECK (kind IN ('uncertain', 'gone', 'returned')),
      product_ids uuid[],
      at timestamptz NOT NULL
    );
    CREATE INDEX stock_events_pharmacy_id_idx ON stock_events (pharmacy_id, at);
    REVOKE UPDATE, DELETE ON stock_events FROM blattwerk_app;

    -- Which stock has been counted as uncertain or gone.
    CREATE TABLE aged_stock (
      pharmacy_id uuid NOT NULL REFERENCES pharmacies,
      age text NOT NULL CHECK (age IN ('uncertain', 'gone')),
      product_ids uuid[] NOT NULL,
      CONSTRAINT aged_stock_pkey PRIMARY KEY (pharmacy_id, age)
    );
  `);
};

export const down = async (knex: Knex): Promise<void> => {
  await knex.raw(
    `DROP TABLE aged_stock, stock_events, stock_changes, stock, product_aliases, feed_scores, feed_pushes, feed_key_uses, feed_keys, feed_alarms, feed_runs, stock_feeds CASCADE`,
  );
};
