import type { Request, Response } from 'express';
import type { AppContext } from '../app-context.ts';
import { encodings, CachedBytes, type Encoding } from '../kernel/cached-bytes.ts';
import { requestLocale } from './locale.ts';
import { appOf } from './request-context.ts';

/** A response that is the same for every visitor, ready to be sent. */
interface CachedResponse {
  /** The state it was made from; it is valid as long as that is the same. */
  state: string;
  bytes: CachedBytes;
}

const maxResponses = 300;
const maxAddressLength = 600;

/** The first request of an address reserves an entry, the second stores the response: most addresses are requested once, and caching those only costs memory. */
type ResponseCache = Map<string, CachedResponse | null>;
const caches = new WeakMap<AppContext, ResponseCache>();
const cacheOf = (request: Request): ResponseCache => {
  const app = appOf(request);
  const known: ResponseCache = caches.get(app) ?? new Map();
  caches.set(app, known);
  return known;
};

const keyOf = (request: Request): string | null => (request.originalUrl.length > maxAddressLength ? null : `${requestLocale(request)} ${request.originalUrl}`);

/** The cached response of this address in this language if it was made from the same state; least recently used ones are evicted. */
export const findCached = (request: Request, state: string): CachedBytes | undefined => {
  const key = keyOf(request);
  const keeper = cacheOf(request);
  const answer = key === null ? undefined : keeper.get(key);
  if (key === null || !answer || answer.state !== state) return undefined;
  keeper.delete(key);
  keeper.set(key, answer);
  return answer.bytes;
};

export const cacheResponse = (request: Request, state: string, body: Buffer): CachedBytes => {
  const answer = { state, bytes: new CachedBytes(body) };
  const key = keyOf(request);
  if (key !== null) {
    const keeper = cacheOf(request);
    const isAskedAgain = keeper.delete(key);
    keeper.set(key, isAskedAgain ? answer : null);
    if (keeper.size > maxResponses) keeper.delete(keeper.keys().next().value as string);
  }
  return answer.bytes;
};

const encodingFor = (request: Request, bytes: CachedBytes): Encoding | undefined =>
  bytes.isWorthEncoding ? encodings.find((encoding) => request.acceptsEncodings(encoding) === encoding) : undefined;

/** The bytes, compressed as the caller likes it; a mark that was set and is known to the caller already gets 304. */
export const sendBytes = async (
  request: Request,
  response: Response,
  bytes: CachedBytes,
  vary = 'Accept-Language, Authorization, Accept-Encoding',
): Promise<void> => {
  response.vary(vary);
  if (request.fresh) {
    response.removeHeader('Content-Type');
    return void response.status(304).end();
  }
  const encoding = encodingFor(request, bytes);
  if (encoding) response.set('Content-Encoding', encoding);
  const body = encoding ? await bytes.encoded(encoding) : bytes.body;
  response.set('Content-Length', String(body.length));
  response.end(body);
};

/** Any cache may store it and revalidates before use; an unchanged copy is answered with 304. */
export const sendCached = (request: Request, response: Response, bytes: CachedBytes): Promise<void> => {
  response.set({ 'Cache-Control': 'public, max-age=0, must-revalidate', ETag: bytes.etag, 'Content-Type': 'application/json; charset=utf-8' });
  return sendBytes(request, response, bytes);
};
