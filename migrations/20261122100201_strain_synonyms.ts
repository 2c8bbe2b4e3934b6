import type { Knex } from 'knex';

/** Further words for a strain, by which people search and files name it. Each once a strain, in any case. */
export const up = async (knex: Knex): Promise<void> => {
  await knex.raw(`
    CREATE TABLE strain_synonyms (
      strain_id uuid NOT NULL CONSTRAINT strain_synonyms_strain_id_fkey REFERENCES strains (id) ON DELETE CASCADE,
      name text NOT NULL CONSTRAINT strain_synonyms_name_check CHECK (length(name) BETWEEN 1 AND 120)
    );
    CREATE UNIQUE INDEX strain_synonyms_key ON strain_synonyms (strain_id, lower(name));
  `);
};

export const down = async (knex: Knex): Promise<void> => {
  await knex.raw(`DROP TABLE strain_synonyms`);
};
