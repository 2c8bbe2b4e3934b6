import type { Knex } from 'knex';

const columns = 'id, pharmacy_id, product_id, run_id, quantity, price_cents, at';

/** One table becomes a table of months: what there is up to the end of this month is its first part, as it stands, and nothing is copied. */
const partition = `
  ALTER TABLE stock_changes RENAME TO stock_changes_before;
  ALTER TABLE stock_changes_before DROP CONSTRAINT stock_changes_pkey, ALTER COLUMN id DROP IDENTITY;
  DROP INDEX stock_changes_pharmacy_product_idx;
  ALTER INDEX stock_changes_product_idx RENAME TO stock_changes_before_product_idx;
  ALTER INDEX stock_changes_run_id_idx RENAME TO stock_changes_before_run_id_idx;
  CREATE TABLE stock_changes (
    id bigint GENERATED ALWAYS AS IDENTITY,
    pharmacy_id uuid NOT NULL,
    product_id uuid NOT NULL,
    run_id uuid,
    quantity numeric(10,2),
    price_cents integer,
    at timestamptz DEFAULT now() NOT NULL,
    PRIMARY KEY (at, id)
  ) PARTITION BY RANGE (at);
  CREATE INDEX stock_changes_pharmacy_product_idx ON stock_changes (pharmacy_id, product_id, at, id);
  CREATE INDEX stock_changes_product_idx ON stock_changes (product_id, at);
  CREATE INDEX stock_changes_run_id_idx ON stock_changes (run_id);
  REVOKE UPDATE, DELETE ON stock_changes FROM blattwerk_app;
  SELECT setval(pg_get_serial_sequence('stock_changes', 'id'), (SELECT coalesce(max(id), 0) + 1 FROM stock_changes_before), false);
  DO $$
    DECLARE
      next date := date_trunc('month', now() AT TIME ZONE 'UTC') + interval '1 month';
      part text := 'stock_changes_' || to_char(next, 'YYYY_MM');
    BEGIN
      PERFORM set_config('timezone', 'UTC', true);
      EXECUTE format('ALTER TABLE stock_changes ATTACH PARTITION stock_changes_before FOR VALUES FROM (MINVALUE) TO (%L)', next);
      EXECUTE format('CREATE TABLE %I PARTITION OF stock_changes FOR VALUES FROM (%L) TO (%L)', part, next, next + interval '1 month');
      EXECUTE format('CREATE TABLE stock_changes_ahead PARTITION OF stock_changes FOR VALUES FROM (%L) TO (MAXVALUE)', next + interval '1 month');
      -- Reached through the whole, with its rights.
      EXECUTE format('REVOKE ALL ON stock_changes_before, %I, stock_changes_ahead FROM blattwerk_app', part);
    END $$;
`;

/**
 * Parts for the months to come, and the months whose time is over rolled up: of what lies before the months that are kept, each pharmacy's last word on
 * each product stays. Without a part of its own a line goes into the open end, which is moved when its month gets one. Waits for a lock no longer than
 * deliveries may wait behind it; the job tries again.
 */
