import pg from 'pg';
import type { Progress } from '../progress.mjs';
import { apiEnvironment, type Launch } from './launch.ts';
import { runStep } from './run-node.ts';

const AGAIN = 'Correct that and start again; what was done so far is kept.';

/** Brings a database to the newest schema and fills in the reference data, in demo mode also the demo data. Repeating it changes nothing. */
export async function prepareDatabase(launch: Launch, databaseUrl: string, progress: Progress): Promise<void> {
  const env = apiEnvironment(launch, databaseUrl, process.env);
  const run = (...args: string[]) => runStep(args, { env, output: 'kept' }, AGAIN);
  await progress.step('Bringing the schema up to date', () => run('api/src/migrate.command.ts'));
  if (launch.isProduction) await progress.step('Reference data', () => run('seeds/run.ts', 'reference'));
  else await progress.step('Reference and demo data', () => run('seeds/run.ts', 'demo'));
}

/** Whether this database was never migrated. */
export async function isUnprepared(databaseUrl: string): Promise<boolean> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    const { rows } = await client.query<{ found: string | null }>("select to_regclass('public.knex_migrations')::text as found");
    return rows[0]?.found == null;
  } finally {
    await client.end();
  }
}
