import { randomUUID } from 'node:crypto';
import pg from 'pg';

/**
 * `cover-for-absence.command.ts <patient> <doctor> <name>` (addresses, and a last name for both): two doctors like the given one, with its password.
 * The first has an appointment with the patient in six days, at eleven in Germany, and no hours; the second has hours around that time and no other.
 * Prints their addresses, the appointment and its day.
 */
const [patient = '', doctor = '', name = ''] = process.argv.slice(2);
const client = new pg.Client({ connectionString: process.env['DATABASE_URL'] });
await client.connect();

const copyDoctor = async (firstName: string, schedule: object): Promise<{ id: string; email: string }> => {
  const [id, email] = [randomUUID(), `${firstName}.${name}@personal.example`.toLowerCase()];
  const code = id.slice(-8).toUpperCase();
  await client.query(
    `INSERT INTO users SELECT (jsonb_populate_record(u, jsonb_build_object('id', $1::text, 'email', $2::text, 'first_name', $3::text, 'last_name', $4::text))).* FROM users u WHERE email = $5`,
    [id, email, firstName, name, doctor],
  );
  await client.query(
    `INSERT INTO doctors SELECT (jsonb_populate_record(d, jsonb_build_object('user_id', $1::text, 'invoice_code', $2::text, 'licence_number', $2::text))).*
     FROM doctors d JOIN users u ON u.id = d.user_id WHERE u.email = $3`,
    [id, code, doctor],
  );
  await client.query(`INSERT INTO schedules (doctor_id, exceptions, buffer_minutes, lead_minutes) VALUES ($1, $2, 0, 0)`, [id, JSON.stringify(schedule)]);
  return { id, email };
};

try {
  const { rows } = await client.query<{ on: string; at: Date }>(
    `SELECT to_char(day, 'YYYY-MM-DD') AS on, (day + time '11:00') AT TIME ZONE 'Europe/Berlin' AS at FROM (SELECT (now() AT TIME ZONE 'Europe/Berlin')::date + 6 AS day) AS days`,
  );
  const { on, at } = rows[0]!;
  const absent = await copyDoctor('Ilse', []);
  const cover = await copyDoctor('Hanno', [{ from: on, to: on, kind: 'open', hours: [{ from: '11:00', to: '12:00' }] }]);
  const id = randomUUID();
  await client.query(
    `INSERT INTO consultations (id, doctor_id, patient_id, starts_at, ends_at) SELECT $1, $2, id, $3, $3::timestamptz + interval '15 minutes' FROM users WHERE email = $4`,
    [id, absent.id, at, patient],
  );
  process.stdout.write(JSON.stringify({ id, on, absent: absent.email, cover: cover.email }));
} finally {
  await client.end();
}
