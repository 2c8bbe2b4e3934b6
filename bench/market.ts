import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { Agent, get } from 'node:http';
import { availableParallelism, cpus, loadavg, totalmem } from 'node:os';
import { fileURLToPath } from 'node:url';
import knexFactory, { type Knex } from 'knex';
import { knexConfig } from '../knexfile.ts';
import type { Memory } from './market-child.ts';
import { checkSame } from './market-check.ts';
import { filterQueries, pageQueries } from './market-queries.ts';
import { addPharmacies, addProducts, summarise } from './market-scene.ts';
import { apiProcess } from '../scripts/product/api-process.ts';
import { measure, table, type Figures } from './measure.ts';
import { noteRatio } from './ratios.ts';

const products = Number(process.env['BENCH_PRODUCTS'] ?? '3000');
const sizes = (process.env['BENCH_PHARMACIES'] ?? '300,3000').split(',').map(Number);
const rows = Number(process.env['BENCH_ROWS'] ?? '1000');
const seconds = Number(process.env['BENCH_SECONDS'] ?? '15');
const clients = Number(process.env['BENCH_CLIENTS'] ?? '8');
const different = 4000;

interface Contender {
  name: string;
  script: string;
  /** The address of a request, given its query. */
  page: string;
  facets: string;
  flags?: readonly string[];
  env?: Readonly<Record<string, string>>;
}
const contenders: readonly Contender[] = [
  { name: 'by hand: node:http and pg', script: 'market-sql.ts', page: '/page?', facets: '/facets?' },
  { name: 'columns behind node:http', script: 'market-columns.ts', page: '/page?', facets: '/facets?' },
  {
    name: 'the product',
    script: 'server.ts',
    page: '/api/v1/clients/products?facets=false&',
    facets: '/api/v1/clients/products?',
    ...apiProcess,
  },
];

interface Running extends Contender {
  process: ChildProcess;
  port: number;
  startedIn: number;
}

const start = async (contender: Contender): Promise<Running> => {
  const began = performance.now();
  const child = fork(fileURLToPath(new URL(contender.script, import.meta.url)), {
    execArgv: [...(contender.flags ?? [])],
    env: { ...process.env, ...contender.env, LOG_LEVEL: 'silent', BENCH_PORT: '0', ROLE: 'web' },
  });
  const [{ port }] = (await once(child, 'message')) as [{ port: number }];
  return { ...contender, process: child, port, startedIn: performance.now() - began };
};

const memoryOf = async ({ process: child }: Running): Promise<Memory> => {
  child.send('memory');
  const [memory] = (await once(child, 'message')) as [Memory];
  return memory;
};

const agent = new Agent({ keepAlive: true, maxSockets: clients });

const read = (port: number, path: string): Promise<{ status: number; body: string }> =>
  new Promise((resolve, reject) => {
    const request = get({ host: '127.0.0.1', port, path, agent }, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.once('end', () => resolve({ status: response.statusCode ?? 0, body: Buffer.concat(chunks).toString() }));
    });
    request.once('error', reject);
  });

/** Only the status is looked at, so that the clients cost little; the answers themselves were compared before. */
const ask = (port: number, path: string): Promise<boolean> =>
  new Promise((resolve, reject) => {
    get({ host: '127.0.0.1', port, path, agent }, (response) => {
      response.resume();
      response.once('end', () => resolve(response.statusCode === 200));
    }).once('error', reject);
  });

interface Result {
  figures: Figures[];
  memory: string[];
}

/** @param figures of one size: two of each contender, the product's last */
const noteRatios = (figures: readonly Figures[]): void => {
  for (const [at, limits] of [
    [0, [2.5, 0.3]],
    [1, [2.5, 0.45]],
  ] as const) {
    const product = figures[4 + at]!;
    for (const [which, limit] of limits.entries()) {
      const beside = figures[2 * which + at]!;
      noteRatio({
        bench: 'market',
        what: product.what,
        product: product.perSecond,
        beside: beside.what.split(': ')[1] ?? '',
        besideValue: beside.perSecond,
        limit,
        is: 'at least',
      });
    }
  }
};

const runSize = async (knex: Knex, pharmacies: number, queries: { pages: string[]; filters: string[] }): Promise<Result> => {
  const began = performance.now();
  await addPharmacies(knex, pharmacies, rows);
  await summarise(knex);
  await knex.raw('VACUUM ANALYZE products, stock, pharmacies, reviews, product_terpenes');
  const offers = Number((await knex('stock').count({ total: '*' }))[0]?.['total']);
  process.stderr.write(`${offers} stock rows in ${pharmacies} pharmacies, made in ${Math.round((performance.now() - began) / 1000)} s\n`);
  const result: Result = { figures: [], memory: [] };
  const running: Running[] = [];
  try {
    for (const contender of contenders) running.push(await start(contender));
    await checkSame(running, queries, read);
    for (const server of running) {
      for (const [what, prefix, asked] of [
        ['page of 24', server.page, queries.pages],
        ['all filters, facets', server.facets, queries.filters],
      ] as const) {
        const path = (client: number, turn: number): string => `${prefix}${asked[(client * 499 + turn) % asked.length]}`;
        await measure('warm-up', clients, Math.min(3, seconds), (client, turn) => ask(server.port, path(client, turn)));
        result.figures.push(
          await measure(`${offers} stock rows, ${what}: ${server.name}`, clients, seconds, (client, turn) => ask(server.port, path(client, turn))),
        );
      }
      if (server.name === 'the product') noteRatios(result.figures.slice(-2 * contenders.length));
      const { rss, highest } = await memoryOf(server);
      const megabytes = (bytes: number): number => Math.round(bytes / 2 ** 20);
      result.memory.push(`| ${offers} | ${server.name} | ${(server.startedIn / 1000).toFixed(1)} | ${megabytes(rss)} | ${megabytes(highest)} |`);
    }
  } finally {
    for (const { process: child } of running) child.kill();
  }
  return result;
};

const databaseUrl = process.env['DATABASE_URL'];
if (!databaseUrl) throw new Error('Call it through npm: npm run bench -- market');
const load = loadavg()[0]?.toFixed(1);
const knex = knexFactory(knexConfig(databaseUrl, { pool: { min: 0, max: 2 } }));
try {
  await addProducts(knex, products);
  const terpenes = (await knex('terpenes').orderBy('key').select('key')).map(({ key }: { key: string }) => key);
  const queries = { pages: pageQueries(different), filters: filterQueries(different, terpenes) };
  const results: Result[] = [];
  for (const pharmacies of sizes) results.push(await runSize(knex, pharmacies, queries));
  const machine = `${availableParallelism()} cores (${cpus()[0]?.model ?? 'unknown'}), ${Math.round(totalmem() / 2 ** 30)} GiB, Node ${process.versions.node}, load before the run ${load}; ${products} products, ${rows} stock rows a pharmacy, ${seconds} s each; database, servers and clients on this machine`;
  const memory = ['| stock rows | | ready after s | RSS MB | at most MB |', '|---|---|---|---|---|', ...results.flatMap((result) => result.memory)].join('\n');
  process.stdout.write(`\n${machine}\n\n${table(results.flatMap(({ figures }) => figures))}\n\n${memory}\n`);
} finally {
  agent.destroy();
  await knex.destroy();
}
