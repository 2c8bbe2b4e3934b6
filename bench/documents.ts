import { fork, type ChildProcess } from 'node:child_process';
import { availableParallelism, cpus, loadavg, totalmem } from 'node:os';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { findFreePort } from '../scripts/free-port.ts';
import { apiProcess } from '../scripts/product/api-process.ts';
import { measure, table } from './measure.ts';

const documents = Number(process.env['BENCH_DOCUMENTS'] ?? '100');
const clients = 4;
/** Interval in ms of the timer that samples the delay (`createMetrics`); each sample contains it. */
const sampleMs = 10;

const kinds = ['prescription', 'invoice', 'medical-letter', 'travel-certificate', 'tan-sheet'];

/** The process of `npm start`, web and worker in one, with its own memory settings and its metrics. */
const startProduct = async (): Promise<{ origin: string; metrics: string; server: ChildProcess }> => {
  const port = await findFreePort(24_000);
  const metricsPort = await findFreePort(port + 1);
  const env = { ...process.env, ...apiProcess.env, ROLE: 'all', LOG_LEVEL: 'silent', PORT: String(port), METRICS_PORT: String(metricsPort) };
  const server = fork(fileURLToPath(new URL('../api/src/main.ts', import.meta.url)), { env, execArgv: [...apiProcess.flags] });
  const origin = `http://127.0.0.1:${port}`;
  const isReady = (): Promise<boolean> =>
    fetch(`${origin}/api/health/ready`).then(
      ({ ok }) => ok,
      () => false,
    );
  while (!(await isReady())) await pause(100);
  return { origin, metrics: `http://127.0.0.1:${metricsPort}/metrics`, server };
};

const logIn = async (origin: string): Promise<string> => {
  const answer = await fetch(`${origin}/api/v1/clients/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-client': 'native' },
    body: JSON.stringify({ email: 'admin@blattwerk.example', password: 'Demo-2026!' }),
  });
  return ((await answer.json()) as { token: string }).token;
};

/** How late the event loop was since the last time this was asked, in ms at p99. */
const loopDelay = async (metrics: string): Promise<number> => {
  const text = await (await fetch(metrics)).text();
  const seconds = Number(/^nodejs_eventloop_lag_p99_seconds (\S+)$/mu.exec(text)?.[1] ?? Number.NaN);
  return Math.round((seconds * 1000 - sampleMs) * 10) / 10;
};

const { origin, metrics, server } = await startProduct();
try {
  // Jobs of the start have run and the catalogue is loaded.
  await pause(10_000);
  const headers = { authorization: `Bearer ${await logIn(origin)}` };
  const draw = async (at: number): Promise<boolean> => {
    const answer = await fetch(`${origin}/api/v1/backoffice/document-templates/${kinds[at % kinds.length]}/preview?locale=de`, { headers });
    return (await answer.arrayBuffer()).byteLength > 1000 && answer.ok;
  };
  const load = loadavg()[0]?.toFixed(1);
  await loopDelay(metrics);
  await pause(5000);
  const idle = await loopDelay(metrics);
  let next = 0;
  let refused = 0;
  const caller = async (): Promise<void> => {
    while (next < documents) if (!(await draw(next++))) refused += 1;
  };
  const began = performance.now();
  const drawing = Promise.all(Array.from({ length: clients }, caller));
  const alive = measure('meanwhile: GET /api/health/live', 1, (documents / 10) * 0.7, () => fetch(`${origin}/api/health/live`).then(({ ok }) => ok));
  await drawing;
  const took = (performance.now() - began) / 1000;
  const busy = await loopDelay(metrics);
  const rows = [
    `| documents | a second | event loop p99 ms, idle | event loop p99 ms, while they are made | refused |`,
    '|---|---|---|---|---|',
    `| ${documents} | ${(documents / took).toFixed(1)} | ${idle} | ${busy} | ${refused} |`,
  ];
  const machine = `${availableParallelism()} cores (${cpus()[0]?.model.trim() ?? 'unknown'}), ${Math.round(totalmem() / 2 ** 30)} GiB, Node ${process.versions.node}, load before the run ${load}; one process with ROLE=all, ${clients} callers; database on this machine`;
  process.stdout.write(`\n${machine}\n\n${rows.join('\n')}\n\n${table([await alive])}\n`);
} finally {
  server.kill();
}
