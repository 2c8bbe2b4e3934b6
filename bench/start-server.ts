import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { apiProcess } from '../scripts/product/api-process.ts';

/** The API in a process of its own, with the built pages if asked, and the address of its clients' part. */
export const startServer = async ({ pages = false } = {}): Promise<{ url: string; server: ChildProcess }> => {
  const env = { ...process.env, ...apiProcess.env, LOG_LEVEL: 'silent', BENCH_PORT: '0', BENCH_PAGES: pages ? 'yes' : 'no' };
  const server = fork(fileURLToPath(new URL('server.ts', import.meta.url)), { env, execArgv: [...apiProcess.flags] });
  const [{ port }] = (await once(server, 'message')) as [{ port: number }];
  return { url: `http://127.0.0.1:${port}/api/v1/clients`, server };
};
