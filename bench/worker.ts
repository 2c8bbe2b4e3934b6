import { registry } from '../api/src/app/jobs.ts';
import { startWorker } from '../api/src/app/worker.ts';
import { readConfig } from '../api/src/config.ts';
import { createContext } from '../api/src/context.ts';
import { reportMemory } from './market-child.ts';

/** The worker as in operation, for the jobs that a bench asks for. */
const jobs = (process.env['BENCH_JOBS'] ?? '').split(',');
const context = await createContext(readConfig());
await context.boss.start();
await startWorker(
  context,
  context.boss,
  registry.filter(({ id }) => jobs.includes(id)),
);
reportMemory();
process.send?.('ready');
