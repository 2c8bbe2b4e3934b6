import type { Knex } from 'knex';

const me = '(SELECT actor_id())';
const myPharmacy = '(SELECT actor_pharmacy_id())';
const as = (role: string, condition: string): string => `(SELECT actor_role()) = '${role}' AND (${condition})`;
const ofLink = as('pharmacy-link', `pharmacy_id = ${myPharmacy} AND sending_id = (SELECT actor_sending_id())`);
const own = as('patient', `patient_id = ${me}`);

/** Doctors who do not work, and the prescriptions about which a pharmacy waits for one of them: any doctor who works answers then, and keeps what was answered in sight. */
const functions = `
  CREATE FUNCTION away_doctors() RETURNS SETOF uuid LANGUAGE sql STABLE SECURITY DEFINER SET search_path = public, pg_temp AS $$
    SELECT users.id FROM users JOIN doctors ON doctors.user_id = users.id WHERE users.status <> 'active' OR NOT doctors.is_working
  $$;
  CREATE FUNCTION covered_prescriptions() RETURNS SETOF uuid LANGUAGE sql STABLE SECURITY DEFINER SET search_path = public, pg_temp AS $$
    SELECT prescription_id FROM pharmacy_questions
    WHERE (status IN ('open', 'held') AND doctor_id IN (SELECT away_doctors()) AND actor_id() NOT IN (SELECT away_doctors())) OR answered_by_id = actor_id()
  $$`;
const covered = '(SELECT covered_prescriptions())';
const mine = `doctor_id = ${me} OR id IN ${covered}`;
const ofMine = `EXISTS (SELECT FROM prescriptions WHERE prescriptions.id = prescription_id AND (prescriptions.doctor_id = ${me} OR prescriptions.id IN ${covered}))`;
const sendingOfMine = `EXISTS (SELECT FROM prescriptions WHERE prescriptions.sending_id = sendings.id AND (prescriptions.doctor_id = ${me} OR prescriptions.id IN ${covered}))`;
const answering = `doctor_id = ${me} OR answered_by_id = ${me} OR (status IN ('open', 'held') AND prescription_id IN ${covered})`;

const atPharmacy = `'passing-on', 'sent', 'received', 'in-preparation', 'ready', 'partly-dispensed', 'dispensed'`;
const withPharmacy = as('pharmacy', `pharmacy_id = ${myPharmacy} AND (status IN (${atPharmacy}) OR (status = 'returned' AND updated_at = now()))`);
/** A pharmacy still sees that what it had is void. */
const knownToPharmacy = as(
  'pharmacy',
  `pharmacy_id = ${myPharmacy} AND (status IN (${atPharmacy}, 'revoked', 'replaced') OR (status = 'returned' AND updated_at = now()))`,
);

