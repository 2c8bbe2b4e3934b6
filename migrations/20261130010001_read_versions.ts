import type { Knex } from 'knex';

/** Which version of a record the person has read who decides about it with others (decision 0141). */
export const up = async (knex: Knex): Promise<void> => {
  await knex.raw('ALTER TABLE bulk_records ADD COLUMN read_version integer');
};

export const down = async (knex: Knex): Promise<void> => {
  await knex.raw('ALTER TABLE bulk_records DROP COLUMN read_version');
};
