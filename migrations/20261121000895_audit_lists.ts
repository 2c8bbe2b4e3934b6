import type { Knex } from 'knex';

/** Lists refresh themselves while they are open: who sees whose data in one is written down once an hour, not every few seconds. */
export const up = async (knex: Knex): Promise<void> => {
  await knex.raw(`
    CREATE UNIQUE INDEX audit_events_list_idx ON audit_events (actor_id, action, patient_id, date_trunc('hour', at AT TIME ZONE 'UTC'))
      WHERE action IN ('prescription.list', 'treatment.list');
  `);
};

export const down = async (knex: Knex): Promise<void> => {
  await knex.raw('DROP INDEX audit_events_list_idx');
};
