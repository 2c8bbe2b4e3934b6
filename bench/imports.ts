import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { availableParallelism, cpus, loadavg, totalmem } from 'node:os';
import { setTimeout as wait } from 'node:timers/promises';
import { isDeepStrictEqual } from 'node:util';
import knexFactory from 'knex';
import type { ListImport } from '../contract/src/list-imports/shapes.ts';
import { knexConfig } from '../knexfile.ts';
import { importFiles, type ImportFile } from './imports-scene.ts';
import type { Memory } from './market-child.ts';
import { addProducts } from './market-scene.ts';
import { signIn } from './sign-in.ts';
import { startServer } from './start-server.ts';
import { startBenchWorker } from './start-worker.ts';

const rows = Number(process.env['BENCH_ROWS'] ?? '10000');
const known = Number(process.env['BENCH_PRODUCTS'] ?? '3000');

interface Stage {
  what: string;
  ms: number;
  /** Held before, and the most that was ever held, in the API and in the worker. */
  api: Memory;
  worker: Memory;
}

const memoryOf = async (child: ChildProcess): Promise<Memory> => {
  child.send('memory');
  const [memory] = (await once(child, 'message')) as [Memory];
  return memory;
};

const countsOf = ({ created, updated, unchanged, skipped }: ListImport): ImportFile['counts'] => ({ created, updated, unchanged, skipped });

const expectCounts = (what: string, found: ListImport, expected: ImportFile['counts']): void => {
  if (found.status !== 'done' || !isDeepStrictEqual(countsOf(found), expected))
    throw new Error(
      `${what}: ${found.status}, ${JSON.stringify(countsOf(found))} instead of ${JSON.stringify(expected)}; ${JSON.stringify(found.errorGroups.slice(0, 2))}`,
    );
};

/** An administrator's way: the browser uploads, asks for the next step, and asks how far it is until it is over. */
const officeOf = (url: string) => {
  const office = url.replace('/clients', '/backoffice');
  const ask = async (path: string, token: string, init: RequestInit = {}): Promise<ListImport> => {
    const answer = await fetch(`${office}/${path}`, { ...init, headers: { ...init.headers, authorization: `Bearer ${token}` } });
    if (!answer.ok) throw new Error(`${path}: ${answer.status} ${await answer.text()}`);
    return (await answer.json()) as ListImport;
  };
  const upload = async (text: string): Promise<ListImport> => {
    const body = new FormData();
    body.append('file', new Blob([text]), 'products.csv');
    return ask('products/imports', await signIn(url, 'admin'), { method: 'POST', body });
  };
  const step = async (id: string, name: 'dry-run' | 'commit' | 'undo'): Promise<ListImport> => {
    const token = await signIn(url, 'admin');
    let shown = await ask(`imports/${id}/${name}`, token, { method: 'POST', headers: { 'content-type': 'application/json' }, body: '{}' });
    for (; shown.status === 'queued' || shown.status === 'running'; shown = await ask(`imports/${id}`, token)) await wait(250);
    return shown;
  };
  return { upload, step };
};

const inMegabytes = ({ rss, highest }: Memory): string => `${Math.round(rss / 2 ** 20)}, ${Math.round(highest / 2 ** 20)}`;

const table = (stages: Stage[]): string =>
  [
    '| | s | rows a second | API: RSS after, at most so far MB | worker: the same |',
    '|---|---|---|---|---|',
    ...stages.map(
      ({ what, ms, api, worker }) =>
        `| ${what} | ${(ms / 1000).toFixed(ms < 10_000 ? 2 : 1)} | ${Math.round(rows / (ms / 1000))} | ${inMegabytes(api)} | ${inMegabytes(worker)} |`,
    ),
  ].join('\n');

const databaseUrl = process.env['DATABASE_URL'];
if (!databaseUrl) throw new Error('Call it through npm: npm run bench -- imports');
const knex = knexFactory(knexConfig(databaseUrl, { pool: { min: 0, max: 1 } }));
await addProducts(knex, known);
await knex.raw('VACUUM ANALYZE');
await knex.destroy();
const { url, server } = await startServer();
const worker = await startBenchWorker('list-imports.run');
try {
  const load = loadavg()[0]?.toFixed(1);
  const { upload, step } = officeOf(url);
  const stages: Stage[] = [];
  const timed = async (what: string, work: () => Promise<ListImport>): Promise<ListImport> => {
    const began = performance.now();
    const shown = await work();
    const ms = performance.now() - began;
    stages.push({ what, ms, api: await memoryOf(server), worker: await memoryOf(worker) });
    return shown;
  };
  const bring = async (name: string, { text, counts }: ImportFile): Promise<string> => {
    const { id } = await timed(`${name}: upload`, () => upload(text));
    expectCounts(`${name}: dry run`, await timed(`${name}: dry run`, () => step(id, 'dry-run')), counts);
    expectCounts(`${name}: commit`, await timed(`${name}: commit`, () => step(id, 'commit')), counts);
    return id;
  };
  const { first, second } = importFiles(rows);
  await bring('new products', first);
  const id = await bring('the same, one row in seven changed', second);
  const { undo } = await timed('the same, taken back', () => step(id, 'undo'));
  const changed = second.counts.created + second.counts.updated;
  if (undo?.undone !== changed) throw new Error(`${undo?.undone} of ${changed} records were set back.`);
  const machine = `${availableParallelism()} cores (${cpus()[0]?.model ?? 'unknown'}), ${Math.round(totalmem() / 2 ** 30)} GiB, Node ${process.versions.node}, load before the run ${load}; files of ${rows} rows, ${known} products there before; database, API, worker and client on this machine`;
  process.stdout.write(`\n${machine}\n\n${table(stages)}\n`);
} finally {
  worker.kill();
  server.kill();
}
