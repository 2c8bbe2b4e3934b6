import { setTimeout as wait } from 'node:timers/promises';
import { Failure, failure } from '../../../kernel/failure.ts';
import { turnstile } from '../../../kernel/turnstile.ts';

/** So many deliveries of one feed wait in line; who comes then is told to come back. */
const longestLine = 50;

const lines = new Map<string, { waiting: number; pass: ReturnType<typeof turnstile> }>();

/**
 * One delivery of a feed after the other, in the order in which they came. Waiting costs neither memory nor a connection to the database:
 * nothing of a delivery is read before its turn. What other processes do is held by the feed's lock.
 * @throws server.unavailable when the line is too long
 */
export const inTurn = async <T>(feedId: string, work: () => Promise<T>): Promise<T> => {
  const line = lines.get(feedId) ?? { waiting: 0, pass: turnstile({ atOnce: 1, waiting: longestLine, retryAfterSeconds: 10 }) };
  lines.set(feedId, line);
  line.waiting += 1;
  try {
    return await line.pass(work);
  } finally {
    line.waiting -= 1;
    if (line.waiting === 0) lines.delete(feedId);
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
