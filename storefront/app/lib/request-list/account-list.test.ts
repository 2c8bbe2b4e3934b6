import { jest } from '@jest/globals';
import { forgetSession } from '../api/session.ts';
import { joined, syncSelected } from './account-list.ts';
import { overflowKey, listKey, sharedKey } from './keys.ts';
import { clearOverflow, saveOverflow } from './overflow.ts';
import { readSelected, writeSelected } from './request-list.ts';

const selected = (productId: string, amount?: number) => ({ productId, name: productId, slug: productId, unit: 'g' as const, ...(amount ? { amount } : {}) });
const stored = new Map<string, string>();
const page = new EventTarget();
const answer = jest.fn<typeof fetch>();
const json = (body: object): Response => new Response(JSON.stringify(body), { status: 200, headers: { 'content-type': 'application/json' } });
const sent = (): unknown[] => answer.mock.calls.map(([, init]) => (init?.body ? (JSON.parse(String(init.body)) as unknown) : init?.method));

beforeAll(() => {
  Object.assign(page, { location: { pathname: '/market', hostname: 'blattwerk.example' } });
  Object.assign(globalThis, {
    localStorage: {
      getItem: (key: string) => stored.get(key) ?? null,
      setItem: (key: string, value: string) => void stored.set(key, value),
      removeItem: (key: string) => void stored.delete(key),
    },
    window: page,
    document: { cookie: 'accessToken=a' },
    fetch: answer,
  });
});

test('what only this browser has comes first, with its amounts, and three are all there are, the others wait', () => {
  expect(joined([selected('a', 5)], [selected('b'), selected('a', 20)])).toEqual({ list: [selected('a', 5), selected('b')], overflow: [] });
  expect(joined([selected('a'), selected('b')], [selected('c'), selected('d')])).toEqual({
    list: [selected('a'), selected('b'), selected('c')],
    overflow: [selected('d')],
  });
});

/** Responses and requests are those of the whole document: each test goes on where the one before it ended. */
const answered = (list: readonly object[]): Response => json({ items: list.map((entry) => ({ amount: null, ...entry })) });
beforeEach(() => void jest.useFakeTimers());
afterEach(() => void jest.useRealTimers());

test('signing in joins both lists, the account gets each change, and the mark says whether it has the last one', async () => {
  stored.set(listKey, JSON.stringify([selected('a', 5)]));
  const both = [selected('a', 5), selected('b')];
  answer.mockResolvedValueOnce(answered([selected('b')]));
  answer.mockResolvedValueOnce(answered(both));
  await syncSelected();
  await syncSelected();
  expect(sent()).toEqual(['GET', { items: [{ productId: 'a', amount: 5 }, { productId: 'b' }] }]);
  expect(readSelected()).toEqual(both);
  expect(stored.get(sharedKey)).toBe('same');

  answer.mockResolvedValueOnce(answered([]));
  writeSelected([selected('b')]);
  writeSelected([]);
  expect(stored.get(sharedKey)).toBe('changed');
  await jest.runAllTimersAsync();
  expect(sent().slice(2)).toEqual([{ items: [] }]);
  expect(stored.get(sharedKey)).toBe('same');
});

test('a change waits for the one before it, so that the account ends with the last', async () => {
  answer.mockClear();
  let arrive: (response: Response) => void = () => undefined;
  answer.mockReturnValueOnce(new Promise<Response>((resolve) => void (arrive = resolve)));
  writeSelected([selected('c')]);
  await jest.runAllTimersAsync();
  writeSelected([selected('c'), selected('d')]);
  await jest.runAllTimersAsync();
  expect(sent()).toEqual([{ items: [{ productId: 'c' }] }]);
  answer.mockResolvedValueOnce(answered([]));
  arrive(answered([selected('c')]));
  await jest.runAllTimersAsync();
  expect(sent()).toEqual([{ items: [{ productId: 'c' }] }, { items: [{ productId: 'c' }, { productId: 'd' }] }]);
  expect(stored.get(sharedKey)).toBe('same');
});

test('a patient’s list goes with the session, also when the last change did not arrive; a visitor’s stays', async () => {
  answer.mockRejectedValueOnce(new TypeError('no network'));
  writeSelected([selected('e')]);
  await jest.runAllTimersAsync();
  expect(stored.get(sharedKey)).toBe('changed');
  forgetSession();
  expect([readSelected(), stored.has(sharedKey)]).toEqual([[], false]);

  stored.set(listKey, JSON.stringify([selected('f')]));
  forgetSession();
  expect(readSelected()).toEqual([selected('f')]);
});

test('what waits does so once, before what waited already, and not while it is chosen', () => {
  const waiting = (): unknown => JSON.parse(stored.get(overflowKey) ?? '[]');
  saveOverflow([selected('a'), selected('b')]);
  saveOverflow([selected('c'), selected('a', 20)], [selected('b')]);
  expect(waiting()).toEqual([selected('c'), selected('a', 20)]);
  clearOverflow();
  expect(stored.has(overflowKey)).toBe(false);
});
