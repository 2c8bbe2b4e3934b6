import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { createServer, request, type IncomingMessage } from 'node:http';
import { connect } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { findFreePort } from '../../scripts/free-port.ts';
import { environmentOf, repository, type Place } from './product-process.ts';

const readyWithinMs = 60_000;

export interface Behind {
  baseUrl: string;
  /** Ends one of the two processes of the API as a power cut would. */
  kill: (at: 0 | 1) => Promise<void>;
  /** Starts it again and waits until it answers. */
  restart: (at: 0 | 1) => Promise<void>;
  stop: () => Promise<void>;
}

/** Which process a browser is led to: it says so by a cookie, which its WebSocket brings along. */
export const processCookie = 'process';
const processOf = ({ headers }: IncomingMessage): 0 | 1 => (new RegExp(`${processCookie}=1`).test(headers.cookie ?? '') ? 1 : 0);

const isUp = async (port: number): Promise<boolean> => {
  try {
    return (await fetch(`http://127.0.0.1:${port}/api/health/ready`)).ok;
  } catch {
    // Refused as long as the process does not listen: it is asked again, and after a minute given up.
    return false;
  }
};

const untilUp = async (port: number): Promise<void> => {
  for (const begun = performance.now(); performance.now() - begun < readyWithinMs; await pause(100)) if (await isUp(port)) return;
  throw new Error(`The API on port ${port} has not started.`);
};

/** Two further processes of the running product's API, with its database and its keys, behind a proxy of their own. */
export const startBehindProxy = async (place: Place): Promise<Behind> => {
  const proxyPort = await findFreePort(4800);
  const baseUrl = `http://localhost:${proxyPort}`;
  const ports = [await findFreePort(proxyPort + 1), await findFreePort(proxyPort + 2)] as const;
  const processes: ChildProcess[] = [];
  const start = (at: 0 | 1): void => {
    const env = { ...environmentOf(place), PORT: String(ports[at]), BASE_URL: baseUrl, ROLE: 'web', LOG_LEVEL: 'error' };
    // A group of its own: the API is a child of this command, and both end at once.
    processes[at] = spawn(process.execPath, ['scripts/with-database.ts', 'api/src/main.ts'], { cwd: repository, env, detached: true, stdio: 'ignore' });
  };
  const kill = async (at: 0 | 1): Promise<void> => {
    const child = processes[at];
    if (child?.pid === undefined || child.exitCode !== null || child.signalCode !== null) return;
    process.kill(-child.pid, 'SIGKILL');
    await once(child, 'exit');
  };
  start(0);
  start(1);
  await Promise.all(ports.map(untilUp));
  const proxy = createServer((incoming, outgoing) => {
    const { method, url, headers } = incoming;
    const passed = request({ port: ports[processOf(incoming)], host: '127.0.0.1', method, path: url, headers }, (answer) => {
      outgoing.writeHead(answer.statusCode ?? 502, answer.headers);
      answer.pipe(outgoing);
    });
    passed.on('error', () => (outgoing.headersSent ? outgoing.destroy() : outgoing.writeHead(502).end()));
    incoming.pipe(passed);
  });
  proxy.on('upgrade', (incoming: IncomingMessage, socket) => {
    const further = connect(ports[processOf(incoming)], '127.0.0.1', () => {
      const lines = Array.from({ length: incoming.rawHeaders.length / 2 }, (_one, at) => `${incoming.rawHeaders[at * 2]}: ${incoming.rawHeaders[at * 2 + 1]}`);
      further.write(`${incoming.method} ${incoming.url} HTTP/1.1\r\n${lines.join('\r\n')}\r\n\r\n`);
      further.pipe(socket).pipe(further);
    });
    further.on('error', () => socket.destroy());
    socket.on('error', () => further.destroy());
  });
  proxy.listen(proxyPort);
  await once(proxy, 'listening');
  return {
    baseUrl,
    kill,
    restart: async (at) => {
      start(at);
      await untilUp(ports[at]);
    },
    stop: async () => {
      proxy.close();
      proxy.closeAllConnections();
      await Promise.all([kill(0), kill(1)]);
    },
  };
};
