import type { Knex } from 'knex';

const kinds = `'information', 'contract', 'prescription', 'prescription-copy', 'medical-letter', 'invoice'`;

const filesOf = (list: string): string => `
  ALTER TABLE files DROP CONSTRAINT files_kind_check;
  ALTER TABLE files ADD CONSTRAINT files_kind_check CHECK (kind IN (${list}));`;

/**
 * Patient cards and certificates for travel. Each is about one prescription of the doctor who issues it; a patient asks, the doctor decides. What the
 * form for travel asks about a person beyond the account is kept with it alone.
 */
export const up = async (knex: Knex): Promise<void> => {
  await knex.raw(`
    CREATE SEQUENCE attestation_numbers;
    CREATE TABLE attestations (
      id uuid PRIMARY KEY,
      number text NOT NULL CONSTRAINT attestations_number_key UNIQUE CHECK (char_length(number) BETWEEN 1 AND 40),
      kind text NOT NULL CHECK (kind IN ('patient-card', 'travel-certificate')),
      patient_id uuid NOT NULL CONSTRAINT attestations_patient_id_fkey REFERENCES users,
      doctor_id uuid NOT NULL CONSTRAINT attestations_doctor_id_fkey REFERENCES doctors (user_id),
      prescription_id uuid NOT NULL CONSTRAINT attestations_prescription_id_fkey REFERENCES prescriptions,
      status text NOT NULL CHECK (status IN ('requested', 'issued', 'declined', 'withdrawn', 'revoked')),
      is_asked boolean NOT NULL,
      travel jsonb,
      check_code text NOT NULL CONSTRAINT attestations_check_code_key UNIQUE CHECK (check_code ~ '^[2-9A-HJ-NP-Z]{10}$'),
      valid_from date,
      valid_until date,
      reason text CHECK (char_length(reason) BETWEEN 5 AND 500),
      file_id uuid CONSTRAINT attestations_file_id_fkey REFERENCES files,
      requested_at timestamptz NOT NULL,
      decided_at timestamptz,
      version integer NOT NULL DEFAULT 1 CHECK (version >= 1),
      created_at timestamptz NOT NULL,
      updated_at timestamptz NOT NULL,
      CONSTRAINT attestations_travel_check CHECK (kind = 'travel-certificate' OR travel IS NULL),
      CONSTRAINT attestations_decided_check CHECK ((status = 'requested') = (decided_at IS NULL)),
      CONSTRAINT attestations_valid_check CHECK ((status IN ('issued', 'revoked')) = (valid_from IS NOT NULL AND valid_until >= valid_from)),
      CONSTRAINT attestations_travel_days_check CHECK (kind <> 'travel-certificate' OR valid_until - valid_from < 30),
      CONSTRAINT attestations_reasoned_check CHECK ((status IN ('declined', 'revoked')) = (reason IS NOT NULL))
    );
    CREATE UNIQUE INDEX attestations_open_key ON attestations (prescription_id, kind) WHERE status = 'requested';
    CREATE INDEX attestations_patient_id_idx ON attestations (patient_id, created_at DESC);
    CREATE INDEX attestations_doctor_id_idx ON attestations (doctor_id, created_at DESC);
    CREATE INDEX attestations_prescription_id_idx ON attestations (prescription_id);
    CREATE INDEX attestations_file_id_idx ON attestations (file_id);

    ALTER TABLE attestations ENABLE ROW LEVEL SECURITY;
    CREATE POLICY patient_reads ON attestations FOR SELECT TO blattwerk_app
      USING ((SELECT actor_role()) = 'patient' AND patient_id = (SELECT actor_id()));
    CREATE POLICY patient_asks ON attestations FOR INSERT TO blattwerk_app
      WITH CHECK ((SELECT actor_role()) = 'patient' AND patient_id = (SELECT actor_id()) AND status = 'requested');
    CREATE POLICY patient_withdraws ON attestations FOR UPDATE TO blattwerk_app
      USING ((SELECT actor_role()) = 'patient' AND patient_id = (SELECT actor_id()) AND status = 'requested')
      WITH CHECK ((SELECT actor_role()) = 'patient' AND patient_id = (SELECT actor_id()) AND status = 'withdrawn');
    CREATE POLICY doctor_own ON attestations FOR SELECT TO blattwerk_app
      USING ((SELECT actor_role()) = 'doctor' AND doctor_id = (SELECT actor_id()));
    CREATE POLICY doctor_issues ON attestations FOR INSERT TO blattwerk_app
      WITH CHECK ((SELECT actor_role()) = 'doctor' AND doctor_id = (SELECT actor_id()) AND status = 'issued'
        AND EXISTS (SELECT FROM prescriptions
          WHERE prescriptions.id = attestations.prescription_id AND prescriptions.doctor_id = attestations.doctor_id
            AND prescriptions.patient_id = attestations.patient_id));
    CREATE POLICY doctor_decides ON attestations FOR UPDATE TO blattwerk_app
      USING ((SELECT actor_role()) = 'doctor' AND doctor_id = (SELECT actor_id()))
      WITH CHECK ((SELECT actor_role()) = 'doctor' AND doctor_id = (SELECT actor_id()));
    CREATE POLICY system_all ON attestations FOR ALL TO blattwerk_system USING (true) WITH CHECK (true);
    ${filesOf(`${kinds}, 'patient-card', 'travel-certificate'`)}

    CREATE FUNCTION check_attestation(code text)
    RETURNS TABLE(status text, valid_until date)
    LANGUAGE sql STABLE SECURITY DEFINER SET search_path TO 'public', 'pg_temp' AS $$
      SELECT attestations.status, attestations.valid_until FROM attestations WHERE attestations.check_code = code AND attestations.status IN ('issued', 'revoked')
    $$;
  `);
};

export const down = async (knex: Knex): Promise<void> => {
  await knex.raw(`
    DROP FUNCTION check_attestation;
    ${filesOf(kinds)}
    DROP TABLE attestations;
    DROP SEQUENCE attestation_numbers;
  `);
};
