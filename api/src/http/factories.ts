import type { Shape } from '@blattwerk/contract/operation';
import type { DeclaredOperation } from '@blattwerk/contract/operations';
import type { Request, Response } from 'express';
import { EndpointsFactory, Middleware } from 'express-zod-api';
import type { z } from 'zod';
import {
  inAuditedReading,
  inReading,
  inTransaction,
  type Actor,
  type Ctx,
  type Machine,
  type Member,
  type PharmacyLink,
  type SupportViewer,
} from '../kernel/ctx.ts';
import { inReplicaReading } from '../kernel/read-replica.ts';
import { allowedActor, answerWithBytes, type Bytes } from './answer-bytes.ts';
import { answersFor } from './declared-errors.ts';
import { inputShapeOf, type InputOf } from './operation-input.ts';
import { checkCsrf, checkOrigin } from './middlewares/csrf.ts';
import { appOf, requestCtx, systemRequestCtx } from './request-context.ts';
import { fileOutput, fileResultHandler, resultHandler, type FileOutput } from './result-handler.ts';
import { shareAmongAdmins } from './shared-answer.ts';
import { streamOutput, streamResultHandler, type StreamOutput } from './stream-result-handler.ts';

interface HandlerArgs<O extends DeclaredOperation, A extends Actor> {
  input: InputOf<O>;
  ctx: Ctx<A>;
  request: Request;
  response: Response;
}

type JsonOperation = DeclaredOperation & { answer: Shape };
type FileOperation = DeclaredOperation & { answer: 'file' };
type StreamOperation = DeclaredOperation & { answer: 'stream' };

interface ReadingOptions {
  /** A reading endpoint that writes down who read: its transaction may write, no other reading one's can. */
  isAudited?: true;
}
interface Options<O extends DeclaredOperation> extends ReadingOptions {
  /** Answers with bytes in place of the handler's answer, which they equal. */
  bytes?: Bytes<O>;
  /** A list of which all administrators see the same, and whose reading by them is not written down. */
  isShared?: true;
}

const operations = new WeakMap<object, DeclaredOperation>();
/** The operation of an endpoint that was built here; undefined for anything else. */
export const operationOf = (endpoint: object): DeclaredOperation | undefined => operations.get(endpoint);

interface FactoryOptions {
  /** Other sites may send people or messages here: what they bring proves itself. */
  fromElsewhere?: boolean;
  /** A cookie alone authenticates: the CSRF header must come with it. */
  csrf?: boolean;
  /** The handler opens its own transactions, because it talks to the outside world in between. */
  ownTransactions?: boolean;
  /** The caller is no person: what proves it is checked by the handler, and the system's rights are its own. */
  asSystem?: boolean;
}

interface Scope {
  ctx: Ctx;
  request: Request;
  response: Response;
}
interface Built {
  input: unknown;
  ctx: { scope: Scope };
}

const base = (handler: typeof resultHandler | typeof fileResultHandler, operation: DeclaredOperation, options: FactoryOptions) =>
  new EndpointsFactory(handler as typeof resultHandler).addMiddleware(
    new Middleware({
      handler: async ({ request, response }): Promise<{ scope: Scope }> => {
        answersFor(response, operation);
        if (request.method !== 'GET' && !options.fromElsewhere) checkOrigin(request);
        if (options.csrf) checkCsrf(request);
        const actor = await allowedActor(request, operation);
        // A signed-in user's responses are private: no proxy or shared browser may cache them.
        if (actor.role !== 'visitor') response.set('Cache-Control', 'private, no-store');
        const ctx = options.asSystem ? systemRequestCtx(request) : requestCtx(request, actor);
        return { scope: { ctx, request, response } };
      },
    }),
  );

/** Lists, reports and records of the back office are what a replica takes off the primary. */
const readsFromReplica = ({ role }: Actor): boolean => role === 'admin' || role === 'doctor' || role === 'pharmacy';

interface Binding {
  isReading: boolean;
  isAudited: boolean;
}

/** One transaction a request, bound to who asks. Visitors who read need none: they see no user's rows. */
const boundTo = <A extends Actor, T>(ctx: Ctx<A>, { isReading, isAudited }: Binding, steps: (ctx: Ctx<A>) => Promise<T>): Promise<T> => {
  if (!isReading) return inTransaction(ctx, steps);
  if (isAudited) return inAuditedReading(ctx, steps);
  if (ctx.actor.role === 'visitor') return steps(ctx);
  return readsFromReplica(ctx.actor) ? inReplicaReading(ctx, steps) : inReading(ctx, steps);
};

const described = (operation: DeclaredOperation) => ({ method: operation.method, summary: operation.summary, input: inputShapeOf(operation) });
const operationIdOf = ({ id }: DeclaredOperation): string => id.replaceAll('.', '-');

