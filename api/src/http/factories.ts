import type { Request, Response } from 'express';
import { EndpointsFactory, InputValidationError, Middleware, type Method } from 'express-zod-api';
import type { z } from 'zod';
import { inReading, inTransaction, type Actor, type Ctx, type Machine, type Member, type PharmacyLink, type SupportViewer } from '../kernel/ctx.ts';
import { failure } from '../kernel/failure.ts';
import { accessOf, type Operation } from './access.ts';
import { findKept, keepAnswer, sendKept } from './kept-answers.ts';
import { checkCsrf, checkOrigin } from './middlewares/csrf.ts';
import { requestCtx, systemRequestCtx } from './request-context.ts';
import { answerFailure, fileOutput, fileResultHandler, resultHandler, type FileOutput } from './result-handler.ts';
import { streamOutput, streamResultHandler } from './stream-result-handler.ts';

type ObjectSchema = z.ZodObject | z.ZodUnion<readonly z.ZodObject[]> | z.ZodType<object>;

interface HandlerArgs<IN extends ObjectSchema, A extends Actor> {
  input: z.output<IN>;
  ctx: Ctx<A>;
  request: Request;
  response: Response;
}

interface Kept<IN extends ObjectSchema> {
  /** What the answer depends on besides its address and language: while it is the same, so is the answer. */
  by(ctx: Ctx): Promise<string>;
  /** Makes the answer: JSON of the output's shape. */
  asBytes(ctx: Ctx, input: z.output<IN>): Promise<Buffer>;
}

interface Definition<IN extends ObjectSchema, OUT extends ObjectSchema, A extends Actor> {
  /** The row of the permission matrix that says who may call this. */
  operation: Operation;
  method: Method;
  summary: string;
  input: IN;
  output: OUT;
  statusCode?: number;
  /** A reading endpoint that writes down who read: its transaction may write, no other reading one's can. */
  isAudited?: true;
  /** Keeps answers for visitors. */
  kept?: Kept<IN>;
  handler: (args: HandlerArgs<IN, A>) => Promise<z.input<OUT>>;
}

const operations = new WeakMap<object, Operation>();
/** The matrix row of an endpoint that was built here; undefined for anything else. */
export const operationOf = (endpoint: object): Operation | undefined => operations.get(endpoint);

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

const base = (handler: typeof resultHandler | typeof fileResultHandler, operation: Operation, options: FactoryOptions) =>
  new EndpointsFactory(handler as typeof resultHandler).addMiddleware(
    new Middleware({
      handler: async ({ request, response }): Promise<{ scope: Scope }> => {
        if (request.method !== 'GET' && !options.fromElsewhere) checkOrigin(request);
        if (options.csrf) checkCsrf(request);
        const access = accessOf(request);
        const actor = await access.readActor(request, operation);
        if (!access.isAllowed(operation, actor)) throw failure(actor.role === 'visitor' ? 'server.unauthorized' : 'server.forbidden');
        // What a person may see is nobody else's: no cache on the way or on a shared machine keeps it.
        if (actor.role !== 'visitor') response.set('Cache-Control', 'private, no-store');
        const ctx = options.asSystem ? systemRequestCtx(request) : requestCtx(request, actor);
        return { scope: { ctx, request, response } };
      },
    }),
  );

/** One transaction a request, bound to who asks. Visitors who read need none: they see no row that is anybody's. */
const boundTo = <A extends Actor, T>(ctx: Ctx<A>, mayWrite: boolean, steps: (ctx: Ctx<A>) => Promise<T>): Promise<T> => {
  if (mayWrite) return inTransaction(ctx, steps);
  return ctx.actor.role === 'visitor' ? steps(ctx) : inReading(ctx, steps);
};

interface Executable {
  execute: (args: { request: Request; response: Response }) => Promise<unknown>;
}

