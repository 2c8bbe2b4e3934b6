import { jest } from '@jest/globals';
import { forgetUnsent, keepUnsent, readUnsent, whenSessionEnds, writeUnsent } from './unsent.ts';

const entries = new Map<string, string>();
Object.defineProperty(globalThis, 'sessionStorage', {
  configurable: true,
  value: {
    getItem: (key: string) => entries.get(key) ?? null,
    setItem: (key: string, value: string) => void entries.set(key, value),
    removeItem: (key: string) => void entries.delete(key),
  },
});

beforeEach(() => entries.clear());
afterEach(() => void jest.useRealTimers());

test('what was typed is restored for its owner and for no other user', () => {
  writeUnsent('profile', 'ada@mail.example', { city: 'Köln' });
  expect(readUnsent('profile', 'ada@mail.example')).toEqual({ city: 'Köln' });
  expect(readUnsent('profile', 'ben@mail.example')).toBeUndefined();
  expect(readUnsent('other', 'ada@mail.example')).toBeUndefined();
  forgetUnsent('profile');
  expect(readUnsent('profile', 'ada@mail.example')).toBeUndefined();
});

test('after an hour it is no longer restored', () => {
  jest.useFakeTimers();
  writeUnsent('profile', 'ada@mail.example', { city: 'Köln' });
  jest.advanceTimersByTime(3_599_999);
  expect(readUnsent('profile', 'ada@mail.example')).toBeDefined();
  jest.advanceTimersByTime(1);
  expect(readUnsent('profile', 'ada@mail.example')).toBeUndefined();
});

test('only what is on the page when the session ends is kept', () => {
  const keep = jest.fn();
  const stop = whenSessionEnds(keep);
  keepUnsent();
  stop();
  keepUnsent();
  expect(keep).toHaveBeenCalledTimes(1);
});
