import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { availableParallelism, cpus, loadavg, tmpdir, totalmem } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import knexFactory, { type Knex } from 'knex';
import { knexConfig } from '../knexfile.ts';
import { apiProcess } from '../scripts/product/api-process.ts';
import type { Answer, Order } from './feeds-child.ts';
import { fillHistory } from './feeds-history.ts';
import { clearScene, makeScene, type Scene, type Version } from './feeds-scene.ts';
import { startFeedsServer } from './feeds-server.ts';
import { measure, table, type Figures } from './measure.ts';
import { noteRatio } from './ratios.ts';
import { startServer } from './start-server.ts';

const pharmacies = Number(process.env['BENCH_PHARMACIES'] ?? '300');
const sizes = (process.env['BENCH_ROWS'] ?? '1000,3000').split(',').map(Number);
const seconds = Number(process.env['BENCH_SECONDS'] ?? '15');
/** Lines of history that are there before the first import. */
const history = Number(process.env['BENCH_HISTORY'] ?? '0');

interface Measured {
  rows: number;
  what: string;
  ceiling: Answer;
  product: Answer;
}

const folder = await mkdtemp(join(tmpdir(), 'blattwerk-bench-feeds-'));
const source = await startFeedsServer(folder);

const startChild = async (script: string, scene: Scene): Promise<ChildProcess> => {
  const env = { ...process.env, ...apiProcess.env, LOG_LEVEL: 'warn', FEED_PRIVATE_HOSTS: source.host, BENCH_SCENE: JSON.stringify(scene) };
  const child = fork(fileURLToPath(new URL(script, import.meta.url)), { env, execArgv: [...apiProcess.flags] });
  await once(child, 'message');
  return child;
};

const deliver = async (child: ChildProcess, version: Version): Promise<Answer> => {
  source.publish(version);
  child.send({ version } satisfies Order);
  const [answer] = (await once(child, 'message')) as [Answer];
  return answer;
};

const expectAll = ({ outcomes }: Answer, status: string): void => {
  if (outcomes[status] !== pharmacies) throw new Error(`All feeds should be ${status}: ${JSON.stringify(outcomes)}`);
};

const steps: { what: string; version: Version; status: string }[] = [
  { what: 'first import', version: 'first', status: 'applied' },
  { what: 'unchanged', version: 'first', status: 'unchanged' },
  { what: '14 % changed', version: 'changed', status: 'applied' },
  { what: '14 % changed again', version: 'other', status: 'applied' },
];

/** Each step by hand, then by the product: they share machine, database and files. */
const compare = async (scene: Scene, ceiling: ChildProcess, product: ChildProcess): Promise<Measured[]> => {
  const measured: Measured[] = [];
  for (const { what, version, status } of steps) {
    const byHand = await deliver(ceiling, version);
    const byProduct = await deliver(product, version);
    expectAll(byHand, status);
    expectAll(byProduct, status);
    measured.push({ rows: scene.rows, what, ceiling: byHand, product: byProduct });
  }
  return measured;
};

/** Imports one version after the other while people browse the catalogue. */
const whileBrowsing = async (scene: Scene, product: ChildProcess, browse: (client: number, turn: number) => Promise<boolean>): Promise<Figures[]> => {
  await measure('warm-up', 4, 2, browse);
  const alone = await measure(`catalogue alone, ${pharmacies} × ${scene.rows} rows`, 4, seconds, browse);
  let isOver = false;
  const importing = (async () => {
    for (let turn = 0; !isOver; turn += 1) await deliver(product, turn % 2 === 0 ? 'changed' : 'other');
  })();
  const during = await measure(`catalogue while importing, ${pharmacies} × ${scene.rows} rows`, 4, seconds, browse);
  isOver = true;
  await importing;
  return [alone, during];
};

const megabytes = (bytes: number): string => `${Math.round(bytes / 2 ** 20)}`;
const inSeconds = (ms: number): string => (ms / 1000).toFixed(ms < 1000 ? 3 : 2);

const comparison = (measured: Measured[]): string =>
  [
    '| feeds × rows | | by hand s | product s | times the ceiling | processor by hand s | processor product s | rows a second | RSS before, at most MB | heap MB |',
    '|---|---|---|---|---|---|---|---|---|---|',
    ...measured.map(({ rows, what, ceiling, product }) => {
      const times = (product.ms / ceiling.ms).toFixed(2);
      const perSecond = Math.round((pharmacies * rows) / (product.ms / 1000));
      return `| ${pharmacies} × ${rows} | ${what} | ${inSeconds(ceiling.ms)} | ${inSeconds(product.ms)} | ${times} | ${inSeconds(ceiling.cpuMs)} | ${inSeconds(product.cpuMs)} | ${perSecond} | ${megabytes(product.rssBefore)}, ${megabytes(product.rss)} | ${megabytes(product.heap)} |`;
    }),
  ].join('\n');

/** Wanted: changed lists in at most 1.7 times what they take by hand. */
const noteChanged = (measured: readonly Measured[]): void => {
  for (const { rows, what, ceiling, product } of measured.filter(({ what }) => what.startsWith('14 %')))
    noteRatio({
      bench: 'feeds',
      what: `${rows} rows, ${what}, ms`,
      product: Math.round(product.ms),
      beside: 'by hand',
      besideValue: Math.round(ceiling.ms),
      limit: 1.7,
      is: 'at most',
    });
};

const runSize = async (knex: Knex, folder: string, rows: number, url: string): Promise<{ measured: Measured[]; figures: Figures[] }> => {
  const scene = await makeScene(knex, folder, source.host, pharmacies, rows);
  const children = [await startChild('feeds-ceiling.ts', scene), await startChild('feeds-product.ts', scene)] as const;
  try {
    const measured = await compare(scene, ...children);
    await knex.raw('VACUUM ANALYZE stock, stock_changes');
    const figures = await whileBrowsing(scene, children[1], async (_client, turn) => {
      const answer = await fetch(`${url}/products?page=${(turn % 3) + 1}`);
      await answer.arrayBuffer();
      return answer.ok;
    });
    await clearScene(knex, scene);
    return { measured, figures };
  } finally {
    for (const child of children) child.kill();
  }
};

const databaseUrl = process.env['DATABASE_URL'];
if (!databaseUrl) throw new Error('Call it through npm: npm run bench -- feeds');
const load = loadavg()[0]?.toFixed(1);
const knex = knexFactory(knexConfig(databaseUrl, { pool: { min: 0, max: 2 } }));
const { url, server } = await startServer();
try {
  if (history > 0) await fillHistory(knex, history);
  const results = [];
  for (const rows of sizes) results.push(await runSize(knex, folder, rows, url));
  const machine = `${availableParallelism()} cores (${cpus()[0]?.model ?? 'unknown'}), ${Math.round(totalmem() / 2 ** 30)} GiB, Node ${process.versions.node}, load before the run ${load}; database, importing process, API and clients on this machine`;
  noteChanged(results.flatMap(({ measured }) => measured));
  process.stdout.write(`\n${machine}\n\n${comparison(results.flatMap(({ measured }) => measured))}\n\n${table(results.flatMap(({ figures }) => figures))}\n`);
} finally {
  server.kill();
  await source.close();
  await knex.destroy();
  await rm(folder, { recursive: true, force: true });
}
