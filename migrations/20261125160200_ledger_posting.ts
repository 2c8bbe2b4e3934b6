import type { Knex } from 'knex';

/**
 * What happens to a payment is posted by triggers, in the transaction of its cause; the status of a payment is held equal to what its entries say.
 * What we hold or owe is negative (credit), what we have is positive (debit).
 */
const definer = 'SECURITY DEFINER SET search_path = public, pg_temp';

const balances = `
  CREATE FUNCTION ledger_balance(payment uuid, of_account text) RETURNS integer LANGUAGE sql STABLE ${definer} AS $$
    SELECT coalesce(sum(amount_cents), 0)::integer FROM ledger_entries JOIN ledger_transactions ON ledger_transactions.id = transaction_id
    WHERE payment_id = payment AND account = of_account
  $$;
  CREATE FUNCTION refundable_cents(payment uuid) RETURNS integer LANGUAGE sql STABLE ${definer} AS $$
    SELECT -coalesce(sum(amount_cents), 0)::integer FROM ledger_entries JOIN ledger_transactions ON ledger_transactions.id = transaction_id
    WHERE payment_id = payment AND account IN ('deposits', 'patients', 'doctor-fees')
  $$;
  CREATE FUNCTION ledger_status(payment uuid) RETURNS text LANGUAGE sql STABLE ${definer} AS $$
    WITH entries AS (
      SELECT kind, account, amount_cents FROM ledger_entries JOIN ledger_transactions ON ledger_transactions.id = transaction_id WHERE payment_id = payment
    ), sums AS (
      SELECT coalesce(sum(amount_cents) FILTER (WHERE kind = 'deposit' AND account = 'provider'), 0) AS paid,
        coalesce(sum(amount_cents) FILTER (WHERE account = 'disputed' AND kind <> 'chargeback'), 0) AS disputed,
        -coalesce(sum(amount_cents) FILTER (WHERE account IN ('deposits', 'patients', 'doctor-fees')), 0) AS kept,
        -coalesce(sum(amount_cents) FILTER (WHERE account = 'refunds-due'), 0) AS due,
        -coalesce(sum(amount_cents) FILTER (WHERE account = 'refunds-due' AND kind = 'rest'), 0) AS rest,
        count(*) FILTER (WHERE kind = 'offset') > 0 AS is_offset
      FROM entries
    )
    SELECT CASE
      WHEN paid = 0 THEN NULL
      WHEN disputed > 0 THEN 'disputed'
      WHEN kept = 0 AND due > 0 THEN 'refund-pending'
      WHEN kept = 0 THEN 'refunded'
      WHEN kept + rest < paid THEN 'partly-refunded'
      WHEN is_offset THEN 'offset'
      ELSE 'paid'
    END FROM sums
  $$;
`;

