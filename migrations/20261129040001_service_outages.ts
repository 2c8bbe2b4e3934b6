import type { Knex } from 'knex';

/** Services of others that a process cannot reach: one row a service, from the first failure until it answers. */
export const up = async (knex: Knex): Promise<void> => {
  await knex.raw(`
    CREATE TABLE service_outages (
      service text PRIMARY KEY CHECK (service IN ('mail', 'payments', 'storage', 'scanner', 'signature', 'timestamp', 'sign-in', 'calls', 'push')),
      since timestamptz NOT NULL,
      tried_at timestamptz NOT NULL
    );
    REVOKE INSERT, UPDATE, DELETE ON service_outages FROM blattwerk_app;
    GRANT INSERT, UPDATE, DELETE ON service_outages TO blattwerk_system;
  `);
};

export const down = async (knex: Knex): Promise<void> => {
  await knex.raw('DROP TABLE service_outages');
};
