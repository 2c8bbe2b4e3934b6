import type { Knex } from 'knex';

export const up = async (knex: Knex): Promise<void> => {
  await knex.raw(`
    CREATE TABLE stock_feeds (
      id uuid NOT NULL DEFAULT gen_random_uuid() CONSTRAINT stock_feeds_pkey PRIMARY KEY,
      pharmacy_id uuid NOT NULL CONSTRAINT stock_feeds_pharmacy_id_fkey REFERENCES pharmacies (id),
      kind text NOT NULL CONSTRAINT stock_feeds_kind_check CHECK (kind IN ('pull', 'push', 'upload')),
      mode text NOT NULL DEFAULT 'full' CONSTRAINT stock_feeds_mode_check CHECK (mode IN ('full', 'delta')),
      format text CONSTRAINT stock_feeds_format_check CHECK (format IN ('csv', 'json', 'xml', 'xlsx')),
      url text CONSTRAINT stock_feeds_url_check CHECK (url ~ '^https{0,1}://'),
      schedule text,
      is_active boolean NOT NULL DEFAULT true,
      etag text,
      last_content_hash text,
      next_run_at timestamptz,
      version integer NOT NULL DEFAULT 1,
      created_at timestamptz NOT NULL DEFAULT now(),
      updated_at timestamptz NOT NULL DEFAULT now(),
      CONSTRAINT stock_feeds_pull_check CHECK (kind <> 'pull' OR (url IS NOT NULL AND schedule IS NOT NULL))
    );
    CREATE INDEX stock_feeds_pharmacy_id_idx ON stock_feeds (pharmacy_id);
    CREATE INDEX stock_feeds_due_idx ON stock_feeds (next_run_at) WHERE is_active AND kind = 'pull';

    CREATE TABLE feed_runs (
      id uuid NOT NULL DEFAULT gen_random_uuid() CONSTRAINT feed_runs_pkey PRIMARY KEY,
      feed_id uuid NOT NULL CONSTRAINT feed_runs_feed_id_fkey REFERENCES stock_feeds (id),
      status text NOT NULL CONSTRAINT feed_runs_status_check CHECK (status IN ('running', 'applied', 'unchanged', 'quarantined', 'failed', 'discarded')),
      reason text,
      content_hash text,
      encoding text,
      format text,
      rows integer NOT NULL DEFAULT 0,
      accepted integer NOT NULL DEFAULT 0,
      matched integer NOT NULL DEFAULT 0,
      unmatched integer NOT NULL DEFAULT 0,
      row_errors integer NOT NULL DEFAULT 0,
      changed integer NOT NULL DEFAULT 0,
      errors jsonb NOT NULL DEFAULT '[]',
      held_rows jsonb,
      started_at timestamptz NOT NULL DEFAULT now(),
      finished_at timestamptz
    );
    CREATE INDEX feed_runs_feed_id_idx ON feed_runs (feed_id, started_at DESC);
    CREATE INDEX feed_runs_status_idx ON feed_runs (status, started_at DESC);
    CREATE UNIQUE INDEX feed_runs_one_running_key ON feed_runs (feed_id) WHERE status = 'running';

    CREATE TABLE stock (
      pharmacy_id uuid NOT NULL CONSTRAINT stock_pharmacy_id_fkey REFERENCES pharmacies (id),
      product_id uuid NOT NULL CONSTRAINT stock_product_id_fkey REFERENCES products (id),
      quantity numeric(10, 2) NOT NULL CONSTRAINT stock_quantity_check CHECK (quantity BETWEEN 0 AND 1000000),
      price_cents integer NOT NULL CONSTRAINT stock_price_cents_check CHECK (price_cents BETWEEN 1 AND 1000000),
      currency text NOT NULL DEFAULT 'EUR' CONSTRAINT stock_currency_check CHECK (currency = 'EUR'),
      confirmed_at timestamptz NOT NULL,
      CONSTRAINT stock_pkey PRIMARY KEY (pharmacy_id, product_id)
    );
    CREATE INDEX stock_product_idx ON stock (product_id, price_cents) WHERE quantity > 0;

    CREATE TABLE stock_changes (
      id bigint GENERATED ALWAYS AS IDENTITY CONSTRAINT stock_changes_pkey PRIMARY KEY,
      pharmacy_id uuid NOT NULL CONSTRAINT stock_changes_pharmacy_id_fkey REFERENCES pharmacies (id),
      product_id uuid NOT NULL CONSTRAINT stock_changes_product_id_fkey REFERENCES products (id),
      run_id uuid CONSTRAINT stock_changes_run_id_fkey REFERENCES feed_runs (id),
      quantity numeric(10, 2),
      price_cents integer,
      at timestamptz NOT NULL DEFAULT now()
    );
    CREATE INDEX stock_changes_product_idx ON stock_changes (product_id, at);
    CREATE INDEX stock_changes_pharmacy_id_idx ON stock_changes (pharmacy_id, at);
    CREATE INDEX stock_changes_run_id_idx ON stock_changes (run_id);
    REVOKE UPDATE, DELETE, TRUNCATE ON stock_changes FROM blattwerk_app;

    CREATE TABLE product_aliases (
      id uuid NOT NULL DEFAULT gen_random_uuid() CONSTRAINT product_aliases_pkey PRIMARY KEY,
      pharmacy_id uuid NOT NULL CONSTRAINT product_aliases_pharmacy_id_fkey REFERENCES pharmacies (id),
      alias text NOT NULL,
      product_id uuid CONSTRAINT product_aliases_product_id_fkey REFERENCES products (id),
      state text NOT NULL DEFAULT 'open' CONSTRAINT product_aliases_state_check CHECK (state IN ('open', 'matched', 'ignored')),
      pzn text,
      name text NOT NULL,
      last_seen_at timestamptz NOT NULL DEFAULT now(),
      version integer NOT NULL DEFAULT 1,
      created_at timestamptz NOT NULL DEFAULT now(),
      CONSTRAINT product_aliases_pharmacy_alias_key UNIQUE (pharmacy_id, alias),
      CONSTRAINT product_aliases_matched_check CHECK ((state = 'matched') = (product_id IS NOT NULL))
    );
    CREATE INDEX product_aliases_product_id_idx ON product_aliases (product_id);
  `);
};

export const down = async (knex: Knex): Promise<void> => {
  await knex.raw(`DROP TABLE product_aliases, stock_changes, stock, feed_runs, stock_feeds`);
};
