import { availableParallelism, cpus, loadavg, totalmem } from 'node:os';
import knexFactory from 'knex';
import { knexConfig } from '../knexfile.ts';
import { measure, table, type Figures } from './measure.ts';
import { addRequests } from './review-scene.ts';
import { signIn } from './sign-in.ts';
import { startServer } from './start-server.ts';

const treatments = Number(process.env['BENCH_TREATMENTS'] ?? '1000000');
const open = 1000;
const taken = 40;
const seconds = Number(process.env['BENCH_SECONDS'] ?? '5');
const clients = Number(process.env['BENCH_CLIENTS'] ?? '2');

interface List {
  items: { id: string }[];
  total: number;
}

const viewOf = (view: string): string => `filters=${encodeURIComponent(JSON.stringify([{ field: 'view', operator: 'in', value: [view] }]))}`;
const inReview = `filters=${encodeURIComponent(JSON.stringify([{ field: 'status', operator: 'in', value: ['in-review'] }]))}`;

/** A doctor at work: the queue and its views, the numbers beside them, a request of the pool and a case. */
const run = async (url: string): Promise<Figures[]> => {
  const token = await signIn(url, 'doctor');
  const office = url.replace('/clients', '/backoffice');
  const ask = (path: string): Promise<Response> => fetch(`${office}/${path}`, { headers: { authorization: `Bearer ${token}` } });
  const idsOf = async (view: string): Promise<string[]> =>
    ((await (await ask(`treatments?${viewOf(view)}&pageSize=40`)).json()) as List).items.map(({ id }) => id);
  const [mine, pool] = [await idsOf('mine'), await idsOf('pool')];
  const answers = async (path: string): Promise<boolean> => {
    const answer = await ask(path);
    await answer.arrayBuffer();
    return answer.ok;
  };
  const asked: [string, (turn: number) => string][] = [
    ['queue, a page of 20', (turn) => `treatments?${inReview}&page=${(turn % 5) + 1}`],
    ['queue, all 200 rows of a page', () => `treatments?${inReview}&pageSize=200`],
    ['view: mine', () => `treatments?${viewOf('mine')}`],
    ['view: pool, by wished product', () => `treatments?filters=${encodeURIComponent(JSON.stringify([{ field: 'view', operator: 'in', value: ['pool'] }, { field: 'wishes', operator: 'contains', value: 'a' }]))}`],
    ['counts of the views', () => 'review-summary'],
    ['workload of the team', () => 'review-team'],
    ['dashboard', () => 'doctor-dashboard'],
    ['a request of the pool', (turn) => `treatments/${pool[turn % pool.length]}`],
    ['a case', (turn) => `treatments/${mine[turn % mine.length]}`],
    ['notes of a case', (turn) => `treatments/${mine[turn % mine.length]}/notes`],
  ]; // prettier-ignore
  const rows: Figures[] = [];
  for (const [what, path] of asked) {
    await measure('warm-up', clients, 1, (client, turn) => answers(path(client + turn)));
    rows.push(await measure(what, clients, seconds, (client, turn) => answers(path(client * 7 + turn))));
  }
  return rows;
};

const databaseUrl = process.env['DATABASE_URL'];
if (!databaseUrl) throw new Error('Call it through npm: npm run bench -- review');
const knex = knexFactory(knexConfig(databaseUrl, { pool: { min: 0, max: 1 } }));
await addRequests(knex, { treatments, open, taken });
const [counted] = await knex('treatments').select(knex.raw(`count(*)::int AS all, count(*) FILTER (WHERE status = 'in-review')::int AS open`));
await knex.destroy();
const { url, server } = await startServer();
try {
  const load = loadavg()[0]?.toFixed(1);
  const rows = await run(url);
  const machine = `${availableParallelism()} cores (${cpus()[0]?.model ?? 'unknown'}), ${Math.round(totalmem() / 2 ** 30)} GiB, Node ${process.versions.node}, load before the run ${load}; ${counted.all} treatments, ${counted.open} open, ${seconds} s each; database, API and clients on this machine`;
  process.stdout.write(`\n${machine}\n\n${table(rows)}\n`);
} finally {
  server.kill();
}
