import type { Knex } from 'knex';

const reasons = (more: string): string => `
  ALTER TABLE refunds DROP CONSTRAINT refunds_reason_check;
  ALTER TABLE refunds ADD CONSTRAINT refunds_reason_check CHECK (reason IN ('cancelled', 'declined', 'expired', 'duplicate', 'admin'${more}))`;

/** `rest`: what the doctor's invoice leaves of an offset deposit goes back. */
export const up = async (knex: Knex): Promise<void> => {
  await knex.raw(reasons(`, 'rest'`));
};

export const down = async (knex: Knex): Promise<void> => {
  await knex.raw(reasons(''));
};
