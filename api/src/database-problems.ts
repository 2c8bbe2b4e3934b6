import pg from 'pg';

/** The addresses of the demo's people; no real account can have one. */
const demoAddresses = '%@blattwerk.example';

const hasDemoData = async (client: pg.Client): Promise<boolean> => {
  const { rows } = await client.query<{ isMigrated: boolean }>(`SELECT to_regclass('public.users') IS NOT NULL AS "isMigrated"`);
  if (rows[0]?.isMigrated !== true) return false;
  await client.query('SET ROLE blattwerk_system');
  const { rowCount } = await client.query('SELECT FROM users WHERE lower(email) LIKE $1 LIMIT 1', [demoAddresses]);
  return rowCount !== 0;
};

/** Row-level security does not hold for such a login: it could leave the application's roles. */
const isTooStrong = async (client: pg.Client): Promise<boolean> => {
  const { rows } = await client.query<{ isStrong: boolean }>(`SELECT rolsuper OR rolbypassrls AS "isStrong" FROM pg_roles WHERE rolname = session_user`);
  return rows[0]?.isStrong === true;
};

/** What of the database keeps production from starting. One that cannot be asked is left to the start itself, which waits for it. */
export const databaseProblems = async (environment: NodeJS.ProcessEnv): Promise<string[]> => {
  const connectionString = environment['DATABASE_URL'];
  if (environment['APP_ENV'] !== 'production' || !connectionString) return [];
  const client = new pg.Client({ connectionString, connectionTimeoutMillis: 5000, application_name: 'blattwerk-start' });
  client.on('error', () => undefined);
  try {
    await client.connect();
    return [
      ...((await isTooStrong(client)) ? ['DATABASE_URL signs in as a superuser: give the migration that address, and DATABASE_APPLICATION_URL'] : []),
      ...((await hasDemoData(client)) ? ['DATABASE_URL leads to a database with demo data'] : []),
    ];
  } catch {
    // It is not there, or not yet.
    return [];
  } finally {
    // One that never was connected has nothing to end.
    await Promise.allSettled([client.end()]);
  }
};
