import { setTimeout as pause } from 'node:timers/promises';
import type { Request, RequestHandler } from 'express';
import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';
import { failure } from '../../kernel/failure.ts';
import { callerNetwork } from '../request-context.ts';

/** Seconds in which a caller's budget is counted. */
const window = 10;
/** Milliseconds before a refusal is answered: a caller in a loop asks twice a second on each connection instead of thousands of times. */
const refusalDelay = 500;

/**
 * A caller's network may cost so many points in ten seconds in this process; `costOf` says what a request costs. What comes from this machine itself is
 * not counted: behind a proxy callers are known by the address that it names, and none of them is this machine's own.
 * @throws server.tooManyRequests with the seconds to wait
 */
export const costLimit = (budget: number, costOf: (request: Request) => number): RequestHandler => {
  const limiter = new RateLimiterMemory({ points: budget, duration: window });
  return async (request, _response, next) => {
    const caller = callerNetwork(request);
    if (budget === 0 || caller === null) return next();
    try {
      await limiter.consume(caller, costOf(request));
    } catch (refused) {
      if (!(refused instanceof RateLimiterRes)) throw refused;
      await pause(refusalDelay);
      throw failure('server.tooManyRequests', { retryAfterSeconds: Math.max(1, Math.ceil(refused.msBeforeNext / 1000)) });
    }
    next();
  };
};
