import type { Knex } from 'knex';

/** The books: entries that sum to zero for each thing that happens to money, and what may happen to a payment: several refunds, disputes. */
const tables = `
  CREATE TABLE ledger_transactions (
    id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
    kind text NOT NULL CHECK (kind IN ('deposit', 'offset', 'fee', 'consultation-fee', 'service-fee', 'rest', 'refund-due', 'refund', 'refund-returned',
      'dispute', 'dispute-won', 'chargeback', 'provider-fee')),
    payment_id uuid,
    reference text NOT NULL CHECK (reference <> ''),
    at timestamptz NOT NULL,
    CONSTRAINT ledger_transactions_kind_reference_key UNIQUE (kind, reference)
  );
  COMMENT ON COLUMN ledger_transactions.payment_id IS 'no foreign key: the books outlive the payment when a patient''s record is deleted';
  CREATE INDEX ledger_transactions_payment_id_idx ON ledger_transactions (payment_id);
  CREATE INDEX ledger_transactions_at_idx ON ledger_transactions (at);
  CREATE TABLE ledger_entries (
    id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
    transaction_id bigint NOT NULL REFERENCES ledger_transactions (id),
    account text NOT NULL CHECK (account IN ('provider', 'deposits', 'patients', 'doctor-fees', 'service-fees', 'vat', 'refunds-due', 'disputed',
      'chargebacks', 'provider-fees')),
    amount_cents integer NOT NULL CHECK (amount_cents <> 0)
  );
  CREATE INDEX ledger_entries_transaction_id_idx ON ledger_entries (transaction_id);

  CREATE TABLE disputes (
    id uuid PRIMARY KEY,
    payment_id uuid NOT NULL REFERENCES payments (id),
    stripe_dispute_id text NOT NULL CONSTRAINT disputes_stripe_dispute_id_key UNIQUE,
    amount_cents integer NOT NULL CHECK (amount_cents > 0),
    reason text NOT NULL,
    status text NOT NULL DEFAULT 'open' CHECK (status IN ('open', 'won', 'lost')),
    opened_at timestamptz NOT NULL,
    closed_at timestamptz,
    CONSTRAINT disputes_closed_check CHECK ((status = 'open') = (closed_at IS NULL))
  );
  CREATE INDEX disputes_payment_id_idx ON disputes (payment_id);
`;

