import knex from 'knex';
import { knexConfig } from '../../knexfile.ts';
import { readDatabaseUrl } from './config.ts';
import { prepareQueues } from './app/prepare-queues.ts';

/** Brings the database that DATABASE_URL names to the newest schema, with a queue for every job, and says what was done in one line. */
const url = readDatabaseUrl();

const db = knex(knexConfig(url, { applicationName: 'blattwerk-migrate', pool: { min: 0, max: 1 } }));
try {
  const [, applied] = (await db.migrate.latest()) as [number, string[]];
  await prepareQueues(url);
  process.stdout.write(`${applied.length === 0 ? 'nothing to do' : `${applied.length} migrations applied`}\n`);
} finally {
  await db.destroy();
}
