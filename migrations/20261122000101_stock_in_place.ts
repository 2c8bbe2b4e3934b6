import type { Knex } from 'knex';

/** Prices and amounts change all day and the products do not: neither is in an index, and pages keep room, so that a change is written in place. */
export const up = async (knex: Knex): Promise<void> => {
  await knex.raw(`
    DROP INDEX stock_product_idx;
    CREATE INDEX stock_product_id_idx ON stock (product_id);
    ALTER TABLE stock SET (fillfactor = 80);
  `);
};

export const down = async (knex: Knex): Promise<void> => {
  await knex.raw(`
    ALTER TABLE stock RESET (fillfactor);
    DROP INDEX stock_product_id_idx;
    CREATE INDEX stock_product_idx ON stock (product_id, price_cents) WHERE quantity > 0;
  `);
};
