import type { Knex } from 'knex';

/**
 * Every version of the questionnaire as data (decision 0087). The reference seed publishes them; the application only reads. Old rows of
 * `health_states` are not checked: they name version 1, which the seed that follows the migrations writes.
 */
export const up = async (knex: Knex): Promise<void> => {
  await knex.raw(`
    CREATE TABLE questionnaire_definitions (
      id uuid DEFAULT gen_random_uuid() PRIMARY KEY,
      version integer NOT NULL UNIQUE CHECK (version > 0),
      steps jsonb NOT NULL,
      published_at timestamptz NOT NULL
    );
    REVOKE INSERT, UPDATE, DELETE ON questionnaire_definitions FROM blattwerk_app;
    ALTER TABLE health_states ADD CONSTRAINT health_states_definition_fkey
      FOREIGN KEY (definition) REFERENCES questionnaire_definitions (version) NOT VALID;
    CREATE INDEX health_states_definition_idx ON health_states (definition);
  `);
};

export const down = async (knex: Knex): Promise<void> => {
  await knex.raw(`
    DROP INDEX health_states_definition_idx;
    ALTER TABLE health_states DROP CONSTRAINT health_states_definition_fkey;
    DROP TABLE questionnaire_definitions;
  `);
};
