import { setTimeout as wait } from 'node:timers/promises';
import { Failure, failure } from '../../../kernel/failure.ts';
import { concurrencyLimiter } from '../../../kernel/concurrency-limiter.ts';

/** Deliveries of one feed that may wait; further ones are refused with a time to try again. */
const longestQueue = 50;

interface FeedQueue {
  size: number;
  run: ReturnType<typeof concurrencyLimiter>;
}
const queues = new Map<string, FeedQueue>();

/**
 * Runs the deliveries of one feed one after the other, in the order in which they came. Waiting costs neither memory nor a connection to the
 * database: nothing of a delivery is read before its turn. Other processes are excluded by the feed's lock.
 * @throws server.unavailable when the queue is full
 */
export const queued = async <T>(feedId: string, work: () => Promise<T>): Promise<T> => {
  const queue = queues.get(feedId) ?? { size: 0, run: concurrencyLimiter({ running: 1, waiting: longestQueue, retryAfterSeconds: 10 }) };
  queues.set(feedId, queue);
  queue.size += 1;
  try {
    return await queue.run(work);
  } finally {
    queue.size -= 1;
    if (queue.size === 0) queues.delete(feedId);
  }
};

const tries = 60;
const pauseMs = 500;

/** Waits while another process, or a person with a file, imports this feed. @throws feed.running when that takes too long */
export const whenFree = async <T>(work: () => Promise<T>): Promise<T> => {
  for (let left = tries; ; left -= 1) {
    try {
      return await work();
    } catch (error) {
      if (!(error instanceof Failure) || error.code !== 'feed.running') throw error;
      if (left === 0) throw failure('feed.running', { retryAfterSeconds: 30 }, { cause: error });
    }
    await wait(pauseMs);
  }
};
