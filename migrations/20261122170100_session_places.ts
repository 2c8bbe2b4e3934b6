import type { Knex } from 'knex';

/** From which town a session was opened, roughly; unknown where no database of places is configured. */
export const up = async (knex: Knex): Promise<void> => {
  await knex.raw(
    `ALTER TABLE sessions ADD COLUMN place jsonb CONSTRAINT sessions_place_check CHECK (jsonb_typeof(place) = 'object' AND length(place ->> 'country') = 2)`,
  );
};

export const down = async (knex: Knex): Promise<void> => {
  await knex.raw('ALTER TABLE sessions DROP COLUMN place');
};
