import type { Knex } from 'knex';

/** Who of the administrators sees to a delivery task. */
export const up = async (knex: Knex): Promise<void> => {
  await knex.raw(`
    ALTER TABLE delivery_tasks ADD COLUMN assignee_id uuid CONSTRAINT delivery_tasks_assignee_id_fkey REFERENCES users;
    CREATE INDEX delivery_tasks_assignee_id_idx ON delivery_tasks (assignee_id);
  `);
};

export const down = async (knex: Knex): Promise<void> => {
  await knex.raw('ALTER TABLE delivery_tasks DROP COLUMN assignee_id');
};
