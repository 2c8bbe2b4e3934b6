import type { Knex } from 'knex';

/**
 * What an identity check is compared with: the facts of the document, kept until they have served, never an image.
 * `profile_digest` stays when they are gone: a keyed digest of the profile they agreed with, so that a later change shows.
 */
export const up = async (knex: Knex): Promise<void> => {
  await knex.raw(String.raw`
    ALTER TABLE identity_checks
      DROP COLUMN is_match,
      ALTER COLUMN stripe_session_id DROP NOT NULL,
      ADD COLUMN consent_version integer,
      ADD COLUMN consent_sha256 text CONSTRAINT identity_checks_consent_sha256_check CHECK (consent_sha256 ~ '^[0-9a-f]{64}$'),
      ADD COLUMN consented_at timestamptz,
      ADD COLUMN document_first_name text,
      ADD COLUMN document_last_name text,
      ADD COLUMN document_born_on date,
      ADD COLUMN last_error text,
      ADD COLUMN verified_at timestamptz,
      ADD COLUMN adult_on date,
      ADD COLUMN profile_digest text,
      ADD COLUMN redaction_requested_at timestamptz,
      ADD COLUMN version integer NOT NULL DEFAULT 1,
      ADD CONSTRAINT identity_checks_consent_check
        CHECK ((consent_version IS NULL) = (consent_sha256 IS NULL) AND (consent_version IS NULL) = (consented_at IS NULL)),
      ADD CONSTRAINT identity_checks_redacted_check
        CHECK (status <> 'redacted' OR (document_first_name IS NULL AND document_last_name IS NULL AND document_born_on IS NULL AND last_error IS NULL));
    CREATE UNIQUE INDEX identity_checks_open_key ON identity_checks (patient_id) WHERE status IN ('created', 'processing', 'requires_input');

    -- A doctor compared the document and the person, in the video consultation or face to face. Only ever added to.
    CREATE TABLE identity_sightings (
      id uuid NOT NULL CONSTRAINT identity_sightings_pkey PRIMARY KEY,
      patient_id uuid NOT NULL CONSTRAINT identity_sightings_patient_id_fkey REFERENCES users (id),
      doctor_id uuid NOT NULL CONSTRAINT identity_sightings_doctor_id_fkey REFERENCES doctors (user_id),
      kind text NOT NULL CONSTRAINT identity_sightings_kind_check CHECK (kind IN ('video', 'in-person')),
      profile_digest text NOT NULL,
      seen_at timestamptz NOT NULL
    );
    CREATE INDEX identity_sightings_patient_id_idx ON identity_sightings (patient_id, seen_at DESC);
    CREATE INDEX identity_sightings_doctor_id_idx ON identity_sightings (doctor_id);
    REVOKE UPDATE ON identity_sightings FROM blattwerk_app;
  `);
};

export const down = async (knex: Knex): Promise<void> => {
  await knex.raw(`
    DROP TABLE identity_sightings;
    DROP INDEX identity_checks_open_key;
    DELETE FROM identity_checks WHERE stripe_session_id IS NULL;
    ALTER TABLE identity_checks
      DROP COLUMN consent_version, DROP COLUMN consent_sha256, DROP COLUMN consented_at, DROP COLUMN document_first_name,
      DROP COLUMN document_last_name, DROP COLUMN document_born_on, DROP COLUMN last_error, DROP COLUMN verified_at, DROP COLUMN adult_on,
      DROP COLUMN profile_digest, DROP COLUMN redaction_requested_at, DROP COLUMN version,
      ALTER COLUMN stripe_session_id SET NOT NULL,
      ADD COLUMN is_match boolean;
  `);
};
