import type { Knex } from 'knex';

const kinds = `'information', 'contract', 'prescription', 'prescription-copy', 'medical-letter', 'invoice', 'patient-card', 'travel-certificate'`;

const filesOf = (list: string): string => `
  ALTER TABLE files DROP CONSTRAINT files_kind_check;
  ALTER TABLE files ADD CONSTRAINT files_kind_check CHECK (kind IN (${list}));`;

const doctorsSee = (condition: string): string => `
  DROP POLICY doctor_treated ON files;
  CREATE POLICY doctor_treated ON files FOR SELECT TO blattwerk_app
    USING ((SELECT actor_role()) = 'doctor' AND ${condition} AND is_own_patient(owner_id));`;

/** A consent has a receipt when it is given and one when it is withdrawn, both issued. They are the patient's, not the doctor's. */
export const up = async (knex: Knex): Promise<void> => {
  await knex.raw(`
    ${filesOf(`${kinds}, 'consent-receipt', 'consent-withdrawal'`)}
    ${doctorsSee(`kind NOT IN ('invoice', 'consent-receipt', 'consent-withdrawal')`)}
    ALTER TABLE consents
      ADD COLUMN receipt_id uuid CONSTRAINT consents_receipt_id_fkey REFERENCES files ON DELETE SET NULL,
      ADD COLUMN withdrawal_receipt_id uuid CONSTRAINT consents_withdrawal_receipt_id_fkey REFERENCES files ON DELETE SET NULL;
    CREATE INDEX consents_receipt_id_idx ON consents (receipt_id);
    CREATE INDEX consents_withdrawal_receipt_id_idx ON consents (withdrawal_receipt_id);
  `);
};

export const down = async (knex: Knex): Promise<void> => {
  await knex.raw(`
    ALTER TABLE consents DROP COLUMN withdrawal_receipt_id, DROP COLUMN receipt_id;
    ${doctorsSee(`kind <> 'invoice'`)}
    ${filesOf(kinds)}
  `);
};
