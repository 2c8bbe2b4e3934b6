import type { Knex } from 'knex';

/**
 * A line of the stock history is written by the statement that writes the stock itself, whose references hold; checking three more for each line cost an
 * import more than all the rest of it. What the history names cannot go away: nobody may delete it.
 */
export const up = async (knex: Knex): Promise<void> => {
  await knex.raw(`
    ALTER TABLE stock_changes
      DROP CONSTRAINT stock_changes_pharmacy_id_fkey,
      DROP CONSTRAINT stock_changes_product_id_fkey,
      DROP CONSTRAINT stock_changes_run_id_fkey;
    REVOKE DELETE ON products, pharmacies, feed_runs FROM blattwerk_app;
  `);
};

export const down = async (knex: Knex): Promise<void> => {
  await knex.raw(`
    GRANT DELETE ON products, pharmacies, feed_runs TO blattwerk_app;
    ALTER TABLE stock_changes
      ADD CONSTRAINT stock_changes_pharmacy_id_fkey FOREIGN KEY (pharmacy_id) REFERENCES pharmacies (id),
      ADD CONSTRAINT stock_changes_product_id_fkey FOREIGN KEY (product_id) REFERENCES products (id),
      ADD CONSTRAINT stock_changes_run_id_fkey FOREIGN KEY (run_id) REFERENCES feed_runs (id);
  `);
};
