import type { Knex } from 'knex';

/** The numbers of the fee schedule that the doctor confirmed with the decision; null where the house's proposal holds. */
export const up = async (knex: Knex): Promise<void> => {
  await knex.raw('ALTER TABLE treatments ADD COLUMN invoice_items jsonb');
};

export const down = async (knex: Knex): Promise<void> => {
  await knex.raw('ALTER TABLE treatments DROP COLUMN invoice_items');
};
