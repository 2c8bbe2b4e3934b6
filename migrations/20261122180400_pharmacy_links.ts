import type { Knex } from 'knex';

const atPharmacy = `'passing-on', 'sent', 'received', 'in-preparation', 'ready', 'partly-dispensed', 'dispensed'`;
const isLink = `(SELECT actor_role()) = 'pharmacy-link' AND pharmacy_id = (SELECT actor_pharmacy_id())`;
const ofSending = `${isLink} AND sending_id = (SELECT actor_sending_id())`;
/** A returned prescription is still the link's until the transaction ends that returned it. */
const withLink = `${ofSending} AND (status IN (${atPharmacy}) OR (status = 'returned' AND updated_at = now()))`;

/**
 * A pharmacy without an account opens a sending by its link and a TAN. Link and TAN follow from the sending and a key: the table holds a hash of
 * the one and a serial number of the other. It is read to find out who asks, before anybody is named, and so stands outside the second wall.
 */
export const up = async (knex: Knex): Promise<void> => {
  await knex.raw(`
    CREATE FUNCTION actor_sending_id() RETURNS uuid LANGUAGE sql STABLE PARALLEL SAFE
      AS $$ SELECT nullif(current_setting('app.sending_id', true), '')::uuid $$;

    ALTER TABLE pharmacies ADD COLUMN tan_email text;
    ALTER TABLE audit_events ADD COLUMN pharmacy_id uuid;

    CREATE TABLE pharmacy_links (
      sending_id uuid NOT NULL CONSTRAINT pharmacy_links_pkey PRIMARY KEY
        CONSTRAINT pharmacy_links_sending_id_fkey REFERENCES sendings (id) ON DELETE CASCADE,
      pharmacy_id uuid NOT NULL CONSTRAINT pharmacy_links_pharmacy_id_fkey REFERENCES pharmacies (id),
      number text NOT NULL,
      token_hash text NOT NULL CONSTRAINT pharmacy_links_token_hash_key UNIQUE,
      tan_serial integer NOT NULL DEFAULT 1 CONSTRAINT pharmacy_links_tan_serial_check CHECK (tan_serial >= 1),
      tan_by text CONSTRAINT pharmacy_links_tan_by_check CHECK (tan_by IN ('telephone', 'mail', 'staff')),
      tan_sent_at timestamptz,
      tries integer NOT NULL DEFAULT 0 CONSTRAINT pharmacy_links_tries_check CHECK (tries BETWEEN 0 AND 5),
      opens_until timestamptz,
      created_at timestamptz NOT NULL
    );
    CREATE INDEX pharmacy_links_pharmacy_id_idx ON pharmacy_links (pharmacy_id);
    REVOKE DELETE ON pharmacy_links FROM blattwerk_app;

    CREATE TABLE pharmacy_accesses (
      id uuid NOT NULL CONSTRAINT pharmacy_accesses_pkey PRIMARY KEY,
      sending_id uuid NOT NULL CONSTRAINT pharmacy_accesses_sending_id_fkey REFERENCES sendings (id) ON DELETE CASCADE,
      at timestamptz NOT NULL,
      ip_hash text,
      outcome text NOT NULL CONSTRAINT pharmacy_accesses_outcome_check CHECK (outcome IN ('opened', 'wrong-tan', 'locked', 'expired', 'voided')),
      secret_hash text CONSTRAINT pharmacy_accesses_secret_hash_key UNIQUE,
      expires_at timestamptz,
      CONSTRAINT pharmacy_accesses_secret_check CHECK ((outcome = 'opened') = (secret_hash IS NOT NULL) AND (secret_hash IS NULL) = (expires_at IS NULL))
    );
    CREATE INDEX pharmacy_accesses_sending_id_idx ON pharmacy_accesses (sending_id);
    REVOKE UPDATE, DELETE ON pharmacy_accesses FROM blattwerk_app;

    CREATE POLICY link_reads ON prescriptions FOR SELECT TO blattwerk_app USING (${withLink});
    CREATE POLICY link_dispenses ON prescriptions FOR UPDATE TO blattwerk_app USING (${withLink}) WITH CHECK (${withLink});
    CREATE POLICY link_reads ON prescription_deliveries FOR SELECT TO blattwerk_app USING (${ofSending});
    CREATE POLICY link_returns ON prescription_deliveries FOR UPDATE TO blattwerk_app USING (${ofSending}) WITH CHECK (${ofSending});
    CREATE POLICY link_reads ON sendings FOR SELECT TO blattwerk_app USING (${isLink} AND id = (SELECT actor_sending_id()));
    CREATE POLICY link_opens ON sendings FOR UPDATE TO blattwerk_app USING (${isLink} AND id = (SELECT actor_sending_id()));
    CREATE POLICY link_prescription ON files FOR SELECT TO blattwerk_app
      USING ((SELECT actor_role()) = 'pharmacy-link' AND kind = 'prescription' AND EXISTS (SELECT FROM prescriptions WHERE prescriptions.file_id = files.id));
  `);
};

export const down = async (knex: Knex): Promise<void> => {
  await knex.raw(`
    DROP POLICY link_prescription ON files;
    DROP POLICY link_opens ON sendings;
    DROP POLICY link_reads ON sendings;
    DROP POLICY link_returns ON prescription_deliveries;
    DROP POLICY link_reads ON prescription_deliveries;
    DROP POLICY link_dispenses ON prescriptions;
    DROP POLICY link_reads ON prescriptions;
    DROP TABLE pharmacy_accesses;
    DROP TABLE pharmacy_links;
    ALTER TABLE audit_events DROP COLUMN pharmacy_id;
    ALTER TABLE pharmacies DROP COLUMN tan_email;
    DROP FUNCTION actor_sending_id();
  `);
};
