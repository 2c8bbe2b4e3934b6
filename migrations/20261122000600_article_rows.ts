import type { Knex } from 'knex';

/** What an article's last delivery said is kept with it, so that a decision about the article can become stock at once. */
export const up = async (knex: Knex): Promise<void> => {
  await knex.raw(`
    ALTER TABLE product_aliases
      ADD COLUMN quantity numeric(10,2),
      ADD COLUMN price_cents integer,
      ADD COLUMN run_id uuid,
      ADD COLUMN decided_at timestamptz,
      ADD CONSTRAINT product_aliases_quantity_check CHECK (quantity >= 0 AND quantity <= 1000000),
      ADD CONSTRAINT product_aliases_price_cents_check CHECK (price_cents >= 1 AND price_cents <= 1000000),
      ADD CONSTRAINT product_aliases_run_id_fkey FOREIGN KEY (run_id) REFERENCES feed_runs (id) ON DELETE SET NULL;
    CREATE INDEX product_aliases_run_id_idx ON product_aliases (run_id);
    CREATE INDEX product_aliases_open_idx ON product_aliases (pharmacy_id) WHERE state = 'open';
  `);
};

export const down = async (knex: Knex): Promise<void> => {
  await knex.raw(`
    DROP INDEX product_aliases_open_idx;
    ALTER TABLE product_aliases DROP COLUMN decided_at, DROP COLUMN run_id, DROP COLUMN price_cents, DROP COLUMN quantity;
  `);
};
