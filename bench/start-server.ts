import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';

/** The API in a process of its own, and the address of its clients' part. */
export const startServer = async (): Promise<{ url: string; server: ChildProcess }> => {
  const server = fork(fileURLToPath(new URL('server.ts', import.meta.url)), { env: { ...process.env, LOG_LEVEL: 'silent', BENCH_PORT: '0' } });
  const [{ port }] = (await once(server, 'message')) as [{ port: number }];
  return { url: `http://127.0.0.1:${port}/api/v1/clients`, server };
};
