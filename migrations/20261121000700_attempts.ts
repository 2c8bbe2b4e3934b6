import type { Knex } from 'knex';

/** A try is taken before the password is looked at and given back when it was right, so a count goes down to nought. */
export const up = (knex: Knex): Promise<void> =>
  knex.raw(`
    ALTER TABLE login_attempts RENAME COLUMN failures TO tries;
    ALTER TABLE login_attempts DROP CONSTRAINT login_attempts_failures_check;
    ALTER TABLE login_attempts ADD CONSTRAINT login_attempts_tries_check CHECK (tries >= 0);
  `);

export const down = (knex: Knex): Promise<void> =>
  knex.raw(`
    DELETE FROM login_attempts WHERE tries = 0;
    ALTER TABLE login_attempts DROP CONSTRAINT login_attempts_tries_check;
    ALTER TABLE login_attempts RENAME COLUMN tries TO failures;
    ALTER TABLE login_attempts ADD CONSTRAINT login_attempts_failures_check CHECK (failures > 0);
  `);
