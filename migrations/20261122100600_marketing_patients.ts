import type { Knex } from 'knex';

/**
 * Where contacts of the market came from. Their consent to mails is the newsletter's, with its proof and its way out:
 * it is kept there alone, and what was noted here so far moves there.
 */
export const up = async (knex: Knex): Promise<void> => {
  await knex.raw(`
    INSERT INTO newsletter_subscriptions (id, email, locale, status, asked_at, confirmed_at, created_at, updated_at)
      SELECT gen_random_uuid(), lower(email), CASE WHEN locale = 'en' THEN 'en' ELSE 'de' END,
        CASE WHEN confirmed_at IS NULL THEN 'pending' ELSE 'confirmed' END, coalesce(consented_at, confirmed_at), confirmed_at, created_at, now()
      FROM marketing_patients WHERE consented_at IS NOT NULL OR confirmed_at IS NOT NULL
      ON CONFLICT (email) DO NOTHING;

    ALTER TABLE marketing_patients
      ADD COLUMN campaign_source text,
      ADD COLUMN campaign_medium text,
      ADD COLUMN campaign_name text,
      ADD COLUMN last_seen_at timestamptz;
    UPDATE marketing_patients SET last_seen_at = greatest(created_at, consented_at);
    ALTER TABLE marketing_patients
      ALTER COLUMN last_seen_at SET NOT NULL,
      ALTER COLUMN last_seen_at SET DEFAULT now(),
      DROP COLUMN consented_at,
      DROP COLUMN confirmed_at,
      ADD CONSTRAINT marketing_patients_source_check CHECK (source IN ('market', 'vape', 'landing')),
      ADD CONSTRAINT marketing_patients_locale_check CHECK (locale IN ('de', 'en')),
      ADD CONSTRAINT marketing_patients_campaign_check
        CHECK (length(campaign_source) <= 100 AND length(campaign_medium) <= 100 AND length(campaign_name) <= 100);
    CREATE INDEX marketing_patients_created_at_idx ON marketing_patients (created_at DESC);
  `);
};

export const down = async (knex: Knex): Promise<void> => {
  await knex.raw(`
    DROP INDEX marketing_patients_created_at_idx;
    ALTER TABLE marketing_patients
      DROP CONSTRAINT marketing_patients_campaign_check,
      DROP CONSTRAINT marketing_patients_locale_check,
      DROP CONSTRAINT marketing_patients_source_check,
      DROP COLUMN last_seen_at,
      DROP COLUMN campaign_name,
      DROP COLUMN campaign_medium,
      DROP COLUMN campaign_source,
      ADD COLUMN consented_at timestamptz,
      ADD COLUMN confirmed_at timestamptz;
    UPDATE marketing_patients SET consented_at = asked_at, confirmed_at = newsletter_subscriptions.confirmed_at
      FROM newsletter_subscriptions WHERE newsletter_subscriptions.email = marketing_patients.email AND status <> 'withdrawn';
  `);
};