const keep = `
  CREATE FUNCTION keep_stock_history(moment timestamptz, kept_months integer) RETURNS bigint LANGUAGE plpgsql SECURITY DEFINER
  SET search_path = public, pg_temp SET lock_timeout = '2s' SET timezone = 'UTC' AS $$
    DECLARE
      this_month date := date_trunc('month', moment);
      edge date := this_month - make_interval(months => kept_months);
      latest date;
      month date;
      part text;
      removed bigint := 0;
      gone bigint;
      stay bigint;
    BEGIN
      PERFORM pg_advisory_xact_lock(hashtextextended('stock.keep-history', 0));
      SELECT max(to_date(right(relname, 7), 'YYYY_MM')) INTO latest FROM pg_inherits JOIN pg_class ON pg_class.oid = inhrelid
        WHERE inhparent = 'stock_changes'::regclass AND relname ~ '^stock_changes_[0-9]{4}_[0-9]{2}$';
      WHILE latest < this_month + interval '3 months' LOOP
        latest := latest + interval '1 month';
        part := 'stock_changes_' || to_char(latest, 'YYYY_MM');
        ALTER TABLE stock_changes DETACH PARTITION stock_changes_ahead;
        EXECUTE format('CREATE TABLE %I PARTITION OF stock_changes FOR VALUES FROM (%L) TO (%L)', part, latest, latest + interval '1 month');
        EXECUTE format('REVOKE ALL ON %I FROM blattwerk_app', part);
        EXECUTE format('WITH moved AS (DELETE FROM stock_changes_ahead WHERE at < %L RETURNING ${columns})
          INSERT INTO stock_changes (${columns}) OVERRIDING SYSTEM VALUE SELECT ${columns} FROM moved', latest + interval '1 month');
        EXECUTE format('ALTER TABLE stock_changes ATTACH PARTITION stock_changes_ahead FOR VALUES FROM (%L) TO (MAXVALUE)', latest + interval '1 month');
      END LOOP;
      FOR part, month IN SELECT relname, to_date(right(relname, 7), 'YYYY_MM') FROM pg_inherits JOIN pg_class ON pg_class.oid = inhrelid
        WHERE inhparent = 'stock_changes'::regclass AND relname ~ '^stock_changes_[0-9]{4}_[0-9]{2}$' AND to_date(right(relname, 7), 'YYYY_MM') < edge ORDER BY relname
      LOOP
        ALTER TABLE stock_changes DETACH PARTITION stock_changes_before;
        EXECUTE format('ALTER TABLE stock_changes DETACH PARTITION %I', part);
        EXECUTE format('INSERT INTO stock_changes_before (${columns})
          SELECT DISTINCT ON (pharmacy_id, product_id) ${columns} FROM %I ORDER BY pharmacy_id, product_id, at DESC, id DESC', part);
        GET DIAGNOSTICS stay = ROW_COUNT;
        EXECUTE format('SELECT count(*) FROM %I', part) INTO gone;
        removed := removed + gone - stay;
        EXECUTE format('DROP TABLE %I', part);
        EXECUTE format('ALTER TABLE stock_changes ATTACH PARTITION stock_changes_before FOR VALUES FROM (MINVALUE) TO (%L)', month + interval '1 month');
      END LOOP;
      DELETE FROM stock_changes_before AS old USING (
        SELECT at, id, row_number() OVER (PARTITION BY pharmacy_id, product_id ORDER BY at DESC, id DESC) AS place FROM stock_changes_before WHERE at < edge
      ) AS ranked WHERE ranked.place > 1 AND old.at = ranked.at AND old.id = ranked.id;
      GET DIAGNOSTICS gone = ROW_COUNT;
      RETURN removed + gone;
    END $$;
  REVOKE ALL ON FUNCTION keep_stock_history FROM PUBLIC;
  GRANT EXECUTE ON FUNCTION keep_stock_history TO blattwerk_system;
`;

export const up = async (knex: Knex): Promise<void> => {
  await knex.raw(partition);
  await knex.raw(keep);
};

export const down = async (knex: Knex): Promise<void> => {
  await knex.raw(`
    DROP FUNCTION keep_stock_history;
    ALTER TABLE stock_changes RENAME TO stock_changes_by_month;
    CREATE TABLE stock_changes (
      id bigint GENERATED ALWAYS AS IDENTITY,
      pharmacy_id uuid NOT NULL,
      product_id uuid NOT NULL,
      run_id uuid,
      quantity numeric(10,2),
      price_cents integer,
      at timestamptz DEFAULT now() NOT NULL
    );
    INSERT INTO stock_changes (${columns}) OVERRIDING SYSTEM VALUE SELECT ${columns} FROM stock_changes_by_month;
    SELECT setval(pg_get_serial_sequence('stock_changes', 'id'), (SELECT coalesce(max(id), 0) + 1 FROM stock_changes), false);
    DROP TABLE stock_changes_by_month;
    ALTER TABLE stock_changes ADD CONSTRAINT stock_changes_pkey PRIMARY KEY (id);
    CREATE INDEX stock_changes_pharmacy_product_idx ON stock_changes (pharmacy_id, product_id, id);
    CREATE INDEX stock_changes_product_idx ON stock_changes (product_id, at);
    CREATE INDEX stock_changes_run_id_idx ON stock_changes (run_id);
    REVOKE UPDATE, DELETE ON stock_changes FROM blattwerk_app;
  `);
};
