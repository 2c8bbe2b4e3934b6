import type { Knex } from 'knex';

/** Deactivating a doctor cancels the appointments that lie ahead: an administrator may cancel a booked one and change nothing else about it. */
export const up = async (knex: Knex): Promise<void> => {
  await knex.raw(`
    CREATE POLICY admin_cancels ON consultations FOR UPDATE TO blattwerk_app
      USING ((SELECT actor_role()) = 'admin' AND status = 'booked') WITH CHECK ((SELECT actor_role()) = 'admin' AND status = 'cancelled')`);
};

export const down = async (knex: Knex): Promise<void> => {
  await knex.raw(`DROP POLICY admin_cancels ON consultations`);
};
