import type { Knex } from 'knex';

/** The questionnaire, the request, its decision, documents that are signed, and checks of identity. */
export const up = async (knex: Knex): Promise<void> => {
  await knex.raw(`
    -- Where a document lies in the object store and its hash; never its contents.
    CREATE TABLE files (
      id uuid DEFAULT gen_random_uuid() PRIMARY KEY,
      kind text NOT NULL,
      owner_id uuid NOT NULL REFERENCES users,
      storage_key text NOT NULL UNIQUE,
      filename text NOT NULL,
      content_type text NOT NULL,
      bytes integer NOT NULL CHECK (bytes > 0),
      sha256 text NOT NULL CHECK (sha256 ~ '^[0-9a-f]{64}$'),
      created_at timestamptz DEFAULT now() NOT NULL,
      CONSTRAINT files_kind_check CHECK (kind IN ('information', 'contract', 'prescription', 'prescription-copy', 'medical-letter', 'invoice'))
    );
    CREATE INDEX files_owner_id_idx ON files (owner_id);
    REVOKE UPDATE ON files FROM blattwerk_app;

    CREATE TABLE health_states (
      id uuid DEFAULT gen_random_uuid() PRIMARY KEY,
      patient_id uuid NOT NULL REFERENCES users,
      version integer NOT NULL CHECK (version > 0),
      status text DEFAULT 'draft' NOT NULL CHECK (status IN ('draft', 'complete')),
      definition integer DEFAULT 1 NOT NULL,
      answers jsonb DEFAULT '{}'::jsonb NOT NULL,
      created_at timestamptz DEFAULT now() NOT NULL,
      updated_at timestamptz DEFAULT now() NOT NULL,
      completed_at timestamptz,
      CONSTRAINT health_states_patient_version_key UNIQUE (patient_id, version),
      CONSTRAINT health_states_completed_check CHECK ((status = 'complete') = (completed_at IS NOT NULL))
    );
    CREATE UNIQUE INDEX health_states_one_draft_key ON health_states (patient_id) WHERE (status = 'draft');

    CREATE TABLE safety_answers (
      id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
      health_state_id uuid NOT NULL REFERENCES health_states,
      patient_id uuid NOT NULL REFERENCES users,
      criterion text NOT NULL CHECK (criterion IN ('psychosis', 'addiction', 'heart', 'allergy', 'pregnancy', 'recentAmount')),
      is_confirmed boolean NOT NULL,
      answered_at timestamptz NOT NULL
    );
    CREATE INDEX safety_answers_health_state_id_idx ON safety_answers (health_state_id, id);
    CREATE INDEX safety_answers_patient_id_idx ON safety_answers (patient_id, id);
    REVOKE UPDATE, DELETE ON safety_answers FROM blattwerk_app;
    GRANT DELETE ON safety_answers TO blattwerk_system;

    CREATE TABLE signatures (
      id uuid DEFAULT gen_random_uuid() PRIMARY KEY,
      patient_id uuid NOT NULL REFERENCES users,
      document text NOT NULL CHECK (document IN ('information', 'contract')),
      version integer NOT NULL,
      locale text NOT NULL CHECK (locale IN ('de', 'en')),
      sha256 text NOT NULL,
      kind text NOT NULL CHECK (kind IN ('typed', 'drawn')),
      name text NOT NULL,
      image bytea,
      signed_at timestamptz NOT NULL,
      ip_hash text,
      user_agent text,
      CONSTRAINT signatures_patient_document_version_key UNIQUE (patient_id, document, version),
      CONSTRAINT signatures_drawn_check CHECK ((kind = 'drawn') = (image IS NOT NULL))
    );
    REVOKE UPDATE, DELETE ON signatures FROM blattwerk_app;
    GRANT DELETE ON signatures TO blattwerk_system;
    GRANT UPDATE (ip_hash, name, user_agent) ON signatures TO blattwerk_system;

    CREATE TABLE signature_files (
      signature_id uuid PRIMARY KEY REFERENCES signatures,
      file_id uuid NOT NULL REFERENCES files
    );
    CREATE INDEX signature_files_file_id_idx ON signature_files (file_id);

    CREATE TABLE identity_checks (
      id uuid DEFAULT gen_random_uuid() PRIMARY KEY,
      patient_id uuid NOT NULL REFERENCES users,
      stripe_session_id text UNIQUE,
      status text DEFAULT 'created' NOT NULL CHECK (status IN ('created', 'processing', 'requires_input', 'verified', 'canceled', 'redacted')),
      created_at timestamptz DEFAULT now() NOT NULL,
      updated_at timestamptz DEFAULT now() NOT NULL,
      consent_version integer,
      consent_sha256 text CHECK (consent_sha256 ~ '^[0-9a-f]{64}$'),
      consented_at timestamptz,
      document_first_name text,
      document_last_name text,
      document_born_on date,
      last_error text,
      verified_at timestamptz,
      adult_on date,
      profile_digest text,
      redaction_requested_at timestamptz,
      version integer DEFAULT 1 NOT NULL,
      CONSTRAINT identity_checks_consent_check CHECK (((consent_version IS NULL) = (consent_sha256 IS NULL))
        AND ((consent_version IS NULL) = (consented_at IS NULL))),
      CONSTRAINT identity_checks_redacted_check CHECK ((status <> 'redacted') OR ((document_first_name IS NULL)
        AND (document_last_name IS NULL) AND (document_born_on IS NULL) AND (last_error IS NULL)))
    );
    CREATE UNIQUE INDEX identity_checks_open_key ON identity_checks (patient_id) WHERE (status IN ('created', 'processing', 'requires_input'));
    CREATE INDEX identity_checks_patient_id_idx ON identity_checks (patient_id, created_at DESC);

    -- The facts of an identity document, kept until they have been compared, never an image. profile_digest stays: a keyed digest of the
    -- profile they agreed with, so that a later change of the profile is seen.
    CREATE TABLE identity_sightings (
      id uuid PRIMARY KEY,
      patient_id uuid NOT NULL REFERENCES users,
      doctor_id uuid NOT NULL REFERENCES doctors(user_id),
      kind text NOT NULL CHECK (kind IN ('video', 'in-person')),
      profile_digest text NOT NULL,
      seen_at timestamptz NOT NULL
    );
    CREATE INDEX identity_sightings_doctor_id_idx ON identity_sightings (doctor_id);
    CREATE INDEX identity_sightings_patient_id_idx ON identity_sightings (patient_id, seen_at DESC);
    REVOKE UPDATE ON identity_sightings FROM blattwerk_app;

    CREATE TABLE treatments (
      id uuid DEFAULT gen_random_uuid() PRIMARY KEY,
      number text NOT NULL UNIQUE,
      patient_id uuid NOT NULL REFERENCES users,
      health_state_id uuid NOT NULL REFERENCES health_states,
      status text NOT NULL,
      doctor_id uuid REFERENCES doctors(user_id),
      claim_expires_at timestamptz,
      submitted_at timestamptz,
      due_at timestamptz,
      decided_at timestamptz,
      cancelled_at timestamptz,
      contact_kind text DEFAULT 'questionnaire' NOT NULL CHECK (contact_kind IN ('questionnaire', 'phone', 'video', 'in-person')),
      contact_at timestamptz,
      contact_doctor_id uuid REFERENCES doctors(user_id),
      diagnosis text,
      remote_justification text,
      letter text,
      decline_reason text,
      decline_text text,
      version integer DEFAULT 1 NOT NULL,
      created_at timestamptz DEFAULT now() NOT NULL,
      updated_at timestamptz DEFAULT now() NOT NULL,
      overrides jsonb DEFAULT '[]'::jsonb NOT NULL CHECK (jsonb_typeof(overrides) = 'array'),
      clock_stopped_at timestamptz,
      due_warned_at timestamptz,
      missed_at timestamptz,
      held_decision_id uuid,
      held_decision text CHECK (held_decision IN ('approve', 'decline')),
      releases_at timestamptz,
      CONSTRAINT treatments_approved_check CHECK ((status <> 'approved') OR ((diagnosis IS NOT NULL) AND (remote_justification IS NOT NULL)
        AND (decided_at IS NOT NULL) AND (doctor_id IS NOT NULL))),
      CONSTRAINT treatments_decline_reason_check CHECK (decline_reason IN ('not-indicated', 'contraindication', 'insufficient-information',
        'in-person-needed', 'interaction', 'other')),
      CONSTRAINT treatments_declined_check CHECK ((status <> 'declined') OR ((decline_reason IS NOT NULL) AND (decided_at IS NOT NULL)
        AND (doctor_id IS NOT NULL))),
      CONSTRAINT treatments_held_check CHECK (((held_decision_id IS NULL) = (held_decision IS NULL))
        AND ((held_decision_id IS NULL) = (releases_at IS NULL)) AND ((held_decision_id IS NULL) OR (status = 'in-review'))),
      CONSTRAINT treatments_in_review_check CHECK ((status <> 'in-review') OR ((submitted_at IS NOT NULL)
        AND ((due_at IS NULL) = (clock_stopped_at IS NOT NULL)))),
      CONSTRAINT treatments_status_check CHECK (status IN ('draft', 'awaiting-payment', 'in-review', 'approved', 'declined', 'cancelled', 'expired'))
    );
    CREATE INDEX treatments_contact_doctor_id_idx ON treatments (contact_doctor_id);
    CREATE INDEX treatments_doctor_id_idx ON treatments (doctor_id);
    CREATE INDEX treatments_health_state_id_idx ON treatments (health_state_id);
    CREATE INDEX treatments_held_decision_id_idx ON treatments (held_decision_id);
    CREATE UNIQUE INDEX treatments_one_open_key ON treatments (patient_id) WHERE (status IN ('draft', 'awaiting-payment', 'in-review'));
    CREATE INDEX treatments_patient_id_idx ON treatments (patient_id, created_at DESC);
    CREATE INDEX treatments_queue_idx ON treatments (due_at) WHERE (status = 'in-review');

    CREATE TABLE treatment_products (
      treatment_id uuid NOT NULL REFERENCES treatments,
      position integer NOT NULL CHECK (("position" >= 1) AND ("position" <= 3)),
      product_id uuid REFERENCES products,
      wish jsonb,
      CONSTRAINT treatment_products_pkey PRIMARY KEY (treatment_id, "position"),
      CONSTRAINT treatment_products_product_key UNIQUE (treatment_id, product_id),
      CONSTRAINT treatment_products_one_check CHECK ((product_id IS NULL) <> (wish IS NULL))
    );
    CREATE INDEX treatment_products_product_id_idx ON treatment_products (product_id);

    CREATE TABLE treatment_messages (
      id uuid DEFAULT gen_random_uuid() PRIMARY KEY,
      treatment_id uuid NOT NULL REFERENCES treatments,
      author_id uuid NOT NULL REFERENCES users,
      kind text NOT NULL CHECK (kind IN ('question', 'answer', 'note')),
      text text NOT NULL CHECK ((length(text) >= 1) AND (length(text) <= 1000)),
      created_at timestamptz DEFAULT now() NOT NULL
    );
    CREATE INDEX treatment_messages_author_id_idx ON treatment_messages (author_id);
    CREATE INDEX treatment_messages_treatment_id_idx ON treatment_messages (treatment_id, created_at);
    REVOKE UPDATE, DELETE ON treatment_messages FROM blattwerk_app;
    GRANT DELETE ON treatment_messages TO blattwerk_system;

    -- While a doctor’s question waits for the patient, the clock of the review stands still (decision 0043).
    CREATE TABLE treatment_pauses (
      id uuid DEFAULT gen_random_uuid() PRIMARY KEY,
      treatment_id uuid NOT NULL REFERENCES treatments,
      stopped_at timestamptz NOT NULL,
      resumed_at timestamptz,
      CONSTRAINT treatment_pauses_order_check CHECK (resumed_at >= stopped_at)
    );
    CREATE UNIQUE INDEX treatment_pauses_one_open_key ON treatment_pauses (treatment_id) WHERE (resumed_at IS NULL);
    CREATE INDEX treatment_pauses_treatment_id_idx ON treatment_pauses (treatment_id, stopped_at);
    REVOKE UPDATE, DELETE ON treatment_pauses FROM blattwerk_app;
    GRANT DELETE ON treatment_pauses TO blattwerk_system;

    -- A doctor’s decision is held for some seconds and can be undone until then (decision 0054). What was entered is health data, so it has a
    -- table of its own.
    CREATE TABLE held_decisions (
      id uuid PRIMARY KEY,
      treatment_id uuid NOT NULL REFERENCES treatments,
      doctor_id uuid NOT NULL REFERENCES doctors(user_id),
      kind text NOT NULL CHECK (kind IN ('approve', 'decline')),
      input jsonb NOT NULL CHECK (jsonb_typeof(input) = 'object'),
      decided_at timestamptz NOT NULL,
      releases_at timestamptz NOT NULL
    );
    CREATE INDEX held_decisions_doctor_id_idx ON held_decisions (doctor_id);
    CREATE INDEX held_decisions_treatment_id_idx ON held_decisions (treatment_id);
    REVOKE UPDATE ON held_decisions FROM blattwerk_app;
    ALTER TABLE treatments ADD CONSTRAINT treatments_held_decision_id_fkey FOREIGN KEY (held_decision_id) REFERENCES held_decisions(id) DEFERRABLE INITIALLY DEFERRED;

    CREATE TABLE certificates (
      treatment_id uuid PRIMARY KEY REFERENCES treatments,
      doctor_id uuid NOT NULL REFERENCES doctors(user_id),
      letter_file_id uuid REFERENCES files,
      issued_at timestamptz NOT NULL,
      completed_at timestamptz
    );
    CREATE INDEX certificates_doctor_id_idx ON certificates (doctor_id);
    CREATE INDEX certificates_letter_file_id_idx ON certificates (letter_file_id);

    CREATE TABLE consultations (
      id uuid DEFAULT gen_random_uuid() PRIMARY KEY,
      doctor_id uuid NOT NULL REFERENCES doctors(user_id),
      patient_id uuid NOT NULL REFERENCES users,
      treatment_id uuid REFERENCES treatments,
      starts_at timestamptz NOT NULL,
      ends_at timestamptz NOT NULL,
      status text DEFAULT 'booked' NOT NULL CHECK (status IN ('booked', 'completed', 'cancelled', 'expired')),
      version integer DEFAULT 1 NOT NULL,
      created_at timestamptz DEFAULT now() NOT NULL,
      updated_at timestamptz DEFAULT now() NOT NULL,
      CONSTRAINT consultations_doctor_free_excl EXCLUDE USING gist (doctor_id WITH =, tstzrange(starts_at,
        ends_at) WITH &&) WHERE ((status IN ('booked', 'completed'))),
      CONSTRAINT consultations_patient_free_excl EXCLUDE USING gist (patient_id WITH =, tstzrange(starts_at,
        ends_at) WITH &&) WHERE ((status IN ('booked', 'completed'))),
      CONSTRAINT consultations_order_check CHECK (starts_at < ends_at)
    );
    CREATE INDEX consultations_doctor_id_idx ON consultations (doctor_id, patient_id);
    CREATE INDEX consultations_treatment_id_idx ON consultations (treatment_id);
    CREATE INDEX consultations_patient_id_idx ON consultations (patient_id);
  `);
};

export const down = async (knex: Knex): Promise<void> => {
  await knex.raw(
    `DROP TABLE consultations, certificates, held_decisions, treatment_pauses, treatment_messages, treatment_products, treatments, identity_sightings, identity_checks, signature_files, signatures, safety_answers, health_states, files CASCADE`,
  );
};
