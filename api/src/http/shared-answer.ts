import { myself } from '@blattwerk/contract/backoffice/list-filters';
import type { Request } from 'express';
import type { z } from 'zod';
import type { Shape } from '@blattwerk/contract/operation';
import type { DeclaredOperation } from '@blattwerk/contract/operations';
import { CachedBytes } from '../kernel/cached-bytes.ts';
import type { Ctx } from '../kernel/ctx.ts';
import { allowedActor, ownHeaders, parsedQuery, type Asked, type Executable } from './answer-bytes.ts';
import { answersFor } from './declared-errors.ts';
import type { InputOf } from './operation-input.ts';
import { requestLocale } from './locale.ts';
import { appOf, requestCtx } from './request-context.ts';
import { sendBytes } from './response-cache.ts';
import { answerFailure } from './result-handler.ts';

/** The lists whose answers are shared. */
export const sharedOperations = new Set<DeclaredOperation>();

/** A filter on what is one's own has another answer for each administrator. */
const asksForOwn = ({ query }: Request): boolean => Object.values(query).some((value) => String(value).includes(JSON.stringify(myself)));

/**
 * Lets administrators who ask for the same at the same moment share one answer (decision 192). Session and permission are checked for each of them,
 * and others than administrators are answered as ever.
 */
export const shareAmongAdmins = <O extends DeclaredOperation & { answer: Shape }>(
  endpoint: object,
  operation: O,
  read: (ctx: Ctx, input: InputOf<O>) => Promise<unknown>,
): void => {
  sharedOperations.add(operation);
  const executable = endpoint as Executable;
  const execute = executable.execute.bind(endpoint);
  const answer = async (args: Asked): Promise<unknown> => {
    const { request, response } = args;
    answersFor(response, operation);
    const actor = await allowedActor(request, operation);
    if (actor.role !== 'admin' || asksForOwn(request)) return execute(args);
    const bytes = await appOf(request).sharedAnswers.recall(`${requestLocale(request)} ${request.originalUrl}`, async () => {
      const output = await read(requestCtx(request, actor), parsedQuery(request, operation));
      return new CachedBytes(Buffer.from(JSON.stringify((operation.answer as z.ZodType).parse(output))));
    });
    response.set(ownHeaders);
    return sendBytes(request, response, bytes);
  };
  executable.execute = (args) =>
    answer(args).catch((error: unknown) => answerFailure(error instanceof Error ? error : new Error(String(error)), args.request, args.response));
};
