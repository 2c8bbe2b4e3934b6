import type { Knex } from 'knex';

/** A new product's address is the first free one of those that begin the same: `LIKE 'name%'`, which the unique index does not answer in every collation. */
export const up = async (knex: Knex): Promise<void> => {
  await knex.raw('CREATE INDEX products_slug_prefix_idx ON products (slug text_pattern_ops)');
};

export const down = async (knex: Knex): Promise<void> => {
  await knex.raw('DROP INDEX products_slug_prefix_idx');
};
