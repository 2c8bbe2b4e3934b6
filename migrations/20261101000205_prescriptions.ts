import type { Knex } from 'knex';

/** A prescription, its sendings to pharmacies, and what happens there. */
export const up = async (knex: Knex): Promise<void> => {
  await knex.raw(`
    -- One handing over of a request’s prescriptions to one pharmacy.
    CREATE TABLE sendings (
      id uuid DEFAULT gen_random_uuid() PRIMARY KEY,
      treatment_id uuid NOT NULL REFERENCES treatments,
      patient_id uuid NOT NULL REFERENCES users,
      pharmacy_id uuid NOT NULL REFERENCES pharmacies,
      channel text NOT NULL CHECK (channel IN ('account', 'link', 'staff')),
      fulfilment text DEFAULT 'pickup' NOT NULL CHECK (fulfilment IN ('pickup', 'courier', 'shipping')),
      fulfilment_cents integer CHECK (fulfilment_cents >= 0),
      sent_at timestamptz NOT NULL,
      notified_at timestamptz,
      opened_at timestamptz,
      ended_at timestamptz,
      reminded_at timestamptz,
      offered_at timestamptz
    );
    CREATE INDEX sendings_patient_id_idx ON sendings (patient_id);
    CREATE INDEX sendings_pharmacy_id_idx ON sendings (pharmacy_id);
    CREATE INDEX sendings_treatment_id_idx ON sendings (treatment_id);
    REVOKE DELETE ON sendings FROM blattwerk_app;
    GRANT DELETE ON sendings TO blattwerk_system;

    CREATE TABLE prescriptions (
      id uuid DEFAULT gen_random_uuid() PRIMARY KEY,
      number text NOT NULL UNIQUE,
      treatment_id uuid NOT NULL REFERENCES treatments,
      patient_id uuid NOT NULL REFERENCES users,
      doctor_id uuid NOT NULL REFERENCES doctors(user_id),
      position integer NOT NULL CHECK (("position" >= 1) AND ("position" <= 3)),
      product_id uuid NOT NULL REFERENCES products,
      product_name text NOT NULL,
      pzn text NOT NULL,
      quantity numeric(8,2) NOT NULL CHECK (quantity > 0),
      unit text NOT NULL CHECK (unit IN ('g', 'ml', 'piece')),
      form text NOT NULL,
      single_dose text NOT NULL,
      daily_dose text NOT NULL,
      instructions text NOT NULL,
      status text DEFAULT 'issued' NOT NULL,
      check_code text NOT NULL UNIQUE,
      pharmacy_id uuid REFERENCES pharmacies,
      issued_at timestamptz NOT NULL,
      valid_until date NOT NULL,
      sent_at timestamptz,
      received_at timestamptz,
      ready_at timestamptz,
      dispensed_at timestamptz,
      return_reason text CHECK (return_reason IN ('not-available', 'dose-unclear', 'amount', 'doubt', 'other')),
      return_text text,
      file_id uuid REFERENCES files,
      copy_file_id uuid REFERENCES files,
      version integer DEFAULT 1 NOT NULL,
      created_at timestamptz DEFAULT now() NOT NULL,
      updated_at timestamptz DEFAULT now() NOT NULL,
      sending_id uuid REFERENCES sendings,
      in_preparation_at timestamptz,
      hold_until timestamptz,
      pickup_code text CHECK (pickup_code ~ '^[2-9A-HJ-NP-Z]{6}$'),
      dispensed_quantity numeric(8,2) DEFAULT 0 NOT NULL,
      replaces_id uuid UNIQUE REFERENCES prescriptions,
      revision integer DEFAULT 1 NOT NULL CHECK (revision >= 1),
      revoked_at timestamptz,
      revoke_reason text CHECK (revoke_reason IN ('error', 'risk', 'patient-wish', 'doubt', 'other')),
      revoke_text text,
      alternatives jsonb DEFAULT '[]'::jsonb NOT NULL CHECK (jsonb_typeof(alternatives) = 'array'),
      pickup_reminded_at timestamptz,
      hold_warned_at timestamptz,
      expiry_warned_at timestamptz,
      CONSTRAINT prescriptions_dispensed_quantity_check CHECK ((dispensed_quantity >= 0) AND (dispensed_quantity <= quantity)),
      CONSTRAINT prescriptions_pharmacy_check CHECK ((status IN ('issued', 'returned', 'revoked', 'replaced', 'expired')) OR (pharmacy_id IS NOT NULL)),
      CONSTRAINT prescriptions_status_check CHECK (status IN ('issued', 'passing-on', 'sent', 'received', 'in-preparation', 'ready',
        'partly-dispensed', 'dispensed', 'returned', 'revoked', 'replaced', 'expired'))
    );
    CREATE INDEX prescriptions_copy_file_id_idx ON prescriptions (copy_file_id);
    CREATE INDEX prescriptions_doctor_id_idx ON prescriptions (doctor_id);
    CREATE INDEX prescriptions_file_id_idx ON prescriptions (file_id);
    CREATE INDEX prescriptions_patient_id_idx ON prescriptions (patient_id);
    CREATE INDEX prescriptions_pharmacy_id_idx ON prescriptions (pharmacy_id, status);
    CREATE INDEX prescriptions_product_id_idx ON prescriptions (product_id);
    CREATE INDEX prescriptions_sending_id_idx ON prescriptions (sending_id);
    CREATE UNIQUE INDEX prescriptions_treatment_position_key ON prescriptions (treatment_id, "position") WHERE (status <> 'replaced');
    CREATE TRIGGER prescriptions_catalogue AFTER INSERT OR DELETE OR UPDATE OF issued_at, product_id ON prescriptions
      FOR EACH STATEMENT EXECUTE FUNCTION note_catalogue_change('popularity');

    -- Every step of a prescription, so that none is lost when a later one overwrites a column; the timeline is drawn from them.
    CREATE TABLE prescription_events (
      id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
      prescription_id uuid NOT NULL REFERENCES prescriptions,
      kind text NOT NULL,
      at timestamptz NOT NULL,
      pharmacy_id uuid REFERENCES pharmacies,
      CONSTRAINT prescription_events_kind_check CHECK (kind IN ('sent', 'passing-on', 'passed-on', 'opened', 'received', 'question', 'answered',
        'in-preparation', 'ready', 'ready-undone', 'partly-dispensed', 'dispensed', 'returned', 'recalled', 're-routed', 'revoked', 'replaced',
        'expired'))
    );
    CREATE INDEX prescription_events_pharmacy_id_idx ON prescription_events (pharmacy_id);
    CREATE INDEX prescription_events_prescription_id_idx ON prescription_events (prescription_id);
    REVOKE UPDATE, DELETE ON prescription_events FROM blattwerk_app;
    GRANT DELETE ON prescription_events TO blattwerk_system;

    CREATE TABLE prescription_deliveries (
      id uuid DEFAULT gen_random_uuid() PRIMARY KEY,
      prescription_id uuid NOT NULL REFERENCES prescriptions,
      pharmacy_id uuid NOT NULL REFERENCES pharmacies,
      sent_at timestamptz DEFAULT now() NOT NULL,
      voided_at timestamptz,
      return_reason text CHECK (return_reason IN ('not-available', 'dose-unclear', 'amount', 'doubt', 'other')),
      sending_id uuid NOT NULL REFERENCES sendings
    );
    CREATE UNIQUE INDEX prescription_deliveries_one_open_key ON prescription_deliveries (prescription_id) WHERE (voided_at IS NULL);
    CREATE INDEX prescription_deliveries_pharmacy_id_idx ON prescription_deliveries (pharmacy_id);
    CREATE INDEX prescription_deliveries_prescription_id_idx ON prescription_deliveries (prescription_id);
    CREATE INDEX prescription_deliveries_returned_idx ON prescription_deliveries (voided_at) WHERE (return_reason IS NOT NULL);
    CREATE INDEX prescription_deliveries_sending_id_idx ON prescription_deliveries (sending_id);

    -- What staff do by telephone or post for a sending. A task is one try; an unreached pharmacy is a new task, due later.
    CREATE TABLE delivery_tasks (
      id uuid DEFAULT gen_random_uuid() PRIMARY KEY,
      sending_id uuid NOT NULL REFERENCES sendings,
      kind text NOT NULL CHECK (kind IN ('pass-on', 'call', 'tan', 'tell-void', 'tell-answer')),
      due_at timestamptz NOT NULL,
      status text DEFAULT 'open' NOT NULL CHECK (status IN ('open', 'done', 'cancelled')),
      outcome text CHECK (outcome IN ('reached', 'unreachable', 'refused')),
      note text CHECK (length(note) <= 500),
      done_by uuid REFERENCES users,
      done_at timestamptz,
      version integer DEFAULT 1 NOT NULL,
      created_at timestamptz DEFAULT now() NOT NULL,
      updated_at timestamptz DEFAULT now() NOT NULL,
      CONSTRAINT delivery_tasks_done_check CHECK ((status = 'done') = ((outcome IS NOT NULL) AND (done_at IS NOT NULL)))
    );
    CREATE INDEX delivery_tasks_done_by_idx ON delivery_tasks (done_by);
    CREATE INDEX delivery_tasks_due_at_idx ON delivery_tasks (due_at) WHERE (status = 'open');
    CREATE UNIQUE INDEX delivery_tasks_one_open_key ON delivery_tasks (sending_id, kind) WHERE (status = 'open');
    CREATE INDEX delivery_tasks_sending_id_idx ON delivery_tasks (sending_id);
    REVOKE DELETE ON delivery_tasks FROM blattwerk_app;
    GRANT DELETE ON delivery_tasks TO blattwerk_system;

    -- Link and TAN follow from the sending and a key: the table holds a hash of the one and a serial number of the other. It is read to find
    -- out who asks, before there is an actor, and so has no row-level security.
    CREATE TABLE pharmacy_links (
      sending_id uuid PRIMARY KEY REFERENCES sendings ON DELETE CASCADE,
      pharmacy_id uuid NOT NULL REFERENCES pharmacies,
      number text NOT NULL,
      token_hash text NOT NULL UNIQUE,
      tan_serial integer DEFAULT 1 NOT NULL CHECK (tan_serial >= 1),
      tan_by text CHECK (tan_by IN ('telephone', 'mail', 'staff')),
      tan_sent_at timestamptz,
      tries integer DEFAULT 0 NOT NULL CHECK ((tries >= 0) AND (tries <= 5)),
      opens_until timestamptz,
      created_at timestamptz NOT NULL
    );
    CREATE INDEX pharmacy_links_pharmacy_id_idx ON pharmacy_links (pharmacy_id);
    REVOKE DELETE ON pharmacy_links FROM blattwerk_app;

    CREATE TABLE pharmacy_accesses (
      id uuid PRIMARY KEY,
      sending_id uuid NOT NULL REFERENCES sendings ON DELETE CASCADE,
      at timestamptz NOT NULL,
      ip_hash text,
      outcome text NOT NULL CHECK (outcome IN ('opened', 'wrong-tan', 'locked', 'expired', 'voided')),
      secret_hash text UNIQUE,
      expires_at timestamptz,
      CONSTRAINT pharmacy_accesses_secret_check CHECK (((outcome = 'opened') = (secret_hash IS NOT NULL))
        AND ((secret_hash IS NULL) = (expires_at IS NULL)))
    );
    CREATE INDEX pharmacy_accesses_sending_id_idx ON pharmacy_accesses (sending_id);
    REVOKE UPDATE, DELETE ON pharmacy_accesses FROM blattwerk_app;

    -- A pharmacy that came by a link asks to become a member: a code goes to its listed address, an invitation to the address it names.
    CREATE TABLE pharmacy_claims (
      id uuid PRIMARY KEY,
      pharmacy_id uuid NOT NULL REFERENCES pharmacies,
      sending_id uuid NOT NULL REFERENCES sendings ON DELETE CASCADE,
      email text NOT NULL,
      expires_at timestamptz NOT NULL,
      confirmed_at timestamptz,
      invited_at timestamptz,
      locale text NOT NULL CHECK (locale IN ('de', 'en')),
      created_at timestamptz NOT NULL
    );
    CREATE INDEX pharmacy_claims_pharmacy_id_idx ON pharmacy_claims (pharmacy_id);
    CREATE INDEX pharmacy_claims_sending_id_idx ON pharmacy_claims (sending_id);
    REVOKE DELETE ON pharmacy_claims FROM blattwerk_app;
    GRANT DELETE ON pharmacy_claims TO blattwerk_system;

    CREATE TABLE pharmacy_questions (
      id uuid DEFAULT gen_random_uuid() PRIMARY KEY,
      prescription_id uuid NOT NULL REFERENCES prescriptions,
      patient_id uuid NOT NULL REFERENCES users,
      doctor_id uuid NOT NULL REFERENCES doctors(user_id),
      pharmacy_id uuid REFERENCES pharmacies,
      sending_id uuid REFERENCES sendings,
      asked_by text NOT NULL CHECK (asked_by IN ('pharmacy', 'patient')),
      type text NOT NULL CHECK (type IN ('not-available', 'dose-unclear', 'amount', 'doubt', 'other')),
      text text,
      status text DEFAULT 'open' NOT NULL CHECK (status IN ('open', 'held', 'answered', 'closed')),
      asked_at timestamptz NOT NULL,
      due_at timestamptz NOT NULL,
      answer_action text CHECK (answer_action IN ('answer', 'correct', 'substitute', 'revoke')),
      answer_text text,
      answer_line jsonb CHECK (jsonb_typeof(answer_line) = 'object'),
      answer_overrides jsonb DEFAULT '[]'::jsonb NOT NULL CHECK (jsonb_typeof(answer_overrides) = 'array'),
      answered_at timestamptz,
      answered_by_id uuid REFERENCES doctors(user_id),
      releases_at timestamptz,
      hold_id uuid,
      replacement_id uuid REFERENCES prescriptions,
      version integer DEFAULT 1 NOT NULL,
      created_at timestamptz DEFAULT now() NOT NULL,
      updated_at timestamptz DEFAULT now() NOT NULL,
      CONSTRAINT pharmacy_questions_answer_check CHECK ((status NOT IN ('held', 'answered')) OR ((answer_action IS NOT NULL)
        AND (answered_at IS NOT NULL) AND (answered_by_id IS NOT NULL))),
      CONSTRAINT pharmacy_questions_held_check CHECK (((status = 'held') = (hold_id IS NOT NULL)) AND ((hold_id IS NULL) = (releases_at IS NULL)))
    );
    CREATE INDEX pharmacy_questions_answered_by_id_idx ON pharmacy_questions (answered_by_id);
    CREATE INDEX pharmacy_questions_doctor_id_idx ON pharmacy_questions (doctor_id, due_at);
    CREATE UNIQUE INDEX pharmacy_questions_one_open_key ON pharmacy_questions (prescription_id, COALESCE(sending_id,
      prescription_id)) WHERE (status IN ('open', 'held'));
    CREATE INDEX pharmacy_questions_patient_id_idx ON pharmacy_questions (patient_id);
    CREATE INDEX pharmacy_questions_pharmacy_id_idx ON pharmacy_questions (pharmacy_id);
    CREATE INDEX pharmacy_questions_replacement_id_idx ON pharmacy_questions (replacement_id);
    CREATE INDEX pharmacy_questions_sending_id_idx ON pharmacy_questions (sending_id);
    REVOKE DELETE ON pharmacy_questions FROM blattwerk_app;
    GRANT DELETE ON pharmacy_questions TO blattwerk_system;
  `);
};

export const down = async (knex: Knex): Promise<void> => {
  await knex.raw(
    `DROP TABLE pharmacy_questions, pharmacy_claims, pharmacy_accesses, pharmacy_links, delivery_tasks, prescription_deliveries, prescription_events, prescriptions, sendings CASCADE`,
  );
};
