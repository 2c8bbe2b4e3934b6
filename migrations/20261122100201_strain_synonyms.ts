import type { Knex } from 'knex';

/** Further words for a strain, by which people search and files name it. A word means one strain, in any case. */
export const up = async (knex: Knex): Promise<void> => {
  await knex.raw(`
    CREATE TABLE strain_synonyms (
      strain_id uuid NOT NULL CONSTRAINT strain_synonyms_strain_id_fkey REFERENCES strains (id) ON DELETE CASCADE,
      name text NOT NULL CONSTRAINT strain_synonyms_name_check CHECK (length(name) BETWEEN 1 AND 120),
      CONSTRAINT strain_synonyms_pkey PRIMARY KEY (strain_id, name)
    );
    CREATE UNIQUE INDEX strain_synonyms_name_key ON strain_synonyms (lower(name));
  `);
};

export const down = async (knex: Knex): Promise<void> => {
  await knex.raw(`DROP TABLE strain_synonyms`);
};
