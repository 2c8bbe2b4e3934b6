import type { Request, RequestHandler, Response } from 'express';
import type { Config } from '../../config.ts';
import { failure } from '../../kernel/failure.ts';

const methods = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'];

/** Every escape is a character of UTF-8, and none is the one that ends texts elsewhere. */
const isReadable = (path: string): boolean => {
  try {
    return !decodeURIComponent(path).includes('\0');
  } catch {
    // That it cannot be decoded is the answer.
    return false;
  }
};

/** A request as a proxy is asked: the target names the host, whatever the header says (RFC 9112, 3.2.2). */
const readAbsolute = (request: Request, ourHost: string): void => {
  const target = URL.canParse(request.url) ? new URL(request.url) : null;
  if (target === null || !/^https?:$/.test(target.protocol)) throw failure('server.addressMalformed');
  if (target.hostname !== ourHost) throw failure('server.misdirected');
  const path = request.url.replace(/^[a-z]+:\/\/[^/?#]*/i, '');
  request.headers.host = target.host;
  request.url = path.startsWith('/') ? path : `/${path}`;
  request.originalUrl = request.url;
};

/** Addresses are put together from these headers further on: what makes none is refused, and headers that only our own proxy may set are ignored from others. */
const readHost = (request: Request, ourHost: string): void => {
  const isProxy = request.app.get('trust proxy fn') as (address: string, index: number) => boolean;
  if (!isProxy(request.socket.remoteAddress ?? '', 0)) delete request.headers['x-forwarded-host'];
  request.headers.host ??= ourHost;
  const forwarded = request.get('x-forwarded-host');
  for (const host of [request.headers.host, ...(forwarded === undefined ? [] : forwarded.split(','))])
    if (!URL.canParse(`http://${host.trim()}/`) || /[/?#@\\\s]/.test(host.trim())) throw failure('server.addressMalformed');
};

/**
 * What stands in the first line of a request: a method that we know, and an address of ours that can be read. Everything behind it may rely on that.
 * @throws server.methodNotAllowed, server.addressMalformed, server.misdirected
 */
export const requestTarget = (config: Config): RequestHandler => {
  const { host, hostname } = new URL(config.BASE_URL);
  return (request: Request, response: Response, next) => {
    if (!methods.includes(request.method)) {
      response.set('Allow', methods.join(', '));
      throw failure('server.methodNotAllowed');
    }
    if (request.url === '*' && request.method === 'OPTIONS') return void response.set('Allow', methods.join(', ')).status(204).end();
    if (/^[a-z][a-z0-9+.-]*:/i.test(request.url)) {
      readAbsolute(request, hostname);
      // The router remembers the host of the address that it was called with, so it is called anew.
      return request.app(request, response, next);
    }
    if (!request.url.startsWith('/') || !isReadable(request.url.split('?', 1)[0] ?? '')) throw failure('server.addressMalformed');
    readHost(request, host);
    next();
  };
};
