import type { Knex } from 'knex';

/**
 * Declarations of withdrawal under row-level security. `patient_id` is the account of who was signed in, or whose mailbox was proven. A visitor may
 * declare and read nothing; the holder of the receipt's link (`app.withdrawal`) reads that one declaration and confirms it.
 */
export const up = async (knex: Knex): Promise<void> => {
  await knex.raw(`
    ALTER TABLE contract_withdrawals ADD COLUMN patient_id uuid REFERENCES users;
    UPDATE contract_withdrawals SET patient_id = coalesce(
      (SELECT patient_id FROM treatments WHERE treatments.id = treatment_id),
      (SELECT id FROM users WHERE users.email = contract_withdrawals.email AND role = 'patient' AND mail_confirmed_at IS NOT NULL))
      WHERE confirmed_at IS NOT NULL;
    CREATE INDEX contract_withdrawals_patient_id_idx ON contract_withdrawals (patient_id);
    ALTER TABLE contract_withdrawals ENABLE ROW LEVEL SECURITY;
    REVOKE DELETE ON contract_withdrawals FROM blattwerk_app;
    GRANT DELETE ON contract_withdrawals TO blattwerk_system;
    CREATE POLICY admin_all ON contract_withdrawals FOR ALL TO blattwerk_app
      USING ((SELECT actor_role()) = 'admin') WITH CHECK ((SELECT actor_role()) = 'admin');
    CREATE POLICY patient_own ON contract_withdrawals FOR ALL TO blattwerk_app
      USING ((SELECT actor_role()) = 'patient' AND patient_id = (SELECT actor_id()))
      WITH CHECK ((SELECT actor_role()) = 'patient' AND patient_id = (SELECT actor_id()));
    CREATE POLICY visitor_declares ON contract_withdrawals FOR INSERT TO blattwerk_app
      WITH CHECK (status = 'received' AND patient_id IS NULL AND treatment_id IS NULL);
    CREATE POLICY link_reads ON contract_withdrawals FOR SELECT TO blattwerk_app
      USING (id = nullif(current_setting('app.withdrawal', true), '')::uuid);
    CREATE POLICY link_confirms ON contract_withdrawals FOR UPDATE TO blattwerk_app
      USING (id = nullif(current_setting('app.withdrawal', true), '')::uuid)
      WITH CHECK (id = nullif(current_setting('app.withdrawal', true), '')::uuid AND status = 'confirmed');
    CREATE POLICY system_all ON contract_withdrawals FOR ALL TO blattwerk_system USING (true) WITH CHECK (true);
  `);
};

export const down = async (knex: Knex): Promise<void> => {
  await knex.raw(`
    GRANT DELETE ON contract_withdrawals TO blattwerk_app;
    REVOKE DELETE ON contract_withdrawals FROM blattwerk_system;
    DROP POLICY admin_all ON contract_withdrawals;
    DROP POLICY patient_own ON contract_withdrawals;
    DROP POLICY visitor_declares ON contract_withdrawals;
    DROP POLICY link_reads ON contract_withdrawals;
    DROP POLICY link_confirms ON contract_withdrawals;
    DROP POLICY system_all ON contract_withdrawals;
    ALTER TABLE contract_withdrawals DISABLE ROW LEVEL SECURITY;
    ALTER TABLE contract_withdrawals DROP COLUMN patient_id;
  `);
};
