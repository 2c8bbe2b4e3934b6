import type { Knex } from 'knex';

/** The numbers of a run's reason, so that it can be put into words in each language. */
export const up = async (knex: Knex): Promise<void> => {
  await knex.raw(`ALTER TABLE feed_runs ADD COLUMN reason_values jsonb NOT NULL DEFAULT '{}'`);
};

export const down = async (knex: Knex): Promise<void> => {
  await knex.raw(`ALTER TABLE feed_runs DROP COLUMN reason_values`);
};
