import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { apiProcess } from '../scripts/product/api-process.ts';

/** A worker in a process of its own that does only these jobs. */
export const startBenchWorker = async (...jobs: string[]): Promise<ChildProcess> => {
  const env = { ...process.env, ...apiProcess.env, LOG_LEVEL: 'error', BENCH_JOBS: jobs.join(',') };
  const worker = fork(fileURLToPath(new URL('worker.ts', import.meta.url)), { env, execArgv: [...apiProcess.flags] });
  await once(worker, 'message');
  return worker;
};