const buildWith =
  <A extends Actor>(options: FactoryOptions) =>
  <O extends JsonOperation>(
    operation: O,
    handler: (args: HandlerArgs<O, A>) => Promise<z.input<O['answer']>>,
    { isAudited, bytes, isShared }: Options<O> = {},
  ) => {
    const binding = { isReading: operation.method === 'get', isAudited: isAudited === true };
    const endpoint = base(resultHandler, operation, options).build({
      ...described(operation),
      output: operation.answer,
      operationId: operationIdOf(operation),
      tag: operation.id.split('.')[0] as never,
      handler: async ({ input, ctx: { scope } }: Built): Promise<object> => {
        const ctx = scope.ctx as Ctx<A>;
        const run = (bound: Ctx<A>): Promise<z.input<O['answer']>> =>
          handler({ input: input as InputOf<O>, ctx: bound, request: scope.request, response: scope.response });
        const output = options.ownTransactions ? await run(ctx) : await boundTo(ctx, binding, run);
        // Other processes hear of it from the database; the process that changed something drops its own entry at once.
        if (operation.method !== 'get') {
          if ('id' in ctx.actor) ctx.accounts.forget(ctx.actor.id);
          appOf(scope.request).sharedAnswers.forget();
        }
        if (operation.status) scope.response.status(operation.status);
        return output as object;
      },
    } as never);
    if (bytes) answerWithBytes(endpoint, operation, bytes);
    if (isShared)
      shareAmongAdmins(endpoint, operation, (ctx, input) => boundTo(ctx, binding, (bound) => handler({ input, ctx: bound as Ctx<A> } as HandlerArgs<O, A>)));
    operations.set(endpoint, operation);
    return endpoint;
  };

const buildFileWith =
  <A extends Actor>(isSent = false) =>
  <O extends FileOperation>(
    operation: O,
    /** The bytes, or how to fetch them: that happens after the transaction, so that none is held open while a storage answers. */
    handler: (args: HandlerArgs<O, A>) => Promise<FileOutput | (() => Promise<FileOutput>)>,
    { isAudited }: ReadingOptions = {},
  ) => {
    const endpoint = base(fileResultHandler, operation, {}).build({
      ...described(operation),
      output: fileOutput,
      handler: async ({ input, ctx: { scope } }: Built): Promise<FileOutput> => {
        const open = (ctx: Ctx<A>): ReturnType<typeof handler> =>
          handler({ input: input as InputOf<O>, ctx, request: scope.request, response: scope.response });
        const ctx = scope.ctx as Ctx<A>;
        const opened = isSent ? await open(ctx) : await boundTo(ctx, { isReading: true, isAudited: isAudited === true }, open);
        return typeof opened === 'function' ? opened() : opened;
      },
    } as never);
    operations.set(endpoint, operation);
    return endpoint;
  };

/** Asked for with a body, because it carries what proves the owner; opens its own transactions. */
const buildStreamWith =
  <A extends Actor>() =>
  <O extends StreamOperation>(operation: O, handler: (args: HandlerArgs<O, A>) => Promise<StreamOutput>) => {
    const endpoint = base(streamResultHandler as never, operation, {}).build({
      ...described(operation),
      operationId: operationIdOf(operation),
      output: streamOutput,
      handler: async ({ input, ctx: { scope } }: Built): Promise<object> =>
        handler({ input: input as InputOf<O>, ctx: scope.ctx as Ctx<A>, request: scope.request, response: scope.response }),
    } as never);
    operations.set(endpoint, operation);
    return endpoint;
  };

const factory = <A extends Actor>(options: FactoryOptions = {}) => ({
  build: buildWith<A>(options),
  buildUnbound: buildWith<A>({ ...options, ownTransactions: true }),
  buildFile: buildFileWith<A>(),
  /** A file made out of one that the caller sends; opens its own transactions. */
  buildFileOf: buildFileWith<A>(true),
  buildStream: buildStreamWith<A>(),
});

type WithRole<R extends Member['role']> = Member & { role: R };

/** Every caller, signed in or not. */
export const publicFactory = factory<Actor>();
/** Authenticated by a cookie alone: refresh and logout. */
export const cookieFactory = factory<Actor>({ csrf: true });
/** Every signed-in user. */
export const memberFactory = factory<Member>();
export const patientFactory = factory<WithRole<'patient'>>();
export const doctorFactory = factory<WithRole<'doctor'>>();
export const pharmacyFactory = factory<WithRole<'pharmacy'>>();
export const adminFactory = factory<WithRole<'admin'>>();
/** More than one kind of back-office account; the matrix row says which. */
export const staffFactory = factory<WithRole<'doctor' | 'pharmacy' | 'admin'>>();
/** An administrator's look at one patient's dashboard; the view's own credential names it, no access token does. */
export const supportFactory = factory<SupportViewer>();
/** A pharmacy's own system, which proves itself with a feed key. */
export const machineFactory = factory<Machine>();
/** A pharmacy without an account, whose link and TAN opened one sending. */
export const pharmacyLinkFactory = factory<PharmacyLink>();
/** Where another site sends a browser back to: the answer proves itself by what this browser was given before it left. */
export const callbackFactory = factory<Actor>({ fromElsewhere: true });
/** Machines that prove themselves by a signature, which the handler checks before anything else. */
export const webhookFactory = factory<{ role: 'system' }>({ asSystem: true, fromElsewhere: true });
