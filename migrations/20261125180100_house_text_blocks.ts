import type { Knex } from 'knex';

/** Words of the house for every doctor, by language and, where they belong to one, by indication. Used ones are switched off, not deleted. */
export const up = async (knex: Knex): Promise<void> => {
  await knex.raw(`
    CREATE TABLE house_text_blocks (
      id uuid PRIMARY KEY,
      name text NOT NULL CHECK (char_length(name) BETWEEN 1 AND 80),
      text text NOT NULL CHECK (char_length(text) BETWEEN 1 AND 1000),
      language text NOT NULL CHECK (language IN ('de', 'en')),
      indication text CHECK (indication IN ('anxiety-ptsd', 'chronic-pain', 'migraine-headaches', 'skin-condition', 'sleep-disorder', 'adhd', 'cancer', 'depression')),
      is_active boolean DEFAULT true NOT NULL,
      version integer DEFAULT 1 NOT NULL CHECK (version >= 1),
      created_at timestamptz NOT NULL,
      updated_at timestamptz NOT NULL
    );
    CREATE UNIQUE INDEX house_text_blocks_name_key ON house_text_blocks (language, lower(name));
    REVOKE DELETE ON house_text_blocks FROM blattwerk_app;
  `);
};

export const down = async (knex: Knex): Promise<void> => {
  await knex.raw('DROP TABLE house_text_blocks');
};
