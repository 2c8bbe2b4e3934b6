import type { Knex } from 'knex';

/** A copy of somebody's data is fetched with a ticket that holds for a minute and for one download; only its hash is stored. */
export const up = async (knex: Knex): Promise<void> => {
  await knex.raw(`
    ALTER TABLE data_exports
      ADD COLUMN ticket_hash text,
      ADD COLUMN ticket_expires_at timestamptz,
      ADD CONSTRAINT data_exports_ticket_hash_check CHECK (ticket_hash ~ '^[0-9a-f]{64}$'),
      ADD CONSTRAINT data_exports_ticket_check CHECK ((ticket_hash IS NULL) = (ticket_expires_at IS NULL));
  `);
};

export const down = async (knex: Knex): Promise<void> => {
  await knex.raw('ALTER TABLE data_exports DROP COLUMN ticket_hash, DROP COLUMN ticket_expires_at');
};