/** An answer for a visitor that still holds is sent as it is; its address was checked when it was made. Who may ask, and what may be seen, is looked at each time. */
const answerVisitors = <IN extends ObjectSchema>(endpoint: object, operation: Operation, shape: IN, kept: Kept<IN>): void => {
  const executable = endpoint as Executable;
  const execute = executable.execute.bind(endpoint);
  const answer = async (request: Request, response: Response): Promise<void> => {
    const ctx = requestCtx(request, { role: 'visitor' });
    const state = await kept.by(ctx);
    const known = findKept(request, state);
    if (known) return sendKept(request, response, known);
    const { data, error } = shape.safeParse(request.query);
    if (error) throw new InputValidationError(error);
    await sendKept(request, response, keepAnswer(request, state, await kept.asBytes(ctx, data as z.output<IN>)));
  };
  executable.execute = async (args) => {
    const { request, response } = args;
    if (request.get('authorization') || !accessOf(request).isAllowed(operation, { role: 'visitor' })) return execute(args);
    await answer(request, response).catch((error: unknown) => answerFailure(error instanceof Error ? error : new Error(String(error)), request, response));
  };
};

const buildWith =
  <A extends Actor>(options: FactoryOptions) =>
  <IN extends ObjectSchema, OUT extends ObjectSchema>(definition: Definition<IN, OUT, A>) => {
    const { operation, handler, statusCode, isAudited, kept, ...rest } = definition;
    const mayWrite = definition.method !== 'get' || isAudited === true;
    const endpoint = base(resultHandler, operation, options).build({
      ...rest,
      operationId: operation.replaceAll('.', '-'),
      tag: operation.split('.')[0] as never,
      handler: async ({ input, ctx: { scope } }: Built): Promise<object> => {
        const ctx = scope.ctx as Ctx<A>;
        const run = (bound: Ctx<A>): Promise<z.input<OUT>> =>
          handler({ input: input as z.output<IN>, ctx: bound, request: scope.request, response: scope.response });
        const output = options.ownTransactions ? await run(ctx) : await boundTo(ctx, mayWrite, run);
        if (statusCode) scope.response.status(statusCode);
        return output as object;
      },
    } as never);
    if (kept) answerVisitors(endpoint, operation, definition.input, kept);
    operations.set(endpoint, operation);
    return endpoint;
  };

interface FileDefinition<IN extends ObjectSchema, A extends Actor> extends Omit<
  Definition<IN, typeof fileOutput, A>,
  'output' | 'method' | 'statusCode' | 'handler'
> {
  /** The bytes, or how to fetch them: that happens after the transaction, so that none is held open while a storage answers. */
  handler: (args: HandlerArgs<IN, A>) => Promise<FileOutput | (() => Promise<FileOutput>)>;
}

const buildFileWith =
  <A extends Actor>(isSent = false) =>
  <IN extends ObjectSchema>(definition: FileDefinition<IN, A>) => {
    const endpoint = base(fileResultHandler, definition.operation, {}).build({
      method: isSent ? 'post' : 'get',
      summary: definition.summary,
      input: definition.input,
      output: fileOutput,
      handler: async ({ input, ctx: { scope } }: Built): Promise<FileOutput> => {
        const open = (ctx: Ctx<A>): ReturnType<typeof definition.handler> =>
          definition.handler({ input: input as z.output<IN>, ctx, request: scope.request, response: scope.response });
        const ctx = scope.ctx as Ctx<A>;
        const opened = isSent ? await open(ctx) : await boundTo(ctx, definition.isAudited === true, open);
        return typeof opened === 'function' ? opened() : opened;
      },
    } as never);
    operations.set(endpoint, definition.operation);
    return endpoint;
  };

/** Asked for with a body, because it carries what proves the owner; opens its own transactions. */
const buildStreamWith =
  <A extends Actor>() =>
  <IN extends ObjectSchema>(definition: Omit<Definition<IN, typeof streamOutput, A>, 'output' | 'method'>) => {
    const endpoint = base(streamResultHandler as never, definition.operation, {}).build({
      method: 'post',
      operationId: definition.operation.replaceAll('.', '-'),
      summary: definition.summary,
      input: definition.input,
      output: streamOutput,
      handler: async ({ input, ctx: { scope } }: Built): Promise<object> =>
        definition.handler({ input: input as z.output<IN>, ctx: scope.ctx as Ctx<A>, request: scope.request, response: scope.response }),
    } as never);
    operations.set(endpoint, definition.operation);
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

/** Anybody, signed in or not. */
export const publicFactory = factory<Actor>();
/** Authenticated by a cookie alone: refresh and logout. */
export const cookieFactory = factory<Actor>({ csrf: true });
/** Anybody who is signed in. */
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
