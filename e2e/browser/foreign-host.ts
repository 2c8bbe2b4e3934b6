import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface ForeignHost {
  origin: string;
  /** What arrived, as `METHOD /path`, without the page itself. */
  heard: () => string[];
  close: () => Promise<void>;
}

/** A foreign server: it notes every call, and its only page has no policy that would hold a script back. */
export const openForeignHost = async (): Promise<ForeignHost> => {
  const heard: string[] = [];
  const server = createServer((request, response) => {
    request.resume();
    if (request.url !== '/' && request.url !== '/favicon.ico') heard.push(`${request.method} ${request.url}`);
    response.setHeader('content-type', request.url?.startsWith('/script') ? 'text/javascript' : 'text/html');
    response.end(request.url === '/' ? '<!doctype html><title>Elsewhere</title>' : '');
  });
  server.on('upgrade', (request, socket) => {
    heard.push(`UPGRADE ${request.url}`);
    socket.destroy();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    heard: () => heard.toSorted(),
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
};
