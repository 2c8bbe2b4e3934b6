import type { Knex } from 'knex';

/** The proof of an answer about cookies names the words that were shown by their hash; null where the words were not recorded. */
export const up = async (knex: Knex): Promise<void> => {
  await knex.raw(`ALTER TABLE cookie_choices ADD COLUMN sha256 text CHECK (sha256 ~ '^[0-9a-f]{64}$')`);
};

export const down = async (knex: Knex): Promise<void> => {
  await knex.raw('ALTER TABLE cookie_choices DROP COLUMN sha256');
};
