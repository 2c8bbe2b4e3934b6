import type { Knex } from 'knex';

/**
 * New words for the questionnaire (decision 0090): one draft at most, edited by administrators, published as the next version. A published version stays
 * frozen: the application may add one, not change or remove any. `release` is the number of the versions that come with the code.
 */
export const up = async (knex: Knex): Promise<void> => {
  await knex.raw(`
    ALTER TABLE questionnaire_definitions ADD COLUMN release integer UNIQUE CHECK (release > 0);
    UPDATE questionnaire_definitions SET release = version;
    GRANT INSERT ON questionnaire_definitions TO blattwerk_app;
    CREATE TABLE questionnaire_drafts (
      id uuid PRIMARY KEY,
      based_on integer NOT NULL,
      steps jsonb NOT NULL,
      version integer NOT NULL DEFAULT 1,
      created_at timestamptz NOT NULL,
      updated_at timestamptz NOT NULL,
      CONSTRAINT questionnaire_drafts_based_on_fkey FOREIGN KEY (based_on) REFERENCES questionnaire_definitions (version)
    );
    CREATE UNIQUE INDEX questionnaire_drafts_one_idx ON questionnaire_drafts ((true));
    CREATE INDEX questionnaire_drafts_based_on_idx ON questionnaire_drafts (based_on);
  `);
};

export const down = async (knex: Knex): Promise<void> => {
  await knex.raw(`
    DROP TABLE questionnaire_drafts;
    REVOKE INSERT ON questionnaire_definitions FROM blattwerk_app;
    ALTER TABLE questionnaire_definitions DROP COLUMN release;
  `);
};