const posting = `
  CREATE FUNCTION ledger_post(kind text, payment uuid, reference text, at timestamptz, accounts text[], amounts integer[]) RETURNS void
  LANGUAGE plpgsql ${definer} AS $$
  DECLARE posted bigint;
  BEGIN
    INSERT INTO ledger_transactions (kind, payment_id, reference, at) VALUES (kind, payment, reference, at) RETURNING id INTO posted;
    INSERT INTO ledger_entries (transaction_id, account, amount_cents)
      SELECT posted, account, amount FROM unnest(accounts, amounts) AS line (account, amount) WHERE amount <> 0;
  END $$;
  REVOKE EXECUTE ON FUNCTION ledger_post FROM PUBLIC;

  CREATE FUNCTION post_payment() RETURNS trigger LANGUAGE plpgsql ${definer} AS $$
  DECLARE held integer;
  BEGIN
    IF NEW.paid_at IS NOT NULL AND (TG_OP = 'INSERT' OR OLD.paid_at IS NULL) THEN
      PERFORM ledger_post('deposit', NEW.id, NEW.stripe_payment_intent_id, NEW.paid_at, '{provider,deposits}', ARRAY[NEW.amount_cents, -NEW.amount_cents]);
    END IF;
    IF NEW.offset_at IS NOT NULL AND (TG_OP = 'INSERT' OR OLD.offset_at IS NULL) THEN
      held := -ledger_balance(NEW.id, 'deposits');
      PERFORM ledger_post('offset', NEW.id, NEW.id::text, NEW.offset_at, '{deposits,patients}', ARRAY[held, -held]);
    END IF;
    RETURN NULL;
  END $$;

  CREATE FUNCTION post_invoice() RETURNS trigger LANGUAGE plpgsql ${definer} AS $$
  DECLARE contact text;
  BEGIN
    IF NEW.payment_id IS NOT NULL AND NEW.total_cents > 0 THEN
      SELECT contact_kind INTO contact FROM treatments WHERE id = NEW.treatment_id;
      PERFORM ledger_post(CASE WHEN contact IN ('video', 'phone') THEN 'consultation-fee' ELSE 'fee' END, NEW.payment_id, NEW.number, NEW.issued_at,
        '{patients,doctor-fees}', ARRAY[NEW.total_cents, -NEW.total_cents]);
    END IF;
    RETURN NULL;
  END $$;

  CREATE FUNCTION promise_refund(payment uuid, refund uuid, amount integer, reason text, at timestamptz) RETURNS void LANGUAGE plpgsql ${definer} AS $$
  DECLARE deposit integer; credit integer; fee integer; left_over integer := amount;
  BEGIN
    PERFORM FROM payments WHERE id = payment FOR NO KEY UPDATE;
    IF amount > refundable_cents(payment) THEN
      RAISE EXCEPTION 'a refund of more than is kept of the payment' USING ERRCODE = 'check_violation', CONSTRAINT = 'refunds_within_payment', TABLE = 'refunds';
    END IF;
    deposit := greatest(0, least(left_over, -ledger_balance(payment, 'deposits')));
    left_over := left_over - deposit;
    credit := greatest(0, least(left_over, -ledger_balance(payment, 'patients')));
    fee := left_over - credit;
    PERFORM ledger_post(CASE reason WHEN 'rest' THEN 'rest' ELSE 'refund-due' END, payment, refund::text, at,
      '{deposits,patients,doctor-fees,refunds-due}', ARRAY[deposit, credit, fee, -amount]);
  END $$;
  REVOKE EXECUTE ON FUNCTION promise_refund FROM PUBLIC;

  CREATE FUNCTION post_refund() RETURNS trigger LANGUAGE plpgsql ${definer} AS $$
  DECLARE was text := CASE TG_OP WHEN 'UPDATE' THEN OLD.status ELSE 'to-approve' END;
  BEGIN
    IF was = NEW.status THEN RETURN NULL; END IF;
    IF was IN ('rejected') OR (was = 'to-approve' AND NEW.status = 'failed') OR (was = 'failed' AND NEW.status <> 'pending') OR NEW.status = 'to-approve'
      OR (NEW.status = 'rejected' AND was <> 'to-approve') OR (was = 'done' AND NEW.status <> 'failed') THEN
      RAISE EXCEPTION 'a refund does not go from % to %', was, NEW.status USING ERRCODE = 'check_violation', CONSTRAINT = 'refunds_steps', TABLE = 'refunds';
    END IF;
    IF was = 'to-approve' AND NEW.status IN ('pending', 'done') THEN
      PERFORM promise_refund(NEW.payment_id, NEW.id, NEW.amount_cents, NEW.reason, NEW.requested_at);
    END IF;
    IF NEW.status = 'done' THEN
      PERFORM ledger_post('refund', NEW.payment_id, coalesce(NEW.stripe_refund_id, NEW.id::text), NEW.refunded_at, '{refunds-due,provider}',
        ARRAY[NEW.amount_cents, -NEW.amount_cents]);
    ELSIF was = 'done' THEN
      PERFORM ledger_post('refund-returned', NEW.payment_id, coalesce(OLD.stripe_refund_id, NEW.id::text), NEW.failed_at, '{provider,refunds-due}',
        ARRAY[NEW.amount_cents, -NEW.amount_cents]);
    END IF;
    RETURN NULL;
  END $$;

  CREATE FUNCTION post_dispute() RETURNS trigger LANGUAGE plpgsql ${definer} AS $$
  DECLARE due integer; deposit integer; credit integer; left_over integer := NEW.amount_cents;
  BEGIN
    PERFORM FROM payments WHERE id = NEW.payment_id FOR NO KEY UPDATE;
    IF TG_OP = 'INSERT' THEN
      PERFORM ledger_post('dispute', NEW.payment_id, NEW.stripe_dispute_id, NEW.opened_at, '{disputed,provider}', ARRAY[NEW.amount_cents, -NEW.amount_cents]);
    END IF;
    IF NEW.status = 'won' AND (TG_OP = 'INSERT' OR OLD.status = 'open') THEN
      PERFORM ledger_post('dispute-won', NEW.payment_id, NEW.stripe_dispute_id, NEW.closed_at, '{provider,disputed}', ARRAY[NEW.amount_cents, -NEW.amount_cents]);
    ELSIF NEW.status = 'lost' AND (TG_OP = 'INSERT' OR OLD.status = 'open') THEN
      due := greatest(0, least(left_over, -ledger_balance(NEW.payment_id, 'refunds-due')));
      left_over := left_over - due;
      deposit := greatest(0, least(left_over, -ledger_balance(NEW.payment_id, 'deposits')));
      left_over := left_over - deposit;
      credit := greatest(0, least(left_over, -ledger_balance(NEW.payment_id, 'patients')));
      PERFORM ledger_post('chargeback', NEW.payment_id, NEW.stripe_dispute_id, NEW.closed_at, '{refunds-due,deposits,patients,chargebacks,disputed}',
        ARRAY[due, deposit, credit, left_over - credit, -NEW.amount_cents]);
    END IF;
    RETURN NULL;
  END $$;
`;

