import type { Knex } from 'knex';

export const up = async (knex: Knex): Promise<void> => {
  await knex.raw(`
    CREATE SEQUENCE prescription_numbers;

    CREATE TABLE prescriptions (
      id uuid NOT NULL DEFAULT gen_random_uuid() CONSTRAINT prescriptions_pkey PRIMARY KEY,
      number text NOT NULL CONSTRAINT prescriptions_number_key UNIQUE,
      treatment_id uuid NOT NULL CONSTRAINT prescriptions_treatment_id_fkey REFERENCES treatments (id),
      patient_id uuid NOT NULL CONSTRAINT prescriptions_patient_id_fkey REFERENCES users (id),
      doctor_id uuid NOT NULL CONSTRAINT prescriptions_doctor_id_fkey REFERENCES doctors (user_id),
      position integer NOT NULL CONSTRAINT prescriptions_position_check CHECK (position BETWEEN 1 AND 3),
      product_id uuid NOT NULL CONSTRAINT prescriptions_product_id_fkey REFERENCES products (id),
      product_name text NOT NULL,
      pzn text NOT NULL,
      quantity numeric(8, 2) NOT NULL CONSTRAINT prescriptions_quantity_check CHECK (quantity > 0),
      unit text NOT NULL CONSTRAINT prescriptions_unit_check CHECK (unit IN ('g', 'ml', 'piece')),
      form text NOT NULL,
      single_dose text NOT NULL,
      daily_dose text NOT NULL,
      instructions text NOT NULL,
      status text NOT NULL DEFAULT 'issued' CONSTRAINT prescriptions_status_check CHECK (status IN ('issued', 'sent', 'received', 'ready', 'dispensed', 'returned', 'revoked', 'expired')),
      check_code text NOT NULL CONSTRAINT prescriptions_check_code_key UNIQUE,
      pharmacy_id uuid CONSTRAINT prescriptions_pharmacy_id_fkey REFERENCES pharmacies (id),
      issued_at timestamptz NOT NULL,
      valid_until date NOT NULL,
      sent_at timestamptz,
      received_at timestamptz,
      ready_at timestamptz,
      dispensed_at timestamptz,
      return_reason text CONSTRAINT prescriptions_return_reason_check CHECK (return_reason IN ('not-available', 'dose-unclear', 'amount', 'doubt', 'other')),
      return_text text,
      file_id uuid CONSTRAINT prescriptions_file_id_fkey REFERENCES files (id),
      copy_file_id uuid CONSTRAINT prescriptions_copy_file_id_fkey REFERENCES files (id),
      version integer NOT NULL DEFAULT 1,
      created_at timestamptz NOT NULL DEFAULT now(),
      updated_at timestamptz NOT NULL DEFAULT now(),
      CONSTRAINT prescriptions_treatment_position_key UNIQUE (treatment_id, position),
      CONSTRAINT prescriptions_pharmacy_check CHECK (status IN ('issued', 'returned', 'revoked', 'expired') OR pharmacy_id IS NOT NULL)
    );
    CREATE INDEX prescriptions_patient_id_idx ON prescriptions (patient_id);
    CREATE INDEX prescriptions_doctor_id_idx ON prescriptions (doctor_id);
    CREATE INDEX prescriptions_pharmacy_id_idx ON prescriptions (pharmacy_id, status);
    CREATE INDEX prescriptions_product_id_idx ON prescriptions (product_id);
    CREATE INDEX prescriptions_file_id_idx ON prescriptions (file_id);
    CREATE INDEX prescriptions_copy_file_id_idx ON prescriptions (copy_file_id);

    -- Each way of a prescription to a pharmacy; at most one is open, re-routing voids the former.
    CREATE TABLE prescription_deliveries (
      id uuid NOT NULL DEFAULT gen_random_uuid() CONSTRAINT prescription_deliveries_pkey PRIMARY KEY,
      prescription_id uuid NOT NULL CONSTRAINT prescription_deliveries_prescription_id_fkey REFERENCES prescriptions (id),
      pharmacy_id uuid NOT NULL CONSTRAINT prescription_deliveries_pharmacy_id_fkey REFERENCES pharmacies (id),
      sent_at timestamptz NOT NULL DEFAULT now(),
      notified_at timestamptz,
      voided_at timestamptz
    );
    CREATE UNIQUE INDEX prescription_deliveries_one_open_key ON prescription_deliveries (prescription_id) WHERE voided_at IS NULL;
    CREATE INDEX prescription_deliveries_prescription_id_idx ON prescription_deliveries (prescription_id);
    CREATE INDEX prescription_deliveries_pharmacy_id_idx ON prescription_deliveries (pharmacy_id);

    -- A certificate: what a doctor issued for one treatment besides the prescriptions.
    CREATE TABLE certificates (
      treatment_id uuid NOT NULL CONSTRAINT certificates_pkey PRIMARY KEY CONSTRAINT certificates_treatment_id_fkey REFERENCES treatments (id),
      doctor_id uuid NOT NULL CONSTRAINT certificates_doctor_id_fkey REFERENCES doctors (user_id),
      letter_file_id uuid CONSTRAINT certificates_letter_file_id_fkey REFERENCES files (id),
      issued_at timestamptz NOT NULL,
      completed_at timestamptz
    );
    CREATE INDEX certificates_doctor_id_idx ON certificates (doctor_id);
    CREATE INDEX certificates_letter_file_id_idx ON certificates (letter_file_id);

    CREATE TABLE invoice_counters (
      issuer text NOT NULL,
      year integer NOT NULL,
      last integer NOT NULL DEFAULT 0,
      CONSTRAINT invoice_counters_pkey PRIMARY KEY (issuer, year)
    );

    CREATE TABLE invoices (
      id uuid NOT NULL DEFAULT gen_random_uuid() CONSTRAINT invoices_pkey PRIMARY KEY,
      number text NOT NULL CONSTRAINT invoices_number_key UNIQUE,
      treatment_id uuid NOT NULL CONSTRAINT invoices_treatment_id_fkey REFERENCES treatments (id) CONSTRAINT invoices_treatment_id_key UNIQUE,
      doctor_id uuid NOT NULL CONSTRAINT invoices_doctor_id_fkey REFERENCES doctors (user_id),
      payment_id uuid CONSTRAINT invoices_payment_id_fkey REFERENCES payments (id),
      lines jsonb NOT NULL,
      total_cents integer NOT NULL CONSTRAINT invoices_total_cents_check CHECK (total_cents >= 0),
      currency text NOT NULL DEFAULT 'EUR' CONSTRAINT invoices_currency_check CHECK (currency = 'EUR'),
      issued_at timestamptz NOT NULL,
      service_on date NOT NULL,
      file_id uuid CONSTRAINT invoices_file_id_fkey REFERENCES files (id)
    );
    CREATE INDEX invoices_doctor_id_idx ON invoices (doctor_id);
    CREATE INDEX invoices_payment_id_idx ON invoices (payment_id);
    CREATE INDEX invoices_file_id_idx ON invoices (file_id);
    REVOKE DELETE, TRUNCATE ON invoices FROM blattwerk_app;

    CREATE TABLE pharmacy_favorites (
      user_id uuid NOT NULL CONSTRAINT pharmacy_favorites_user_id_fkey REFERENCES users (id),
      pharmacy_id uuid NOT NULL CONSTRAINT pharmacy_favorites_pharmacy_id_fkey REFERENCES pharmacies (id),
      CONSTRAINT pharmacy_favorites_pkey PRIMARY KEY (user_id, pharmacy_id)
    );
    CREATE INDEX pharmacy_favorites_pharmacy_id_idx ON pharmacy_favorites (pharmacy_id);
  `);
};

export const down = async (knex: Knex): Promise<void> => {
  await knex.raw(
    `DROP TABLE pharmacy_favorites, invoices, invoice_counters, certificates, prescription_deliveries, prescriptions; DROP SEQUENCE prescription_numbers`,
  );
};
