import type { Knex } from 'knex';

/** Feeds are pulled with a login, by SFTP too; a pull is claimed, so that many at once are one. */
export const up = async (knex: Knex): Promise<void> => {
  await knex.raw(`
    ALTER TABLE stock_feeds
      ADD COLUMN auth_kind text NOT NULL DEFAULT 'none',
      ADD COLUMN auth_sealed text,
      ADD COLUMN auth_since timestamptz,
      ADD COLUMN host_key text,
      ADD COLUMN last_modified text,
      ADD COLUMN pull_claim text,
      ADD COLUMN pull_claimed_until timestamptz,
      ADD COLUMN pulled_at timestamptz,
      ADD COLUMN pull_failures int NOT NULL DEFAULT 0,
      DROP CONSTRAINT stock_feeds_url_check,
      ADD CONSTRAINT stock_feeds_url_check CHECK (url ~ '^(http|https|sftp)://'),
      ADD CONSTRAINT stock_feeds_auth_kind_check CHECK (auth_kind IN ('none', 'basic', 'token', 'headers', 'password', 'key')),
      ADD CONSTRAINT stock_feeds_auth_sealed_check CHECK ((auth_kind = 'none') = (auth_sealed IS NULL) AND (auth_sealed IS NULL) = (auth_since IS NULL)),
      ADD CONSTRAINT stock_feeds_host_key_check CHECK (host_key ~ '^SHA256:[A-Za-z0-9+/]{43}$'),
      ADD CONSTRAINT stock_feeds_sftp_check CHECK (
        (coalesce(url, '') LIKE 'sftp:%') = (auth_kind IN ('password', 'key')) AND (coalesce(url, '') LIKE 'sftp:%') = (host_key IS NOT NULL)
      ),
      ADD CONSTRAINT stock_feeds_pull_claim_check CHECK ((pull_claim IS NULL) = (pull_claimed_until IS NULL)),
      ADD CONSTRAINT stock_feeds_pull_failures_check CHECK (pull_failures >= 0);
  `);
};

export const down = async (knex: Knex): Promise<void> => {
  await knex.raw(`
    ALTER TABLE stock_feeds
      DROP CONSTRAINT stock_feeds_url_check,
      ADD CONSTRAINT stock_feeds_url_check CHECK (url ~ '^https{0,1}://'),
      DROP COLUMN auth_kind,
      DROP COLUMN auth_sealed,
      DROP COLUMN auth_since,
      DROP COLUMN host_key,
      DROP COLUMN last_modified,
      DROP COLUMN pull_claim,
      DROP COLUMN pull_claimed_until,
      DROP COLUMN pulled_at,
      DROP COLUMN pull_failures;
  `);
};
