import { randomUUID } from 'node:crypto';
import pg from 'pg';

/** `open-room.command.ts <patient> <doctor>` (addresses): a consultation whose room is open now, in the first free minute of the last half hour. Prints its id. */
const [patient, doctor] = process.argv.slice(2);
const client = new pg.Client({ connectionString: process.env['DATABASE_URL'] });
await client.connect();
try {
  const id = randomUUID();
  await client.query(
    `INSERT INTO consultations (id, doctor_id, patient_id, starts_at, ends_at, joinable_until)
     SELECT $1, d.id, p.id, minute, minute + interval '1 minute', now() + interval '2 hours'
     FROM users d, users p, generate_series(now() - interval '30 minutes', now(), interval '1 minute') AS minute
     WHERE d.email = $3 AND p.email = $2 AND NOT EXISTS (
       SELECT FROM taken_times t WHERE t.doctor_id = d.id AND tstzrange(t.starts_at, t.ends_at) && tstzrange(minute, minute + interval '1 minute'))
     ORDER BY minute LIMIT 1`,
    [id, patient, doctor],
  );
  process.stdout.write(JSON.stringify(id));
} finally {
  await client.end();
}
