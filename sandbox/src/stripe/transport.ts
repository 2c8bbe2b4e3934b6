import { createHash } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { Router, urlencoded, type NextFunction, type Request, type Response } from 'express';
import { newId } from '../ids.ts';
import { StripeError, invalidRequest, outage, unauthorized } from './errors.ts';
import { expand } from './expand.ts';
import { Params } from './params.ts';
import { apiVersion } from './tables.ts';
import { settle, type Outcome, type StripeWorld } from './world.ts';

type Write = (params: Params, request: Request) => Outcome;
type Read = (params: Params, request: Request) => object;

/** Registers calls; `close` ends the router with Stripe's "no such URL" and error answers. */
export interface Transport {
  read: (path: string, handle: Read) => void;
  write: (path: string, handle: Write) => void;
  close: () => Router;
}

const keyMemoryMs = 24 * 3600 * 1000;

/** The address under which the browser sees the sandbox. */
export function baseAddress(world: StripeWorld, request: Request): string {
  return world.config.publicUrl ?? `${request.protocol}://${request.get('host')}`;
}

/** A router with keys, request ids, idempotency, failures on demand, expansion and errors as Stripe has them. */
export function openTransport(world: StripeWorld): Transport {
  const router = Router();
  const inProgress = new Set<string>();
  router.use(urlencoded({ extended: true, limit: '1mb', parameterLimit: 5000 }), identify, interfereWith(world));
  return {
    read: (path, handle) => {
      router.get(path, (request, response) => {
        const params = new Params(request.query);
        answer(world, response, expand(world, handle(params, request), params.texts('expand')));
      });
    },
    write: (path, handle) => {
      router.post(path, (request, response) => writeOnce(world, inProgress, handle, request, response));
    },
    close: () => router.use(unknownAddress, answerError),
  };
}

const requestIdOf = (response: Response): string => response.locals.requestId as string;

function identify(request: Request, response: Response, next: NextFunction): void {
  const requestId = newId('req_', 14);
  response.locals.requestId = requestId;
  response.set({ 'request-id': requestId, 'stripe-version': request.get('stripe-version') ?? apiVersion, 'cache-control': 'no-cache, no-store' });
  authorize(request);
  next();
}

function authorize(request: Request): void {
  const [scheme, value] = (request.get('authorization') ?? '').split(' ');
  const key =
    scheme === 'Basic'
      ? Buffer.from(value ?? '', 'base64')
          .toString()
          .replace(/:.*$/, '')
      : (value ?? '');
  if (key === '') throw unauthorized('You did not provide an API key. You need to provide your API key in the Authorization header, using Bearer auth.');
  if (!/^(sk|rk)_test_\w+$/.test(key)) throw unauthorized(`Invalid API Key provided: ${key.slice(0, 3)}****${key.slice(-4)}`);
}

function interfereWith(world: StripeWorld) {
  return async (_request: Request, response: Response, next: NextFunction): Promise<void> => {
    const { delayMs, afterEffect, status } = world.control.settings.stripe;
    if (delayMs > 0) await sleep(delayMs);
    const fails = world.control.takeStripeFailure();
    if (fails && !afterEffect) return fail(response, status);
    response.locals.losesAnswer = fails;
    next();
  };
}

function fail(response: Response, status: number): void {
  if (status === 0) response.req.socket.destroy();
  else response.status(status).json(outage(status).toBody(requestIdOf(response)));
}

function answer(world: StripeWorld, response: Response, body: object): void {
  if (response.locals.losesAnswer === true) return fail(response, world.control.settings.stripe.status);
  response.json(body);
}

function sha256(text: string): string {
  return createHash('sha256').update(text).digest('hex');
}

/** A key makes a call happen once: its repetition gets the first answer, with another body it is refused. */
async function writeOnce(world: StripeWorld, inProgress: Set<string>, handle: Write, request: Request, response: Response): Promise<void> {
  const key = request.get('idempotency-key');
  if (key === undefined) return answer(world, response, await perform(world, handle, request, response));
  const id = sha256(`${request.get('authorization')} ${key}`);
  const fingerprint = sha256(`${request.path} ${JSON.stringify(request.body ?? {})}`);
  response.set('idempotency-key', key);
  const earlier = world.journal.get('answers', id);
  if (earlier && world.now() - earlier.createdAt < keyMemoryMs) {
    if (earlier.fingerprint !== fingerprint) throw keyReused(key);
    response.set({ 'idempotent-replayed': 'true', 'original-request': earlier.requestId });
    return answer(world, response, expand(world, earlier.body, earlier.expand));
  }
  if (inProgress.has(id)) throw keyInUse(key);
  inProgress.add(id);
  try {
    answer(world, response, await perform(world, handle, request, response, { key, id, fingerprint }));
  } finally {
    inProgress.delete(id);
  }
}

async function perform(
  world: StripeWorld,
  handle: Write,
  request: Request,
  response: Response,
  once?: { key: string; id: string; fingerprint: string },
): Promise<object> {
  const requestId = requestIdOf(response);
  const params = new Params(request.body);
  const outcome = handle(params, request);
  const paths = params.texts('expand');
  expand(world, outcome.body, paths); // refuses impossible paths before anything happens
  const memory = once && { id: once.id, fingerprint: once.fingerprint, createdAt: world.now(), requestId, body: outcome.body, expand: paths };
  await settle(world, outcome, { requestId, idempotencyKey: once?.key ?? null }, memory);
  return expand(world, outcome.body, paths);
}

function unknownAddress(request: Request): never {
  throw new StripeError(404, 'invalid_request_error', `Unrecognized request URL (${request.method}: ${request.originalUrl.split('?')[0]}).`);
}

function answerError(error: unknown, _request: Request, response: Response, next: NextFunction): void {
  const isUnreadable = (error as { status?: number }).status === 400;
  const known = error instanceof StripeError ? error : isUnreadable ? invalidRequest('The request body could not be read.') : undefined;
  if (known === undefined) return next(error);
  response.status(known.status).json(known.toBody(requestIdOf(response)));
}

function keyReused(key: string): StripeError {
  const message = `Keys for idempotent requests can only be used with the same parameters they were first used with. Try using a key other than '${key}' if you meant to execute a different request.`;
  return new StripeError(400, 'idempotency_error', message);
}

function keyInUse(key: string): StripeError {
  const message = `There is currently another in-progress request using this Idempotent Key (${key}). Please try again later.`;
  return new StripeError(409, 'idempotency_error', message, 'idempotency_key_in_use');
}
