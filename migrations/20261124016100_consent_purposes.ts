import type { Knex } from 'knex';

/** Consent to each purpose, with where it was given; null for those from before that was recorded. Consultations whose video was withdrawn take place by telephone. */
export const up = async (knex: Knex): Promise<void> => {
  await knex.raw(`
    ALTER TABLE consents DROP CONSTRAINT consents_document_check;
    ALTER TABLE consents ADD CONSTRAINT consents_document_check
      CHECK (document IN ('privacy', 'terms', 'health-data', 'video', 'pharmacy-transfer', 'diary', 'newsletter', 'analytics'));
    ALTER TABLE consents ADD COLUMN way text CHECK (way IN ('registration', 'questionnaire', 'follow-up', 'booking', 'room', 'pharmacy-choice', 'diary', 'newsletter', 'cookies', 'profile'));
    UPDATE consents SET way = 'registration' WHERE document IN ('privacy', 'terms');
    ALTER TABLE consultations ADD COLUMN is_by_phone boolean NOT NULL DEFAULT false;
  `);
};

export const down = async (knex: Knex): Promise<void> => {
  await knex.raw(`
    ALTER TABLE consultations DROP COLUMN is_by_phone;
    ALTER TABLE consents DROP COLUMN way;
    DELETE FROM consents WHERE document IN ('health-data', 'pharmacy-transfer', 'analytics');
    ALTER TABLE consents DROP CONSTRAINT consents_document_check;
    ALTER TABLE consents ADD CONSTRAINT consents_document_check CHECK (document IN ('privacy', 'terms', 'newsletter', 'video', 'diary'));
  `);
};
