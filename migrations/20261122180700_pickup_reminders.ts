import type { Knex } from 'knex';

/** When the patient was reminded of what is ready, told that it is not kept much longer, and told that the prescription expires: once each. */
export const up = async (knex: Knex): Promise<void> => {
  await knex.raw(`
    ALTER TABLE prescriptions
      ADD COLUMN pickup_reminded_at timestamptz,
      ADD COLUMN hold_warned_at timestamptz,
      ADD COLUMN expiry_warned_at timestamptz;
  `);
};

export const down = async (knex: Knex): Promise<void> => {
  await knex.raw('ALTER TABLE prescriptions DROP COLUMN pickup_reminded_at, DROP COLUMN hold_warned_at, DROP COLUMN expiry_warned_at;');
};
