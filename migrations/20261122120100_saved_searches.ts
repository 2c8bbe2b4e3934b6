import type { Knex } from 'knex';

const own = `(SELECT actor_role()) = 'patient' AND user_id = (SELECT actor_id())`;

/**
 * Filters of the catalogue that somebody keeps under a name. They may name complaints and effects, so each row is its owner's alone.
 * A person has twenty places, and each name once.
 */
export const up = async (knex: Knex): Promise<void> => {
  await knex.raw(`
    CREATE TABLE saved_searches (
      id uuid NOT NULL CONSTRAINT saved_searches_pkey PRIMARY KEY,
      user_id uuid NOT NULL CONSTRAINT saved_searches_user_id_fkey REFERENCES users (id),
      place smallint NOT NULL CONSTRAINT saved_searches_place_check CHECK (place BETWEEN 1 AND 20),
      name text NOT NULL CONSTRAINT saved_searches_name_check CHECK (char_length(name) BETWEEN 1 AND 80),
      search text NOT NULL CONSTRAINT saved_searches_search_check CHECK (char_length(search) BETWEEN 1 AND 6000),
      created_at timestamptz NOT NULL,
      updated_at timestamptz NOT NULL,
      CONSTRAINT saved_searches_place_key UNIQUE (user_id, place)
    );
    CREATE UNIQUE INDEX saved_searches_name_key ON saved_searches (user_id, lower(name));
    ALTER TABLE saved_searches ENABLE ROW LEVEL SECURITY;
    CREATE POLICY system_all ON saved_searches TO blattwerk_system USING (true) WITH CHECK (true);
    CREATE POLICY patient_own ON saved_searches TO blattwerk_app USING (${own}) WITH CHECK (${own});
  `);
};

export const down = async (knex: Knex): Promise<void> => {
  await knex.raw(`DROP TABLE saved_searches`);
};
