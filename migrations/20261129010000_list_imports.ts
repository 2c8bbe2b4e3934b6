import type { Knex } from 'knex';

/** Files that are imported into lists (decision 0168), row by row, and which heading meant which field. */
export const up = async (knex: Knex): Promise<void> => {
  await knex.raw(`
    CREATE TABLE list_imports (
      id uuid PRIMARY KEY,
      user_id uuid NOT NULL REFERENCES users,
      role text NOT NULL CHECK (role = 'admin'),
      resource text NOT NULL CHECK (resource ~ '^[a-z][a-z-]{1,40}$'),
      locale text NOT NULL CHECK (locale IN ('de', 'en')),
      filename text NOT NULL CHECK (length(filename) <= 200),
      digest text NOT NULL CHECK (digest ~ '^[0-9a-f]{64}$'),
      format text NOT NULL CHECK (format IN ('csv', 'xlsx')),
      encoding text NOT NULL,
      delimiter text,
      columns jsonb NOT NULL,
      mapping jsonb NOT NULL,
      mapping_from text NOT NULL CHECK (mapping_from IN ('headings', 'remembered', 'sent')),
      stage text NOT NULL DEFAULT 'upload' CHECK (stage IN ('upload', 'dry-run', 'commit', 'undo')),
      status text NOT NULL DEFAULT 'done' CHECK (status IN ('queued', 'running', 'done', 'failed', 'stopped')),
      total integer NOT NULL CHECK (total > 0),
      done integer NOT NULL DEFAULT 0 CHECK (done >= 0),
      committed_at timestamptz,
      undone_at timestamptz,
      forgotten_at timestamptz,
      version integer NOT NULL DEFAULT 1,
      created_at timestamptz NOT NULL,
      updated_at timestamptz NOT NULL
    );
    CREATE INDEX list_imports_user_id_idx ON list_imports (user_id, created_at DESC);
    CREATE INDEX list_imports_digest_idx ON list_imports (digest) WHERE committed_at IS NOT NULL;
    CREATE TABLE import_rows (
      import_id uuid NOT NULL REFERENCES list_imports ON DELETE CASCADE,
      line integer NOT NULL CHECK (line > 1),
      cells jsonb NOT NULL,
      problem text,
      outcome text CHECK (outcome IN ('created', 'updated', 'unchanged', 'skipped')),
      errors jsonb,
      record_id text,
      made_version integer,
      before jsonb,
      undo text CHECK (undo IN ('undone', 'changed', 'inUse', 'gone', 'refused')),
      PRIMARY KEY (import_id, line),
      CHECK ((outcome = 'skipped') = (errors IS NOT NULL)),
      CHECK (undo IS NULL OR outcome IN ('created', 'updated'))
    );
    CREATE TABLE import_mappings (
      resource text NOT NULL CHECK (resource ~ '^[a-z][a-z-]{1,40}$'),
      head_digest text NOT NULL CHECK (head_digest ~ '^[0-9a-f]{64}$'),
      mapping jsonb NOT NULL,
      updated_at timestamptz NOT NULL,
      PRIMARY KEY (resource, head_digest)
    );
    GRANT DELETE, INSERT, SELECT, UPDATE ON list_imports, import_rows, import_mappings TO blattwerk_app;
    CREATE FUNCTION delete_unused_product(unused uuid) RETURNS TABLE (pzn text, name text) LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
      BEGIN
        IF EXISTS (SELECT FROM stock_changes WHERE product_id = unused) THEN RAISE foreign_key_violation; END IF;
        RETURN QUERY DELETE FROM products WHERE id = unused RETURNING products.pzn, products.name;
      END $$;
    CREATE FUNCTION delete_unused_pharmacy(unused uuid) RETURNS TABLE (slug text, name text) LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
      BEGIN
        IF EXISTS (SELECT FROM stock_changes WHERE pharmacy_id = unused) THEN RAISE foreign_key_violation; END IF;
        RETURN QUERY DELETE FROM pharmacies WHERE id = unused RETURNING pharmacies.slug, pharmacies.name;
      END $$;
    REVOKE ALL ON FUNCTION delete_unused_product, delete_unused_pharmacy FROM PUBLIC;
    GRANT EXECUTE ON FUNCTION delete_unused_product, delete_unused_pharmacy TO blattwerk_app;
  `);
};

export const down = async (knex: Knex): Promise<void> => {
  await knex.raw(`
    DROP FUNCTION delete_unused_product;
    DROP FUNCTION delete_unused_pharmacy;
    DROP TABLE import_mappings;
    DROP TABLE import_rows;
    DROP TABLE list_imports;
  `);
};
