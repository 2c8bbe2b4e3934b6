import type { Knex } from 'knex';

/** When the doctor wants to see the patient again: part of the medical letter. */
export const up = async (knex: Knex): Promise<void> => {
  await knex.raw('ALTER TABLE treatments ADD COLUMN next_check_on date');
};

export const down = async (knex: Knex): Promise<void> => {
  await knex.raw('ALTER TABLE treatments DROP COLUMN next_check_on');
};
