import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import type { TestApp } from '../app.ts';
import { processEnvironment } from '../product-command.ts';

export interface ApiProcess {
  url: string;
  /** Runs the waiting jobs about money, each once; one that fails waits for its next try. @returns how many succeeded */
  runMoneyJobs(): Promise<number>;
  /** As a machine that loses its power: nothing is finished. */
  kill(): Promise<void>;
}

/** The API in a process of its own, on the test's database and keys. */
export const startProcess = async ({ context: { config } }: TestApp): Promise<ApiProcess> => {
  const env = processEnvironment({
    LOG_LEVEL: 'silent',
    DATABASE_URL: config.DATABASE_URL,
    DATA_DIR: config.DATA_DIR,
    BASE_URL: config.BASE_URL,
    TRUST_PROXY: String(config.TRUST_PROXY),
    ...(config.STRIPE_API_URL ? { STRIPE_API_URL: config.STRIPE_API_URL } : {}),
  });
  const child: ChildProcess = fork(fileURLToPath(new URL('serve.ts', import.meta.url)), { env, execArgv: [] });
  const ended = once(child, 'exit');
  const started = await Promise.race([once(child, 'message'), ended.then(() => undefined)]);
  if (!started) throw new Error('The API ended before it listened');
  // Several runs may be under way at once; each answer names its run.
  let runs = 0;
  return {
    url: `http://127.0.0.1:${(started[0] as { port: number }).port}`,
    runMoneyJobs: async () => {
      if (!child.connected) throw new Error('The process has ended');
      const run = (runs += 1);
      const answer = new Promise<number>((resolve) => {
        const onMessage = (message: { run: number; done: number }): void => {
          if (message.run !== run) return;
          child.off('message', onMessage);
          resolve(message.done);
        };
        child.on('message', onMessage);
      });
      child.send(run);
      const done = await Promise.race([answer, ended.then(() => undefined)]);
      if (done === undefined) throw new Error('The process has ended');
      return done;
    },
    kill: async () => {
      child.kill('SIGKILL');
      await ended;
    },
  };
};
