import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { StartFailure } from '../failure.ts';
import type { Progress } from '../progress.mjs';
import { apiProcess } from './api-process.ts';
import { startChild, type Child } from './child.ts';
import { apiEnvironment, sandboxEnvironment, type Launch } from './launch.ts';

export interface RunningProduct {
  /** Settles with one line and the last lines of output when a part ends that should not have. */
  broken: Promise<string>;
  stop: () => Promise<void>;
}

export interface RunOptions {
  /** Flags for the API's Node, such as `--watch`. */
  apiFlags?: string[];
  /** More variables for the API. */
  apiEnv?: Record<string, string>;
  output: 'logs' | 'shared';
}

/** Starts sandbox and API and waits until the API is ready. The sandbox stops last, so that mails of the last moment find it. */
export async function runProduct(launch: Launch, databaseUrl: string, progress: Progress, options: RunOptions): Promise<RunningProduct> {
  const outputOf = (name: string) => (options.output === 'shared' ? ('shared' as const) : { file: path.join(launch.dataDir, `${name}.log`) });
  const children: Child[] = [];
  const stop = async (): Promise<void> => {
    for (const child of children.toReversed()) await child.stop();
  };
  if (!launch.isProduction) {
    children.push(startChild({ name: 'sandbox', args: ['sandbox/src/main.ts'], env: sandboxEnvironment(launch, process.env), output: outputOf('sandbox') }));
  }
  const env = { ...apiProcess.env, ...apiEnvironment(launch, databaseUrl, process.env), ...options.apiEnv };
  children.push(startChild({ name: 'api', args: [...apiProcess.flags, ...(options.apiFlags ?? []), 'api/src/main.ts'], env, output: outputOf('api') }));
  const broken = Promise.race(children.map(async (child) => `${await child.ended}. Its output ends with:\n${child.lastLines()}`));
  try {
    await progress.step('Starting', () => Promise.race([untilReady(launch), broken.then(failStart)]));
  } catch (error) {
    await stop();
    throw error;
  }
  return { broken, stop };
}

function failStart(why: string): never {
  throw new StartFailure(why, 'Correct what it complains about and start again.');
}

async function untilReady(launch: Launch): Promise<void> {
  const addresses = [`http://localhost:${launch.port}/api/health/ready`];
  if (!launch.isProduction) addresses.push(`http://localhost:${launch.sandboxPort}/`);
  for (const address of addresses) {
    const deadline = performance.now() + 120_000;
    while (!(await answers(address))) {
      if (performance.now() > deadline) throw new StartFailure(`${address} does not answer within two minutes.`, `See the logs in ${launch.dataDir}.`);
      await pause(100);
    }
  }
}

async function answers(address: string): Promise<boolean> {
  try {
    const { ok } = await fetch(address, { signal: AbortSignal.timeout(5_000) });
    return ok;
  } catch (error) {
    // Not listening yet, or too slow this time.
    if (error instanceof TypeError || (error instanceof DOMException && error.name === 'TimeoutError')) return false;
    throw error;
  }
}
