import type { Knex } from 'knex';

/**
 * What was deleted, when and how much: the proof that periods are kept. And entries of the audit log may be deleted when their time is over:
 * of logins and checks of documents three months after they were written at the earliest, of everything else three years.
 */
export const up = async (knex: Knex): Promise<void> => {
  await knex.raw(`
    CREATE TABLE deletions (
      id uuid PRIMARY KEY,
      kind text NOT NULL CHECK (kind ~ '^[a-z][a-zA-Z]{1,40}$'),
      before timestamptz NOT NULL,
      rows integer NOT NULL CHECK (rows > 0),
      started_at timestamptz NOT NULL,
      finished_at timestamptz NOT NULL,
      CONSTRAINT deletions_times_check CHECK (before <= started_at AND started_at <= finished_at)
    );
    CREATE INDEX deletions_finished_at_idx ON deletions (finished_at DESC);
    REVOKE INSERT, UPDATE, DELETE ON deletions FROM blattwerk_app;
    GRANT INSERT, UPDATE ON deletions TO blattwerk_system;

    CREATE FUNCTION is_sign_in_action(action text) RETURNS boolean LANGUAGE sql IMMUTABLE
      AS $$ SELECT action ~ '^(session|sign-in|second-factor|recovery-code)[.]' OR action = 'document.check' $$;
    CREATE FUNCTION keep_audit_event() RETURNS trigger LANGUAGE plpgsql AS $$
      BEGIN
        IF OLD.at > now() - (CASE WHEN is_sign_in_action(OLD.action) THEN interval '3 months' ELSE interval '3 years' END) THEN
          RAISE EXCEPTION 'audit_events is append-only: this entry is too young to be deleted' USING ERRCODE = 'insufficient_privilege';
        END IF;
        RETURN OLD;
      END $$;
    DROP TRIGGER audit_events_append_only ON audit_events;
    CREATE TRIGGER audit_events_append_only BEFORE UPDATE OR TRUNCATE ON audit_events FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
    CREATE TRIGGER audit_events_kept BEFORE DELETE ON audit_events FOR EACH ROW EXECUTE FUNCTION keep_audit_event();
    GRANT DELETE ON audit_events TO blattwerk_system;
    CREATE INDEX audit_events_at_idx ON audit_events USING brin (at);
    CREATE INDEX mails_created_at_idx ON mails (created_at);
  `);
};

export const down = async (knex: Knex): Promise<void> => {
  await knex.raw(`
    DROP INDEX mails_created_at_idx;
    DROP INDEX audit_events_at_idx;
    REVOKE DELETE ON audit_events FROM blattwerk_system;
    DROP TRIGGER audit_events_kept ON audit_events;
    DROP TRIGGER audit_events_append_only ON audit_events;
    CREATE TRIGGER audit_events_append_only BEFORE DELETE OR UPDATE OR TRUNCATE ON audit_events FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
    DROP FUNCTION keep_audit_event;
    DROP FUNCTION is_sign_in_action;
    DROP TABLE deletions;
  `);
};
