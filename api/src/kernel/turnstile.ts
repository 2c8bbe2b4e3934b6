import { failure } from './failure.ts';

/**
 * Lets so many pieces of heavy work run at once and so many wait, in the order in which they came; whoever comes then is told to come back.
 * So a storm of one kind of request leaves the rest of the process its share of the machine.
 */
export const turnstile = ({ atOnce, waiting: mayWait, retryAfterSeconds }: { atOnce: number; waiting: number; retryAfterSeconds: number }) => {
  let running = 0;
  const waiting: (() => void)[] = [];
  const enter = async (): Promise<void> => {
    if (running < atOnce) return void (running += 1);
    if (waiting.length >= mayWait) throw failure('server.unavailable', { retryAfterSeconds });
    await new Promise<void>((resolve) => waiting.push(resolve));
  };
  /** The place goes to the next one without being free in between. */
  const leave = (): void => {
    const next = waiting.shift();
    if (next) next();
    else running -= 1;
  };
  /** @throws server.unavailable */
  return async <T>(work: () => Promise<T>): Promise<T> => {
    await enter();
    try {
      return await work();
    } finally {
      leave();
    }
  };
};
