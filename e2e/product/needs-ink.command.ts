import pg from 'pg';

/** `needs-ink.command.ts <treatment>`: makes the treatment's prescriptions sheets for a signature by hand, as a demanded qualified signature does. Prints their number. */
const [treatmentId] = process.argv.slice(2);
const client = new pg.Client({ connectionString: process.env['DATABASE_URL'] });
await client.connect();
try {
  const { rowCount } = await client.query('UPDATE prescriptions SET needs_ink = true WHERE treatment_id = $1 AND file_id IS NOT NULL', [treatmentId]);
  process.stdout.write(JSON.stringify(rowCount));
} finally {
  await client.end();
}
