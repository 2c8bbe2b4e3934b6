import type { Knex } from 'knex';

/** How much of each product there was on a day, and who waited for it (decision 0187). A product that is deleted takes its counts with it. */
export const up = async (knex: Knex): Promise<void> => {
  await knex.raw(`
    CREATE TABLE supply_days (
      product_id uuid NOT NULL CONSTRAINT supply_days_product_id_fkey REFERENCES products (id) ON DELETE CASCADE,
      day date NOT NULL,
      carriers integer NOT NULL CHECK (carriers >= 0),
      pharmacies integer NOT NULL CHECK (pharmacies BETWEEN 0 AND carriers),
      quantity numeric(12,2) NOT NULL CHECK (quantity >= 0),
      alerts integer NOT NULL DEFAULT 0 CHECK (alerts >= 0),
      favorites integer NOT NULL DEFAULT 0 CHECK (favorites >= 0),
      requests integer NOT NULL DEFAULT 0 CHECK (requests = 0 OR requests >= 10),
      counted_at timestamptz NOT NULL,
      PRIMARY KEY (day, product_id)
    );
    CREATE INDEX supply_days_product_id_idx ON supply_days (product_id);
    GRANT DELETE, INSERT, SELECT, UPDATE ON supply_days TO blattwerk_app;
    CALL announce_table('supply_days', 'shortages', 'product_id', 'true');
  `);
};

export const down = async (knex: Knex): Promise<void> => {
  await knex.raw('DROP TABLE supply_days');
};