const triggers = `
  CREATE TRIGGER payments_posted AFTER INSERT OR UPDATE OF paid_at, offset_at ON payments FOR EACH ROW EXECUTE FUNCTION post_payment();
  CREATE TRIGGER invoices_posted AFTER INSERT ON invoices FOR EACH ROW EXECUTE FUNCTION post_invoice();
  CREATE TRIGGER refunds_posted AFTER INSERT OR UPDATE OF status ON refunds FOR EACH ROW EXECUTE FUNCTION post_refund();
  CREATE TRIGGER disputes_posted AFTER INSERT OR UPDATE OF status ON disputes FOR EACH ROW EXECUTE FUNCTION post_dispute();

  CREATE FUNCTION check_ledger_transaction() RETURNS trigger LANGUAGE plpgsql ${definer} AS $$
  DECLARE checked bigint := CASE TG_TABLE_NAME WHEN 'ledger_entries' THEN (to_jsonb(NEW) ->> 'transaction_id')::bigint ELSE NEW.id END; total bigint; lines bigint;
  BEGIN
    SELECT sum(amount_cents), count(*) INTO total, lines FROM ledger_entries WHERE transaction_id = checked;
    IF total IS DISTINCT FROM 0 OR lines < 2 THEN
      RAISE EXCEPTION 'entries of one transaction sum to zero' USING ERRCODE = 'check_violation', CONSTRAINT = 'ledger_sum_zero', TABLE = 'ledger_entries';
    END IF;
    RETURN NULL;
  END $$;
  CREATE CONSTRAINT TRIGGER ledger_transactions_balanced AFTER INSERT ON ledger_transactions DEFERRABLE INITIALLY DEFERRED
    FOR EACH ROW EXECUTE FUNCTION check_ledger_transaction();
  CREATE CONSTRAINT TRIGGER ledger_entries_balanced AFTER INSERT ON ledger_entries DEFERRABLE INITIALLY DEFERRED
    FOR EACH ROW EXECUTE FUNCTION check_ledger_transaction();

  CREATE FUNCTION check_payment_status() RETURNS trigger LANGUAGE plpgsql ${definer} AS $$
  DECLARE checked uuid := CASE TG_TABLE_NAME WHEN 'payments' THEN (to_jsonb(NEW) ->> 'id')::uuid ELSE (to_jsonb(NEW) ->> 'payment_id')::uuid END; held text; derived text;
  BEGIN
    SELECT status INTO held FROM payments WHERE id = checked;
    IF NOT FOUND THEN RETURN NULL; END IF;
    derived := ledger_status(checked);
    IF NOT (held = derived OR (derived IS NULL AND held IN ('open', 'failed', 'expired'))) THEN
      RAISE EXCEPTION 'the payment is % and its entries say %', held, derived
        USING ERRCODE = 'check_violation', CONSTRAINT = 'payments_status_follows_ledger', TABLE = 'payments';
    END IF;
    RETURN NULL;
  END $$;
  CREATE CONSTRAINT TRIGGER payments_follow_ledger AFTER INSERT OR UPDATE ON payments DEFERRABLE INITIALLY DEFERRED
    FOR EACH ROW EXECUTE FUNCTION check_payment_status();
  CREATE CONSTRAINT TRIGGER ledger_leads_payments AFTER INSERT ON ledger_transactions DEFERRABLE INITIALLY DEFERRED
    FOR EACH ROW WHEN (NEW.payment_id IS NOT NULL) EXECUTE FUNCTION check_payment_status();

  CREATE TRIGGER ledger_transactions_append_only BEFORE UPDATE OR DELETE OR TRUNCATE ON ledger_transactions FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
  CREATE TRIGGER ledger_entries_append_only BEFORE UPDATE OR DELETE OR TRUNCATE ON ledger_entries FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
`;

