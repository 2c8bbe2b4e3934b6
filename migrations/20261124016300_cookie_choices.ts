import type { Knex } from 'knex';

/** Proofs of answers to the question about cookies (§ 25 TDDDG): what, of which words, when. Nothing leads from them to a person. */
export const up = async (knex: Knex): Promise<void> => {
  await knex.raw(`
    CREATE TABLE cookie_choices (
      id uuid PRIMARY KEY,
      is_agreed boolean NOT NULL,
      version integer NOT NULL,
      locale text NOT NULL CHECK (locale IN ('de', 'en')),
      chosen_at timestamptz NOT NULL
    );
    CREATE INDEX cookie_choices_chosen_at_idx ON cookie_choices (chosen_at);
    GRANT DELETE, INSERT, SELECT ON cookie_choices TO blattwerk_app;
    REVOKE UPDATE ON cookie_choices FROM blattwerk_app;
  `);
};

export const down = async (knex: Knex): Promise<void> => {
  await knex.raw('DROP TABLE cookie_choices');
};
