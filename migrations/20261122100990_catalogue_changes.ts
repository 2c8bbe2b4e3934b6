import type { Knex } from 'knex';

/** What happened to the catalogue, for those who keep it in memory: one row a statement, never one a row of stock. */
const table = `
  CREATE TABLE catalogue_changes (
    id bigint GENERATED ALWAYS AS IDENTITY CONSTRAINT catalogue_changes_pkey PRIMARY KEY,
    xid xid8 NOT NULL DEFAULT pg_current_xact_id(),
    topic text NOT NULL CONSTRAINT catalogue_changes_topic_check
      CHECK (topic IN ('everything', 'products', 'popularity', 'pharmacy', 'stock', 'settings', 'places')),
    pharmacy_id uuid,
    at timestamptz NOT NULL DEFAULT now(),
    CONSTRAINT catalogue_changes_pharmacy_check CHECK ((topic IN ('pharmacy', 'stock')) = (pharmacy_id IS NOT NULL))
  );
  CREATE INDEX catalogue_changes_xid_idx ON catalogue_changes (xid);
  REVOKE INSERT, UPDATE, DELETE ON catalogue_changes FROM blattwerk_app;
  GRANT DELETE ON catalogue_changes TO blattwerk_system;
  -- Whoever has seen nothing older than the oldest row has missed something, and begins anew; so there is always a row.
  INSERT INTO catalogue_changes (topic) VALUES ('everything')`;

/** The functions write with their owner's rights: what is not a change of the catalogue cannot be written as one. */
const functions = `
  CREATE FUNCTION note_catalogue_change() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
    BEGIN
      INSERT INTO catalogue_changes (topic) VALUES (TG_ARGV[0]);
      PERFORM pg_notify('catalogue_changed', '');
      RETURN NULL;
    END $$;
  CREATE FUNCTION note_pharmacies_change() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
    BEGIN
      INSERT INTO catalogue_changes (topic, pharmacy_id) SELECT 'pharmacy', id FROM changed GROUP BY id;
      PERFORM pg_notify('catalogue_changed', '');
      RETURN NULL;
    END $$;
  CREATE FUNCTION note_stock_change() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
    BEGIN
      INSERT INTO catalogue_changes (topic, pharmacy_id) SELECT 'stock', pharmacy_id FROM changed GROUP BY pharmacy_id;
      IF FOUND THEN PERFORM pg_notify('catalogue_changed', ''); END IF;
      RETURN NULL;
    END $$`;

const topics: [table: string, topic: string][] = [
  ['products', 'products'],
  ['product_terpenes', 'products'],
  ['terpenes', 'products'],
  ['manufacturers', 'products'],
  ['growers', 'products'],
  ['strains', 'products'],
  ['strain_synonyms', 'products'],
  ['reviews', 'products'],
  ['settings', 'settings'],
  ['postal_areas', 'places'],
];

const narrow: [table: string, procedure: string][] = [
  ['pharmacies', 'note_pharmacies_change'],
  ['stock', 'note_stock_change'],
];

const whole = (name: string, topic: string): string => `
  CREATE TRIGGER ${name}_catalogue AFTER INSERT OR UPDATE OR DELETE ON ${name} FOR EACH STATEMENT EXECUTE FUNCTION note_catalogue_change('${topic}');
  CREATE TRIGGER ${name}_catalogue_emptied AFTER TRUNCATE ON ${name} FOR EACH STATEMENT EXECUTE FUNCTION note_catalogue_change('everything')`;

const byPharmacy = (name: string, procedure: string): string => `
  CREATE TRIGGER ${name}_catalogue_inserted AFTER INSERT ON ${name} REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION ${procedure}();
  CREATE TRIGGER ${name}_catalogue_updated AFTER UPDATE ON ${name} REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION ${procedure}();
  CREATE TRIGGER ${name}_catalogue_deleted AFTER DELETE ON ${name} REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION ${procedure}();
  CREATE TRIGGER ${name}_catalogue_emptied AFTER TRUNCATE ON ${name} FOR EACH STATEMENT EXECUTE FUNCTION note_catalogue_change('everything')`;

/**
 * Processes keep the public catalogue in memory. They learn of changes by the number of the transaction, compared with the snapshot of their last look,
 * so that one that began early and committed late is not missed; `catalogue_changed` is only the bell.
 */
export const up = async (knex: Knex): Promise<void> => {
  await knex.raw(table);
  await knex.raw(functions);
  for (const [name, topic] of topics) await knex.raw(whole(name, topic));
  for (const [name, procedure] of narrow) await knex.raw(byPharmacy(name, procedure));
  await knex.raw(`
    CREATE TRIGGER prescriptions_catalogue AFTER INSERT OR DELETE OR UPDATE OF issued_at, product_id ON prescriptions
      FOR EACH STATEMENT EXECUTE FUNCTION note_catalogue_change('popularity')`);
};

export const down = async (knex: Knex): Promise<void> => {
  for (const procedure of ['note_catalogue_change', 'note_pharmacies_change', 'note_stock_change']) await knex.raw(`DROP FUNCTION ${procedure}() CASCADE`);
  await knex.raw('DROP TABLE catalogue_changes');
};
