import type { Knex } from 'knex';

/** What a doctor's letterhead says besides name and address. */
export const up = async (knex: Knex): Promise<void> => {
  await knex.raw(`
    ALTER TABLE doctors
      ADD COLUMN practice_name text CHECK (char_length(practice_name) BETWEEN 2 AND 120),
      ADD COLUMN practice_hours text CHECK (char_length(practice_hours) BETWEEN 2 AND 160);
  `);
};

export const down = async (knex: Knex): Promise<void> => {
  await knex.raw('ALTER TABLE doctors DROP COLUMN practice_name, DROP COLUMN practice_hours');
};
