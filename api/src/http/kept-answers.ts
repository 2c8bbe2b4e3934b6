import { hash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Request, Response } from 'express';
import type { AppContext } from '../context.ts';
import { requestLocale } from './locale.ts';
import { appOf } from './request-context.ts';

const encoders = {
  br: (body: Buffer): Promise<Buffer> => promisify(brotliCompress)(body, { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } }),
  gzip: (body: Buffer): Promise<Buffer> => promisify(gzip)(body),
} as const;
type Encoding = keyof typeof encoders;

/** An answer that is the same for every visitor, ready to be sent. */
export interface KeptAnswer {
  /** What it was made from; it holds as long as that is the same. */
  state: string;
  body: Buffer;
  /** Of the content alone, so that every process of the product says the same. */
  etag: string;
  encoded: Map<Encoding, Buffer>;
}

const mostAnswers = 300;
const longestAddress = 600;
/** Less is not worth the work of both sides. */
const leastToCompress = 1024;

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
export const findKept = (request: Request, state: string): KeptAnswer | undefined => {
  const key = keyOf(request);
  const keeper = keeperOf(request);
  const answer = key === null ? undefined : keeper.get(key);
  if (key === null || !answer || answer.state !== state) return undefined;
  keeper.delete(key);
  keeper.set(key, answer);
  return answer;
};

export const keepAnswer = (request: Request, state: string, body: Buffer): KeptAnswer => {
  const answer = { state, body, etag: `W/"${hash('sha1', body, 'base64url')}"`, encoded: new Map() };
  const key = keyOf(request);
  if (key !== null) {
    const keeper = keeperOf(request);
    const isAskedAgain = keeper.delete(key);
    keeper.set(key, isAskedAgain ? answer : null);
    if (keeper.size > mostAnswers) keeper.delete(keeper.keys().next().value as string);
  }
  return answer;
};

const encodingFor = (request: Request, { body }: KeptAnswer): Encoding | undefined => {
  if (body.length < leastToCompress) return undefined;
  return (['br', 'gzip'] as const).find((encoding) => request.acceptsEncodings(encoding) === encoding);
};

const encodedBody = async (answer: KeptAnswer, encoding: Encoding): Promise<Buffer> => {
  const known = answer.encoded.get(encoding) ?? (await encoders[encoding](answer.body));
  answer.encoded.set(encoding, known);
  return known;
};

/** Anybody may keep it and asks again before showing it; whoever has it already gets 304. */
export const sendKept = async (request: Request, response: Response, answer: KeptAnswer): Promise<void> => {
  response.set({ 'Cache-Control': 'public, max-age=0, must-revalidate', ETag: answer.etag });
  response.vary('Accept-Language, Authorization, Accept-Encoding');
  if (request.fresh) return void response.status(304).end();
  response.set('Content-Type', 'application/json; charset=utf-8');
  const encoding = encodingFor(request, answer);
  if (encoding) response.set('Content-Encoding', encoding);
  const body = encoding ? await encodedBody(answer, encoding) : answer.body;
  response.set('Content-Length', String(body.length));
  response.end(body);
};
