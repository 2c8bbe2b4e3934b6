import type { Knex } from 'knex';

/** Words that a doctor uses again and again; each doctor has own ones. The number is held by `place`. */
export const up = async (knex: Knex): Promise<void> => {
  await knex.raw(`
    CREATE TABLE text_blocks (
      id uuid PRIMARY KEY,
      doctor_id uuid NOT NULL REFERENCES doctors (user_id),
      place smallint NOT NULL CHECK (place BETWEEN 1 AND 60),
      title text NOT NULL CHECK (char_length(title) BETWEEN 1 AND 80),
      text text NOT NULL CHECK (char_length(text) BETWEEN 1 AND 1000),
      version integer NOT NULL DEFAULT 1 CHECK (version >= 1),
      created_at timestamptz NOT NULL,
      updated_at timestamptz NOT NULL,
      CONSTRAINT text_blocks_place_key UNIQUE (doctor_id, place)
    );
    CREATE UNIQUE INDEX text_blocks_title_key ON text_blocks (doctor_id, lower(title));
    ALTER TABLE text_blocks ENABLE ROW LEVEL SECURITY;
    CREATE POLICY doctor_own ON text_blocks FOR ALL TO blattwerk_app
      USING ((SELECT actor_role()) = 'doctor' AND doctor_id = (SELECT actor_id()))
      WITH CHECK ((SELECT actor_role()) = 'doctor' AND doctor_id = (SELECT actor_id()));
    CREATE POLICY system_all ON text_blocks FOR ALL TO blattwerk_system USING (true) WITH CHECK (true);
    GRANT DELETE, INSERT, SELECT, UPDATE ON text_blocks TO blattwerk_app;
  `);
};

export const down = async (knex: Knex): Promise<void> => {
  await knex.raw('DROP TABLE text_blocks');
};
