import type { Knex } from 'knex';

/** Row-level security (decision 0015) of who holds a time, waits for one, and was offered one; and the doctor who opens a consultation. */
export const up = async (knex: Knex): Promise<void> => {
  await knex.raw(`
    CREATE POLICY doctor_opens ON consultations FOR INSERT TO blattwerk_app WITH CHECK ((((SELECT actor_role()) = 'doctor')
      AND (doctor_id = (SELECT actor_id())) AND (status = 'booked') AND (patient_id IN (SELECT patients_of_doctor()))));
    ALTER TABLE consultation_holds ENABLE ROW LEVEL SECURITY;
    CREATE POLICY patient_own ON consultation_holds FOR ALL TO blattwerk_app USING ((((SELECT actor_role()) = 'patient')
      AND (patient_id = (SELECT actor_id())))) WITH CHECK ((((SELECT actor_role()) = 'patient') AND (patient_id = (SELECT actor_id()))
      AND (NOT is_offer)));
    CREATE POLICY system_all ON consultation_holds FOR ALL TO blattwerk_system USING (true) WITH CHECK (true);
    ALTER TABLE consultation_waits ENABLE ROW LEVEL SECURITY;
    CREATE POLICY patient_own ON consultation_waits FOR ALL TO blattwerk_app USING ((((SELECT actor_role()) = 'patient')
      AND (patient_id = (SELECT actor_id())))) WITH CHECK ((((SELECT actor_role()) = 'patient') AND (patient_id = (SELECT actor_id()))));
    CREATE POLICY system_all ON consultation_waits FOR ALL TO blattwerk_system USING (true) WITH CHECK (true);
    ALTER TABLE consultation_offers ENABLE ROW LEVEL SECURITY;
    CREATE POLICY patient_reads ON consultation_offers FOR SELECT TO blattwerk_app USING ((((SELECT actor_role()) = 'patient')
      AND (patient_id = (SELECT actor_id()))));
    CREATE POLICY system_all ON consultation_offers FOR ALL TO blattwerk_system USING (true) WITH CHECK (true);
  `);
};

export const down = async (knex: Knex): Promise<void> => {
  await knex.raw(`
    DROP POLICY doctor_opens ON consultations;
    DROP POLICY patient_own ON consultation_holds;
    DROP POLICY system_all ON consultation_holds;
    ALTER TABLE consultation_holds DISABLE ROW LEVEL SECURITY;
    DROP POLICY patient_own ON consultation_waits;
    DROP POLICY system_all ON consultation_waits;
    ALTER TABLE consultation_waits DISABLE ROW LEVEL SECURITY;
    DROP POLICY patient_reads ON consultation_offers;
    DROP POLICY system_all ON consultation_offers;
    ALTER TABLE consultation_offers DISABLE ROW LEVEL SECURITY;
  `);
};
