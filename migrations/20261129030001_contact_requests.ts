import type { Knex } from 'knex';

/**
 * Messages of the contact form. Anybody may send one and read none; the holder of the link in the mail about the answer (`app.contact_request`) reads
 * that one. `patient_id` is the account of a patient who was signed in.
 */
export const up = async (knex: Knex): Promise<void> => {
  await knex.raw(`
    CREATE SEQUENCE contact_request_numbers;
    CREATE TABLE contact_requests (
      id uuid PRIMARY KEY,
      number text NOT NULL CONSTRAINT contact_requests_number_key UNIQUE,
      topic text NOT NULL CHECK (topic IN ('account', 'request', 'payment', 'pharmacy', 'privacy', 'other')),
      name text NOT NULL CHECK (char_length(name) BETWEEN 1 AND 100),
      email text NOT NULL,
      phone text CHECK (char_length(phone) <= 30),
      message text NOT NULL CHECK (char_length(message) <= 4000),
      locale text NOT NULL CHECK (locale IN ('de', 'en')),
      status text NOT NULL CHECK (status IN ('open', 'answered', 'closed')),
      patient_id uuid REFERENCES users,
      assignee_id uuid REFERENCES users,
      answer text CHECK (char_length(answer) <= 4000),
      answered_at timestamptz,
      answered_by uuid REFERENCES users,
      note text CHECK (char_length(note) <= 1000),
      closed_at timestamptz,
      closed_by uuid REFERENCES users,
      version integer NOT NULL DEFAULT 1,
      created_at timestamptz NOT NULL,
      updated_at timestamptz NOT NULL,
      CONSTRAINT contact_requests_answered_check CHECK ((status = 'answered') = (answer IS NOT NULL) AND (answer IS NULL) = (answered_at IS NULL)),
      CONSTRAINT contact_requests_closed_check CHECK ((status = 'closed') = (closed_at IS NOT NULL))
    );
    CREATE INDEX contact_requests_created_at_idx ON contact_requests (created_at);
    CREATE INDEX contact_requests_updated_at_idx ON contact_requests (updated_at);
    CREATE INDEX contact_requests_email_idx ON contact_requests (email);
    CREATE INDEX contact_requests_patient_id_idx ON contact_requests (patient_id);
    CREATE INDEX contact_requests_assignee_id_idx ON contact_requests (assignee_id);
    CREATE INDEX contact_requests_answered_by_idx ON contact_requests (answered_by);
    CREATE INDEX contact_requests_closed_by_idx ON contact_requests (closed_by);
    REVOKE DELETE ON contact_requests FROM blattwerk_app;
    GRANT INSERT, SELECT, UPDATE ON contact_requests TO blattwerk_app;
    GRANT DELETE ON contact_requests TO blattwerk_system;
    ALTER TABLE contact_requests ENABLE ROW LEVEL SECURITY;
    CREATE POLICY admin_all ON contact_requests FOR ALL TO blattwerk_app
      USING ((SELECT actor_role()) = 'admin') WITH CHECK ((SELECT actor_role()) = 'admin');
    CREATE POLICY patient_reads ON contact_requests FOR SELECT TO blattwerk_app
      USING ((SELECT actor_role()) = 'patient' AND patient_id = (SELECT actor_id()));
    CREATE POLICY patient_sends ON contact_requests FOR INSERT TO blattwerk_app
      WITH CHECK ((SELECT actor_role()) = 'patient' AND patient_id = (SELECT actor_id()) AND status = 'open');
    CREATE POLICY visitor_sends ON contact_requests FOR INSERT TO blattwerk_app
      WITH CHECK (status = 'open' AND patient_id IS NULL);
    CREATE POLICY link_reads ON contact_requests FOR SELECT TO blattwerk_app
      USING (id = nullif(current_setting('app.contact_request', true), '')::uuid);
    CREATE POLICY system_all ON contact_requests FOR ALL TO blattwerk_system USING (true) WITH CHECK (true);
    CALL announce_table('contact_requests', 'contact-requests', 'id', 'true');
  `);
};

export const down = async (knex: Knex): Promise<void> => {
  await knex.raw('DROP TABLE contact_requests; DROP SEQUENCE contact_request_numbers');
};
