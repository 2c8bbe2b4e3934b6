import type { Knex } from 'knex';

/** A draft may be deleted; what was sent to anyone, or is being sent, stays as the proof of what they were sent. */
export const up = async (knex: Knex): Promise<void> => {
  await knex.raw(`
    CREATE TRIGGER newsletter_issues_sent_stay BEFORE DELETE ON newsletter_issues FOR EACH ROW WHEN (OLD.status <> 'draft') EXECUTE FUNCTION keep_sent_issue();
    GRANT DELETE ON newsletter_issues TO blattwerk_app;
  `);
};

export const down = async (knex: Knex): Promise<void> => {
  await knex.raw('REVOKE DELETE ON newsletter_issues FROM blattwerk_app; DROP TRIGGER newsletter_issues_sent_stay ON newsletter_issues');
};
