import type { Knex } from 'knex';

/** Changes whenever a row of any table is written or a job is sent, but for the named tables. */
export const databaseState = async (knex: Knex, except: string[] = []): Promise<Record<string, string>> => {
  const tables = await knex('pg_stat_user_tables')
    .where({ schemaname: 'public' })
    .whereNotIn('relname', ['knex_migrations', 'knex_migrations_lock', ...except])
    .orderBy('relname')
    .pluck<string[]>('relname');
  const counted = [...tables.map((table) => `public.${table}`), 'pgboss.job'];
  const { rows } = await knex.raw<{ rows: { name: string; state: string }[] }>(
    counted.map((table) => `SELECT '${table}' AS name, count(*) || ' ' || coalesce(max(xmin::text::bigint), 0) AS state FROM ${table}`).join(' UNION ALL '),
  );
  return Object.fromEntries(rows.map(({ name, state }) => [name, state]));
};
