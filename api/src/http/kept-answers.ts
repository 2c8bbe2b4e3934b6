import type { Request, Response } from 'express';
import type { AppContext } from '../app-context.ts';
import { encodings, KeptBytes, type Encoding } from '../kernel/kept-bytes.ts';
import { requestLocale } from './locale.ts';
import { appOf } from './request-context.ts';

/** An answer that is the same for every visitor, ready to be sent. */
interface KeptAnswer {
  /** What it was made from; it holds as long as that is the same. */
  state: string;
  bytes: KeptBytes;
}

const mostAnswers = 300;
const longestAddress = 600;

/** An address has a place from its first question on and its answer from the second: most are asked once, and what is kept for nobody only costs memory. */
type Keeper = Map<string, KeptAnswer | null>;
const keepers = new WeakMap<AppContext, Keeper>();
const keeperOf = (request: Request): Keeper => {
  const app = appOf(request);
  const known: Keeper = keepers.get(app) ?? new Map();
  keepers.set(app, known);
  return known;
};

const keyOf = (request: Request): string | null => (request.originalUrl.length > longestAddress ? null : `${requestLocale(request)} ${request.originalUrl}`);

/** The answer to this address in this language if it was made from the same state; those asked for lately stay longest. */
export const findKept = (request: Request, state: string): KeptBytes | undefined => {
  const key = keyOf(request);
  const keeper = keeperOf(request);
  const answer = key === null ? undefined : keeper.get(key);
  if (key === null || !answer || answer.state !== state) return undefined;
  keeper.delete(key);
  keeper.set(key, answer);
  return answer.bytes;
};

export const keepAnswer = (request: Request, state: string, body: Buffer): KeptBytes => {
  const answer = { state, bytes: new KeptBytes(body) };
  const key = keyOf(request);
  if (key !== null) {
    const keeper = keeperOf(request);
    const isAskedAgain = keeper.delete(key);
    keeper.set(key, isAskedAgain ? answer : null);
    if (keeper.size > mostAnswers) keeper.delete(keeper.keys().next().value as string);
  }
  return answer.bytes;
};

const encodingFor = (request: Request, bytes: KeptBytes): Encoding | undefined =>
  bytes.isWorthEncoding ? encodings.find((encoding) => request.acceptsEncodings(encoding) === encoding) : undefined;

/** The bytes, compressed as the caller likes it; a mark that was set and is known to the caller already gets 304. */
export const sendBytes = async (request: Request, response: Response, bytes: KeptBytes): Promise<void> => {
  response.vary('Accept-Language, Authorization, Accept-Encoding');
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
export const sendKept = (request: Request, response: Response, bytes: KeptBytes): Promise<void> => {
  response.set({ 'Cache-Control': 'public, max-age=0, must-revalidate', ETag: bytes.etag, 'Content-Type': 'application/json; charset=utf-8' });
  return sendBytes(request, response, bytes);
};
