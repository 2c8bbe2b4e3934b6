import type { Knex } from 'knex';

/**
 * An issued letter is never changed: a correction is a version of its own with its reason. Of two corrections of one version the second finds its
 * number taken.
 */
const table = `
  CREATE TABLE letter_corrections (
    id uuid PRIMARY KEY,
    treatment_id uuid NOT NULL CONSTRAINT letter_corrections_treatment_id_fkey REFERENCES certificates (treatment_id),
    doctor_id uuid NOT NULL CONSTRAINT letter_corrections_doctor_id_fkey REFERENCES doctors (user_id),
    version integer NOT NULL CHECK (version >= 2),
    reason text NOT NULL CHECK (char_length(reason) BETWEEN 1 AND 300),
    diagnosis text NOT NULL CHECK (char_length(diagnosis) BETWEEN 1 AND 500),
    remote_justification text NOT NULL CHECK (char_length(remote_justification) BETWEEN 1 AND 1000),
    letter text CHECK (char_length(letter) BETWEEN 1 AND 1000),
    next_check_on date,
    issued_at timestamptz NOT NULL,
    file_id uuid CONSTRAINT letter_corrections_file_id_fkey REFERENCES files,
    CONSTRAINT letter_corrections_version_key UNIQUE (treatment_id, version)
  );
  CREATE INDEX letter_corrections_doctor_id_idx ON letter_corrections (doctor_id);
  CREATE INDEX letter_corrections_file_id_idx ON letter_corrections (file_id);
  REVOKE UPDATE, DELETE ON letter_corrections FROM blattwerk_app;
  GRANT UPDATE, DELETE ON letter_corrections TO blattwerk_system;
`;

const ofTreatment = (more: string): string => `EXISTS (SELECT FROM treatments WHERE treatments.id = letter_corrections.treatment_id AND ${more})`;
const policies = `
  ALTER TABLE letter_corrections ENABLE ROW LEVEL SECURITY;
  CREATE POLICY patient_own ON letter_corrections FOR SELECT TO blattwerk_app
    USING ((SELECT actor_role()) = 'patient' AND ${ofTreatment('treatments.patient_id = (SELECT actor_id())')});
  CREATE POLICY doctor_reads ON letter_corrections FOR SELECT TO blattwerk_app
    USING ((SELECT actor_role()) = 'doctor' AND (doctor_id = (SELECT actor_id()) OR ${ofTreatment('is_own_patient(treatments.patient_id)')}));
  CREATE POLICY doctor_corrects ON letter_corrections FOR INSERT TO blattwerk_app
    WITH CHECK ((SELECT actor_role()) = 'doctor' AND doctor_id = (SELECT actor_id())
      AND ${ofTreatment(`treatments.doctor_id = (SELECT actor_id()) AND treatments.status = 'approved'`)});
  CREATE POLICY admin_opened ON letter_corrections FOR SELECT TO blattwerk_app
    USING ((SELECT actor_role()) = 'admin' AND ${ofTreatment('treatments.patient_id = (SELECT opened_patient())')});
  CREATE POLICY system_all ON letter_corrections FOR ALL TO blattwerk_system USING (true) WITH CHECK (true);
`;

const columns = `kind text, record_id uuid, number text, check_code text, issued_at timestamptz, title text, first_name text, last_name text, is_cancelled boolean`;
const answer = (more: string): string => `
      SELECT CASE invoices.kind WHEN 'cancellation' THEN 'invoice-cancellation' WHEN 'reduction' THEN 'invoice-reduction' ELSE documents.kind END,
        documents.record_id, documents.number, documents.check_code, documents.issued_at, users.title, users.first_name, users.last_name,
        invoices.cancelled_at IS NOT NULL${more}
      FROM issued_documents documents LEFT JOIN users ON users.id = documents.issuer_id
      LEFT JOIN invoices ON documents.kind = 'invoice' AND invoices.id = documents.record_id`;
const newer = `,
        (SELECT min(newer.issued_at) FROM issued_documents newer
          WHERE newer.number = documents.number AND newer.kind = documents.kind AND newer.position > documents.position)`;

/** The public check of a document; `replaced` adds when a newer one of its kind and number was issued. */
const check = (replaced: { column: string; value: string }): string => `
    DROP FUNCTION check_document, check_document_hash;
    CREATE FUNCTION check_document(code text) RETURNS TABLE(${columns}${replaced.column})
    LANGUAGE sql STABLE SECURITY DEFINER SET search_path TO 'public', 'pg_temp' AS $$${answer(replaced.value)}
      WHERE documents.check_code = code ORDER BY documents.position LIMIT 1
    $$;
    CREATE FUNCTION check_document_hash(hash text) RETURNS TABLE(${columns}${replaced.column})
    LANGUAGE sql STABLE SECURITY DEFINER SET search_path TO 'public', 'pg_temp' AS $$${answer(replaced.value)}
      WHERE documents.sha256 = hash
    $$;
  `;

export const up = async (knex: Knex): Promise<void> => {
  await knex.raw(table);
  await knex.raw(policies);
  await knex.raw('CREATE INDEX issued_documents_number_idx ON issued_documents (number)');
  await knex.raw(check({ column: ', replaced_at timestamptz', value: newer }));
};

/** The newer letters stay in the chain; nothing says any more that they are versions. */
export const down = async (knex: Knex): Promise<void> => {
  await knex.raw(check({ column: '', value: '' }));
  await knex.raw('DROP INDEX issued_documents_number_idx');
  await knex.raw('DROP TABLE letter_corrections');
};
