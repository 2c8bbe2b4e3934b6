import type { Knex } from 'knex';

/** Kept by a reset: which migrations have run. */
const excluded = ['knex_migrations', 'knex_migrations_lock'];

/** The triggers that refuse every change of a table. */
const appendOnly = `SELECT tgrelid::regclass::text AS table, quote_ident(tgname) AS trigger FROM pg_trigger WHERE tgname LIKE '%\\_append\\_only'`;

/** Empties every table and starts all numbers again. The audit log and the chain of documents, which nothing else may empty, included. */
export const emptyDatabase = async (trx: Knex): Promise<void> => {
  const { rows: tables } = await trx.raw<{ rows: { name: string }[] }>(
    `SELECT quote_ident(tablename) AS name FROM pg_tables WHERE schemaname = 'public' AND tablename <> ALL (?)`,
    [excluded],
  );
  const { rows: locked } = await trx.raw<{ rows: { table: string; trigger: string }[] }>(appendOnly);
  const chains = await trx('audit_chains').pluck('chain');
  for (const { table, trigger } of locked) await trx.raw(`ALTER TABLE ${table} DISABLE TRIGGER ${trigger}`);
  await trx.raw(`TRUNCATE ${tables.map((table) => table.name).join(', ')} RESTART IDENTITY`);
  for (const { table, trigger } of locked) await trx.raw(`ALTER TABLE ${table} ENABLE TRIGGER ${trigger}`);
  // The chains of the audit log begin anew; a migration made them.
  await trx('audit_chains').insert(chains.map((chain) => ({ chain })));
  await trx.raw('ALTER SEQUENCE treatment_numbers RESTART; ALTER SEQUENCE prescription_numbers RESTART');
  const { rows: jobs } = await trx.raw<{ rows: { job: string | null }[] }>(`SELECT to_regclass('pgboss.job')::text AS job`);
  if (jobs[0]?.job != null) await trx.raw('DELETE FROM pgboss.job');
};
