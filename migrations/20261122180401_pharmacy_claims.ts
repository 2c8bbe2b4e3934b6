import type { Knex } from 'knex';

/** A pharmacy that came by a link asks to become a member: a code goes to its listed address, and an invitation to the address that it names. */
export const up = async (knex: Knex): Promise<void> => {
  await knex.raw(`
    CREATE TABLE pharmacy_claims (
      id uuid NOT NULL CONSTRAINT pharmacy_claims_pkey PRIMARY KEY,
      pharmacy_id uuid NOT NULL CONSTRAINT pharmacy_claims_pharmacy_id_fkey REFERENCES pharmacies (id),
      sending_id uuid NOT NULL CONSTRAINT pharmacy_claims_sending_id_fkey REFERENCES sendings (id) ON DELETE CASCADE,
      email text NOT NULL,
      expires_at timestamptz NOT NULL,
      confirmed_at timestamptz,
      invited_at timestamptz,
      locale text NOT NULL CONSTRAINT pharmacy_claims_locale_check CHECK (locale IN ('de', 'en')),
      created_at timestamptz NOT NULL
    );
    CREATE INDEX pharmacy_claims_pharmacy_id_idx ON pharmacy_claims (pharmacy_id);
    CREATE INDEX pharmacy_claims_sending_id_idx ON pharmacy_claims (sending_id);
    REVOKE DELETE ON pharmacy_claims FROM blattwerk_app;
  `);
};

export const down = async (knex: Knex): Promise<void> => {
  await knex.raw('DROP TABLE pharmacy_claims');
};
