import type { Knex } from 'knex';

export const up = async (knex: Knex): Promise<void> => {
  await knex.raw(`
    CREATE TABLE pharmacies (
      id uuid NOT NULL DEFAULT gen_random_uuid() CONSTRAINT pharmacies_pkey PRIMARY KEY,
      slug text NOT NULL CONSTRAINT pharmacies_slug_key UNIQUE CONSTRAINT pharmacies_slug_check CHECK (slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$'),
      name text NOT NULL CONSTRAINT pharmacies_name_check CHECK (length(name) BETWEEN 1 AND 100),
      street text NOT NULL,
      house_num text NOT NULL,
      zip_code text NOT NULL CONSTRAINT pharmacies_zip_code_check CHECK (zip_code ~ '^[0-9]{5}$'),
      city text NOT NULL,
      country text NOT NULL DEFAULT 'DE' CONSTRAINT pharmacies_country_check CHECK (country ~ '^[A-Z]{2}$'),
      email text,
      phone text,
      website text CONSTRAINT pharmacies_website_check CHECK (website ~ '^https{0,1}://'),
      lat double precision CONSTRAINT pharmacies_lat_check CHECK (lat BETWEEN -90 AND 90),
      lon double precision CONSTRAINT pharmacies_lon_check CHECK (lon BETWEEN -180 AND 180),
      is_pickup_only boolean NOT NULL DEFAULT true,
      is_listed boolean NOT NULL DEFAULT true,
      added_by_patient_id uuid,
      version integer NOT NULL DEFAULT 1,
      created_at timestamptz NOT NULL DEFAULT now(),
      updated_at timestamptz NOT NULL DEFAULT now()
    );
    CREATE INDEX pharmacies_zip_code_idx ON pharmacies (zip_code);

    CREATE TABLE users (
      id uuid NOT NULL DEFAULT gen_random_uuid() CONSTRAINT users_pkey PRIMARY KEY,
      email text NOT NULL CONSTRAINT users_email_check CHECK (email = lower(email) AND email LIKE '%_@_%'),
      password_hash text,
      role text NOT NULL CONSTRAINT users_role_check CHECK (role IN ('patient', 'doctor', 'pharmacy', 'admin')),
      status text NOT NULL DEFAULT 'active' CONSTRAINT users_status_check CHECK (status IN ('active', 'inactive', 'banned', 'deleted')),
      mail_confirmed_at timestamptz,
      locale text NOT NULL DEFAULT 'de' CONSTRAINT users_locale_check CHECK (locale IN ('de', 'en')),
      title text,
      first_name text NOT NULL CONSTRAINT users_first_name_check CHECK (length(first_name) <= 60),
      last_name text NOT NULL CONSTRAINT users_last_name_check CHECK (length(last_name) <= 60),
      born_on date,
      position text,
      street text,
      house_num text,
      zip_code text CONSTRAINT users_zip_code_check CHECK (zip_code ~ '^[0-9A-Z -]{3,10}$'),
      city text,
      country text CONSTRAINT users_country_check CHECK (country ~ '^[A-Z]{2}$'),
      phone text CONSTRAINT users_phone_check CHECK (phone ~ '^\\+[0-9]{6,15}$'),
      fax text CONSTRAINT users_fax_check CHECK (fax ~ '^\\+[0-9]{6,15}$'),
      about text,
      signature_name text,
      source text,
      pharmacy_id uuid CONSTRAINT users_pharmacy_id_fkey REFERENCES pharmacies (id),
      version integer NOT NULL DEFAULT 1,
      created_at timestamptz NOT NULL DEFAULT now(),
      updated_at timestamptz NOT NULL DEFAULT now(),
      CONSTRAINT users_pharmacy_role_check CHECK ((role = 'pharmacy') = (pharmacy_id IS NOT NULL)),
      CONSTRAINT users_patient_born_check CHECK (role <> 'patient' OR born_on IS NOT NULL)
    );
    CREATE UNIQUE INDEX users_email_key ON users (email);
    CREATE INDEX users_pharmacy_id_idx ON users (pharmacy_id);
    CREATE INDEX users_role_idx ON users (role, created_at DESC);
    ALTER TABLE pharmacies ADD CONSTRAINT pharmacies_added_by_patient_id_fkey FOREIGN KEY (added_by_patient_id) REFERENCES users (id);
    CREATE INDEX pharmacies_added_by_patient_id_idx ON pharmacies (added_by_patient_id);

    CREATE TABLE doctors (
      user_id uuid NOT NULL CONSTRAINT doctors_pkey PRIMARY KEY CONSTRAINT doctors_user_id_fkey REFERENCES users (id),
      is_working boolean NOT NULL DEFAULT true,
      offers_consultations boolean NOT NULL DEFAULT false,
      licence_country text NOT NULL DEFAULT 'DE' CONSTRAINT doctors_licence_country_check CHECK (licence_country ~ '^[A-Z]{2}$'),
      licence_number text,
      licence_authority text,
      federal_state text,
      languages text[] NOT NULL DEFAULT '{de}',
      invoice_code text NOT NULL CONSTRAINT doctors_invoice_code_key UNIQUE CONSTRAINT doctors_invoice_code_check CHECK (invoice_code ~ '^[A-Z0-9]{2,8}$'),
      tax_number text,
      version integer NOT NULL DEFAULT 1,
      created_at timestamptz NOT NULL DEFAULT now(),
      updated_at timestamptz NOT NULL DEFAULT now()
    );

    CREATE TABLE sessions (
      id uuid NOT NULL DEFAULT gen_random_uuid() CONSTRAINT sessions_pkey PRIMARY KEY,
      user_id uuid NOT NULL CONSTRAINT sessions_user_id_fkey REFERENCES users (id),
      refresh_hash text NOT NULL CONSTRAINT sessions_refresh_hash_key UNIQUE,
      previous_hash text,
      rotated_at timestamptz,
      user_agent text,
      ip_hash text,
      created_at timestamptz NOT NULL DEFAULT now(),
      last_used_at timestamptz NOT NULL DEFAULT now(),
      expires_at timestamptz NOT NULL,
      revoked_at timestamptz,
      revoke_reason text CONSTRAINT sessions_revoke_reason_check CHECK (revoke_reason IN ('logout', 'reuse', 'password', 'banned', 'elsewhere'))
    );
    CREATE INDEX sessions_user_id_idx ON sessions (user_id);
    CREATE INDEX sessions_previous_hash_idx ON sessions (previous_hash);

    CREATE TABLE mail_tokens (
      id uuid NOT NULL DEFAULT gen_random_uuid() CONSTRAINT mail_tokens_pkey PRIMARY KEY,
      user_id uuid NOT NULL CONSTRAINT mail_tokens_user_id_fkey REFERENCES users (id),
      purpose text NOT NULL CONSTRAINT mail_tokens_purpose_check CHECK (purpose IN ('confirm', 'reset')),
      token_hash text NOT NULL CONSTRAINT mail_tokens_token_hash_key UNIQUE,
      code_hash text,
      attempts integer NOT NULL DEFAULT 0,
      created_at timestamptz NOT NULL DEFAULT now(),
      expires_at timestamptz NOT NULL,
      used_at timestamptz
    );
    CREATE INDEX mail_tokens_user_id_idx ON mail_tokens (user_id, purpose, created_at DESC);

    CREATE TABLE consents (
      id uuid NOT NULL DEFAULT gen_random_uuid() CONSTRAINT consents_pkey PRIMARY KEY,
      user_id uuid NOT NULL CONSTRAINT consents_user_id_fkey REFERENCES users (id),
      document text NOT NULL CONSTRAINT consents_document_check CHECK (document IN ('privacy', 'terms', 'newsletter')),
      version integer NOT NULL,
      sha256 text NOT NULL CONSTRAINT consents_sha256_check CHECK (sha256 ~ '^[0-9a-f]{64}$'),
      accepted_at timestamptz NOT NULL DEFAULT now(),
      CONSTRAINT consents_user_document_version_key UNIQUE (user_id, document, version)
    );
  `);
};

export const down = async (knex: Knex): Promise<void> => {
  await knex.raw(
    `DROP TABLE consents, mail_tokens, sessions, doctors CASCADE; ALTER TABLE pharmacies DROP CONSTRAINT pharmacies_added_by_patient_id_fkey; DROP TABLE users; DROP TABLE pharmacies`,
  );
};