/** A payment may have several refunds, and a staff member's waits for a second one above a limit. */
const refunds = `
  ALTER TABLE refunds
    DROP CONSTRAINT refunds_payment_id_key,
    DROP CONSTRAINT refunds_reason_check,
    ADD CONSTRAINT refunds_reason_check CHECK (reason IN ('cancelled', 'declined', 'expired', 'duplicate', 'admin', 'rest', 'provider')),
    ADD COLUMN status text NOT NULL DEFAULT 'pending' CHECK (status IN ('to-approve', 'pending', 'done', 'failed', 'rejected')),
    ADD COLUMN attempt smallint NOT NULL DEFAULT 1 CHECK (attempt >= 1),
    ADD COLUMN note text CHECK (char_length(note) BETWEEN 1 AND 500),
    ADD COLUMN failure text,
    ADD COLUMN failed_at timestamptz,
    ADD COLUMN requested_by uuid CONSTRAINT refunds_requested_by_fkey REFERENCES users (id),
    ADD COLUMN approved_by uuid CONSTRAINT refunds_approved_by_fkey REFERENCES users (id),
    ADD CONSTRAINT refunds_four_eyes_check CHECK (approved_by <> requested_by),
    ADD CONSTRAINT refunds_staff_check CHECK (reason <> 'admin' OR (requested_by IS NOT NULL AND note IS NOT NULL));
  UPDATE refunds SET status = 'done' WHERE refunded_at IS NOT NULL;
  ALTER TABLE refunds ADD CONSTRAINT refunds_done_check CHECK ((status = 'done') = (refunded_at IS NOT NULL));
  CREATE INDEX refunds_payment_id_idx ON refunds (payment_id);
  CREATE INDEX refunds_requested_by_idx ON refunds (requested_by);
  CREATE INDEX refunds_approved_by_idx ON refunds (approved_by);
  CREATE UNIQUE INDEX refunds_one_to_approve_key ON refunds (payment_id) WHERE status = 'to-approve';
  ALTER TABLE payments
    ADD COLUMN offset_at timestamptz,
    DROP CONSTRAINT payments_status_check,
    DROP CONSTRAINT payments_paid_check,
    ADD CONSTRAINT payments_status_check CHECK (status IN ('open', 'paid', 'offset', 'refund-pending', 'refunded', 'partly-refunded', 'disputed', 'failed', 'expired'));
  UPDATE payments SET offset_at = coalesce(treatments.decided_at, treatments.cancelled_at, payments.updated_at)
    FROM treatments WHERE treatments.id = payments.treatment_id AND payments.status = 'offset';
  ALTER TABLE payments
    ADD CONSTRAINT payments_offset_check CHECK (status <> 'offset' OR offset_at IS NOT NULL),
    ADD CONSTRAINT payments_paid_check CHECK (status IN ('open', 'failed', 'expired') OR (paid_at IS NOT NULL AND stripe_payment_intent_id IS NOT NULL));
  DROP INDEX payments_one_kept_key;
  CREATE UNIQUE INDEX payments_one_kept_key ON payments (treatment_id) WHERE status IN ('paid', 'offset', 'partly-refunded');
  ALTER TABLE stripe_events ADD COLUMN payment_intent text;
  CREATE INDEX stripe_events_payment_intent_idx ON stripe_events (payment_intent);
`;

const isAdmin = `(SELECT actor_role()) = 'admin'`;
const doctors = `EXISTS (SELECT FROM treatments WHERE treatments.id = payments.treatment_id AND treatments.doctor_id = (SELECT actor_id()))`;
const policies = `
  ALTER TABLE ledger_transactions ENABLE ROW LEVEL SECURITY;
  ALTER TABLE ledger_entries ENABLE ROW LEVEL SECURITY;
  ALTER TABLE disputes ENABLE ROW LEVEL SECURITY;
  GRANT SELECT ON ledger_transactions, ledger_entries TO blattwerk_app;
  GRANT SELECT, INSERT, UPDATE, DELETE ON disputes TO blattwerk_app;
  CREATE POLICY admin_reads ON ledger_transactions FOR SELECT TO blattwerk_app USING (${isAdmin});
  CREATE POLICY system_reads ON ledger_transactions FOR SELECT TO blattwerk_system USING (true);
  CREATE POLICY admin_reads ON ledger_entries FOR SELECT TO blattwerk_app USING (${isAdmin});
  CREATE POLICY system_reads ON ledger_entries FOR SELECT TO blattwerk_system USING (true);
  CREATE POLICY admin_reads ON disputes FOR SELECT TO blattwerk_app USING (${isAdmin});
  CREATE POLICY system_all ON disputes FOR ALL TO blattwerk_system USING (true) WITH CHECK (true);
  CREATE POLICY admin_asks ON refunds FOR INSERT TO blattwerk_app
    WITH CHECK (${isAdmin} AND reason = 'admin' AND requested_by = (SELECT actor_id()) AND approved_by IS NULL);
  CREATE POLICY admin_decides ON refunds FOR UPDATE TO blattwerk_app USING (${isAdmin})
    WITH CHECK (${isAdmin} AND (approved_by = (SELECT actor_id()) OR approved_by IS NULL) AND status IN ('to-approve', 'pending', 'rejected'));
  CREATE POLICY admin_settles ON payments FOR UPDATE TO blattwerk_app USING (${isAdmin})
    WITH CHECK (${isAdmin} AND status IN ('refund-pending', 'partly-refunded'));
  ALTER POLICY patient_asks ON refunds WITH CHECK ((SELECT actor_role()) = 'patient' AND reason <> 'admin' AND status = 'pending'
    AND EXISTS (SELECT FROM payments WHERE payments.id = refunds.payment_id));
  ALTER POLICY doctor_asks ON refunds WITH CHECK ((SELECT actor_role()) = 'doctor' AND reason <> 'admin' AND status = 'pending'
    AND EXISTS (SELECT FROM payments JOIN treatments ON treatments.id = payments.treatment_id
      WHERE payments.id = refunds.payment_id AND treatments.doctor_id = (SELECT actor_id())));
  ALTER POLICY doctor_settles ON payments WITH CHECK ((SELECT actor_role()) = 'doctor'
    AND status IN ('offset', 'refund-pending', 'partly-refunded', 'disputed') AND ${doctors});
`;

