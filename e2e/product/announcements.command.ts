import pg from 'pg';

/** Prints the ids of the mails that announced the sendings of the treatments, which are given by their ids, to pharmacies. */
const client = new pg.Client({ connectionString: process.env['DATABASE_URL'] });
await client.connect();
try {
  const { rows } = await client.query<{ id: string }>(
    `SELECT mails.id FROM mails JOIN sendings ON mails.dedupe_key LIKE 'sending:' || sendings.id || '%' WHERE sendings.treatment_id = ANY ($1::uuid[])`,
    [process.argv.slice(2)],
  );
  process.stdout.write(JSON.stringify(rows.map(({ id }) => id)));
} finally {
  await client.end();
}
