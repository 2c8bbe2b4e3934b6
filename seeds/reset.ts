import type { Knex } from 'knex';

/** Kept by a reset: which migrations have run. */
const excluded = ['knex_migrations', 'knex_migrations_lock'];

/** Empties every table and starts all numbers again. The audit log, which nothing else may empty, included. */
export const emptyDatabase = async (trx: Knex): Promise<void> => {
  const { rows: tables } = await trx.raw<{ rows: { name: string }[] }>(
    `SELECT quote_ident(tablename) AS name FROM pg_tables WHERE schemaname = 'public' AND tablename <> ALL (?)`,
    [excluded],
  );
  await trx.raw('ALTER TABLE audit_events DISABLE TRIGGER audit_events_append_only');
  await trx.raw(`TRUNCATE ${tables.map((table) => table.name).join(', ')} RESTART IDENTITY`);
  await trx.raw('ALTER TABLE audit_events ENABLE TRIGGER audit_events_append_only');
  await trx.raw('ALTER SEQUENCE treatment_numbers RESTART; ALTER SEQUENCE prescription_numbers RESTART');
  const { rows: jobs } = await trx.raw<{ rows: { job: string | null }[] }>(`SELECT to_regclass('pgboss.job')::text AS job`);
  if (jobs[0]?.job != null) await trx.raw('DELETE FROM pgboss.job');
};
