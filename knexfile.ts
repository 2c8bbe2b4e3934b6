import { fileURLToPath } from 'node:url';
import type { Knex } from 'knex';
import { knexSnakeCaseMappers } from 'objection';
import pg from 'pg';

// Calendar dates stay text (`YYYY-MM-DD`), numeric and bigint become numbers: quantities and counts are far below 2^53.
pg.types.setTypeParser(pg.types.builtins.DATE, (value) => value);
pg.types.setTypeParser(pg.types.builtins.NUMERIC, Number);
pg.types.setTypeParser(pg.types.builtins.INT8, Number);

/** How long callers wait for the database, in seconds: for a connection, for a lock, for a statement. */
const waiting = (seconds: number) => ({
  connectionTimeoutMillis: seconds * 1000,
  lock_timeout: seconds * 500,
  statement_timeout: seconds * 1000,
  // A database that has frozen cancels nothing itself: then the client gives up, a moment later.
  query_timeout: seconds * 1000 + 500,
  idle_in_transaction_session_timeout: 60_000,
  keepAlive: true,
});

/** One configuration for every environment: DATABASE_URL says where, snake_case ↔ camelCase is mapped here and nowhere else. */
export const knexConfig = (
  databaseUrl: string,
  options: { role?: string; applicationName?: string; pool?: { min: number; max: number }; waitSeconds?: number } = {},
): Knex.Config => ({
  client: 'pg',
  connection: {
    connectionString: databaseUrl,
    application_name: options.applicationName ?? 'blattwerk',
    ...(options.waitSeconds ? waiting(options.waitSeconds) : {}),
    ...(options.role ? { options: `-c role=${options.role}` } : {}),
  },
  ...(options.waitSeconds ? { acquireConnectionTimeout: options.waitSeconds * 1000 } : {}),
  pool: options.pool ?? { min: 0, max: 10 },
  migrations: { directory: fileURLToPath(new URL('./migrations', import.meta.url)), loadExtensions: ['.ts'], extension: 'ts' },
  ...knexSnakeCaseMappers(),
});

// knex's command line asks for a default export.
export default knexConfig(process.env['DATABASE_URL'] ?? 'postgres://localhost:5432/blattwerk');
