import { request as httpRequest } from 'node:http';
import type { RequestHandler } from 'express';

/** Passes pages on to a development server, so that all three apps keep one origin while they are worked on. */
export const proxyTo =
  (target: string): RequestHandler =>
  (incoming, outgoing, next) => {
    const { hostname, port } = new URL(target);
    const forwarded = httpRequest(
      { hostname, port, path: incoming.originalUrl, method: incoming.method, headers: { ...incoming.headers, host: `${hostname}:${port}` } },
      (answer) => {
        outgoing.writeHead(answer.statusCode ?? 502, answer.headers);
        answer.pipe(outgoing);
      },
    );
    forwarded.once('error', next);
    incoming.pipe(forwarded);
  };
