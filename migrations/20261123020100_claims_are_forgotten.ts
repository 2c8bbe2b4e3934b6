import type { Knex } from 'knex';

/** Claims of pharmacies hold the address of a person; the nightly cleaning deletes them when their time is over. */
export const up = async (knex: Knex): Promise<void> => {
  await knex.raw('GRANT DELETE ON pharmacy_claims TO blattwerk_system');
};

export const down = async (knex: Knex): Promise<void> => {
  await knex.raw('REVOKE DELETE ON pharmacy_claims FROM blattwerk_system');
};
