import type { Knex } from 'knex';

/**
 * Whether a patient is the acting doctor's is asked row by row, over an index: a doctor has tens of thousands of patients, and a policy that first
 * gathers all of them costs that much in each query, however few rows it reads (docs/benchmarks.md, review).
 */
const doctor = `(SELECT actor_role()) = 'doctor'`;
const me = '(SELECT actor_id())';

interface Forms {
  own: (column: string) => string;
  shared: string;
  pool: string;
}

const byRow: Forms = {
  own: (column) => `is_own_patient(${column})`,
  shared: 'shares_diary(patient_id)',
  pool: `EXISTS (SELECT FROM treatments WHERE treatments.health_state_id = health_states.id AND treatments.status = 'in-review')`,
};
const bySet: Forms = {
  own: (column) => `${column} IN (SELECT patients_of_doctor())`,
  shared: 'patient_id IN (SELECT shared_diaries())',
  pool: `id IN (SELECT treatments.health_state_id FROM treatments WHERE treatments.status = 'in-review')`,
};

const ofTreatment = (table: string, { own }: Forms): string =>
  `EXISTS (SELECT FROM treatments WHERE treatments.id = ${table}.treatment_id AND ${own('treatments.patient_id')})`;

/** The same rules in either form. */
const policies = (forms: Forms): string => `
  ALTER POLICY doctor_reads ON certificates USING (${doctor} AND (doctor_id = ${me} OR ${ofTreatment('certificates', forms)}));
  ALTER POLICY doctor_opens ON consultations WITH CHECK (${doctor} AND doctor_id = ${me} AND status = 'booked' AND ${forms.own('patient_id')});
  ALTER POLICY doctor_treated ON consultations USING (${doctor} AND ${forms.own('patient_id')});
  ALTER POLICY doctor_shared ON diary_entries USING (${doctor} AND ${forms.shared});
  ALTER POLICY doctor_shared ON diary_versions USING (${doctor} AND ${forms.shared});
  ALTER POLICY doctor_treated ON files USING (${doctor} AND kind <> 'invoice' AND ${forms.own('owner_id')});
  ALTER POLICY doctor_treated ON follow_ups USING (${doctor} AND ${ofTreatment('follow_ups', forms)});
  ALTER POLICY doctor_pool ON health_states USING (${doctor} AND ${forms.pool});
  ALTER POLICY doctor_treated ON health_states USING (${doctor} AND ${forms.own('patient_id')});
  ALTER POLICY doctor_treated ON identity_checks USING (${doctor} AND ${forms.own('patient_id')});
  ALTER POLICY doctor_adds ON identity_sightings WITH CHECK (${doctor} AND doctor_id = ${me} AND ${forms.own('patient_id')});
  ALTER POLICY doctor_treated ON identity_sightings USING (${doctor} AND ${forms.own('patient_id')});
  ALTER POLICY doctor_reads ON prescriptions USING (${doctor}
    AND (doctor_id = ${me} OR id IN (SELECT covered_prescriptions()) OR ${forms.own('patient_id')}));
  ALTER POLICY doctor_treated ON safety_answers USING (${doctor} AND ${forms.own('patient_id')});
  ALTER POLICY doctor_treated ON sealed_records USING (${doctor} AND ${forms.own('user_id')});
  ALTER POLICY doctor_treated ON signatures USING (${doctor} AND ${forms.own('patient_id')});
  ALTER POLICY doctor_treated ON treatment_messages USING (${doctor} AND ${ofTreatment('treatment_messages', forms)});
  ALTER POLICY doctor_reads ON treatments USING (${doctor} AND (doctor_id = ${me} OR status = 'in-review' OR ${forms.own('patient_id')}));
`;

export const up = async (knex: Knex): Promise<void> => {
  await knex.raw(`
    CREATE INDEX treatments_doctor_patient_idx ON treatments (doctor_id, patient_id);
    DROP INDEX treatments_doctor_id_idx;
    CREATE INDEX prescriptions_treatment_id_idx ON prescriptions (treatment_id);

    CREATE FUNCTION is_own_patient(patient uuid) RETURNS boolean LANGUAGE sql STABLE COST 1000 SECURITY DEFINER SET search_path = public, pg_temp AS $$
      SELECT EXISTS (SELECT FROM treatments WHERE doctor_id = actor_id() AND patient_id = patient)
        OR EXISTS (SELECT FROM consultations
          WHERE doctor_id = actor_id() AND patient_id = patient AND status <> 'cancelled' AND ends_at > actor_time() - interval '30 days')
    $$;
    CREATE FUNCTION shares_diary(patient uuid) RETURNS boolean LANGUAGE sql STABLE COST 1000 SECURITY DEFINER SET search_path = public, pg_temp AS $$
      SELECT EXISTS (SELECT FROM consents WHERE user_id = patient AND document = 'diary' AND withdrawn_at IS NULL)
        AND EXISTS (SELECT FROM treatments WHERE doctor_id = actor_id() AND patient_id = patient AND status IN ('in-review', 'approved')
          AND NOT EXISTS (SELECT FROM diary_withheld WHERE diary_withheld.treatment_id = treatments.id))
    $$;
    ${policies(byRow)}
    DROP FUNCTION shared_diaries, patients_of_doctor;
  `);
};

export const down = async (knex: Knex): Promise<void> => {
  await knex.raw(`
    CREATE FUNCTION patients_of_doctor() RETURNS SETOF uuid LANGUAGE sql STABLE SECURITY DEFINER SET search_path = public, pg_temp AS $$
        SELECT patient_id FROM treatments WHERE doctor_id = actor_id()
        UNION
        SELECT patient_id FROM consultations WHERE doctor_id = actor_id() AND status <> 'cancelled' AND ends_at > actor_time() - interval '30 days'
      $$;
    CREATE FUNCTION shared_diaries() RETURNS SETOF uuid LANGUAGE sql STABLE SECURITY DEFINER SET search_path = public, pg_temp AS $$
      SELECT patient_id FROM treatments WHERE doctor_id = actor_id() AND status IN ('in-review', 'approved')
        AND NOT EXISTS (SELECT FROM diary_withheld WHERE diary_withheld.treatment_id = treatments.id)
        AND EXISTS (SELECT FROM consents WHERE user_id = treatments.patient_id AND document = 'diary' AND withdrawn_at IS NULL)
    $$;
    ${policies(bySet)}
    DROP FUNCTION is_own_patient, shares_diary;
    CREATE INDEX treatments_doctor_id_idx ON treatments (doctor_id);
    DROP INDEX treatments_doctor_patient_idx, prescriptions_treatment_id_idx;
  `);
};
