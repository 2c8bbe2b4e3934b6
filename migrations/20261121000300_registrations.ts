import type { Knex } from 'knex';

/**
 * What somebody typed when registering, until the mailbox is proven: who registers an address that waits for its confirmation
 * changes nothing of what somebody else registered with it before. `claim_hash` is the secret of the tab that waits.
 */
export const up = (knex: Knex): Promise<void> =>
  knex.raw(`
    CREATE TABLE registrations (
      id uuid PRIMARY KEY,
      user_id uuid NOT NULL REFERENCES users (id) ON DELETE CASCADE,
      password_hash text NOT NULL,
      claim_hash text UNIQUE,
      title text,
      first_name text NOT NULL CHECK (length(first_name) <= 60),
      last_name text NOT NULL CHECK (length(last_name) <= 60),
      born_on date NOT NULL,
      phone text CHECK (phone ~ '^\\+[0-9]{6,15}$'),
      locale text NOT NULL CHECK (locale IN ('de', 'en')),
      created_at timestamptz NOT NULL DEFAULT now()
    );
    CREATE INDEX registrations_user_id_idx ON registrations (user_id, created_at DESC);
    ALTER TABLE mail_tokens
      ADD COLUMN registration_id uuid REFERENCES registrations (id) ON DELETE SET NULL,
      ADD COLUMN claim_hash text UNIQUE,
      ADD COLUMN new_email text,
      DROP CONSTRAINT mail_tokens_purpose_check,
      ADD CONSTRAINT mail_tokens_purpose_check CHECK (purpose IN ('confirm', 'reset', 'email-change')),
      ADD CONSTRAINT mail_tokens_new_email_check CHECK ((purpose = 'email-change') = (new_email IS NOT NULL) AND new_email = lower(new_email));
    CREATE INDEX mail_tokens_registration_id_idx ON mail_tokens (registration_id);
  `);

export const down = (knex: Knex): Promise<void> =>
  knex.raw(`
    DELETE FROM mail_tokens WHERE purpose = 'email-change';
    ALTER TABLE mail_tokens
      DROP COLUMN registration_id,
      DROP COLUMN claim_hash,
      DROP COLUMN new_email,
      DROP CONSTRAINT mail_tokens_purpose_check,
      ADD CONSTRAINT mail_tokens_purpose_check CHECK (purpose IN ('confirm', 'reset'));
    DROP TABLE registrations;
  `);
