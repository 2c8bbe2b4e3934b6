import type { DeclaredOperation } from '@blattwerk/contract/operations';
import type { Request, Response } from 'express';
import { InputValidationError } from 'express-zod-api';
import type { Actor, Ctx } from '../kernel/ctx.ts';
import { failure } from '../kernel/failure.ts';
import { accessOf } from './access.ts';
import { answersFor } from './declared-errors.ts';
import { inputShapeOf, type InputOf } from './operation-input.ts';
import { requestCtx } from './request-context.ts';
import { cacheResponse, findCached, sendCached } from './response-cache.ts';
import { answerFailure } from './result-handler.ts';

/** How an endpoint makes its response as bytes, of parts that many responses share. */
export interface Bytes<O extends DeclaredOperation> {
  /** What a visitor's response depends on besides address and language: a cached one is valid while this is the same. */
  visitorState(ctx: Ctx): Promise<string>;
  /** JSON of the answer's shape, for this caller. */
  make(ctx: Ctx, input: InputOf<O>): Promise<Buffer>;
}

interface Executable {
  execute: (args: { request: Request; response: Response }) => Promise<unknown>;
}

/** Who asks, if the permission matrix lets them in. @throws server.unauthorized, server.forbidden */
export const allowedActor = async (request: Request, { id }: DeclaredOperation): Promise<Actor> => {
  const access = accessOf(request);
  const actor = await access.readActor(request, id);
  if (!access.isAllowed(id, actor)) throw failure(actor.role === 'visitor' ? 'server.unauthorized' : 'server.forbidden');
  return actor;
};

/**
 * Lets the endpoint answer with bytes. Those for visitors are cached, and their query is validated when they are made; nobody keeps what a member is
 * answered. Permission and visibility are checked each time.
 */
export const answerWithBytes = <O extends DeclaredOperation>(endpoint: object, operation: O, { visitorState, make }: Bytes<O>): void => {
  const shape = inputShapeOf(operation);
  const makeFor = (request: Request, ctx: Ctx): Promise<Buffer> => {
    const { data, error } = shape.safeParse(request.query);
    if (error) throw new InputValidationError(error);
    return make(ctx, data as InputOf<O>);
  };
  const answer = async (request: Request, response: Response): Promise<void> => {
    answersFor(response, operation);
    const actor = await allowedActor(request, operation);
    const ctx = requestCtx(request, actor);
    if (actor.role !== 'visitor') {
      response.set({ 'Cache-Control': 'private, no-store', 'Content-Type': 'application/json; charset=utf-8' });
      return void response.end(await makeFor(request, ctx));
    }
    const state = await visitorState(ctx);
    const known = findCached(request, state);
    await sendCached(request, response, known ?? cacheResponse(request, state, await makeFor(request, ctx)));
  };
  (endpoint as Executable).execute = ({ request, response }) =>
    answer(request, response).catch((error: unknown) => answerFailure(error instanceof Error ? error : new Error(String(error)), request, response));
};