export const up = async (knex: Knex): Promise<void> => {
  await knex.raw(`
    CREATE TABLE pharmacy_questions (
      id uuid NOT NULL DEFAULT gen_random_uuid() CONSTRAINT pharmacy_questions_pkey PRIMARY KEY,
      prescription_id uuid NOT NULL CONSTRAINT pharmacy_questions_prescription_id_fkey REFERENCES prescriptions (id),
      patient_id uuid NOT NULL CONSTRAINT pharmacy_questions_patient_id_fkey REFERENCES users (id),
      doctor_id uuid NOT NULL CONSTRAINT pharmacy_questions_doctor_id_fkey REFERENCES doctors (user_id),
      pharmacy_id uuid CONSTRAINT pharmacy_questions_pharmacy_id_fkey REFERENCES pharmacies (id),
      sending_id uuid CONSTRAINT pharmacy_questions_sending_id_fkey REFERENCES sendings (id),
      asked_by text NOT NULL CONSTRAINT pharmacy_questions_asked_by_check CHECK (asked_by IN ('pharmacy', 'patient')),
      type text NOT NULL CONSTRAINT pharmacy_questions_type_check CHECK (type IN ('not-available', 'dose-unclear', 'amount', 'doubt', 'other')),
      text text,
      status text NOT NULL DEFAULT 'open' CONSTRAINT pharmacy_questions_status_check CHECK (status IN ('open', 'held', 'answered', 'closed')),
      asked_at timestamptz NOT NULL,
      due_at timestamptz NOT NULL,
      answer_action text CONSTRAINT pharmacy_questions_answer_action_check CHECK (answer_action IN ('answer', 'correct', 'substitute', 'revoke')),
      answer_text text,
      answer_line jsonb CONSTRAINT pharmacy_questions_answer_line_check CHECK (jsonb_typeof(answer_line) = 'object'),
      answer_overrides jsonb NOT NULL DEFAULT '[]' CONSTRAINT pharmacy_questions_answer_overrides_check CHECK (jsonb_typeof(answer_overrides) = 'array'),
      answered_at timestamptz,
      answered_by_id uuid CONSTRAINT pharmacy_questions_answered_by_id_fkey REFERENCES doctors (user_id),
      releases_at timestamptz,
      hold_id uuid,
      replacement_id uuid CONSTRAINT pharmacy_questions_replacement_id_fkey REFERENCES prescriptions (id),
      version integer NOT NULL DEFAULT 1,
      created_at timestamptz NOT NULL DEFAULT now(),
      updated_at timestamptz NOT NULL DEFAULT now(),
      CONSTRAINT pharmacy_questions_answer_check CHECK (status NOT IN ('held', 'answered')
        OR (answer_action IS NOT NULL AND answered_at IS NOT NULL AND answered_by_id IS NOT NULL)),
      CONSTRAINT pharmacy_questions_held_check CHECK ((status = 'held') = (hold_id IS NOT NULL) AND (hold_id IS NULL) = (releases_at IS NULL))
    );
    CREATE UNIQUE INDEX pharmacy_questions_one_open_key ON pharmacy_questions (prescription_id, coalesce(sending_id, prescription_id)) WHERE status IN ('open', 'held');
    CREATE INDEX pharmacy_questions_patient_id_idx ON pharmacy_questions (patient_id);
    CREATE INDEX pharmacy_questions_doctor_id_idx ON pharmacy_questions (doctor_id, due_at);
    CREATE INDEX pharmacy_questions_pharmacy_id_idx ON pharmacy_questions (pharmacy_id);
    CREATE INDEX pharmacy_questions_sending_id_idx ON pharmacy_questions (sending_id);
    CREATE INDEX pharmacy_questions_answered_by_id_idx ON pharmacy_questions (answered_by_id);
    CREATE INDEX pharmacy_questions_replacement_id_idx ON pharmacy_questions (replacement_id);
    ALTER TABLE prescriptions
      ADD COLUMN alternatives jsonb NOT NULL DEFAULT '[]' CONSTRAINT prescriptions_alternatives_check CHECK (jsonb_typeof(alternatives) = 'array');
  `);
  await knex.raw(functions);
  await knex.raw(`
    ALTER TABLE pharmacy_questions ENABLE ROW LEVEL SECURITY;
    CREATE POLICY system_all ON pharmacy_questions TO blattwerk_system USING (true) WITH CHECK (true);
    CREATE POLICY patient_reads ON pharmacy_questions FOR SELECT TO blattwerk_app USING (${own});
    CREATE POLICY patient_asks ON pharmacy_questions FOR INSERT TO blattwerk_app WITH CHECK (${own} AND asked_by = 'patient' AND status = 'open'
      AND EXISTS (SELECT FROM prescriptions WHERE prescriptions.id = prescription_id));
    CREATE POLICY pharmacy_reads ON pharmacy_questions FOR SELECT TO blattwerk_app USING (${as('pharmacy', `pharmacy_id = ${myPharmacy}`)});
    CREATE POLICY pharmacy_asks ON pharmacy_questions FOR INSERT TO blattwerk_app WITH CHECK (${as('pharmacy', `pharmacy_id = ${myPharmacy}`)}
      AND asked_by = 'pharmacy' AND status = 'open' AND EXISTS (SELECT FROM prescriptions WHERE prescriptions.id = prescription_id));
    CREATE POLICY link_reads ON pharmacy_questions FOR SELECT TO blattwerk_app USING (${ofLink});
    CREATE POLICY link_asks ON pharmacy_questions FOR INSERT TO blattwerk_app WITH CHECK (${ofLink}
      AND asked_by = 'pharmacy' AND status = 'open' AND EXISTS (SELECT FROM prescriptions WHERE prescriptions.id = prescription_id));
    CREATE POLICY doctor_reads ON pharmacy_questions FOR SELECT TO blattwerk_app USING (${as('doctor', answering)});
    CREATE POLICY doctor_answers ON pharmacy_questions FOR UPDATE TO blattwerk_app USING (${as('doctor', answering)}) WITH CHECK (${as('doctor', answering)});
    CREATE POLICY admin_reads ON pharmacy_questions FOR SELECT TO blattwerk_app USING ((SELECT actor_role()) = 'admin');
    REVOKE DELETE ON pharmacy_questions FROM blattwerk_app;
    GRANT DELETE ON pharmacy_questions TO blattwerk_system;

    DROP POLICY doctor_reads ON prescriptions;
    CREATE POLICY doctor_reads ON prescriptions FOR SELECT TO blattwerk_app USING (${as('doctor', `${mine} OR patient_id IN (SELECT patients_of_doctor())`)});
    CREATE POLICY doctor_revokes ON prescriptions FOR UPDATE TO blattwerk_app USING (${as('doctor', mine)}) WITH CHECK (${as('doctor', mine)} AND status = 'revoked');
    DROP POLICY pharmacy_reads ON prescriptions;
    CREATE POLICY pharmacy_reads ON prescriptions FOR SELECT TO blattwerk_app USING (${knownToPharmacy});
    CREATE POLICY doctor_reads ON prescription_deliveries FOR SELECT TO blattwerk_app USING (${as('doctor', ofMine)});
    CREATE POLICY doctor_voids ON prescription_deliveries FOR UPDATE TO blattwerk_app USING (${as('doctor', ofMine)}) WITH CHECK (${as('doctor', ofMine)} AND voided_at IS NOT NULL);
    CREATE POLICY doctor_reads ON sendings FOR SELECT TO blattwerk_app USING (${as('doctor', sendingOfMine)});
    CREATE POLICY doctor_ends ON sendings FOR UPDATE TO blattwerk_app USING (${as('doctor', sendingOfMine)}) WITH CHECK (${as('doctor', sendingOfMine)} AND ended_at IS NOT NULL);
  `);
};

export const down = async (knex: Knex): Promise<void> => {
  await knex.raw(`
    DROP POLICY doctor_ends ON sendings; DROP POLICY doctor_reads ON sendings;
    DROP POLICY doctor_voids ON prescription_deliveries; DROP POLICY doctor_reads ON prescription_deliveries;
    DROP POLICY pharmacy_reads ON prescriptions;
    CREATE POLICY pharmacy_reads ON prescriptions FOR SELECT TO blattwerk_app USING (${withPharmacy});
    DROP POLICY doctor_revokes ON prescriptions;
    DROP POLICY doctor_reads ON prescriptions;
    CREATE POLICY doctor_reads ON prescriptions FOR SELECT TO blattwerk_app USING (${as('doctor', `doctor_id = ${me} OR patient_id IN (SELECT patients_of_doctor())`)});
    ALTER TABLE prescriptions DROP COLUMN alternatives;
    DROP TABLE pharmacy_questions;
    DROP FUNCTION covered_prescriptions(); DROP FUNCTION away_doctors();
  `);
};
