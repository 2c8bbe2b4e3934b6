import { availableParallelism, cpus, loadavg, totalmem } from 'node:os';
import knexFactory from 'knex';
import { knexConfig } from '../knexfile.ts';
import { measure, table, type Figures } from './measure.ts';
import { startServer } from './start-server.ts';

const accounts = 10_000;
const seconds = Number(process.env['BENCH_SECONDS'] ?? '15');
const password = 'Demo-2026!';
const address = (at: number): string => `bench-${at % accounts}@mail.example`;

/** Everybody has the demo patient's password: a hash for each would take longer than the bench. */
const addAccounts = async (databaseUrl: string): Promise<void> => {
  const knex = knexFactory(knexConfig(databaseUrl, { pool: { min: 0, max: 1 } }));
  try {
    await knex.raw(
      `INSERT INTO users (id, email, password_hash, role, status, locale, first_name, last_name, born_on, country, mail_confirmed_at)
       SELECT gen_random_uuid(), 'bench-' || at || '@mail.example', password_hash, 'patient', 'active', 'de', 'Jule', 'Winter', '1990-01-01', 'DE', now()
       FROM users, generate_series(0, :last) AS at WHERE email = 'patient@blattwerk.example' ON CONFLICT DO NOTHING`,
      { last: accounts - 1 },
    );
    await knex.raw('ANALYZE users');
  } finally {
    await knex.destroy();
  }
};

const post = (url: string, body: object): Promise<Response> =>
  fetch(url, { method: 'POST', headers: { 'content-type': 'application/json', 'x-client': 'native' }, body: JSON.stringify(body) });

const run = async (url: string): Promise<Figures[]> => {
  const login = async (client: number, turn: number): Promise<boolean> => {
    const answer = await post(`${url}/auth/login`, { email: address(client * 331 + turn), password });
    await answer.arrayBuffer();
    return answer.ok;
  };
  const secrets: string[] = [];
  const refresh = async (client: number): Promise<boolean> => {
    const answer = await post(`${url}/auth/refresh`, { refreshToken: secrets[client] });
    secrets[client] = ((await answer.json()) as { refreshToken: string }).refreshToken;
    return answer.ok;
  };
  const browse = async (_client: number, turn: number): Promise<boolean> => {
    const answer = await fetch(`${url}/products?page=${(turn % 3) + 1}`);
    await answer.arrayBuffer();
    return answer.ok;
  };
  for (let client = 0; client < 32; client += 1)
    secrets.push(((await (await post(`${url}/auth/login`, { email: address(client), password })).json()) as { refreshToken: string }).refreshToken);
  await measure('warm-up', 4, 2, browse);
  const alone = await measure('catalogue alone', 4, seconds, browse);
  const rows = [alone];
  for (const clients of [8, 32]) rows.push(await measure('logins', clients, seconds, login));
  for (const clients of [8, 32]) rows.push(await measure('refreshes', clients, seconds, refresh));
  const [storm, during] = await Promise.all([
    measure('logins, while others browse', 32, seconds, login),
    measure('catalogue during the logins', 4, seconds, browse),
  ]);
  return [...rows, storm, during];
};

const databaseUrl = process.env['DATABASE_URL'];
if (!databaseUrl) throw new Error('Call it through npm: npm run bench -- auth');
await addAccounts(databaseUrl);
const { url, server } = await startServer();
try {
  const load = loadavg()[0]?.toFixed(1);
  const rows = await run(url);
  const machine = `${availableParallelism()} cores (${cpus()[0]?.model ?? 'unknown'}), ${Math.round(totalmem() / 2 ** 30)} GiB, Node ${process.versions.node}, load before the run ${load}; ${accounts} accounts, ${seconds} s each; database, API and clients on this machine`;
  process.stdout.write(`\n${machine}\n\n${table(rows)}\n`);
} finally {
  server.kill();
}
