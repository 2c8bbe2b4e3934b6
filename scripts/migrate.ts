import knex from 'knex';
import { prepareQueues } from '../api/src/jobs/prepare-queues.ts';
import { knexConfig } from '../knexfile.ts';

/** Brings the database that DATABASE_URL names to the newest schema, with a queue for every job, and says what was done in one line. */
const url = process.env['DATABASE_URL'];
if (url === undefined) throw new Error('DATABASE_URL is not set. npm start sets it; by hand: DATABASE_URL=postgres://… node scripts/migrate.ts');

const db = knex(knexConfig(url, { applicationName: 'blattwerk-migrate', pool: { min: 0, max: 1 } }));
try {
  const [, applied] = (await db.migrate.latest()) as [number, string[]];
  await prepareQueues(url);
  process.stdout.write(`${applied.length === 0 ? 'nothing to do' : `${applied.length} migrations applied`}\n`);
} finally {
  await db.destroy();
}
