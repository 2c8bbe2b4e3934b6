import { Agent, createServer, request as httpRequest, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** How often the processes are asked whether they are ready, in milliseconds; `STOP_DRAIN_SECONDS` is longer. */
const checkEvery = 200;

export interface Balancer {
  port: number;
  close(): Promise<void>;
}

/**
 * A proxy as Caddy is in `deploy/Caddyfile`: requests go in turn to those who say that they are ready, on connections that it keeps; one that cannot be
 * connected to is left out and another one asked, but a request that was sent is never repeated.
 */
export const startBalancer = async (ports: readonly number[]): Promise<Balancer> => {
  const agent = new Agent({ keepAlive: true, maxSockets: 64 });
  const ready = new Set<number>();
  let turn = 0;

  const check = async (port: number): Promise<void> => {
    const isReady = await fetch(`http://127.0.0.1:${port}/api/health/ready`, { signal: AbortSignal.timeout(1000) }).then(
      ({ ok }) => ok,
      () => false,
    );
    if (isReady) ready.add(port);
    else ready.delete(port);
  };
  const checks = setInterval(() => void Promise.all(ports.map(check)), checkEvery);
  await Promise.all(ports.map(check));

  const forward = (incoming: IncomingMessage, outgoing: ServerResponse, body: Buffer, tried: readonly number[]): void => {
    const candidates = [...ready].filter((port) => !tried.includes(port));
    const port = candidates[(turn += 1) % Math.max(candidates.length, 1)];
    if (port === undefined) return void outgoing.writeHead(502).end();
    const sent = httpRequest({ host: '127.0.0.1', port, agent, method: incoming.method, path: incoming.url, headers: incoming.headers }, (answer) => {
      outgoing.writeHead(answer.statusCode ?? 502, answer.headers);
      answer.pipe(outgoing);
    });
    sent.once('error', (error: NodeJS.ErrnoException) => {
      if (outgoing.headersSent) return void outgoing.destroy();
      if (error.code === 'ECONNREFUSED') return forward(incoming, outgoing, body, [...tried, port]);
      outgoing.writeHead(502).end();
    });
    sent.end(body);
  };

  const server: Server = createServer((incoming, outgoing) => {
    incoming.toArray().then(
      (parts) => forward(incoming, outgoing, Buffer.concat(parts as Buffer[]), []),
      () => outgoing.destroy(),
    );
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    port: (server.address() as AddressInfo).port,
    close: async () => {
      clearInterval(checks);
      agent.destroy();
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
};
