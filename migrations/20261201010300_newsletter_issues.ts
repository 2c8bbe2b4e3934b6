import type { Knex } from 'knex';

/**
 * Issues of the newsletter, and to whom each goes: a recipient has one row an issue, so nobody gets it twice. What is being sent is not written anew.
 */
export const up = async (knex: Knex): Promise<void> => {
  await knex.raw(`
    CREATE TABLE newsletter_issues (
      id uuid PRIMARY KEY,
      subject_de text NOT NULL CHECK (char_length(subject_de) BETWEEN 1 AND 120),
      body_de text NOT NULL CHECK (char_length(body_de) BETWEEN 1 AND 20000),
      subject_en text NOT NULL CHECK (char_length(subject_en) BETWEEN 1 AND 120),
      body_en text NOT NULL CHECK (char_length(body_en) BETWEEN 1 AND 20000),
      status text NOT NULL CHECK (status IN ('draft', 'sending', 'paused', 'sent')),
      started_at timestamptz,
      finished_at timestamptz,
      version integer NOT NULL DEFAULT 1,
      created_at timestamptz NOT NULL,
      updated_at timestamptz NOT NULL,
      CONSTRAINT newsletter_issues_started_check CHECK ((status = 'draft') = (started_at IS NULL)),
      CONSTRAINT newsletter_issues_finished_check CHECK ((status = 'sent') = (finished_at IS NOT NULL))
    );
    CREATE TABLE newsletter_sends (
      issue_id uuid NOT NULL REFERENCES newsletter_issues,
      subscription_id uuid NOT NULL REFERENCES newsletter_subscriptions ON DELETE CASCADE,
      outcome text CHECK (outcome IN ('mailed', 'skipped')),
      at timestamptz,
      PRIMARY KEY (issue_id, subscription_id),
      CONSTRAINT newsletter_sends_at_check CHECK ((outcome IS NULL) = (at IS NULL))
    );
    CREATE INDEX newsletter_sends_subscription_id_idx ON newsletter_sends (subscription_id);
    CREATE INDEX newsletter_sends_waiting_idx ON newsletter_sends (issue_id, subscription_id) WHERE outcome IS NULL;
    CREATE FUNCTION keep_sent_issue() RETURNS trigger LANGUAGE plpgsql AS $$
      BEGIN
        RAISE EXCEPTION 'what is sent is not written anew' USING ERRCODE = 'check_violation', CONSTRAINT = 'newsletter_issues_frozen', TABLE = 'newsletter_issues';
      END $$;
    CREATE TRIGGER newsletter_issues_frozen BEFORE UPDATE OF subject_de, body_de, subject_en, body_en ON newsletter_issues FOR EACH ROW
      WHEN (OLD.status <> 'draft' AND (OLD.subject_de, OLD.body_de, OLD.subject_en, OLD.body_en) IS DISTINCT FROM (NEW.subject_de, NEW.body_de, NEW.subject_en, NEW.body_en))
      EXECUTE FUNCTION keep_sent_issue();
    REVOKE DELETE ON newsletter_issues, newsletter_sends FROM blattwerk_app;
    GRANT INSERT, SELECT, UPDATE ON newsletter_issues, newsletter_sends TO blattwerk_app;
    CALL announce_table('newsletter_issues', 'newsletter-issues', 'id', 'true');
  `);
};

export const down = async (knex: Knex): Promise<void> => {
  await knex.raw('DROP TABLE newsletter_sends; DROP TABLE newsletter_issues; DROP FUNCTION keep_sent_issue');
};
