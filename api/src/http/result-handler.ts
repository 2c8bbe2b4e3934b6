import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { errors, type ErrorCode, type Locale } from '@blattwerk/contract/errors';
import type { Entry } from '@blattwerk/contract/error-entry';
import { validationTexts } from '@blattwerk/contract/validation';
import type { Request, Response } from 'express';
import { ez, InputValidationError, ResultHandler } from 'express-zod-api';
import { isHttpError } from 'http-errors';
import { z } from 'zod';
import { checkDeclared } from './declared-errors.ts';
import { databaseFailure } from './database-failures.ts';
import { exhaustedFailure } from './exhausted.ts';
import { Failure } from '../kernel/failure.ts';
import { isValidationKey, issueText } from '../kernel/issue-text.ts';
import { CachedBytes } from '../kernel/cached-bytes.ts';
import { sendBytes } from './response-cache.ts';
import { requestLocale } from './locale.ts';
import { appOf } from './request-context.ts';

export const errorShape = z.object({ code: z.string(), message: z.string(), details: z.unknown().optional() });

const httpCodes: Record<number, ErrorCode> = {
  400: 'server.badRequest',
  401: 'server.unauthorized',
  403: 'server.forbidden',
  404: 'server.notFound',
  405: 'server.methodNotAllowed',
  409: 'server.conflict',
  413: 'file.tooLarge',
  422: 'server.unprocessableEntity',
};

/** Every failure of the API, whatever threw it, as a value of the catalogue. */
const toFailure = (error: Error, locale: Locale): Failure => {
  if (error instanceof Failure) return error;
  if (error instanceof InputValidationError) {
    const fields = error.cause.issues.map((issue) => ({ path: issue.path.join('.'), message: issueText(issue, locale) }));
    return new Failure('server.badRequest', { fields }, { cause: error });
  }
  const known = databaseFailure(error) ?? exhaustedFailure(error);
  if (known) return known;
  if (isHttpError(error))
    return new Failure(httpCodes[error.statusCode] ?? (error.statusCode < 500 ? 'server.badRequest' : 'server.internalServerError'), undefined, {
      cause: error,
    });
  return new Failure('server.internalServerError', undefined, { cause: error });
};

interface FieldProblems {
  fields: { path: string; message: string }[];
}

/** Rules that only a service can check name their text by its key, as those of the shapes do. */
const inWords = (details: unknown, locale: Locale): unknown => {
  if (typeof details !== 'object' || details === null || !('fields' in details)) return details;
  const { fields } = details as FieldProblems;
  return { ...details, fields: fields.map(({ path, message }) => ({ path, message: isValidationKey(message) ? validationTexts[message][locale] : message })) };
};

/** Logs what failed, as the catalogue's value that it is. */
export const noteFailure = (error: Error, request: Request, response: Response): Failure => {
  const known = toFailure(error, requestLocale(request));
  const { status, log } = errors[known.code];
  checkDeclared(known.code, request, response);
  const requestId = String(response.getHeader('X-Request-Id') ?? '');
  appOf(request).log[log]({ requestId, failure: known.code, status, ...(status >= 500 ? { err: known.cause ?? known } : {}) }, 'request refused');
  return known;
};

/** Seconds after which it is worth asking again while something is away that we need. */
const retryAfterOutage = 5;

/** Says when it is worth asking again, where the failure knows it. */
export const setRetryAfter = (response: Response, { code, details }: Failure): void => {
  const named = typeof details === 'object' && details !== null && 'retryAfterSeconds' in details ? details.retryAfterSeconds : undefined;
  const seconds = named ?? (errors[code].status === 503 ? retryAfterOutage : undefined);
  if (seconds !== undefined) response.setHeader('Retry-After', String(seconds));
};

/** Logs what failed and answers `{ code, message, details? }` in the caller's language. */
export const answerFailure = (error: Error, request: Request, response: Response): void => {
  if (response.headersSent) return void response.end();
  const locale = requestLocale(request);
  const known = noteFailure(error, request, response);
  const details =
    known.code === 'server.internalServerError' ? { requestId: String(response.getHeader('X-Request-Id') ?? '') } : inWords(known.details, locale);
  setRetryAfter(response, known);
  const { status, textOf, ...text }: Entry = errors[known.code];
  const message = (textOf?.(known.details) ?? text)[locale];
  response.status(status).json({ code: known.code, message, ...(details === undefined ? {} : { details }) });
};

/** Without a mark to ask again by: what one person was told is kept nowhere. */
const sendJson = (response: Response, payload: object): void => {
  const body = Buffer.from(JSON.stringify(payload));
  response.setHeader('Content-Type', 'application/json; charset=utf-8');
  response.setHeader('Content-Length', body.length);
  response.end(body);
};

/** Success is the payload itself; no payload is 204. */
export const resultHandler = new ResultHandler({
  positive: (output) => ({ schema: output, mimeType: 'application/json' }),
  negative: { schema: errorShape, statusCode: [400, 401, 403, 404, 405, 409, 422, 500] as const as never },
  handler: ({ error, output, request, response }) => {
    if (error) return answerFailure(error, request, response);
    if (response.headersSent) return;
    const payload = output as Record<string, unknown>;
    if (response.statusCode === 200 && Object.keys(payload).length === 0) return void response.status(204).end();
    sendJson(response, payload);
  },
});

/** Piece by piece. Who hangs up early ends the reading too. */
export const sendPieces = async (stream: Readable, response: Response): Promise<void> => {
  try {
    await pipeline(stream, response);
  } catch (failed) {
    // The answer has begun: all that is left is to abort it, so that a part is not taken for the whole.
    response.destroy(failed instanceof Error ? failed : undefined);
  }
};

/** A file's bytes, never kept by a cache on the way unless it is everybody's, opened by the browser as a download with our own name. */
export const fileOutput = z.object({
  bytes: z.union([z.instanceof(Buffer), z.instanceof(Readable), z.instanceof(CachedBytes)]),
  filename: z.string(),
  contentType: z.string(),
  maxAgeSeconds: z.int().optional(),
});
export type FileOutput = z.output<typeof fileOutput>;

export const fileResultHandler = new ResultHandler({
  positive: { schema: ez.buffer(), mimeType: 'application/pdf' },
  negative: { schema: errorShape },
  handler: async ({ error, output, request, response }) => {
    if (error) return answerFailure(error, request, response);
    const file = output as unknown as FileOutput;
    const isEverybodys = file.maxAgeSeconds !== undefined && !request.get('authorization');
    response
      .status(200)
      .vary('Accept-Language, Authorization')
      .set({
        'Content-Type': file.contentType,
        'Content-Disposition': `attachment; filename="${file.filename}"`,
        'Cache-Control': isEverybodys ? `public, max-age=${file.maxAgeSeconds}` : 'private, no-store',
        'X-Content-Type-Options': 'nosniff',
      });
    if (file.bytes instanceof Readable) return sendPieces(file.bytes, response);
    if (Buffer.isBuffer(file.bytes)) return void response.end(file.bytes);
    if (isEverybodys) response.set('ETag', file.bytes.etag);
    await sendBytes(request, response, file.bytes);
  },
});
