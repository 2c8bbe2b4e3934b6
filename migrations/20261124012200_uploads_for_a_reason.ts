import type { Knex } from 'knex';

/** An administrator who opened a request for a reason reads its patient's uploads too. */
export const up = async (knex: Knex): Promise<void> => {
  await knex.raw(`
    CREATE POLICY admin_opened ON uploads FOR SELECT TO blattwerk_app
      USING ((SELECT actor_role()) = 'admin' AND patient_id = (SELECT opened_patient()))`);
};

export const down = async (knex: Knex): Promise<void> => {
  await knex.raw('DROP POLICY admin_opened ON uploads');
};
