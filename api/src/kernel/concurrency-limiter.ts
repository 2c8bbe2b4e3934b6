import pLimit from 'p-limit';
import { failure } from './failure.ts';

export interface ConcurrencyLimits {
  /** How many pieces of work run at once. */
  running: number;
  /** How many more may wait, in the order in which they came; further ones are refused. */
  waiting: number;
  retryAfterSeconds: number;
}

/** Limits one kind of heavy work, so that a burst of it leaves the other requests of the process their share of the machine. */
export const concurrencyLimiter = ({ running, waiting, retryAfterSeconds }: ConcurrencyLimits) => {
  const limit = pLimit(running);
  /** @throws server.unavailable when the queue is full */
  return async <T>(work: () => Promise<T>): Promise<T> => {
    if (limit.activeCount + limit.pendingCount >= running + waiting) throw failure('server.unavailable', { retryAfterSeconds });
    return limit(work);
  };
};
