import type { Knex } from 'knex';

/**
 * Who waits for a product in a region and what its pharmacies have (decision 0176). The checks keep out what would say something about a single person
 * or a single pharmacy's amount; a row without a count that is shown would say by itself that somebody waits.
 */
export const up = async (knex: Knex): Promise<void> => {
  await knex.raw(`
    CREATE TABLE regional_demand (
      region text NOT NULL CHECK (region ~ '^[0-9]{2}$'),
      product_id uuid NOT NULL CONSTRAINT regional_demand_product_id_fkey REFERENCES products (id) ON DELETE CASCADE,
      waiting integer NOT NULL CHECK (waiting = 0 OR waiting >= 10),
      pharmacies integer NOT NULL CHECK (pharmacies >= 0),
      quantity numeric(12,2) CHECK (quantity >= 0),
      PRIMARY KEY (region, product_id),
      CONSTRAINT regional_demand_shown_check CHECK (waiting > 0 OR pharmacies > 0),
      CONSTRAINT regional_demand_amount_check CHECK ((quantity IS NULL) = (pharmacies IN (1, 2)))
    );
    CREATE INDEX regional_demand_product_id_idx ON regional_demand (product_id);
    GRANT DELETE, INSERT, SELECT, UPDATE ON regional_demand TO blattwerk_app;
    CALL announce_table('regional_demand', 'regional-demand', 'region || '':'' || product_id', 'true');
  `);
};

export const down = async (knex: Knex): Promise<void> => {
  await knex.raw('DROP TABLE regional_demand');
};
