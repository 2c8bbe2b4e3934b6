import type { ClientBase } from 'pg';
import type { BackedUpTable, Contents } from './backup-folder.ts';

/** Which migrations a database has had says the database itself after the restore. */
const left = ['knex_migrations', 'knex_migrations_lock'];

type Described = Pick<BackedUpTable, 'schema' | 'name' | 'columns'>;

/** All tables of ours with the columns that can be written, and the queue's jobs. */
export const listTables = async (client: ClientBase): Promise<Described[]> => {
  const { rows } = await client.query<Described>(
    `SELECT nspname AS schema, relname AS name, array_agg(attname::text ORDER BY attnum) AS columns
     FROM pg_class JOIN pg_namespace ON pg_namespace.oid = relnamespace JOIN pg_attribute ON attrelid = pg_class.oid
     WHERE relkind IN ('r', 'p') AND NOT relispartition AND attnum > 0 AND NOT attisdropped AND attgenerated = ''
       AND (nspname = 'public' AND NOT relname = ANY ($1) OR nspname = 'pgboss' AND relname = 'job')
     GROUP BY nspname, relname ORDER BY nspname DESC, relname`,
    [left],
  );
  return rows;
};

export const listSequences = async (client: ClientBase): Promise<Contents['sequences']> => {
  const { rows } = await client.query<{ name: string; value: string }>(
    `SELECT sequencename AS name, last_value::text AS value FROM pg_sequences WHERE schemaname = 'public' AND last_value IS NOT NULL ORDER BY 1`,
  );
  return rows;
};

export const listMigrations = async (client: ClientBase): Promise<string[]> =>
  (await client.query<{ name: string }>('SELECT name FROM knex_migrations ORDER BY id')).rows.map(({ name }) => name);

/** Others of the product that are connected to this database. */
export const countOthers = async (client: ClientBase): Promise<number> => {
  const { rows } = await client.query<{ others: number }>(
    `SELECT count(*)::int AS others FROM pg_stat_activity
     WHERE datname = current_database() AND pid <> pg_backend_pid() AND application_name LIKE 'blattwerk%' AND application_name <> 'blattwerk-scripts'`,
  );
  return rows[0]?.others ?? 0;
};
