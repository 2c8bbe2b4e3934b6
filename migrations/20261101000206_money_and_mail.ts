import type { Knex } from 'knex';

/** Payments, refunds, invoices with gapless numbers, and mails. */
export const up = async (knex: Knex): Promise<void> => {
  await knex.raw(`
    CREATE TABLE payments (
      id uuid DEFAULT gen_random_uuid() PRIMARY KEY,
      treatment_id uuid NOT NULL REFERENCES treatments,
      patient_id uuid NOT NULL REFERENCES users,
      amount_cents integer NOT NULL CHECK (amount_cents > 0),
      currency text DEFAULT 'EUR' NOT NULL CHECK (currency = 'EUR'),
      status text NOT NULL CHECK (status IN ('open', 'paid', 'offset', 'refund-pending', 'refunded', 'failed', 'expired')),
      stripe_session_id text UNIQUE,
      stripe_payment_intent_id text UNIQUE,
      checkout_url text,
      paid_at timestamptz,
      version integer DEFAULT 1 NOT NULL,
      created_at timestamptz DEFAULT now() NOT NULL,
      updated_at timestamptz DEFAULT now() NOT NULL,
      CONSTRAINT payments_paid_check CHECK ((status NOT IN ('paid', 'offset', 'refund-pending', 'refunded')) OR ((paid_at IS NOT NULL)
        AND (stripe_payment_intent_id IS NOT NULL)))
    );
    CREATE UNIQUE INDEX payments_one_kept_key ON payments (treatment_id) WHERE (status IN ('paid', 'offset'));
    CREATE UNIQUE INDEX payments_one_open_key ON payments (treatment_id) WHERE (status = 'open');
    CREATE INDEX payments_patient_id_idx ON payments (patient_id);
    CREATE INDEX payments_treatment_id_idx ON payments (treatment_id);

    CREATE TABLE refunds (
      id uuid DEFAULT gen_random_uuid() PRIMARY KEY,
      payment_id uuid NOT NULL UNIQUE REFERENCES payments,
      amount_cents integer NOT NULL CHECK (amount_cents > 0),
      reason text NOT NULL CHECK (reason IN ('cancelled', 'declined', 'expired', 'duplicate', 'admin', 'rest')),
      stripe_refund_id text UNIQUE,
      requested_at timestamptz DEFAULT now() NOT NULL,
      refunded_at timestamptz
    );

    CREATE TABLE invoices (
      id uuid DEFAULT gen_random_uuid() PRIMARY KEY,
      number text NOT NULL UNIQUE,
      treatment_id uuid NOT NULL UNIQUE REFERENCES treatments,
      doctor_id uuid NOT NULL REFERENCES doctors(user_id),
      payment_id uuid REFERENCES payments,
      lines jsonb NOT NULL,
      total_cents integer NOT NULL CHECK (total_cents >= 0),
      currency text DEFAULT 'EUR' NOT NULL CHECK (currency = 'EUR'),
      issued_at timestamptz NOT NULL,
      service_on date NOT NULL,
      file_id uuid REFERENCES files
    );
    CREATE INDEX invoices_doctor_id_idx ON invoices (doctor_id);
    CREATE INDEX invoices_file_id_idx ON invoices (file_id);
    CREATE INDEX invoices_payment_id_idx ON invoices (payment_id);
    REVOKE DELETE ON invoices FROM blattwerk_app;
    GRANT DELETE ON invoices TO blattwerk_system;

    CREATE TABLE invoice_counters (
      issuer text NOT NULL,
      year integer NOT NULL,
      last integer DEFAULT 0 NOT NULL,
      CONSTRAINT invoice_counters_pkey PRIMARY KEY (issuer, year)
    );

    CREATE TABLE stripe_events (
      id text PRIMARY KEY,
      type text NOT NULL,
      received_at timestamptz DEFAULT now() NOT NULL
    );

    CREATE TABLE mails (
      id uuid DEFAULT gen_random_uuid() PRIMARY KEY,
      template text NOT NULL,
      dedupe_key text NOT NULL UNIQUE,
      recipient_id uuid REFERENCES users,
      recipient_address text,
      locale text NOT NULL CHECK (locale IN ('de', 'en')),
      params jsonb DEFAULT '{}'::jsonb NOT NULL,
      status text DEFAULT 'queued' NOT NULL CHECK (status IN ('queued', 'sent', 'failed')),
      created_at timestamptz DEFAULT now() NOT NULL,
      sent_at timestamptz,
      CONSTRAINT mails_recipient_check CHECK ((recipient_id IS NULL) <> (recipient_address IS NULL))
    );
    CREATE INDEX mails_queued_idx ON mails (created_at) WHERE (status = 'queued');
    CREATE INDEX mails_recipient_id_idx ON mails (recipient_id, created_at DESC);
  `);
};

export const down = async (knex: Knex): Promise<void> => {
  await knex.raw(`DROP TABLE mails, stripe_events, invoice_counters, invoices, refunds, payments CASCADE`);
};
