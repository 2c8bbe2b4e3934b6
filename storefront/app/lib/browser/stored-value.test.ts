import { jest } from '@jest/globals';
import { storedValue } from './stored-value.ts';

const entries = new Map<string, string>();
const target = new EventTarget();

beforeAll(() => {
  Object.assign(globalThis, {
    localStorage: {
      getItem: (key: string) => entries.get(key) ?? null,
      setItem: (key: string, value: string) => void entries.set(key, value),
      removeItem: (key: string) => void entries.delete(key),
    },
    window: target,
  });
});
beforeEach(() => entries.clear());

const numbers = storedValue<readonly number[]>({
  key: 'numbers',
  changed: 'test:numbers',
  empty: [],
  check: (value) => (Array.isArray(value) ? value.filter((entry) => typeof entry === 'number') : undefined),
});

test('what was written is read as one and the same object until it changes, and undefined removes the entry', () => {
  expect(numbers.read()).toEqual([]);
  numbers.write([1, 2]);
  expect(numbers.read()).toEqual([1, 2]);
  expect(numbers.read()).toBe(numbers.read());
  numbers.write(undefined);
  expect([numbers.read(), entries.has('numbers')]).toEqual([[], false]);
});

test.each([
  ['truncated JSON', '[1,', []],
  ['another type', '{"a":1}', []],
  ['entries of another type', '[1,"a",null]', [1]],
])('%s is not taken for a value', (_what, raw, expected) => {
  entries.set('numbers', raw);
  expect(numbers.read()).toEqual(expected);
});

test('a subscriber is notified of changes in this tab and in others, until it unsubscribes', () => {
  const listener = jest.fn();
  const unsubscribe = numbers.subscribe(listener);
  numbers.write([3]);
  target.dispatchEvent(new Event('storage'));
  expect(listener).toHaveBeenCalledTimes(2);
  unsubscribe();
  numbers.write([4]);
  expect(listener).toHaveBeenCalledTimes(2);
});
