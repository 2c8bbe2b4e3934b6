import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import type { TestApp } from '../app.ts';
import { processEnvironment } from '../product-command.ts';

export interface Member {
  port: number;
  pid: number;
  /** SIGTERM, and the end that it leads to. @throws when the process does not end by itself */
  stop(): Promise<void>;
}

interface Options {
  role: 'web' | 'worker';
  port: number;
  onMail?: (messageId: string) => void;
  /** Beside what every process of the test has. */
  environment?: Record<string, string>;
}

/** Starts a process of the product on the test's database; it is there once it listens or works. */
export const startMember = async ({ context: { config } }: TestApp, { role, port, onMail, environment }: Options): Promise<Member> => {
  const env = processEnvironment({
    LOG_LEVEL: 'silent',
    ROLE: role,
    PORT: String(port),
    CALLER_BUDGET: '0',
    STOP_DRAIN_SECONDS: '1',
    DATABASE_URL: config.DATABASE_URL,
    DATA_DIR: config.DATA_DIR,
    BASE_URL: config.BASE_URL,
    ...environment,
  });
  const child: ChildProcess = fork(fileURLToPath(new URL('serve.ts', import.meta.url)), { env, execArgv: [] });
  const ended = once(child, 'exit') as Promise<[number | null, string | null]>;
  const ready = new Promise<void>((resolve) =>
    child.on('message', (message: { ready?: true; sent?: string }) => (message.sent === undefined ? resolve() : onMail?.(message.sent))),
  );
  const isUp = await Promise.race([ready.then(() => true), ended.then(() => false)]);
  if (!isUp) throw new Error(`A ${role} process ended before it was ready`);
  return {
    port,
    pid: child.pid ?? 0,
    stop: async () => {
      child.kill('SIGTERM');
      const [code] = await ended;
      if (code !== 0) throw new Error(`A ${role} process ended with ${code} when it was asked to stop`);
    },
  };
};
