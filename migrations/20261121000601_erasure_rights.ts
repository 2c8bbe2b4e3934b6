import type { Knex } from 'knex';

const kept = ['safety_answers', 'signatures', 'treatment_messages', 'invoices', 'support_views'];

/**
 * What requests may only add to, jobs may take away when its time is over. A sealed record is reached by the doctor who treated and by
 * administrators, whose queries ask for a reason; a copy of the own data by its owner.
 */
export const up = async (knex: Knex): Promise<void> => {
  await knex.raw(`
    GRANT DELETE ON ${kept.join(', ')} TO blattwerk_system;
    GRANT UPDATE (name, ip_hash, user_agent) ON signatures TO blattwerk_system;

    ALTER TABLE sealed_records ENABLE ROW LEVEL SECURITY;
    CREATE POLICY system_all ON sealed_records TO blattwerk_system USING (true) WITH CHECK (true);
    CREATE POLICY doctor_treated ON sealed_records FOR SELECT TO blattwerk_app
      USING ((SELECT actor_role()) = 'doctor' AND user_id IN (SELECT patients_of_doctor()));
    CREATE POLICY admin_reads ON sealed_records FOR SELECT TO blattwerk_app USING ((SELECT actor_role()) = 'admin');

    ALTER TABLE data_exports ENABLE ROW LEVEL SECURITY;
    CREATE POLICY system_all ON data_exports TO blattwerk_system USING (true) WITH CHECK (true);
    CREATE POLICY patient_own ON data_exports TO blattwerk_app
      USING ((SELECT actor_role()) = 'patient' AND user_id = (SELECT actor_id()))
      WITH CHECK ((SELECT actor_role()) = 'patient' AND user_id = (SELECT actor_id()));
  `);
};

export const down = async (knex: Knex): Promise<void> => {
  await knex.raw(`
    DROP POLICY patient_own ON data_exports;
    DROP POLICY system_all ON data_exports;
    ALTER TABLE data_exports DISABLE ROW LEVEL SECURITY;
    DROP POLICY admin_reads ON sealed_records;
    DROP POLICY doctor_treated ON sealed_records;
    DROP POLICY system_all ON sealed_records;
    ALTER TABLE sealed_records DISABLE ROW LEVEL SECURITY;
    REVOKE UPDATE (name, ip_hash, user_agent) ON signatures FROM blattwerk_system;
    REVOKE DELETE ON ${kept.join(', ')} FROM blattwerk_system;
  `);
};
