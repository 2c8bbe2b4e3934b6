import { availableParallelism } from 'node:os';
import { hash, verify } from '@node-rs/argon2';
import { concurrencyLimiter } from '../../kernel/concurrency-limiter.ts';

/** Argon2id with OWASP's minimum. */
const options = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/** One core stays free for other requests; a login that would wait for more than some seconds is refused with the time to retry. */
const limited = concurrencyLimiter({ running: Math.max(1, availableParallelism() - 1), waiting: 200, retryAfterSeconds: 3 });

/** @throws server.unavailable when too many wait */
export const hashPassword = (password: string): Promise<string> => limited(() => hash(password, options));

/** Hash of a random password: an unknown address costs as much time as a known one. */
const fallbackHash = hash('K2v!9xQm4#tLz8wR', options);

/** @throws server.unavailable when too many wait */
export const checkPassword = (stored: string | null | undefined, password: string): Promise<boolean> =>
  limited(async () => {
    const matches = await verify(stored ?? (await fallbackHash), password, options);
    return Boolean(stored) && matches;
  });
