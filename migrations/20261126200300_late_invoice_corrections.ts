import type { Knex } from 'knex';

/**
 * What a correction leaves of the fee in the books is what it leaves on paper. Where a refund took a part of the fee before there was a document,
 * the books have that part already, and it is not taken from the fee again.
 */
const matched = `
      SELECT -ledger_balance(NEW.payment_id, 'doctor-fees') - sum(total_cents) INTO held FROM invoices WHERE id = NEW.corrects_id OR corrects_id = NEW.corrects_id;
`;
const whole = `
      held := least(-NEW.total_cents, -ledger_balance(NEW.payment_id, 'doctor-fees'));
`;

const postInvoice = (correction: string): string => `
  CREATE OR REPLACE FUNCTION post_invoice() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
  DECLARE contact text; held integer;
  BEGIN
    IF NEW.payment_id IS NOT NULL AND NEW.total_cents > 0 THEN
      SELECT contact_kind INTO contact FROM treatments WHERE id = NEW.treatment_id;
      PERFORM ledger_post(CASE WHEN contact IN ('video', 'phone') THEN 'consultation-fee' ELSE 'fee' END, NEW.payment_id, NEW.number, NEW.issued_at,
        '{patients,doctor-fees}', ARRAY[NEW.total_cents, -NEW.total_cents]);
    END IF;
    IF NEW.payment_id IS NOT NULL AND NEW.total_cents < 0 THEN
      ${correction}
      IF held > 0 THEN
        PERFORM ledger_post(CASE NEW.kind WHEN 'cancellation' THEN 'fee-cancelled' ELSE 'fee-reduced' END, NEW.payment_id, NEW.number, NEW.issued_at,
          '{doctor-fees,patients}', ARRAY[held, -held]);
      END IF;
    END IF;
    RETURN NULL;
  END $$;
`;

export const up = async (knex: Knex): Promise<void> => void (await knex.raw(postInvoice(matched)));

export const down = async (knex: Knex): Promise<void> => void (await knex.raw(postInvoice(whole)));
