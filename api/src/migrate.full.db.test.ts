import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import pg from 'pg';
import { cloneDatabase, type TestDatabase } from '../test/database.ts';
import { processEnvironment } from '../test/product-command.ts';

const command = fileURLToPath(new URL('./migrate.command.ts', import.meta.url));
const kills = 20;
let database: TestDatabase;
beforeAll(async () => void (database = await cloneDatabase()));
afterAll(() => database.drop());

const query = async <T extends object>(sql: string): Promise<T[]> => {
  const client = new pg.Client({ connectionString: database.url, application_name: 'drill' });
  await client.connect();
  const { rows } = await client.query<T>(sql);
  await client.end();
  return rows;
};
const emptied = (): Promise<object[]> =>
  query('DROP SCHEMA IF EXISTS pgboss CASCADE; DROP SCHEMA public CASCADE; CREATE SCHEMA public; GRANT USAGE ON SCHEMA public TO PUBLIC').then(() => []);
const applied = async (): Promise<string[]> => (await query<{ name: string }>('SELECT name FROM knex_migrations ORDER BY id')).map(({ name }) => name);

const migrate = (killedAfter?: number): Promise<number | null> => {
  const env = processEnvironment({ DATABASE_URL: database.url });
  const child = spawn(process.execPath, [command], { env, stdio: 'ignore' });
  if (killedAfter !== undefined) void pause(killedAfter).then(() => child.kill('SIGKILL'));
  return once(child, 'exit').then(([code]) => code as number | null);
};

test('FLT-11 a migration that is killed is completed by the next one, and of two at once each finds all done', async () => {
  const all = await applied();
  await emptied();
  expect(await Promise.all([migrate(), migrate()])).toEqual([0, 0]);
  expect(await applied()).toEqual(all);
  await emptied();
  for (let kill = 1; kill <= kills; kill += 1) await migrate(300 + kill * 100);
  expect(await migrate()).toBe(0);
  expect(await applied()).toEqual(all);
});
