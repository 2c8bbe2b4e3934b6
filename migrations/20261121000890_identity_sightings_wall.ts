import type { Knex } from 'knex';

/** What a doctor has compared is about a patient: seen by that patient, by who treats, and by administrators; written by the doctor. */
export const up = async (knex: Knex): Promise<void> => {
  await knex.raw(`
    ALTER TABLE identity_sightings ENABLE ROW LEVEL SECURITY;
    CREATE POLICY system_all ON identity_sightings TO blattwerk_system USING (true) WITH CHECK (true);
    CREATE POLICY patient_own ON identity_sightings FOR SELECT TO blattwerk_app
      USING ((SELECT actor_role()) = 'patient' AND patient_id = (SELECT actor_id()));
    CREATE POLICY doctor_treated ON identity_sightings FOR SELECT TO blattwerk_app
      USING ((SELECT actor_role()) = 'doctor' AND patient_id IN (SELECT patients_of_doctor()));
    CREATE POLICY doctor_adds ON identity_sightings FOR INSERT TO blattwerk_app
      WITH CHECK ((SELECT actor_role()) = 'doctor' AND doctor_id = (SELECT actor_id()) AND patient_id IN (SELECT patients_of_doctor()));
    CREATE POLICY admin_reads ON identity_sightings FOR SELECT TO blattwerk_app USING ((SELECT actor_role()) = 'admin');
  `);
};

export const down = async (knex: Knex): Promise<void> => {
  await knex.raw(`
    DROP POLICY system_all ON identity_sightings;
    DROP POLICY patient_own ON identity_sightings;
    DROP POLICY doctor_treated ON identity_sightings;
    DROP POLICY doctor_adds ON identity_sightings;
    DROP POLICY admin_reads ON identity_sightings;
    ALTER TABLE identity_sightings DISABLE ROW LEVEL SECURITY;
  `);
};
