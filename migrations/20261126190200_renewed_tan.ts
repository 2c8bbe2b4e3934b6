import type { Knex } from 'knex';

/** When a pharmacy asked for a new TAN because its last one had ended and work was left, e.g. a repeat. */
export const up = async (knex: Knex): Promise<void> => {
  await knex.raw('ALTER TABLE pharmacy_links ADD COLUMN tan_renewed_at timestamptz');
};

export const down = async (knex: Knex): Promise<void> => {
  await knex.raw('ALTER TABLE pharmacy_links DROP COLUMN tan_renewed_at');
};
