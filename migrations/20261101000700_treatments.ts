import type { Knex } from 'knex';

export const up = async (knex: Knex): Promise<void> => {
  await knex.raw(`
    CREATE SEQUENCE treatment_numbers;

    CREATE TABLE treatments (
      id uuid NOT NULL DEFAULT gen_random_uuid() CONSTRAINT treatments_pkey PRIMARY KEY,
      number text NOT NULL CONSTRAINT treatments_number_key UNIQUE,
      patient_id uuid NOT NULL CONSTRAINT treatments_patient_id_fkey REFERENCES users (id),
      health_state_id uuid NOT NULL CONSTRAINT treatments_health_state_id_fkey REFERENCES health_states (id),
      status text NOT NULL CONSTRAINT treatments_status_check CHECK (status IN ('draft', 'awaiting-payment', 'in-review', 'approved', 'declined', 'cancelled', 'expired')),
      doctor_id uuid CONSTRAINT treatments_doctor_id_fkey REFERENCES doctors (user_id),
      claim_expires_at timestamptz,
      submitted_at timestamptz,
      due_at timestamptz,
      decided_at timestamptz,
      cancelled_at timestamptz,
      contact_kind text NOT NULL DEFAULT 'questionnaire' CONSTRAINT treatments_contact_kind_check CHECK (contact_kind IN ('questionnaire', 'phone', 'video', 'in-person')),
      contact_at timestamptz,
      contact_doctor_id uuid CONSTRAINT treatments_contact_doctor_id_fkey REFERENCES doctors (user_id),
      diagnosis text,
      remote_justification text,
      letter text,
      decline_reason text CONSTRAINT treatments_decline_reason_check CHECK (decline_reason IN ('not-indicated', 'contraindication', 'insufficient-information', 'in-person-needed', 'interaction', 'other')),
      decline_text text,
      version integer NOT NULL DEFAULT 1,
      created_at timestamptz NOT NULL DEFAULT now(),
      updated_at timestamptz NOT NULL DEFAULT now(),
      CONSTRAINT treatments_declined_check CHECK (status <> 'declined' OR (decline_reason IS NOT NULL AND decided_at IS NOT NULL AND doctor_id IS NOT NULL)),
      CONSTRAINT treatments_approved_check CHECK (status <> 'approved' OR (diagnosis IS NOT NULL AND remote_justification IS NOT NULL AND decided_at IS NOT NULL AND doctor_id IS NOT NULL)),
      CONSTRAINT treatments_in_review_check CHECK (status <> 'in-review' OR (submitted_at IS NOT NULL AND due_at IS NOT NULL))
    );
    CREATE UNIQUE INDEX treatments_one_open_key ON treatments (patient_id) WHERE status IN ('draft', 'awaiting-payment', 'in-review');
    CREATE INDEX treatments_patient_id_idx ON treatments (patient_id, created_at DESC);
    CREATE INDEX treatments_queue_idx ON treatments (due_at) WHERE status = 'in-review';
    CREATE INDEX treatments_doctor_id_idx ON treatments (doctor_id);
    CREATE INDEX treatments_health_state_id_idx ON treatments (health_state_id);
    CREATE INDEX treatments_contact_doctor_id_idx ON treatments (contact_doctor_id);

    CREATE TABLE treatment_products (
      treatment_id uuid NOT NULL CONSTRAINT treatment_products_treatment_id_fkey REFERENCES treatments (id),
      position integer NOT NULL CONSTRAINT treatment_products_position_check CHECK (position BETWEEN 1 AND 3),
      product_id uuid CONSTRAINT treatment_products_product_id_fkey REFERENCES products (id),
      wish jsonb,
      CONSTRAINT treatment_products_pkey PRIMARY KEY (treatment_id, position),
      CONSTRAINT treatment_products_product_key UNIQUE (treatment_id, product_id),
      CONSTRAINT treatment_products_one_check CHECK ((product_id IS NULL) <> (wish IS NULL))
    );
    CREATE INDEX treatment_products_product_id_idx ON treatment_products (product_id);

    CREATE TABLE treatment_messages (
      id uuid NOT NULL DEFAULT gen_random_uuid() CONSTRAINT treatment_messages_pkey PRIMARY KEY,
      treatment_id uuid NOT NULL CONSTRAINT treatment_messages_treatment_id_fkey REFERENCES treatments (id),
      author_id uuid NOT NULL CONSTRAINT treatment_messages_author_id_fkey REFERENCES users (id),
      kind text NOT NULL CONSTRAINT treatment_messages_kind_check CHECK (kind IN ('question', 'answer', 'note')),
      text text NOT NULL CONSTRAINT treatment_messages_text_check CHECK (length(text) BETWEEN 1 AND 1000),
      created_at timestamptz NOT NULL DEFAULT now()
    );
    CREATE INDEX treatment_messages_treatment_id_idx ON treatment_messages (treatment_id, created_at);
    CREATE INDEX treatment_messages_author_id_idx ON treatment_messages (author_id);
    REVOKE UPDATE, DELETE, TRUNCATE ON treatment_messages FROM blattwerk_app;

    CREATE TABLE payments (
      id uuid NOT NULL DEFAULT gen_random_uuid() CONSTRAINT payments_pkey PRIMARY KEY,
      treatment_id uuid NOT NULL CONSTRAINT payments_treatment_id_fkey REFERENCES treatments (id),
      patient_id uuid NOT NULL CONSTRAINT payments_patient_id_fkey REFERENCES users (id),
      amount_cents integer NOT NULL CONSTRAINT payments_amount_cents_check CHECK (amount_cents > 0),
      currency text NOT NULL DEFAULT 'EUR' CONSTRAINT payments_currency_check CHECK (currency = 'EUR'),
      status text NOT NULL CONSTRAINT payments_status_check CHECK (status IN ('open', 'paid', 'offset', 'refund-pending', 'refunded', 'failed', 'expired')),
      stripe_session_id text CONSTRAINT payments_stripe_session_id_key UNIQUE,
      stripe_payment_intent_id text CONSTRAINT payments_stripe_payment_intent_id_key UNIQUE,
      checkout_url text,
      paid_at timestamptz,
      version integer NOT NULL DEFAULT 1,
      created_at timestamptz NOT NULL DEFAULT now(),
      updated_at timestamptz NOT NULL DEFAULT now(),
      CONSTRAINT payments_paid_check CHECK (status NOT IN ('paid', 'offset', 'refund-pending', 'refunded') OR (paid_at IS NOT NULL AND stripe_payment_intent_id IS NOT NULL))
    );
    CREATE UNIQUE INDEX payments_one_open_key ON payments (treatment_id) WHERE status = 'open';
    CREATE UNIQUE INDEX payments_one_kept_key ON payments (treatment_id) WHERE status IN ('paid', 'offset');
    CREATE INDEX payments_treatment_id_idx ON payments (treatment_id);
    CREATE INDEX payments_patient_id_idx ON payments (patient_id);

    CREATE TABLE refunds (
      id uuid NOT NULL DEFAULT gen_random_uuid() CONSTRAINT refunds_pkey PRIMARY KEY,
      payment_id uuid NOT NULL CONSTRAINT refunds_payment_id_fkey REFERENCES payments (id) CONSTRAINT refunds_payment_id_key UNIQUE,
      amount_cents integer NOT NULL CONSTRAINT refunds_amount_cents_check CHECK (amount_cents > 0),
      reason text NOT NULL CONSTRAINT refunds_reason_check CHECK (reason IN ('cancelled', 'declined', 'expired', 'duplicate', 'admin')),
      stripe_refund_id text CONSTRAINT refunds_stripe_refund_id_key UNIQUE,
      requested_at timestamptz NOT NULL DEFAULT now(),
      refunded_at timestamptz
    );

    -- One row an event that has taken effect: Stripe delivers at least once.
    CREATE TABLE stripe_events (
      id text NOT NULL CONSTRAINT stripe_events_pkey PRIMARY KEY,
      type text NOT NULL,
      received_at timestamptz NOT NULL DEFAULT now()
    );
  `);
};

export const down = async (knex: Knex): Promise<void> => {
  await knex.raw(`DROP TABLE stripe_events, refunds, payments, treatment_messages, treatment_products, treatments; DROP SEQUENCE treatment_numbers`);
};
