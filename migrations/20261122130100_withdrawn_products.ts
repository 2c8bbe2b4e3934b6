import type { Knex } from 'knex';

/** Since when a product that once was in the market is not any more: its address then says so, while that of a mere proposal stays unknown. */
export const up = async (knex: Knex): Promise<void> => {
  await knex.raw(`
    ALTER TABLE products ADD COLUMN withdrawn_at timestamptz,
      ADD CONSTRAINT products_withdrawn_check CHECK (withdrawn_at IS NULL OR published_at IS NULL)`);
};

export const down = async (knex: Knex): Promise<void> => {
  await knex.raw('ALTER TABLE products DROP COLUMN withdrawn_at');
};
