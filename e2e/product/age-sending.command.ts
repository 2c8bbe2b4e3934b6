import pg from 'pg';

/** `age-sending.command.ts <treatment> <hours>`: moves the moment of the treatment's sendings back by that many hours. Prints the number of sendings. */
const [treatmentId, hours] = process.argv.slice(2);
const client = new pg.Client({ connectionString: process.env['DATABASE_URL'] });
await client.connect();
try {
  const { rowCount } = await client.query('UPDATE sendings SET sent_at = sent_at - make_interval(hours => $2) WHERE treatment_id = $1', [treatmentId, hours]);
  process.stdout.write(JSON.stringify(rowCount));
} finally {
  await client.end();
}
