import type { Knex } from 'knex';

const kinds = `'information', 'contract', 'prescription', 'prescription-copy', 'medical-letter', 'invoice', 'patient-card', 'travel-certificate',
  'consent-receipt', 'consent-withdrawal'`;

const filesOf = (list: string): string => `
  ALTER TABLE files DROP CONSTRAINT files_kind_check;
  ALTER TABLE files ADD CONSTRAINT files_kind_check CHECK (kind IN (${list}));`;

const adminReads = (condition: string): string => `
  DROP POLICY admin_invoices ON files;
  CREATE POLICY admin_invoices ON files FOR SELECT TO blattwerk_app
    USING ((SELECT actor_role()) = 'admin' AND (${condition} OR owner_id = (SELECT opened_patient())));`;

/**
 * The proof of what was deleted of a person, when an account is erased and when its sealed record goes. It names nobody and outlives the account, so
 * its file belongs to no one.
 */
export const up = async (knex: Knex): Promise<void> => {
  await knex.raw(`
    CREATE SEQUENCE deletion_numbers;
    ALTER TABLE erasures ADD COLUMN counts jsonb;
    ALTER TABLE deletions
      ALTER COLUMN before DROP NOT NULL,
      ADD COLUMN subject_id uuid,
      ADD COLUMN number text CHECK (char_length(number) BETWEEN 1 AND 40),
      ADD COLUMN cause text CHECK (cause IN ('patient', 'admin', 'inactivity', 'retention')),
      ADD COLUMN keep_until timestamptz,
      ADD COLUMN file_id uuid,
      ADD CONSTRAINT deletions_file_id_fkey FOREIGN KEY (file_id) REFERENCES files,
      ADD CONSTRAINT deletions_number_key UNIQUE (number),
      ADD CONSTRAINT deletions_subject_key UNIQUE (subject_id, kind),
      ADD CONSTRAINT deletions_person_check CHECK (
        (kind IN ('account', 'record')) = (before IS NULL) AND (before IS NULL) = (subject_id IS NOT NULL)
        AND (before IS NULL) = (number IS NOT NULL) AND (before IS NULL) = (cause IS NOT NULL) AND (before IS NULL) = (file_id IS NOT NULL)),
      ADD CONSTRAINT deletions_keep_check CHECK (keep_until IS NULL OR kind = 'account');
    CREATE INDEX deletions_file_id_idx ON deletions (file_id);
    ${filesOf(`${kinds}, 'deletion-proof'`)}
    ALTER TABLE files ALTER COLUMN owner_id DROP NOT NULL;
    ALTER TABLE files ADD CONSTRAINT files_owner_check CHECK ((owner_id IS NULL) = (kind = 'deletion-proof'));
    ${adminReads(`kind IN ('invoice', 'deletion-proof')`)}
  `);
};

export const down = async (knex: Knex): Promise<void> => {
  await knex.raw(`
    DELETE FROM deletions WHERE before IS NULL;
    DELETE FROM files WHERE owner_id IS NULL;
    ${adminReads(`kind = 'invoice'`)}
    ALTER TABLE files DROP CONSTRAINT files_owner_check;
    ALTER TABLE files ALTER COLUMN owner_id SET NOT NULL;
    ${filesOf(kinds)}
    ALTER TABLE deletions
      DROP COLUMN subject_id, DROP COLUMN number, DROP COLUMN cause, DROP COLUMN keep_until, DROP COLUMN file_id, ALTER COLUMN before SET NOT NULL;
    ALTER TABLE erasures DROP COLUMN counts;
    DROP SEQUENCE deletion_numbers;
  `);
};
