import type { Knex } from 'knex';

/** An issued invoice is never changed: a cancellation takes all of it back, a reduction a part, and a new invoice may follow a cancelled one. */
const columns = `
  ALTER TABLE invoices
    ADD COLUMN kind text NOT NULL DEFAULT 'invoice' CHECK (kind IN ('invoice', 'cancellation', 'reduction')),
    ADD COLUMN corrects_id uuid CONSTRAINT invoices_corrects_id_fkey REFERENCES invoices (id),
    ADD COLUMN reason text CHECK (char_length(reason) BETWEEN 1 AND 500),
    ADD COLUMN cancelled_at timestamptz,
    DROP CONSTRAINT invoices_treatment_id_key,
    DROP CONSTRAINT invoices_total_cents_check,
    ADD CONSTRAINT invoices_total_cents_check CHECK (CASE kind WHEN 'invoice' THEN total_cents >= 0 WHEN 'cancellation' THEN total_cents <= 0 ELSE total_cents < 0 END),
    ADD CONSTRAINT invoices_corrects_check CHECK (kind = 'invoice' OR corrects_id IS NOT NULL),
    ADD CONSTRAINT invoices_cancelled_check CHECK (kind = 'invoice' OR cancelled_at IS NULL);
  CREATE INDEX invoices_treatment_id_idx ON invoices (treatment_id);
  CREATE UNIQUE INDEX invoices_one_valid_key ON invoices (treatment_id) WHERE kind = 'invoice' AND cancelled_at IS NULL;
  CREATE UNIQUE INDEX invoices_one_cancellation_key ON invoices (corrects_id) WHERE kind = 'cancellation';
  CREATE UNIQUE INDEX invoices_one_successor_key ON invoices (corrects_id) WHERE kind = 'invoice';
  CREATE INDEX invoices_corrects_id_idx ON invoices (corrects_id);
  ALTER TABLE ledger_transactions
    DROP CONSTRAINT ledger_transactions_kind_check,
    ADD CONSTRAINT ledger_transactions_kind_check CHECK (kind IN ('deposit', 'offset', 'fee', 'consultation-fee', 'fee-cancelled', 'fee-reduced', 'service-fee', 'rest',
      'refund-due', 'refund', 'refund-returned', 'dispute', 'dispute-won', 'chargeback', 'provider-fee'));
`;

const definer = 'SECURITY DEFINER SET search_path = public, pg_temp';

/** A correction is about a valid invoice of the same payment and takes back no more than stands of it; a cancellation takes back exactly that. */
const corrections = `
  CREATE FUNCTION correct_invoice() RETURNS trigger LANGUAGE plpgsql ${definer} AS $$
  DECLARE original invoices%ROWTYPE; standing integer;
  BEGIN
    SELECT * INTO original FROM invoices WHERE id = NEW.corrects_id FOR UPDATE;
    SELECT original.total_cents + coalesce(sum(total_cents), 0) INTO standing FROM invoices WHERE corrects_id = original.id AND kind = 'reduction';
    IF original.kind <> 'invoice' OR (original.cancelled_at IS NULL) <> (NEW.kind <> 'invoice')
      OR (original.treatment_id, original.doctor_id) <> (NEW.treatment_id, NEW.doctor_id) OR original.payment_id IS DISTINCT FROM NEW.payment_id
      OR (NEW.kind = 'reduction' AND -NEW.total_cents >= standing) OR (NEW.kind = 'cancellation' AND -NEW.total_cents <> standing) THEN
      RAISE EXCEPTION 'a correction of what does not stand' USING ERRCODE = 'check_violation', CONSTRAINT = 'invoices_correction', TABLE = 'invoices';
    END IF;
    IF NEW.kind = 'cancellation' THEN UPDATE invoices SET cancelled_at = NEW.issued_at WHERE id = original.id; END IF;
    RETURN NEW;
  END $$;
  CREATE TRIGGER invoices_correct BEFORE INSERT ON invoices FOR EACH ROW WHEN (NEW.corrects_id IS NOT NULL) EXECUTE FUNCTION correct_invoice();
`;

/** What a correction takes back is the patient's again. A refund that was promised before may have taken it already. */
const postCorrections = `
    IF NEW.payment_id IS NOT NULL AND NEW.total_cents < 0 THEN
      held := least(-NEW.total_cents, -ledger_balance(NEW.payment_id, 'doctor-fees'));
      IF held > 0 THEN
        PERFORM ledger_post(CASE NEW.kind WHEN 'cancellation' THEN 'fee-cancelled' ELSE 'fee-reduced' END, NEW.payment_id, NEW.number, NEW.issued_at,
          '{doctor-fees,patients}', ARRAY[held, -held]);
      END IF;
    END IF;
`;
const postInvoice = (more: string): string => `
  CREATE OR REPLACE FUNCTION post_invoice() RETURNS trigger LANGUAGE plpgsql ${definer} AS $$
  DECLARE contact text; held integer;
  BEGIN
    IF NEW.payment_id IS NOT NULL AND NEW.total_cents > 0 THEN
      SELECT contact_kind INTO contact FROM treatments WHERE id = NEW.treatment_id;
      PERFORM ledger_post(CASE WHEN contact IN ('video', 'phone') THEN 'consultation-fee' ELSE 'fee' END, NEW.payment_id, NEW.number, NEW.issued_at,
        '{patients,doctor-fees}', ARRAY[NEW.total_cents, -NEW.total_cents]);
    END IF;
    ${more}
    RETURN NULL;
  END $$;
`;

/** Staff who refund, and the doctor who corrects, add to what was issued; nobody else and nothing else. */
const policies = `
  CREATE POLICY admin_takes_back ON invoices FOR INSERT TO blattwerk_app WITH CHECK ((SELECT actor_role()) = 'admin' AND kind <> 'invoice');
  CREATE POLICY doctor_corrects ON invoices FOR INSERT TO blattwerk_app
    WITH CHECK ((SELECT actor_role()) = 'doctor' AND doctor_id = (SELECT actor_id()) AND corrects_id IS NOT NULL);
`;

export const up = async (knex: Knex): Promise<void> => {
  for (const part of [columns, corrections, postInvoice(postCorrections), policies]) await knex.raw(part);
};

/** Without corrections no invoice can be told from the one that it replaced: only what was never corrected stays. The books stay as they are. */
export const down = async (knex: Knex): Promise<void> => {
  await knex.raw(`
    DROP POLICY admin_takes_back ON invoices;
    DROP POLICY doctor_corrects ON invoices;
    DROP TRIGGER invoices_correct ON invoices;
    DROP FUNCTION correct_invoice;
    ${postInvoice('')}
    DELETE FROM invoices WHERE corrects_id IS NOT NULL;
    ALTER TABLE invoices DROP COLUMN kind, DROP COLUMN corrects_id, DROP COLUMN reason, DROP COLUMN cancelled_at,
      ADD CONSTRAINT invoices_treatment_id_key UNIQUE (treatment_id), ADD CONSTRAINT invoices_total_cents_check CHECK (total_cents >= 0);
    ALTER TABLE ledger_transactions DROP CONSTRAINT ledger_transactions_kind_check,
      ADD CONSTRAINT ledger_transactions_kind_check CHECK (kind IN ('deposit', 'offset', 'fee', 'consultation-fee', 'service-fee', 'rest', 'refund-due', 'refund',
        'refund-returned', 'dispute', 'dispute-won', 'chargeback', 'provider-fee')) NOT VALID;
  `);
};
