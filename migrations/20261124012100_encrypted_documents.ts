import type { Knex } from 'knex';

/** Issued documents get a data key each, as uploads have. Without one the bytes of an old document still lie in plain; a job encrypts them. */
export const up = async (knex: Knex): Promise<void> => {
  await knex.raw(`
    ALTER TABLE files
      ADD COLUMN data_key text,
      ADD COLUMN key_version integer,
      ADD CONSTRAINT files_key_version_check CHECK (key_version >= 0),
      ADD CONSTRAINT files_data_key_check CHECK ((data_key IS NULL) = (key_version IS NULL));
    GRANT UPDATE (storage_key, data_key, key_version) ON files TO blattwerk_system;
    CREATE INDEX files_plain_idx ON files (id) WHERE data_key IS NULL;
  `);
};

export const down = async (knex: Knex): Promise<void> => {
  await knex.raw('ALTER TABLE files DROP COLUMN data_key, DROP COLUMN key_version');
  await knex.raw('REVOKE UPDATE (storage_key) ON files FROM blattwerk_system');
};