/** What happened before the books were kept. */
const opening = `
  SELECT ledger_post('deposit', id, stripe_payment_intent_id, paid_at, '{provider,deposits}', ARRAY[amount_cents, -amount_cents])
    FROM payments WHERE paid_at IS NOT NULL ORDER BY paid_at, id;
  SELECT ledger_post('offset', id, id::text, offset_at, '{deposits,patients}', ARRAY[amount_cents, -amount_cents])
    FROM payments WHERE offset_at IS NOT NULL ORDER BY offset_at, id;
  SELECT promise_refund(refunds.payment_id, refunds.id, refunds.amount_cents, reason, requested_at)
    FROM refunds WHERE status IN ('pending', 'done') ORDER BY requested_at, id;
  SELECT ledger_post('refund', payment_id, coalesce(stripe_refund_id, id::text), refunded_at, '{refunds-due,provider}', ARRAY[amount_cents, -amount_cents])
    FROM refunds WHERE status = 'done' ORDER BY refunded_at, id;
  SELECT ledger_post(CASE WHEN contact_kind IN ('video', 'phone') THEN 'consultation-fee' ELSE 'fee' END, payment_id, invoices.number, issued_at,
      '{patients,doctor-fees}', ARRAY[total_cents, -total_cents])
    FROM invoices JOIN treatments ON treatments.id = invoices.treatment_id
    WHERE payment_id IS NOT NULL AND total_cents > 0 ORDER BY issued_at, invoices.id;
  SET CONSTRAINTS ALL IMMEDIATE;
  SET CONSTRAINTS ALL DEFERRED;
`;

export const up = async (knex: Knex): Promise<void> => {
  for (const part of [balances, posting, triggers, opening]) await knex.raw(part);
};

export const down = async (knex: Knex): Promise<void> => {
  await knex.raw(`
    DROP TRIGGER payments_follow_ledger ON payments;
    DROP TRIGGER payments_posted ON payments;
    DROP TRIGGER invoices_posted ON invoices;
    DROP TRIGGER refunds_posted ON refunds;
    DROP TRIGGER disputes_posted ON disputes;
    DROP TRIGGER ledger_transactions_balanced ON ledger_transactions;
    DROP TRIGGER ledger_leads_payments ON ledger_transactions;
    DROP TRIGGER ledger_transactions_append_only ON ledger_transactions;
    DROP TRIGGER ledger_entries_balanced ON ledger_entries;
    DROP TRIGGER ledger_entries_append_only ON ledger_entries;
    DROP FUNCTION check_payment_status, check_ledger_transaction, post_dispute, post_refund, promise_refund, post_invoice, post_payment, ledger_post,
      ledger_status, refundable_cents, ledger_balance;
    TRUNCATE ledger_entries, ledger_transactions;
  `);
};
