import type { Knex } from 'knex';

/**
 * Withdrawals from the contract (§ 356a BGB): what was declared, when, and what came of it. Anybody may declare one; it is `confirmed` once the
 * mailbox is proven or who declares it is signed in.
 */
export const up = async (knex: Knex): Promise<void> => {
  await knex.raw(`
    CREATE TABLE contract_withdrawals (
      id uuid PRIMARY KEY,
      name text NOT NULL CHECK (char_length(name) BETWEEN 1 AND 100),
      email text NOT NULL,
      treatment_number text CHECK (char_length(treatment_number) <= 40),
      text text CHECK (char_length(text) <= 2000),
      locale text NOT NULL CHECK (locale IN ('de', 'en')),
      status text NOT NULL CHECK (status IN ('received', 'confirmed', 'done')),
      outcome text CHECK (outcome IN ('cancelled', 'decided', 'ended', 'unassigned')),
      treatment_id uuid REFERENCES treatments ON DELETE SET NULL,
      received_at timestamptz NOT NULL,
      confirmed_at timestamptz,
      done_at timestamptz,
      done_by uuid REFERENCES users,
      note text CHECK (char_length(note) <= 1000),
      version integer NOT NULL DEFAULT 1,
      created_at timestamptz NOT NULL,
      updated_at timestamptz NOT NULL,
      CONSTRAINT contract_withdrawals_confirmed_check CHECK ((status = 'received') <= (confirmed_at IS NULL) AND (outcome IS NULL OR confirmed_at IS NOT NULL)),
      CONSTRAINT contract_withdrawals_done_check CHECK ((status = 'done') = (done_at IS NOT NULL))
    );
    CREATE INDEX contract_withdrawals_received_at_idx ON contract_withdrawals (received_at);
    CREATE INDEX contract_withdrawals_email_idx ON contract_withdrawals (email);
    CREATE INDEX contract_withdrawals_treatment_id_idx ON contract_withdrawals (treatment_id);
    CREATE INDEX contract_withdrawals_done_by_idx ON contract_withdrawals (done_by);
    GRANT DELETE, INSERT, SELECT, UPDATE ON contract_withdrawals TO blattwerk_app;
  `);
};

export const down = async (knex: Knex): Promise<void> => {
  await knex.raw('DROP TABLE contract_withdrawals');
};
