import type { Knex } from 'knex';

/** The sweep looks for mails that stayed in the outbox, among all that were ever sent. */
export const up = async (knex: Knex): Promise<void> => {
  await knex.raw(`CREATE INDEX mails_queued_idx ON mails (created_at) WHERE status = 'queued'`);
};

export const down = async (knex: Knex): Promise<void> => {
  await knex.raw('DROP INDEX mails_queued_idx');
};
