import { turnstile } from './turnstile.ts';

const tick = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));

/** Work that ends when it is told to. */
const work = () => {
  const ends: (() => void)[] = [];
  const begun: number[] = [];
  return { ends, begun, start: (number: number) => () => new Promise<number>((resolve) => (begun.push(number), ends.push(() => resolve(number)))) };
};

test('so many run at once, the others in the order in which they came', async () => {
  const { ends, begun, start } = work();
  const through = turnstile({ atOnce: 2, waiting: 10, retryAfterSeconds: 1 });
  const all = [1, 2, 3, 4].map((number) => through(start(number)));
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

test('whoever finds no room to wait is told when to come back, and nothing is done for them', async () => {
  const { ends, begun, start } = work();
  const through = turnstile({ atOnce: 1, waiting: 1, retryAfterSeconds: 2 });
  const kept = [through(start(1)), through(start(2))];
  await expect(through(start(3))).rejects.toMatchObject({ code: 'server.unavailable', details: { retryAfterSeconds: 2 } });
  await tick();
  ends[0]?.();
  await tick();
  ends[1]?.();
  await Promise.all(kept);
  expect(begun).toEqual([1, 2]);
});

test('work that fails leaves its place to the next', async () => {
  const through = turnstile({ atOnce: 1, waiting: 1, retryAfterSeconds: 1 });
  await expect(through(() => Promise.reject(new Error('broken')))).rejects.toThrow('broken');
  expect(await through(() => Promise.resolve('next'))).toBe('next');
});
