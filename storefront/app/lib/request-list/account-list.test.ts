import { jest } from '@jest/globals';
import { joined, shareNoted } from './account-list.ts';
import { listKey, sharedKey } from './keys.ts';
import { readNoted, writeNoted } from './request-list.ts';

const noted = (productId: string, amount?: number) => ({ productId, name: productId, slug: productId, unit: 'g' as const, ...(amount ? { amount } : {}) });
const kept = new Map<string, string>();
const page = new EventTarget();
const answer = jest.fn<typeof fetch>();
const json = (body: object): Response => new Response(JSON.stringify(body), { status: 200, headers: { 'content-type': 'application/json' } });
const sent = (): unknown[] => answer.mock.calls.map(([, init]) => (init?.body ? (JSON.parse(String(init.body)) as unknown) : init?.method));

beforeAll(() => {
  Object.assign(page, { location: { pathname: '/market' } });
  Object.assign(globalThis, {
    localStorage: {
      getItem: (key: string) => kept.get(key) ?? null,
      setItem: (key: string, value: string) => void kept.set(key, value),
      removeItem: (key: string) => void kept.delete(key),
    },
    window: page,
    document: { cookie: 'accessToken=a' },
    fetch: answer,
  });
});

test('what only this browser has comes first, with its amounts, and three are all there are', () => {
  expect(joined([noted('a', 5)], [noted('b'), noted('a', 20)])).toEqual([noted('a', 5), noted('b')]);
  expect(joined([noted('a'), noted('b')], [noted('c'), noted('d')])).toEqual([noted('a'), noted('b'), noted('c')]);
});

test('signing in joins both lists, the account hears of each change, and the mark says that the list is the account’s', async () => {
  jest.useFakeTimers();
  kept.set(listKey, JSON.stringify([noted('a', 5)]));
  const both = [noted('a', 5), noted('b')];
  answer.mockResolvedValueOnce(json({ items: [{ ...noted('b'), amount: null }] }));
  answer.mockResolvedValueOnce(json({ items: both.map((entry) => ({ amount: null, ...entry })) }));
  await shareNoted();
  await shareNoted();
  expect(sent()).toEqual(['GET', { items: [{ productId: 'a', amount: 5 }, { productId: 'b' }] }]);
  expect(readNoted()).toEqual(both);
  expect(kept.has(sharedKey)).toBe(true);

  answer.mockResolvedValueOnce(json({ items: [] }));
  writeNoted([noted('b')]);
  writeNoted([]);
  expect(kept.has(sharedKey)).toBe(false);
  await jest.runAllTimersAsync();
  expect(sent().slice(2)).toEqual([{ items: [] }]);
  expect(kept.has(sharedKey)).toBe(true);
  jest.useRealTimers();
});
