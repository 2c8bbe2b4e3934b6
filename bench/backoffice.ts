import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { availableParallelism, cpus, loadavg, totalmem } from 'node:os';
import { fileURLToPath } from 'node:url';
import knexFactory, { type Knex } from 'knex';
import { knexConfig } from '../knexfile.ts';
import { officeLists, queriesOf, type OfficeList, type OfficeQuery } from './backoffice-queries.ts';
import { addOffice } from './backoffice-scene.ts';
import { measure, table, type Figures } from './measure.ts';
import { measureRadar } from './radar.ts';
import { signIn } from './sign-in.ts';
import { startServer } from './start-server.ts';

const patients = Number(process.env['BENCH_PATIENTS'] ?? '1000000');
const stock = Number(process.env['BENCH_ROWS'] ?? '3000000');
const auditEvents = Number(process.env['BENCH_EVENTS'] ?? '10000000');
const seconds = Number(process.env['BENCH_SECONDS'] ?? '8');
const clients = Number(process.env['BENCH_CLIENTS'] ?? '8');
const deepPage = Number(process.env['BENCH_PAGE'] ?? '20000');

/** What the kept counters of the hand-written statement hold. */
const keepTotals = async (knex: Knex, lists: readonly OfficeList[]): Promise<void> => {
  await knex.raw('DROP TABLE IF EXISTS bench_totals');
  await knex.raw('CREATE TABLE bench_totals (list text, value text, total integer, PRIMARY KEY (list, value))');
  for (const { name, from, column } of lists)
    await knex.raw(`INSERT INTO bench_totals SELECT '${name}', ${column}::text, count(*) FROM ${from} true GROUP BY 2`.replaceAll('?', '\\?'));
};

type Ask = (address: string) => Promise<boolean>;

const asking =
  (headers: Record<string, string> = {}): Ask =>
  async (address) => {
    const answer = await fetch(address, { headers });
    await answer.arrayBuffer();
    return answer.ok;
  };

const byHand = async (): Promise<{ url: string; server: ChildProcess }> => {
  const server = fork(fileURLToPath(new URL('backoffice-sql.ts', import.meta.url)), { env: { ...process.env, BENCH_PORT: '0' } });
  const [{ port }] = (await once(server, 'message')) as [{ port: number }];
  return { url: `http://127.0.0.1:${port}`, server };
};

const filtered = ({ name, field }: OfficeList, { value, sort }: OfficeQuery): string =>
  `${name}?${new URLSearchParams({ sort, filters: JSON.stringify([{ field, operator: 'eq', value }]) })}`;

interface Measured {
  figures: Figures[];
  ratios: string[];
}

/** First pages of one list: by hand with a count, by hand with a kept total, the product. */
const measurePages = async (list: OfficeList, hand: string, office: string, ask: Ask): Promise<Measured> => {
  const queries = queriesOf(list);
  const at = (client: number, turn: number): OfficeQuery => queries[(client * 5 + turn) % queries.length] as OfficeQuery;
  const plain = asking();
  const run = async (what: string, address: (query: OfficeQuery) => string, by: Ask): Promise<Figures> => {
    await measure('warm-up', clients, Math.min(3, seconds), (client, turn) => by(address(at(client, turn))));
    return measure(`${list.name}, first page: ${what}`, clients, seconds, (client, turn) => by(address(at(client, turn))));
  };
  const page = ({ value, sort }: OfficeQuery): string => `${hand}/${list.name}?${new URLSearchParams({ value, sort })}`;
  const counted = await run('by hand, exact count', page, plain);
  const kept = await run('by hand, kept total', (query) => `${page(query)}&kept`, plain);
  const product = await run('the product', (query) => `${office}/${filtered(list, query)}`, ask);
  const times = (other: Figures): string => (product.perSecond / other.perSecond).toFixed(2);
  return { figures: [counted, kept, product], ratios: [`| ${list.name} | ${times(counted)} | ${times(kept)} |`] };
};

/** Words within texts, and a page far behind. */
const measureRest = async ({ name, searches }: OfficeList, office: string, ask: Ask): Promise<Figures[]> => [
  await measure(`${name}, search`, 2, seconds, (client, turn) =>
    ask(`${office}/${name}?${new URLSearchParams({ q: searches[(client + turn) % searches.length] ?? '' })}`),
  ),
  await measure(`${name}, page ${deepPage}`, 1, seconds, (_client, turn) => ask(`${office}/${name}?page=${deepPage + (turn % 7)}`)),
];

const databaseUrl = process.env['DATABASE_URL'];
if (!databaseUrl) throw new Error('Call it through npm: npm run bench -- backoffice');
const knex = knexFactory(knexConfig(databaseUrl, { pool: { min: 0, max: 1 } }));
const [known] = await knex('users').where('email', 'p0@mail.example').count<{ n: string }[]>({ n: '*' });
if (known?.n === undefined || Number(known.n) === 0) await addOffice(knex, { patients, stock, auditEvents });
const pharmacies: string[] = await knex('pharmacies').whereLike('slug', 'bench-%').orderBy('slug').limit(200).pluck('id');
const lists = officeLists(pharmacies);
await keepTotals(knex, lists);
await knex.destroy();
const hand = await byHand();
const { url, server } = await startServer();
try {
  const load = loadavg()[0]?.toFixed(1);
  const token = await signIn(url, 'admin');
  const ask = asking({ authorization: `Bearer ${token}` });
  const office = url.replace('/clients', '/backoffice');
  const measured: Measured[] = [];
  for (const list of lists) measured.push(await measurePages(list, hand.url, office, ask));
  const rest: Figures[] = [];
  for (const list of lists) rest.push(...(await measureRest(list, office, ask)));
  const words = [...lists.flatMap(({ searches }) => searches), 'Apotheke 77'];
  rest.push(
    await measure('all kinds of records, search', 2, seconds, (client, turn) =>
      ask(`${office}/search?${new URLSearchParams({ q: words[(client * 7 + turn) % words.length] ?? '' })}`),
    ),
  );
  const radar = await measureRadar(office, token, clients, seconds);
  const counted = radar.counts.map(({ ms, products }) => `${(ms / 1000).toFixed(1)} s (${products} products)`).join(', then without it ');
  const machine = `${availableParallelism()} cores (${cpus()[0]?.model ?? 'unknown'}), ${Math.round(totalmem() / 2 ** 30)} GiB, Node ${process.versions.node}, load before the run ${load}; ${patients} patients and treatments, ${stock} stock rows, ${auditEvents} audit entries, ${seconds} s each; database, servers and clients on this machine`;
  const ratios = [
    '| the product, times | by hand with an exact count | by hand with a kept total |',
    '|---|---|---|',
    ...measured.flatMap((one) => one.ratios),
  ];
  process.stdout.write(`\n${machine}\n\n${table([...measured.flatMap(({ figures }) => figures), ...rest, ...radar.figures])}\n\n${ratios.join('\n')}\n`);
  process.stdout.write(`\nThe radar's count with the day two weeks ago: ${counted}; ${radar.total} shortages.\n`);
} finally {
  hand.server.kill();
  server.kill();
}
