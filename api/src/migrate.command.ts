import { readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import knex from 'knex';
import pg from 'pg';
import { knexConfig } from '../../knexfile.ts';
import { readApplicationUrl, readDatabaseUrl } from './config.ts';
import { prepareQueues } from './app/prepare-queues.ts';
import { makeLogin } from './application-login.ts';

/**
 * Brings the database that DATABASE_URL names to the newest schema, with a queue for every job and, where DATABASE_APPLICATION_URL is given, the login
 * that stands there; says what was done in one line.
 */
const url = readDatabaseUrl();

const db = knex(knexConfig(url, { applicationName: 'blattwerk-migrate', pool: { min: 0, max: 1 } }));
/** @throws when the database holds migrations that this version does not know (decision 0065) */
const refuseUnknownMigrations = async (): Promise<void> => {
  if (!(await db.schema.hasTable('knex_migrations'))) return;
  const known = new Set(readdirSync(fileURLToPath(new URL('../../migrations', import.meta.url))));
  const applied = await db('knex_migrations').pluck<string[]>('name');
  if (applied.some((name) => !known.has(name)))
    throw new Error(
      'This database holds migrations that this version does not know: it was made before the first release, or by a newer version. Before the first release: begin with an empty one (`npm start`: remove the folder .data).',
    );
};

/** Held while this process migrates, and given back by the database when it dies. knex's own lock stays behind with a killed process, and is taken away here. */
const lock = new pg.Client({ connectionString: url, application_name: 'blattwerk-migrate' });
const takeTurn = async (): Promise<void> => {
  await lock.connect();
  await lock.query(`SELECT pg_advisory_lock(hashtextextended('blattwerk.migrate', 0))`);
  if (await db.schema.hasTable('knex_migrations_lock')) await db.migrate.forceFreeMigrationsLock();
};

try {
  await takeTurn();
  await refuseUnknownMigrations();
  const [, applied] = (await db.migrate.latest()) as [number, string[]];
  await prepareQueues(url);
  const applicationUrl = readApplicationUrl();
  if (applicationUrl) await makeLogin(db, applicationUrl);
  process.stdout.write(`${applied.length === 0 ? 'nothing to do' : `${applied.length} migrations applied`}\n`);
} finally {
  await db.destroy();
  await lock.end();
}
