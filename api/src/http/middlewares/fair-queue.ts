import type { RequestHandler, Response } from 'express';
import { failure } from '../../kernel/failure.ts';
import { callerNetwork } from '../request-context.ts';

interface Options {
  /** How many requests are worked on at a time. */
  width?: number;
  /** How many requests of one network may wait. */
  longest?: number;
}

/** Milliseconds after which a request makes room: it waits for something else than the processor, or streams. */
const turn = 100;

/**
 * Networks take turns: while more requests come than a process works on at a time, the next one is of the network that has waited longest, however many
 * requests another network has sent. What comes from this machine itself (probes, server-rendered pages asking the API) does not wait.
 * @throws server.tooManyRequests when too many requests of the network wait already
 */
export const fairQueue = ({ width = 8, longest = 100 }: Options = {}): RequestHandler => {
  const waiting = new Map<string, { response: Response; start: () => void }[]>();
  let running = 0;

  const startNext = (): void => {
    const [first] = waiting;
    if (first === undefined || running >= width) return;
    const [network, queue] = first;
    // Behind all others that wait.
    waiting.delete(network);
    const next = queue.shift();
    if (queue.length > 0) waiting.set(network, queue);
    if (next?.response.closed === false) run(next.response, next.start);
    else startNext();
  };
  const run = (response: Response, start: () => void): void => {
    running += 1;
    const end = (): void => {
      clearTimeout(timer);
      response.off('close', end);
      running -= 1;
      startNext();
    };
    const timer = setTimeout(end, turn).unref();
    response.once('close', end);
    start();
  };

  return (request, response, next) => {
    const network = callerNetwork(request);
    if (network === null) return next();
    if (running < width) return run(response, next);
    const queue = waiting.get(network) ?? [];
    if (queue.length >= longest) return next(failure('server.tooManyRequests', { retryAfterSeconds: 1 }));
    queue.push({ response, start: next });
    waiting.set(network, queue);
  };
};
