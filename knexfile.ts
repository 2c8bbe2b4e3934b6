import { fileURLToPath } from 'node:url';
import type { Knex } from 'knex';
import { knexSnakeCaseMappers } from 'objection';
import pg from 'pg';

// Calendar dates stay text (`YYYY-MM-DD`), numeric and bigint become numbers: quantities and counts are far below 2^53.
pg.types.setTypeParser(pg.types.builtins.DATE, (value) => value);
pg.types.setTypeParser(pg.types.builtins.NUMERIC, Number);
pg.types.setTypeParser(pg.types.builtins.INT8, Number);

/** One configuration for every environment: DATABASE_URL says where, snake_case ↔ camelCase is mapped here and nowhere else. */
export const knexConfig = (
  databaseUrl: string,
  options: { role?: string; applicationName?: string; pool?: { min: number; max: number } } = {},
): Knex.Config => ({
  client: 'pg',
  connection: {
    connectionString: databaseUrl,
    application_name: options.applicationName ?? 'blattwerk',
    ...(options.role ? { options: `-c role=${options.role}` } : {}),
  },
  pool: options.pool ?? { min: 0, max: 10 },
  migrations: { directory: fileURLToPath(new URL('./migrations', import.meta.url)), loadExtensions: ['.ts'], extension: 'ts' },
  ...knexSnakeCaseMappers(),
});

// knex's command line asks for a default export.
export default knexConfig(process.env['DATABASE_URL'] ?? 'postgres://localhost:5432/blattwerk');
