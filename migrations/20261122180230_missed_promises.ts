import type { Knex } from 'knex';

/** What the job said about a review's due time: doctors were warned, and the promise was missed. Each once a request. */
export const up = async (knex: Knex): Promise<void> => {
  await knex.raw(`
    ALTER TABLE treatments ADD COLUMN due_warned_at timestamptz, ADD COLUMN missed_at timestamptz`);
};

export const down = async (knex: Knex): Promise<void> => {
  await knex.raw(`ALTER TABLE treatments DROP COLUMN due_warned_at, DROP COLUMN missed_at`);
};
