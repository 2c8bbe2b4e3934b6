import type { Knex } from 'knex';

/** When somebody was told at a login that a session was ended because its secret had been in two hands. */
export const up = async (knex: Knex): Promise<void> => {
  await knex.raw('ALTER TABLE sessions ADD COLUMN reuse_told_at timestamptz');
};

export const down = async (knex: Knex): Promise<void> => {
  await knex.raw('ALTER TABLE sessions DROP COLUMN reuse_told_at');
};
