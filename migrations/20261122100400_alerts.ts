import type { Knex } from 'knex';

/**
 * Who wants to be told when a product is there, at a price or in a pharmacy. By account, or by an address alone that leads to no account.
 * `met_since` and `is_told` remember the state of what is waited for, so that each time it comes true is told once.
 */
export const up = async (knex: Knex): Promise<void> => {
  await knex.raw(String.raw`
    CREATE TABLE alerts (
      id uuid NOT NULL CONSTRAINT alerts_pkey PRIMARY KEY,
      user_id uuid CONSTRAINT alerts_user_id_fkey REFERENCES users (id),
      email text,
      product_id uuid NOT NULL CONSTRAINT alerts_product_id_fkey REFERENCES products (id),
      kind text NOT NULL CONSTRAINT alerts_kind_check CHECK (kind IN ('back-in-stock', 'price-below', 'at-pharmacy')),
      price_cents integer CONSTRAINT alerts_price_cents_check CHECK (price_cents BETWEEN 1 AND 1000000),
      pharmacy_id uuid CONSTRAINT alerts_pharmacy_id_fkey REFERENCES pharmacies (id),
      zip_code text,
      radius_km numeric(6, 1) CONSTRAINT alerts_radius_km_check CHECK (radius_km BETWEEN 1 AND 1000),
      lat double precision,
      lon double precision,
      locale text NOT NULL CONSTRAINT alerts_locale_check CHECK (locale IN ('de', 'en')),
      status text NOT NULL CONSTRAINT alerts_status_check CHECK (status IN ('pending', 'active')),
      met_since timestamptz,
      is_told boolean NOT NULL DEFAULT false,
      last_sent_at timestamptz,
      asked_at timestamptz NOT NULL,
      confirmed_at timestamptz,
      version integer NOT NULL DEFAULT 1,
      created_at timestamptz NOT NULL,
      updated_at timestamptz NOT NULL,
      CONSTRAINT alerts_person_check CHECK ((user_id IS NULL) <> (email IS NULL)),
      CONSTRAINT alerts_email_lower_check CHECK (email = lower(email)),
      CONSTRAINT alerts_price_check CHECK ((kind = 'price-below') = (price_cents IS NOT NULL)),
      CONSTRAINT alerts_pharmacy_check CHECK ((kind = 'at-pharmacy') = (pharmacy_id IS NOT NULL)),
      CONSTRAINT alerts_place_check CHECK (num_nulls(zip_code, radius_km, lat, lon) IN (0, 4)),
      CONSTRAINT alerts_confirmed_check CHECK ((status = 'active') = (confirmed_at IS NOT NULL)),
      CONSTRAINT alerts_told_check CHECK (met_since IS NOT NULL OR NOT is_told),
      CONSTRAINT alerts_same_key UNIQUE NULLS NOT DISTINCT (user_id, email, product_id, kind, price_cents, pharmacy_id, zip_code, radius_km)
    );
    CREATE INDEX alerts_product_id_idx ON alerts (product_id) WHERE status = 'active';
    CREATE INDEX alerts_pharmacy_id_idx ON alerts (pharmacy_id) WHERE pharmacy_id IS NOT NULL;
    CREATE INDEX alerts_email_idx ON alerts (email) WHERE email IS NOT NULL;
    CREATE INDEX alerts_pending_idx ON alerts (asked_at) WHERE status = 'pending';
  `);
};

export const down = async (knex: Knex): Promise<void> => {
  await knex.raw(`DROP TABLE alerts`);
};
