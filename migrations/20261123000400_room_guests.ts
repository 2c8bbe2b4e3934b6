import type { Knex } from 'knex';

/**
 * Joining a consultation without a login (decision 0077). A link's token follows from the consultation, a serial number and a key: nothing that opens
 * anything is stored. Both tables are written before a user is known and say nothing about the patient; the function tells the one patient of a link.
 */
export const up = async (knex: Knex): Promise<void> => {
  await knex.raw(`
    CREATE TABLE guest_links (
      consultation_id uuid PRIMARY KEY REFERENCES consultations ON DELETE CASCADE,
      serial integer NOT NULL DEFAULT 1 CHECK (serial >= 1),
      tries integer NOT NULL DEFAULT 0 CHECK (tries BETWEEN 0 AND 5),
      created_at timestamptz NOT NULL
    );
    CREATE TABLE guest_accesses (
      id uuid PRIMARY KEY,
      consultation_id uuid NOT NULL REFERENCES guest_links ON DELETE CASCADE,
      at timestamptz NOT NULL,
      ip_hash text,
      outcome text NOT NULL CHECK (outcome IN ('opened', 'wrong-person', 'locked', 'ended')),
      secret_hash text UNIQUE,
      expires_at timestamptz,
      ended_at timestamptz,
      CONSTRAINT guest_accesses_secret_check CHECK ((outcome = 'opened') = (secret_hash IS NOT NULL) AND (secret_hash IS NULL) = (expires_at IS NULL))
    );
    CREATE INDEX guest_accesses_consultation_id_idx ON guest_accesses (consultation_id);
    GRANT INSERT, SELECT, UPDATE ON guest_links TO blattwerk_app;
    GRANT INSERT, SELECT, UPDATE ON guest_accesses TO blattwerk_app;
    CREATE FUNCTION patient_of_guest_link(link uuid) RETURNS uuid LANGUAGE sql STABLE SECURITY DEFINER SET search_path = public, pg_temp AS $$
      SELECT patient_id FROM consultations WHERE id = link
    $$;
  `);
};

export const down = async (knex: Knex): Promise<void> => {
  await knex.raw(`
    DROP FUNCTION patient_of_guest_link(uuid);
    DROP TABLE guest_accesses, guest_links;
  `);
};
