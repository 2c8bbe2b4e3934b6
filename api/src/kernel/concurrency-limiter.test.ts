import { concurrencyLimiter } from './concurrency-limiter.ts';

const tick = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));

/** Work that ends when the test ends it. */
const work = () => {
  const ends: (() => void)[] = [];
  const begun: number[] = [];
  return { ends, begun, start: (number: number) => () => new Promise<number>((resolve) => (begun.push(number), ends.push(() => resolve(number)))) };
};

test('runs as many as the limit allows and starts the others in the order in which they came', async () => {
  const { ends, begun, start } = work();
  const limited = concurrencyLimiter({ running: 2, waiting: 10, retryAfterSeconds: 1 });
  const all = [1, 2, 3, 4].map((number) => limited(start(number)));
  await tick();
  expect(begun).toEqual([1, 2]);
  ends[1]?.();
  await tick();
  expect(begun).toEqual([1, 2, 3]);
  ends[0]?.();
  ends[2]?.();
  await tick();
  ends[3]?.();
  expect(await Promise.all(all)).toEqual([1, 2, 3, 4]);
});

test('refuses work when the queue is full, says when to try again, and does not start it', async () => {
  const { ends, begun, start } = work();
  const limited = concurrencyLimiter({ running: 1, waiting: 1, retryAfterSeconds: 2 });
  const kept = [limited(start(1)), limited(start(2))];
  await expect(limited(start(3))).rejects.toMatchObject({ code: 'server.unavailable', details: { retryAfterSeconds: 2 } });
  await tick();
  ends[0]?.();
  await tick();
  ends[1]?.();
  await Promise.all(kept);
  expect(begun).toEqual([1, 2]);
});

test('starts the next piece of work after one that failed', async () => {
  const limited = concurrencyLimiter({ running: 1, waiting: 1, retryAfterSeconds: 1 });
  await expect(limited(() => Promise.reject(new Error('broken')))).rejects.toThrow('broken');
  expect(await limited(() => Promise.resolve('next'))).toBe('next');
});
