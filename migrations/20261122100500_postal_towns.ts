import type { Knex } from 'knex';

/** The towns of each postal code, for forms that offer them; the middles of the precise postal codes stand in postal_areas, beside the coarse ones. */
export const up = async (knex: Knex): Promise<void> => {
  await knex.raw(`
    CREATE TABLE postal_towns (
      zip_code text NOT NULL CONSTRAINT postal_towns_zip_code_check CHECK (zip_code ~ '^[0-9]{5}$'),
      town text NOT NULL CONSTRAINT postal_towns_town_check CHECK (length(town) BETWEEN 1 AND 60),
      CONSTRAINT postal_towns_pkey PRIMARY KEY (zip_code, town)
    );
    REVOKE INSERT, UPDATE, DELETE ON postal_towns FROM blattwerk_app;
    GRANT INSERT, UPDATE, DELETE ON postal_towns TO blattwerk_system;
  `);
};

export const down = async (knex: Knex): Promise<void> => {
  await knex.raw(`DROP TABLE postal_towns`);
};
