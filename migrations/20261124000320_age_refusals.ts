import type { Knex } from 'knex';

/** A registration that was refused for its date of birth, as two hashes: of the address, and of address and date. Another date for the same address is shown to the doctor. */
export const up = async (knex: Knex): Promise<void> => {
  await knex.raw(`
    CREATE TABLE age_refusals (
      email_hash text PRIMARY KEY,
      birth_hash text NOT NULL,
      refused_at timestamptz NOT NULL
    );
    CREATE INDEX age_refusals_refused_at_idx ON age_refusals (refused_at);
  `);
};

export const down = async (knex: Knex): Promise<void> => {
  await knex.raw('DROP TABLE age_refusals');
};
