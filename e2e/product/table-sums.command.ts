import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';

/** Prints every table of the product with the number of its rows and a sum of their contents: equal only while nothing was written. */
const client = new pg.Client({ connectionString: process.env['DATABASE_URL'] });
await client.connect();
const quietWithinMs = 8 * 60_000;
/** Jobs that make documents or send mails write too; a look at the tables waits until they are done. */
const untilQuiet = async (): Promise<void> => {
  for (const begun = performance.now(); performance.now() - begun < quietWithinMs; await pause(1_000)) {
    const { rows } = await client.query<{ waiting: number }>(
      `SELECT count(*)::int AS waiting FROM pgboss.job WHERE state IN ('created', 'retry', 'active') AND start_after <= now() AND name NOT LIKE 'stock%' AND name NOT LIKE '\\_\\_%'`,
    );
    if (rows[0]?.waiting === 0) return;
  }
};
try {
  await untilQuiet();
  const { rows: tables } = await client.query<{ name: string }>(
    `SELECT relname AS name FROM pg_class WHERE relnamespace = 'public'::regnamespace AND relkind IN ('r', 'p') AND NOT relispartition ORDER BY relname`,
  );
  const sums: Record<string, string> = {};
  for (const { name } of tables) {
    const table = client.escapeIdentifier(name);
    const { rows } = await client.query<{ sum: string }>(
      `SELECT count(*) || ' rows, ' || coalesce(sum(hashtextextended(row_of::text, 0)), 0) AS sum FROM ${table} AS row_of`,
    );
    sums[name] = rows[0]?.sum ?? '';
  }
  process.stdout.write(JSON.stringify(sums));
} finally {
  await client.end();
}
