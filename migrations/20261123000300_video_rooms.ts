import type { Knex } from 'knex';

/**
 * Who is in the room of a consultation (decision 0075), what delay a doctor announced for a day, and consents that are withdrawn and given again.
 * The primary key keeps one member of each role in a room: a second browser takes the place of the first.
 */
export const up = async (knex: Knex): Promise<void> => {
  await knex.raw(`
    CREATE TABLE room_processes (
      id uuid PRIMARY KEY,
      seen_at timestamptz NOT NULL
    );
    CREATE TABLE room_members (
      consultation_id uuid NOT NULL REFERENCES consultations ON DELETE CASCADE,
      role text NOT NULL CHECK (role IN ('patient', 'doctor')),
      connection_id uuid NOT NULL UNIQUE,
      client_id text NOT NULL,
      process_id uuid NOT NULL REFERENCES room_processes ON DELETE CASCADE,
      joined_at timestamptz NOT NULL,
      PRIMARY KEY (consultation_id, role)
    );
    CREATE INDEX room_members_process_id_idx ON room_members (process_id);
    CREATE TABLE doctor_delays (
      doctor_id uuid NOT NULL REFERENCES doctors(user_id),
      day date NOT NULL,
      minutes integer NOT NULL CHECK (minutes BETWEEN 0 AND 60),
      announced_at timestamptz NOT NULL,
      PRIMARY KEY (doctor_id, day)
    );

    ALTER TABLE consents ADD COLUMN withdrawn_at timestamptz;
    ALTER TABLE consents DROP CONSTRAINT consents_document_check;
    ALTER TABLE consents ADD CONSTRAINT consents_document_check CHECK (document IN ('privacy', 'terms', 'newsletter', 'video'));
    ALTER TABLE consents DROP CONSTRAINT consents_user_document_version_key;
    CREATE UNIQUE INDEX consents_user_document_version_key ON consents (user_id, document, version) WHERE withdrawn_at IS NULL;
  `);
};

export const down = async (knex: Knex): Promise<void> => {
  await knex.raw(`
    DROP INDEX consents_user_document_version_key;
    DELETE FROM consents WHERE document = 'video' OR withdrawn_at IS NOT NULL;
    ALTER TABLE consents DROP COLUMN withdrawn_at;
    ALTER TABLE consents DROP CONSTRAINT consents_document_check;
    ALTER TABLE consents ADD CONSTRAINT consents_document_check CHECK (document IN ('privacy', 'terms', 'newsletter'));
    ALTER TABLE consents ADD CONSTRAINT consents_user_document_version_key UNIQUE (user_id, document, version);
    DROP TABLE room_members, room_processes, doctor_delays;
  `);
};
