import type { DeclaredOperation } from '@blattwerk/contract/operations';
import type { Request, Response } from 'express';
import { InputValidationError } from 'express-zod-api';
import type { Actor, Ctx } from '../kernel/ctx.ts';
import { failure } from '../kernel/failure.ts';
import { accessOf } from './access.ts';
import { answersFor } from './declared-errors.ts';
import { inputShapeOf, type InputOf } from './operation-input.ts';
import { withMarks, type BytesOfRecords } from './record-marks.ts';
import { requestCtx } from './request-context.ts';
import { cacheResponse, findCached, sendBytes, sendCached, sendOnce, type SharedState } from './response-cache.ts';
import { answerFailure } from './result-handler.ts';

/** How an endpoint makes its response as bytes, of parts that many responses share. */
export interface Bytes<O extends DeclaredOperation> {
  /** What a response depends on besides address, language and the caller's own marks: callers of one audience share it as long as the version is the same. */
  state(ctx: Ctx): Promise<SharedState>;
  /** The field of a record that is true where the caller has marked it, and the ids of those records. */
  marks: { field: string; of(ctx: Ctx): Promise<ReadonlySet<string>> };
  /** JSON of the answer's shape for this caller's audience, with no record marked. */
  make(ctx: Ctx, input: InputOf<O>): Promise<BytesOfRecords>;
}

/** What a member is answered is stored nowhere outside of this process. */
export const ownHeaders = { 'Cache-Control': 'private, no-store', 'Content-Type': 'application/json; charset=utf-8' };

export interface Asked {
  request: Request;
  response: Response;
}
export interface Executable {
  execute: (args: Asked) => Promise<unknown>;
}

/** What was asked for, as the operation declares it. @throws InputValidationError */
export const parsedQuery = <O extends DeclaredOperation>(request: Request, operation: O): InputOf<O> => {
  const { data, error } = inputShapeOf(operation).safeParse(request.query);
  if (error) throw new InputValidationError(error);
  return data as InputOf<O>;
};

/** Who asks, if the permission matrix lets them in. @throws server.unauthorized, server.forbidden */
export const allowedActor = async (request: Request, { id }: DeclaredOperation): Promise<Actor> => {
  const access = accessOf(request);
  const actor = await access.readActor(request, id);
  if (!access.isAllowed(id, actor)) throw failure(actor.role === 'visitor' ? 'server.unauthorized' : 'server.forbidden');
  return actor;
};

/**
 * Lets the endpoint answer with bytes. They are cached without the marks of any caller, and their query is validated when they are made. Outside of
 * this process visitors' answers alone may be stored. Permission and visibility are checked each time.
 */
export const answerWithBytes = <O extends DeclaredOperation>(endpoint: object, operation: O, { state: stateOf, marks, make }: Bytes<O>): void => {
  const answer = async (request: Request, response: Response): Promise<void> => {
    answersFor(response, operation);
    const actor = await allowedActor(request, operation);
    const ctx = requestCtx(request, actor);
    const [state, marked] = await Promise.all([stateOf(ctx), marks.of(ctx)]);
    const cached = findCached(request, state) ?? cacheResponse(request, state, await make(ctx, parsedQuery(request, operation)));
    if (actor.role === 'visitor' && !actor.audience) return sendCached(request, response, cached.bytes);
    response.set(ownHeaders);
    const body = withMarks(cached, marks.field, marked);
    if (body === cached.body) return sendBytes(request, response, cached.bytes);
    sendOnce(request, response, body);
  };
  (endpoint as Executable).execute = ({ request, response }) =>
    answer(request, response).catch((error: unknown) => answerFailure(error instanceof Error ? error : new Error(String(error)), request, response));
};
