import { randomBytes } from 'node:crypto';
import knex from 'knex';
import pg from 'pg';
import { knexConfig } from '../../knexfile.ts';

/** Makes an empty database on a server, migrates it, lends it out, and drops it again. @param maintenanceUrl a login there that may create databases */
export async function withFreshDatabase<T>(maintenanceUrl: string, work: (client: pg.Client) => Promise<T>): Promise<T> {
  const name = `schema_${randomBytes(6).toString('hex')}`;
  const maintenance = new pg.Client({ connectionString: maintenanceUrl });
  await maintenance.connect();
  await maintenance.query(`create database ${name} template template0`);
  try {
    const address = new URL(maintenanceUrl);
    address.pathname = `/${name}`;
    const db = knex(knexConfig(address.href, { applicationName: 'blattwerk-schema', pool: { min: 0, max: 1 } }));
    await db.migrate.latest().finally(() => db.destroy());
    const client = new pg.Client({ connectionString: address.href });
    await client.connect();
    return await work(client).finally(() => client.end());
  } finally {
    await maintenance.query(`drop database ${name} with (force)`);
    await maintenance.end();
  }
}
