import type { Knex } from 'knex';

/** Repeat dispensings of a prescription: how often, and after how many days at the earliest (decision 0091). */
export const up = async (knex: Knex): Promise<void> => {
  await knex.raw(`
    ALTER TABLE prescriptions ADD COLUMN repeat jsonb,
      ADD COLUMN last_dispensed_at timestamptz,
      ADD CONSTRAINT prescriptions_repeat_check CHECK (
        (repeat ->> 'times')::int BETWEEN 1 AND 3 AND (repeat ->> 'everyDays')::int BETWEEN 7 AND 90
      ),
      DROP CONSTRAINT prescriptions_dispensed_quantity_check,
      ADD CONSTRAINT prescriptions_dispensed_quantity_check CHECK (
        dispensed_quantity >= 0 AND dispensed_quantity <= quantity * (1 + coalesce((repeat ->> 'times')::int, 0))
      );
    UPDATE prescriptions SET last_dispensed_at = dispensed_at WHERE dispensed_at IS NOT NULL;
  `);
};

export const down = async (knex: Knex): Promise<void> => {
  await knex.raw(`
    ALTER TABLE prescriptions DROP CONSTRAINT prescriptions_dispensed_quantity_check,
      ADD CONSTRAINT prescriptions_dispensed_quantity_check CHECK (dispensed_quantity >= 0 AND dispensed_quantity <= quantity),
      DROP COLUMN last_dispensed_at,
      DROP COLUMN repeat;
  `);
};
