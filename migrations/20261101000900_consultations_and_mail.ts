import type { Knex } from 'knex';

export const up = async (knex: Knex): Promise<void> => {
  await knex.raw(`
    CREATE TABLE consultations (
      id uuid NOT NULL DEFAULT gen_random_uuid() CONSTRAINT consultations_pkey PRIMARY KEY,
      doctor_id uuid NOT NULL CONSTRAINT consultations_doctor_id_fkey REFERENCES doctors (user_id),
      patient_id uuid NOT NULL CONSTRAINT consultations_patient_id_fkey REFERENCES users (id),
      treatment_id uuid CONSTRAINT consultations_treatment_id_fkey REFERENCES treatments (id),
      starts_at timestamptz NOT NULL,
      ends_at timestamptz NOT NULL,
      status text NOT NULL DEFAULT 'booked' CONSTRAINT consultations_status_check CHECK (status IN ('booked', 'completed', 'cancelled', 'expired')),
      version integer NOT NULL DEFAULT 1,
      created_at timestamptz NOT NULL DEFAULT now(),
      updated_at timestamptz NOT NULL DEFAULT now(),
      CONSTRAINT consultations_order_check CHECK (starts_at < ends_at),
      CONSTRAINT consultations_doctor_free_excl EXCLUDE USING gist (doctor_id WITH =, tstzrange(starts_at, ends_at) WITH &&) WHERE (status IN ('booked', 'completed')),
      CONSTRAINT consultations_patient_free_excl EXCLUDE USING gist (patient_id WITH =, tstzrange(starts_at, ends_at) WITH &&) WHERE (status IN ('booked', 'completed'))
    );
    CREATE INDEX consultations_treatment_id_idx ON consultations (treatment_id);

    CREATE TABLE identity_checks (
      id uuid NOT NULL DEFAULT gen_random_uuid() CONSTRAINT identity_checks_pkey PRIMARY KEY,
      patient_id uuid NOT NULL CONSTRAINT identity_checks_patient_id_fkey REFERENCES users (id),
      stripe_session_id text NOT NULL CONSTRAINT identity_checks_stripe_session_id_key UNIQUE,
      status text NOT NULL DEFAULT 'created' CONSTRAINT identity_checks_status_check CHECK (status IN ('created', 'processing', 'requires_input', 'verified', 'canceled', 'redacted')),
      is_match boolean,
      created_at timestamptz NOT NULL DEFAULT now(),
      updated_at timestamptz NOT NULL DEFAULT now()
    );
    CREATE INDEX identity_checks_patient_id_idx ON identity_checks (patient_id, created_at DESC);

    -- Every mail the product sends: written in the transaction of its cause, delivered by a job. Parameters are ids and addresses of pages, never health data.
    CREATE TABLE mails (
      id uuid NOT NULL DEFAULT gen_random_uuid() CONSTRAINT mails_pkey PRIMARY KEY,
      template text NOT NULL,
      dedupe_key text NOT NULL CONSTRAINT mails_dedupe_key_key UNIQUE,
      recipient_id uuid CONSTRAINT mails_recipient_id_fkey REFERENCES users (id),
      recipient_address text,
      locale text NOT NULL CONSTRAINT mails_locale_check CHECK (locale IN ('de', 'en')),
      params jsonb NOT NULL DEFAULT '{}',
      status text NOT NULL DEFAULT 'queued' CONSTRAINT mails_status_check CHECK (status IN ('queued', 'sent', 'failed')),
      created_at timestamptz NOT NULL DEFAULT now(),
      sent_at timestamptz,
      CONSTRAINT mails_recipient_check CHECK ((recipient_id IS NULL) <> (recipient_address IS NULL))
    );
    CREATE INDEX mails_recipient_id_idx ON mails (recipient_id, created_at DESC);

    CREATE TABLE marketing_patients (
      id uuid NOT NULL DEFAULT gen_random_uuid() CONSTRAINT marketing_patients_pkey PRIMARY KEY,
      email text NOT NULL CONSTRAINT marketing_patients_email_key UNIQUE,
      source text NOT NULL,
      locale text NOT NULL DEFAULT 'de',
      consented_at timestamptz,
      confirmed_at timestamptz,
      created_at timestamptz NOT NULL DEFAULT now(),
      version integer NOT NULL DEFAULT 1
    );

    -- What each scheduled job did last: one row a tick, so that a tick happens once however many instances run.
    CREATE TABLE job_ticks (
      job text NOT NULL,
      tick_at timestamptz NOT NULL,
      CONSTRAINT job_ticks_pkey PRIMARY KEY (job, tick_at)
    );
  `);
};

export const down = async (knex: Knex): Promise<void> => {
  await knex.raw(`DROP TABLE job_ticks, marketing_patients, mails, identity_checks, consultations`);
};
