import type { Knex } from 'knex';

/** Where somebody was going who was asked to register: after the mail they go on there, also when the tab is closed or the mail is opened elsewhere. */
export const up = async (knex: Knex): Promise<void> => {
  await knex.raw(`
    ALTER TABLE registrations ADD COLUMN next_page text
      CONSTRAINT registrations_next_page_check CHECK (length(next_page) <= 300 AND next_page ~ '^/[a-zA-Z0-9_][a-zA-Z0-9_./-]*$')
  `);
};

export const down = async (knex: Knex): Promise<void> => {
  await knex.raw(`ALTER TABLE registrations DROP COLUMN next_page`);
};
