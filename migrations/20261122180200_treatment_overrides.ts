import type { Knex } from 'knex';

/** Why a doctor prescribed above a limit: `[{ rule, reason }]`, part of the decision and written with it. */
export const up = async (knex: Knex): Promise<void> => {
  await knex.raw(`
    ALTER TABLE treatments ADD COLUMN overrides jsonb NOT NULL DEFAULT '[]'
      CONSTRAINT treatments_overrides_check CHECK (jsonb_typeof(overrides) = 'array')`);
};

export const down = async (knex: Knex): Promise<void> => {
  await knex.raw(`ALTER TABLE treatments DROP COLUMN overrides`);
};
