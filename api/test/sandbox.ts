import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { apiProcess } from '../../scripts/product/api-process.ts';

export interface RunningSandbox {
  url: string;
  /** Calls a switch or page of the sandbox with a JSON body. */
  call(method: 'GET' | 'POST' | 'PUT', path: string, body?: object): Promise<Record<string, unknown>>;
  stop(): Promise<void>;
}

const readyUrl = async (child: ChildProcess): Promise<string> => {
  let printed = '';
  for await (const chunk of child.stdout ?? []) {
    printed += String(chunk);
    const url = /ready at (http:\/\/\S+)/.exec(printed)?.[1];
    if (url) return url;
  }
  throw new Error(`The sandbox did not start: ${printed}`);
};

/** The outside world as a process of its own, as it runs beside the product. Its webhooks are not delivered: tests hand events over themselves. */
export const startSandbox = async (more: Record<string, string> = {}): Promise<RunningSandbox> => {
  const folder = await mkdtemp(join(tmpdir(), 'blattwerk-sandbox-'));
  const main = fileURLToPath(new URL('../../sandbox/src/main.ts', import.meta.url));
  const environment = {
    ...process.env,
    NODE_OPTIONS: '',
    NODE_COMPILE_CACHE: apiProcess.env.NODE_COMPILE_CACHE,
    SANDBOX_PORT: '0',
    SANDBOX_SMTP_PORT: '0',
    SANDBOX_SFTP_PORT: '0',
    SANDBOX_CLAMD_PORT: '0',
    DATA_DIR: folder,
    SANDBOX_WEBHOOK_URL: 'http://127.0.0.1:9/nobody',
    ...more,
  };
  const child = spawn(process.execPath, [main], { env: environment, stdio: ['ignore', 'pipe', 'inherit'] });
  const url = await readyUrl(child);
  const call: RunningSandbox['call'] = async (method, path, body) => {
    const answer = await fetch(`${url}${path}`, {
      method,
      headers: { 'content-type': 'application/json', accept: 'application/json' },
      ...(body ? { body: JSON.stringify(body) } : {}),
    });
    return (await answer.json()) as Record<string, unknown>;
  };
  await call('PUT', '/_control', { webhooks: { paused: true } });
  return {
    url,
    call,
    stop: async () => {
      child.kill('SIGTERM');
      await once(child, 'exit');
      await rm(folder, { recursive: true, force: true });
    },
  };
};
