import type { Request, Response } from 'express';
import type { AppContext } from '../app-context.ts';
import { CachedBytes, encodedOnce, encodings, minBytesToCompress, type Encoding } from '../kernel/cached-bytes.ts';
import { requestLocale } from './locale.ts';
import type { BytesOfRecords } from './record-marks.ts';
import { appOf } from './request-context.ts';

/** What all callers of one kind are shown the same of, and the version it is in. */
export interface SharedState {
  audience: string;
  version: string;
}

/** A response that is the same for every caller of an audience, ready to be sent. */
interface CachedResponse extends BytesOfRecords {
  /** The version it was made from; it is valid as long as that is the same. */
  version: string;
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

const keyOf = (request: Request, audience: string): string | null =>
  request.originalUrl.length > maxAddressLength ? null : `${requestLocale(request)} ${audience} ${request.originalUrl}`;

/** The cached response of this address in this language if it was made from the same version; least recently used ones are evicted. */
export const findCached = (request: Request, { audience, version }: SharedState): CachedResponse | undefined => {
  const key = keyOf(request, audience);
  const cache = cacheOf(request);
  const answer = key === null ? undefined : cache.get(key);
  if (key === null || !answer || answer.version !== version) return undefined;
  cache.delete(key);
  cache.set(key, answer);
  return answer;
};

export const cacheResponse = (request: Request, { audience, version }: SharedState, made: BytesOfRecords): CachedResponse => {
  const answer = { ...made, version, bytes: new CachedBytes(made.body) };
  const key = keyOf(request, audience);
  if (key !== null) {
    const cache = cacheOf(request);
    const isAskedAgain = cache.delete(key);
    cache.set(key, isAskedAgain ? answer : null);
    if (cache.size > maxResponses) cache.delete(cache.keys().next().value as string);
  }
  return answer;
};

const encodingFor = (request: Request, { length }: Buffer): Encoding | undefined =>
  length < minBytesToCompress ? undefined : encodings.find((encoding) => request.acceptsEncodings(encoding) === encoding);

const end = (response: Response, encoding: Encoding | undefined, body: Buffer): void => {
  if (encoding) response.set('Content-Encoding', encoding);
  response.set('Content-Length', String(body.length));
  response.end(body);
};

const varyBy = 'Accept-Language, Authorization, Accept-Encoding';

/** Bytes that are this caller's alone. */
export const sendOnce = (request: Request, response: Response, body: Buffer): void => {
  response.vary(varyBy);
  const encoding = encodingFor(request, body);
  end(response, encoding, encoding ? encodedOnce(encoding, body) : body);
};

/** The bytes, compressed as the caller likes it; a mark that was set and is known to the caller already gets 304. */
export const sendBytes = async (request: Request, response: Response, bytes: CachedBytes, vary = varyBy): Promise<void> => {
  response.vary(vary);
  if (request.fresh) {
    response.removeHeader('Content-Type');
    return void response.status(304).end();
  }
  const encoding = encodingFor(request, bytes.body);
  end(response, encoding, encoding ? await bytes.encoded(encoding) : bytes.body);
};

/** Any cache may store it and revalidates before use; an unchanged copy is answered with 304. */
export const sendCached = (request: Request, response: Response, bytes: CachedBytes): Promise<void> => {
  response.set({ 'Cache-Control': 'public, max-age=0, must-revalidate', ETag: bytes.etag, 'Content-Type': 'application/json; charset=utf-8' });
  return sendBytes(request, response, bytes);
};
