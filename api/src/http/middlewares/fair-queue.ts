import type { Request, RequestHandler, Response } from 'express';
import { failure } from '../../kernel/failure.ts';
import { callerNetwork } from '../request-context.ts';

interface Options {
  /** How many requests are worked on at a time. */
  width?: number;
  /** How many requests of one network may wait. */
  longest?: number;
  /** Points that the requests of one network may cost in a second, evenly spread but for a burst. */
  pace: number;
  /** Points that a network which was quiet may cost at once: a page with all that it asks for. */
  burst?: number;
  costOf: (request: Request) => number;
}

interface Waiting {
  response: Response;
  cost: number;
  start: () => void;
}

/** Milliseconds after which a request makes room: it waits for something else than the processor, or streams. */
const turn = 100;
/** Milliseconds between two looks at what networks may begin again. */
const slice = 25;

/** What networks cost beyond their pace, in points, is paid off with time. */
const paces = (pace: number, burst: number) => {
  const debts = new Map<string, number>();
  let settledAt = performance.now();

  const settle = (): void => {
    const elapsed = performance.now() - settledAt;
    if (elapsed < slice) return;
    settledAt += elapsed;
    for (const [network, debt] of debts) {
      const rest = debt - (pace * elapsed) / 1000;
      if (rest > 0) debts.set(network, rest);
      else debts.delete(network);
    }
  };
  const debtOf = (network: string): number => debts.get(network) ?? 0;
  return {
    mayBegin: (network: string): boolean => {
      settle();
      return debtOf(network) < burst;
    },
    addCost: (network: string, cost: number): void => void debts.set(network, debtOf(network) + cost),
  };
};

/**
 * Networks take turns: while more requests come than a process works on at a time, the next one is of the network that has waited longest, however many
 * requests another network has sent. A network that costs more than its pace waits, also while no other asks: a long burst delays all who come in the
 * midst of it. What comes from this machine itself (probes, server-rendered pages asking the API) does not wait.
 * @throws server.tooManyRequests when too many requests of the network wait already
 */
export const fairQueue = ({ width = 8, longest = 100, burst = 250, pace, costOf }: Options): RequestHandler => {
  const waiting = new Map<string, Waiting[]>();
  const { mayBegin, addCost } = paces(pace, burst);
  let running = 0;
  let timer: NodeJS.Timeout | undefined;

  const startNext = (): void => {
    for (const [network, queue] of waiting) {
      if (running >= width) return;
      if (!mayBegin(network)) continue;
      // Behind all others that wait: the loop comes to it again.
      waiting.delete(network);
      const next = queue.shift();
      if (queue.length > 0) waiting.set(network, queue);
      if (next?.response.closed === false) run(network, next);
    }
    if (waiting.size === 0 || running >= width) return;
    timer ??= setTimeout(() => {
      timer = undefined;
      startNext();
    }, slice);
  };
  const run = (network: string, { response, cost, start }: Waiting): void => {
    running += 1;
    addCost(network, cost);
    const end = (): void => {
      clearTimeout(room);
      response.off('close', end);
      running -= 1;
      startNext();
    };
    const room = setTimeout(end, turn).unref();
    response.once('close', end);
    start();
  };

  return (request, response, next) => {
    const network = callerNetwork(request);
    if (network === null) return next();
    const asked = { response, cost: costOf(request), start: next };
    const queue = waiting.get(network) ?? [];
    if (running < width && queue.length === 0 && mayBegin(network)) return run(network, asked);
    if (queue.length >= longest) return next(failure('server.tooManyRequests', { retryAfterSeconds: 1 }));
    queue.push(asked);
    waiting.set(network, queue);
    startNext();
  };
};
