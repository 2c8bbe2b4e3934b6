import { createPageCache, pageAges } from './page-cache.ts';

const setUp = (limits?: { bytes: number; pages: number }) => {
  const cache = createPageCache<string>(limits);
  let time = 0;
  const made: string[] = [];
  const failures: unknown[] = [];
  const read = (key: string, { state = 1, isLikely = true, make = (page: string) => Promise.resolve({ page, size: 10, isShared: true }) } = {}) =>
    cache.read({
      key,
      state,
      isLikely,
      now: () => time,
      make: () => {
        made.push(key);
        return make(`${key}${made.length}`);
      },
      onFailure: (error) => failures.push(error),
    });
  return { cache, read, made, failures, advance: (by: number) => void (time += by) };
};

test('a fresh page is sent as it is', async () => {
  const { read, made } = setUp();
  expect([await read('a'), await read('a')]).toEqual(['a1', 'a1']);
  expect(made).toHaveLength(1);
});

test('after a change of the state the last page is sent once more while the next one is made', async () => {
  const { read, made } = setUp();
  await read('a');
  expect(await read('a', { state: 2 })).toBe('a1');
  expect(made).toHaveLength(2);
  await new Promise(setImmediate);
  expect(await read('a', { state: 2 })).toBe('a2');
});

test('without a change of the state a page is made anew after a second, behind the visitor’s back', async () => {
  const { read, advance } = setUp();
  await read('a');
  advance(pageAges.fresh);
  expect(await read('a')).toBe('a1');
  await new Promise(setImmediate);
  expect(await read('a')).toBe('a2');
});

test('a page that is too old is never sent: the visitor waits for the next one', async () => {
  const { read, advance } = setUp();
  await read('a');
  advance(pageAges.usable);
  expect(await read('a')).toBe('a2');
});

test('visitors who wait for the same page share its making', async () => {
  const { read, made } = setUp();
  expect(await Promise.all([read('a'), read('a'), read('a')])).toEqual(['a1', 'a1', 'a1']);
  expect(made).toHaveLength(1);
});

test('an address that is asked for once is not stored', async () => {
  const { cache, read, made } = setUp();
  await read('a?x', { isLikely: false });
  expect(cache.held().bytes).toBe(0);
  await read('a?x', { isLikely: false });
  await read('a?x', { isLikely: false });
  expect(made).toHaveLength(2);
});

test('memory is bounded by bytes and by pages, and what was used least recently goes first', async () => {
  const { cache, read, made } = setUp({ bytes: 30, pages: 100 });
  for (const key of ['a', 'b', 'c', 'a', 'd']) await read(key);
  expect(cache.held()).toEqual({ bytes: 30, pages: 3 });
  await read('a');
  expect(made).toEqual(['a', 'b', 'c', 'd']);
  const few = setUp({ bytes: 1000, pages: 2 });
  for (const key of ['a', 'b', 'c']) await few.read(key, { isLikely: false });
  expect(few.cache.held().pages).toBe(2);
});

test('what is not for everybody is sent and not stored', async () => {
  const { cache, read, made } = setUp();
  const make = (page: string) => Promise.resolve({ page, size: 10, isShared: false });
  await read('a', { make });
  await read('a', { make });
  expect(made).toHaveLength(2);
  expect(cache.held()).toEqual({ bytes: 0, pages: 0 });
});

test('while pages cannot be made the last one is sent, for a minute', async () => {
  const { read, advance, failures } = setUp();
  const make = () => Promise.reject(new Error('away'));
  await read('a');
  advance(pageAges.onFailure - 1);
  expect(await read('a', { make })).toBe('a1');
  expect(failures).toHaveLength(1);
  advance(1);
  await expect(read('a', { make })).rejects.toThrow('away');
  expect(await read('a')).toMatch(/^a\d$/);
});
