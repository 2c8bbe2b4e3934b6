import { readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import knex from 'knex';
import { knexConfig } from '../../knexfile.ts';
import { readDatabaseUrl } from './config.ts';
import { prepareQueues } from './app/prepare-queues.ts';

/** Brings the database that DATABASE_URL names to the newest schema, with a queue for every job, and says what was done in one line. */
const url = readDatabaseUrl();

/** @throws when the database was made by migrations that are not there any more: those of the time before the first release (decision 0065) */
const refuseForeignHistory = async (): Promise<void> => {
  if (!(await db.schema.hasTable('knex_migrations'))) return;
  const known = new Set(readdirSync(fileURLToPath(new URL('../../migrations', import.meta.url))));
  const applied = await db('knex_migrations').pluck<string[]>('name');
  if (applied.some((name) => !known.has(name)))
    throw new Error(
      'This database was made by a version from before the first release and cannot be brought up to date. Please begin with an empty one (`npm start`: remove the folder .data).',
    );
};

const db = knex(knexConfig(url, { applicationName: 'blattwerk-migrate', pool: { min: 0, max: 1 } }));
try {
  await refuseForeignHistory();
  const [, applied] = (await db.migrate.latest()) as [number, string[]];
  await prepareQueues(url);
  process.stdout.write(`${applied.length === 0 ? 'nothing to do' : `${applied.length} migrations applied`}\n`);
} finally {
  await db.destroy();
}
