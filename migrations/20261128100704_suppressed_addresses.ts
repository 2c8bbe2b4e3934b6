import type { Knex } from 'knex';

/** Addresses that mails do not reach (reported by RFC 3464) or where they are not wanted (RFC 5965): mails to them are held, not lost. */
export const up = async (knex: Knex): Promise<void> => {
  await knex.raw(`
    CREATE TABLE suppressed_addresses (
      id uuid PRIMARY KEY,
      address text NOT NULL CONSTRAINT suppressed_addresses_address_key UNIQUE CHECK (address = lower(address)),
      cause text NOT NULL CHECK (cause IN ('bounce', 'complaint')),
      status_code text,
      diagnostic text CHECK (char_length(diagnostic) <= 300),
      reports integer NOT NULL DEFAULT 1 CHECK (reports > 0),
      is_held boolean NOT NULL,
      last_reported_at timestamptz NOT NULL,
      version integer NOT NULL DEFAULT 1,
      created_at timestamptz NOT NULL,
      updated_at timestamptz NOT NULL
    );
    CREATE INDEX suppressed_addresses_last_reported_at_idx ON suppressed_addresses (last_reported_at);
    REVOKE INSERT, UPDATE, DELETE ON suppressed_addresses FROM blattwerk_app;
    GRANT DELETE ON suppressed_addresses TO blattwerk_app;
    GRANT INSERT, UPDATE ON suppressed_addresses TO blattwerk_system;
    ALTER TABLE suppressed_addresses ENABLE ROW LEVEL SECURITY;
    CREATE POLICY admin_reads ON suppressed_addresses FOR SELECT TO blattwerk_app USING ((SELECT actor_role()) = 'admin');
    CREATE POLICY admin_releases ON suppressed_addresses FOR DELETE TO blattwerk_app USING ((SELECT actor_role()) = 'admin');
    CREATE POLICY owner_reads ON suppressed_addresses FOR SELECT TO blattwerk_app
      USING (address = (SELECT lower(users.email) FROM users WHERE users.id = (SELECT actor_id())));
    CREATE POLICY system_all ON suppressed_addresses FOR ALL TO blattwerk_system USING (true) WITH CHECK (true);
    CALL announce_table('suppressed_addresses', 'suppressed-addresses', 'id', 'true');
  `);
};

export const down = async (knex: Knex): Promise<void> => {
  await knex.raw(`DROP TABLE suppressed_addresses`);
};
