import type { Knex } from 'knex';

const tables = { manufacturers: 'manufacturer', growers: 'grower', strains: 'strain' } as const;

/**
 * A name that leads to another one of its kind: one that was merged (it keeps the products that it brought along, for the way back)
 * or one that was replaced when somebody renamed. It stays taken, as a name and as an address, and no product ever points to it.
 */
export const up = async (knex: Knex): Promise<void> => {
  for (const [table, one] of Object.entries(tables)) {
    await knex.raw(`
      ALTER TABLE ${table}
        ADD COLUMN alias_of_id uuid CONSTRAINT ${table}_alias_of_id_fkey REFERENCES ${table} (id),
        ADD COLUMN alias_since timestamptz,
        ADD COLUMN moved_product_ids uuid[],
        ADD COLUMN version integer NOT NULL DEFAULT 1,
        ADD COLUMN updated_at timestamptz NOT NULL DEFAULT now(),
        ADD CONSTRAINT ${table}_alias_check CHECK (alias_of_id IS DISTINCT FROM id AND (alias_of_id IS NULL) = (alias_since IS NULL)
          AND (alias_of_id IS NOT NULL OR moved_product_ids IS NULL));
      CREATE INDEX ${table}_alias_of_id_idx ON ${table} (alias_of_id) WHERE alias_of_id IS NOT NULL;
      CREATE UNIQUE INDEX ${table}_name_lower_key ON ${table} (lower(name));

      CREATE VIEW ${one}_names AS
        WITH RECURSIVE led AS (
          SELECT id, slug, name, id AS target_id FROM ${table} WHERE alias_of_id IS NULL
          UNION ALL
          SELECT ${table}.id, ${table}.slug, ${table}.name, led.target_id FROM led JOIN ${table} ON ${table}.alias_of_id = led.id
        ) SELECT id, slug, name, target_id FROM led;

      CREATE FUNCTION follow_${one}() RETURNS trigger LANGUAGE plpgsql AS $$
      DECLARE
        next_id uuid;
      BEGIN
        LOOP
          SELECT alias_of_id INTO next_id FROM ${table} WHERE id = NEW.${one}_id FOR KEY SHARE;
          EXIT WHEN next_id IS NULL;
          NEW.${one}_id := next_id;
        END LOOP;
        RETURN NEW;
      END $$;
      CREATE TRIGGER products_follow_${one} BEFORE INSERT OR UPDATE OF ${one}_id ON products
        FOR EACH ROW WHEN (NEW.${one}_id IS NOT NULL) EXECUTE FUNCTION follow_${one}();
    `);
  }
};

export const down = async (knex: Knex): Promise<void> => {
  for (const [table, one] of Object.entries(tables)) {
    await knex.raw(`
      DROP TRIGGER products_follow_${one} ON products;
      DROP FUNCTION follow_${one}();
      DROP VIEW ${one}_names;
      DROP INDEX ${table}_name_lower_key;
      ALTER TABLE ${table} DROP CONSTRAINT ${table}_alias_check, DROP COLUMN updated_at, DROP COLUMN version, DROP COLUMN moved_product_ids,
        DROP COLUMN alias_since, DROP COLUMN alias_of_id;
    `);
  }
};