export const up = async (knex: Knex): Promise<void> => {
  for (const part of [tables, refunds, policies]) await knex.raw(part);
};

export const down = async (knex: Knex): Promise<void> => {
  await knex.raw(`
    DROP POLICY admin_settles ON payments;
    DROP POLICY admin_asks ON refunds;
    DROP POLICY admin_decides ON refunds;
    ALTER POLICY patient_asks ON refunds WITH CHECK ((SELECT actor_role()) = 'patient' AND EXISTS (SELECT FROM payments WHERE payments.id = refunds.payment_id));
    ALTER POLICY doctor_asks ON refunds WITH CHECK ((SELECT actor_role()) = 'doctor' AND EXISTS (SELECT FROM payments JOIN treatments
      ON treatments.id = payments.treatment_id WHERE payments.id = refunds.payment_id AND treatments.doctor_id = (SELECT actor_id())));
    ALTER POLICY doctor_settles ON payments WITH CHECK ((SELECT actor_role()) = 'doctor' AND status IN ('offset', 'refund-pending') AND ${doctors});
    ALTER TABLE stripe_events DROP COLUMN payment_intent;
    DROP TABLE disputes, ledger_entries, ledger_transactions;
    DELETE FROM refunds WHERE reason = 'provider' OR status NOT IN ('pending', 'done');
    DELETE FROM refunds USING refunds AS first WHERE first.payment_id = refunds.payment_id AND first.id < refunds.id;
    DROP INDEX refunds_payment_id_idx, refunds_one_to_approve_key, payments_one_kept_key;
    ALTER TABLE refunds DROP COLUMN status, DROP COLUMN attempt, DROP COLUMN note, DROP COLUMN failure, DROP COLUMN failed_at, DROP COLUMN requested_by,
      DROP COLUMN approved_by, DROP CONSTRAINT refunds_reason_check, ADD CONSTRAINT refunds_payment_id_key UNIQUE (payment_id),
      ADD CONSTRAINT refunds_reason_check CHECK (reason IN ('cancelled', 'declined', 'expired', 'duplicate', 'admin', 'rest'));
    UPDATE payments SET status = CASE WHEN offset_at IS NULL THEN 'paid' ELSE 'offset' END WHERE status IN ('partly-refunded', 'disputed');
    ALTER TABLE payments DROP COLUMN offset_at, DROP CONSTRAINT payments_status_check, DROP CONSTRAINT payments_paid_check,
      ADD CONSTRAINT payments_status_check CHECK (status IN ('open', 'paid', 'offset', 'refund-pending', 'refunded', 'failed', 'expired')),
      ADD CONSTRAINT payments_paid_check CHECK (status NOT IN ('paid', 'offset', 'refund-pending', 'refunded')
        OR (paid_at IS NOT NULL AND stripe_payment_intent_id IS NOT NULL));
    CREATE UNIQUE INDEX payments_one_kept_key ON payments (treatment_id) WHERE status IN ('paid', 'offset');
  `);
};
