import { jest } from '@jest/globals';
import { forgetSession } from '../api/session.ts';
import { joined, shareNoted } from './account-list.ts';
import { leftKey, listKey, sharedKey } from './keys.ts';
import { forgetLeftOut, keepLeftOut } from './left-out.ts';
import { readNoted, writeNoted } from './request-list.ts';

const noted = (productId: string, amount?: number) => ({ productId, name: productId, slug: productId, unit: 'g' as const, ...(amount ? { amount } : {}) });
const kept = new Map<string, string>();
const page = new EventTarget();
const answer = jest.fn<typeof fetch>();
const json = (body: object): Response => new Response(JSON.stringify(body), { status: 200, headers: { 'content-type': 'application/json' } });
const sent = (): unknown[] => answer.mock.calls.map(([, init]) => (init?.body ? (JSON.parse(String(init.body)) as unknown) : init?.method));

beforeAll(() => {
  Object.assign(page, { location: { pathname: '/market', hostname: 'blattwerk.example' } });
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

test('what only this browser has comes first, with its amounts, and three are all there are, the others wait', () => {
  expect(joined([noted('a', 5)], [noted('b'), noted('a', 20)])).toEqual({ list: [noted('a', 5), noted('b')], left: [] });
  expect(joined([noted('a'), noted('b')], [noted('c'), noted('d')])).toEqual({ list: [noted('a'), noted('b'), noted('c')], left: [noted('d')] });
});

/** Answers and what the account heard are those of the whole document: each test goes on where the one before it ended. */
const answered = (list: readonly object[]): Response => json({ items: list.map((entry) => ({ amount: null, ...entry })) });
beforeEach(() => void jest.useFakeTimers());
afterEach(() => void jest.useRealTimers());

test('signing in joins both lists, the account hears of each change, and the mark says whether it has the last one', async () => {
  kept.set(listKey, JSON.stringify([noted('a', 5)]));
  const both = [noted('a', 5), noted('b')];
  answer.mockResolvedValueOnce(answered([noted('b')]));
  answer.mockResolvedValueOnce(answered(both));
  await shareNoted();
  await shareNoted();
  expect(sent()).toEqual(['GET', { items: [{ productId: 'a', amount: 5 }, { productId: 'b' }] }]);
  expect(readNoted()).toEqual(both);
  expect(kept.get(sharedKey)).toBe('same');

  answer.mockResolvedValueOnce(answered([]));
  writeNoted([noted('b')]);
  writeNoted([]);
  expect(kept.get(sharedKey)).toBe('changed');
  await jest.runAllTimersAsync();
  expect(sent().slice(2)).toEqual([{ items: [] }]);
  expect(kept.get(sharedKey)).toBe('same');
});

test('a change waits for the one before it, so that the account ends with the last', async () => {
  answer.mockClear();
  let arrive: (response: Response) => void = () => undefined;
  answer.mockReturnValueOnce(new Promise<Response>((resolve) => void (arrive = resolve)));
  writeNoted([noted('c')]);
  await jest.runAllTimersAsync();
  writeNoted([noted('c'), noted('d')]);
  await jest.runAllTimersAsync();
  expect(sent()).toEqual([{ items: [{ productId: 'c' }] }]);
  answer.mockResolvedValueOnce(answered([]));
  arrive(answered([noted('c')]));
  await jest.runAllTimersAsync();
  expect(sent()).toEqual([{ items: [{ productId: 'c' }] }, { items: [{ productId: 'c' }, { productId: 'd' }] }]);
  expect(kept.get(sharedKey)).toBe('same');
});

test('a patient’s list goes with the session, also when the last change did not arrive; a visitor’s stays', async () => {
  answer.mockRejectedValueOnce(new TypeError('no network'));
  writeNoted([noted('e')]);
  await jest.runAllTimersAsync();
  expect(kept.get(sharedKey)).toBe('changed');
  forgetSession();
  expect([readNoted(), kept.has(sharedKey)]).toEqual([[], false]);

  kept.set(listKey, JSON.stringify([noted('f')]));
  forgetSession();
  expect(readNoted()).toEqual([noted('f')]);
});

test('what waits does so once, before what waited already, and not while it is chosen', () => {
  const waiting = (): unknown => JSON.parse(kept.get(leftKey) ?? '[]');
  keepLeftOut([noted('a'), noted('b')]);
  keepLeftOut([noted('c'), noted('a', 20)], [noted('b')]);
  expect(waiting()).toEqual([noted('c'), noted('a', 20)]);
  forgetLeftOut();
  expect(kept.has(leftKey)).toBe(false);
});
