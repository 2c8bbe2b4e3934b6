import type { Knex } from 'knex';

/** Accounts, doctors, the pharmacies that staff belong to, registrations, mail tokens and invitations. */
export const up = async (knex: Knex): Promise<void> => {
  await knex.raw(`
    CREATE TABLE users (
      id uuid DEFAULT gen_random_uuid() PRIMARY KEY,
      email text NOT NULL CHECK ((email = lower(email)) AND (email ~~ '%_@_%')),
      password_hash text,
      role text NOT NULL CHECK (role IN ('patient', 'doctor', 'pharmacy', 'admin')),
      status text DEFAULT 'active' NOT NULL CHECK (status IN ('active', 'inactive', 'banned', 'deleted')),
      mail_confirmed_at timestamptz,
      locale text DEFAULT 'de' NOT NULL CHECK (locale IN ('de', 'en')),
      title text,
      first_name text NOT NULL CHECK (length(first_name) <= 60),
      last_name text NOT NULL CHECK (length(last_name) <= 60),
      born_on date,
      position text,
      street text,
      house_num text,
      zip_code text CHECK (zip_code ~ '^[0-9A-Z -]{3,10}$'),
      city text,
      country text CHECK (country ~ '^[A-Z]{2}$'),
      phone text CHECK (phone ~ '^\\+[0-9]{6,15}$'),
      fax text CHECK (fax ~ '^\\+[0-9]{6,15}$'),
      about text,
      signature_name text,
      source text,
      pharmacy_id uuid,
      version integer DEFAULT 1 NOT NULL,
      created_at timestamptz DEFAULT now() NOT NULL,
      updated_at timestamptz DEFAULT now() NOT NULL,
      invited_by uuid REFERENCES users,
      approved_at timestamptz,
      approved_by uuid REFERENCES users,
      is_pharmacy_admin boolean DEFAULT false NOT NULL,
      CONSTRAINT users_approved_check CHECK ((role NOT IN ('doctor', 'admin')) OR (status <> 'active') OR (approved_at IS NOT NULL)),
      CONSTRAINT users_four_eyes_check CHECK ((approved_by IS NULL) OR ((approved_by <> id) AND (approved_by IS DISTINCT FROM invited_by))),
      CONSTRAINT users_patient_born_check CHECK ((role <> 'patient') OR (born_on IS NOT NULL) OR (status = 'deleted')),
      CONSTRAINT users_pharmacy_admin_check CHECK ((NOT is_pharmacy_admin) OR (role = 'pharmacy')),
      CONSTRAINT users_pharmacy_role_check CHECK ((role = 'pharmacy') = (pharmacy_id IS NOT NULL)),
      CONSTRAINT users_second_person_check CHECK ((invited_by IS NULL) OR (approved_at IS NULL) OR (approved_by IS NOT NULL))
    );
    CREATE INDEX users_approved_by_idx ON users (approved_by);
    CREATE UNIQUE INDEX users_email_key ON users (email);
    CREATE INDEX users_invited_by_idx ON users (invited_by);
    CREATE INDEX users_pharmacy_id_idx ON users (pharmacy_id);
    CREATE INDEX users_role_idx ON users (role, created_at DESC);

    CREATE TABLE doctors (
      user_id uuid PRIMARY KEY REFERENCES users,
      is_working boolean DEFAULT true NOT NULL,
      offers_consultations boolean DEFAULT false NOT NULL,
      licence_country text DEFAULT 'DE' NOT NULL CHECK (licence_country ~ '^[A-Z]{2}$'),
      licence_number text,
      licence_authority text,
      federal_state text,
      languages text[] DEFAULT '{de}'::text[] NOT NULL,
      invoice_code text NOT NULL UNIQUE CHECK (invoice_code ~ '^[A-Z0-9]{2,8}$'),
      tax_number text,
      version integer DEFAULT 1 NOT NULL,
      created_at timestamptz DEFAULT now() NOT NULL,
      updated_at timestamptz DEFAULT now() NOT NULL
    );

    CREATE TABLE pharmacies (
      id uuid DEFAULT gen_random_uuid() PRIMARY KEY,
      slug text NOT NULL UNIQUE CHECK (slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$'),
      name text NOT NULL CHECK ((length(name) >= 1) AND (length(name) <= 100)),
      street text NOT NULL,
      house_num text NOT NULL,
      zip_code text NOT NULL CHECK (zip_code ~ '^[0-9]{5}$'),
      city text NOT NULL,
      country text DEFAULT 'DE' NOT NULL CHECK (country ~ '^[A-Z]{2}$'),
      email text,
      phone text,
      website text CHECK (website ~ '^https{0,1}://'),
      lat double precision CHECK ((lat >= ('-90'::integer)::double precision) AND (lat <= 90)),
      lon double precision CHECK ((lon >= ('-180'::integer)::double precision) AND (lon <= 180)),
      is_pickup_only boolean DEFAULT true NOT NULL,
      is_listed boolean DEFAULT true NOT NULL,
      added_by_patient_id uuid REFERENCES users,
      version integer DEFAULT 1 NOT NULL,
      created_at timestamptz DEFAULT now() NOT NULL,
      updated_at timestamptz DEFAULT now() NOT NULL,
      stock_confirmed_at timestamptz,
      opening_hours jsonb CHECK ((jsonb_typeof(opening_hours) = 'array') AND (jsonb_array_length(opening_hours) > 0)),
      accepts_electronic boolean,
      has_courier boolean,
      shipping_cents integer CHECK (shipping_cents >= 0),
      free_shipping_from_cents integer,
      tan_email text,
      CONSTRAINT pharmacies_free_shipping_check CHECK ((free_shipping_from_cents IS NULL) OR ((free_shipping_from_cents >= 0)
        AND (shipping_cents IS NOT NULL)))
    );
    CREATE INDEX pharmacies_added_by_patient_id_idx ON pharmacies (added_by_patient_id);
    CREATE INDEX pharmacies_zip_code_idx ON pharmacies (zip_code);
    CREATE TRIGGER pharmacies_catalogue_deleted AFTER DELETE ON pharmacies REFERENCING OLD TABLE AS changed
      FOR EACH STATEMENT EXECUTE FUNCTION note_pharmacies_change();
    CREATE TRIGGER pharmacies_catalogue_emptied AFTER TRUNCATE ON pharmacies FOR EACH STATEMENT EXECUTE FUNCTION note_catalogue_change('everything');
    CREATE TRIGGER pharmacies_catalogue_inserted AFTER INSERT ON pharmacies REFERENCING NEW TABLE AS changed
      FOR EACH STATEMENT EXECUTE FUNCTION note_pharmacies_change();
    CREATE TRIGGER pharmacies_catalogue_updated AFTER UPDATE ON pharmacies REFERENCING NEW TABLE AS changed
      FOR EACH STATEMENT EXECUTE FUNCTION note_pharmacies_change();
    REVOKE DELETE ON pharmacies FROM blattwerk_app;
    ALTER TABLE users ADD CONSTRAINT users_pharmacy_id_fkey FOREIGN KEY (pharmacy_id) REFERENCES pharmacies(id);

    CREATE TABLE consents (
      id uuid DEFAULT gen_random_uuid() PRIMARY KEY,
      user_id uuid NOT NULL REFERENCES users,
      document text NOT NULL CHECK (document IN ('privacy', 'terms', 'newsletter')),
      version integer NOT NULL,
      sha256 text NOT NULL CHECK (sha256 ~ '^[0-9a-f]{64}$'),
      accepted_at timestamptz DEFAULT now() NOT NULL,
      CONSTRAINT consents_user_document_version_key UNIQUE (user_id, document, version)
    );

    -- What was typed when registering, until the mailbox is proven: a second registration of the address changes nothing of the first.
    -- claim_hash is the secret of the browser tab that waits.
    CREATE TABLE registrations (
      id uuid PRIMARY KEY,
      user_id uuid NOT NULL REFERENCES users ON DELETE CASCADE,
      password_hash text NOT NULL,
      claim_hash text UNIQUE,
      title text,
      first_name text NOT NULL CHECK (length(first_name) <= 60),
      last_name text NOT NULL CHECK (length(last_name) <= 60),
      born_on date NOT NULL,
      phone text CHECK (phone ~ '^\\+[0-9]{6,15}$'),
      locale text NOT NULL CHECK (locale IN ('de', 'en')),
      created_at timestamptz DEFAULT now() NOT NULL,
      next_page text CHECK ((length(next_page) <= 300) AND (next_page ~ '^/[a-zA-Z0-9_][a-zA-Z0-9_./-]*$')),
      noted jsonb CHECK (jsonb_typeof(noted) = 'array'),
      pharmacy_id uuid REFERENCES pharmacies ON DELETE SET NULL
    );
    CREATE INDEX registrations_pharmacy_id_idx ON registrations (pharmacy_id);
    CREATE INDEX registrations_user_id_idx ON registrations (user_id, created_at DESC);

    CREATE TABLE mail_tokens (
      id uuid DEFAULT gen_random_uuid() PRIMARY KEY,
      user_id uuid NOT NULL REFERENCES users,
      purpose text NOT NULL CHECK (purpose IN ('confirm', 'reset', 'email-change')),
      token_hash text NOT NULL UNIQUE,
      code_hash text,
      attempts integer DEFAULT 0 NOT NULL,
      created_at timestamptz DEFAULT now() NOT NULL,
      expires_at timestamptz NOT NULL,
      used_at timestamptz,
      registration_id uuid REFERENCES registrations ON DELETE SET NULL,
      claim_hash text UNIQUE,
      new_email text,
      CONSTRAINT mail_tokens_new_email_check CHECK (((purpose = 'email-change') = (new_email IS NOT NULL)) AND (new_email = lower(new_email)))
    );
    CREATE INDEX mail_tokens_registration_id_idx ON mail_tokens (registration_id);
    CREATE INDEX mail_tokens_user_id_idx ON mail_tokens (user_id, purpose, created_at DESC);

    -- The link follows from link_id and a key, so only its hash is stored; sending again replaces both. An invitation that was not accepted
    -- in time has no state of its own: expires_at says it. No inviter: the command line.
    CREATE TABLE invitations (
      id uuid PRIMARY KEY,
      email text NOT NULL CHECK ((email = lower(email)) AND (email ~~ '%_@_%')),
      role text NOT NULL CHECK (role IN ('doctor', 'pharmacy', 'admin')),
      pharmacy_id uuid REFERENCES pharmacies,
      message text CHECK ((char_length(message) >= 1) AND (char_length(message) <= 1000)),
      locale text NOT NULL CHECK (locale IN ('de', 'en')),
      inviter_id uuid REFERENCES users,
      status text DEFAULT 'pending' NOT NULL CHECK (status IN ('pending', 'accepted', 'withdrawn')),
      link_id uuid NOT NULL,
      token_hash text NOT NULL UNIQUE,
      expires_at timestamptz NOT NULL,
      accepted_at timestamptz,
      version integer DEFAULT 1 NOT NULL,
      created_at timestamptz NOT NULL,
      updated_at timestamptz NOT NULL,
      CONSTRAINT invitations_accepted_check CHECK ((status = 'accepted') = (accepted_at IS NOT NULL)),
      CONSTRAINT invitations_pharmacy_role_check CHECK ((role = 'pharmacy') = (pharmacy_id IS NOT NULL))
    );
    CREATE INDEX invitations_inviter_id_idx ON invitations (inviter_id);
    CREATE UNIQUE INDEX invitations_one_pending_key ON invitations (inviter_id, email) NULLS NOT DISTINCT WHERE (status = 'pending');
    CREATE INDEX invitations_pharmacy_id_idx ON invitations (pharmacy_id);
  `);
};

export const down = async (knex: Knex): Promise<void> => {
  await knex.raw(`DROP TABLE invitations, mail_tokens, registrations, consents, pharmacies, doctors, users CASCADE`);
};
