import { jest } from '@jest/globals';
import { forgetUnsent, keepUnsent, readUnsent, whenSessionEnds, writeUnsent } from './unsent.ts';

const kept = new Map<string, string>();
Object.defineProperty(globalThis, 'sessionStorage', {
  configurable: true,
  value: {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  },
});

beforeEach(() => kept.clear());
afterEach(() => void jest.useRealTimers());

test('what was typed is there again for its owner and for nobody else', () => {
  writeUnsent('profile', 'ada@mail.example', { city: 'Köln' });
  expect(readUnsent('profile', 'ada@mail.example')).toEqual({ city: 'Köln' });
  expect(readUnsent('profile', 'ben@mail.example')).toBeUndefined();
  expect(readUnsent('other', 'ada@mail.example')).toBeUndefined();
  forgetUnsent('profile');
  expect(readUnsent('profile', 'ada@mail.example')).toBeUndefined();
});

test('after an hour it is nobody’s any more', () => {
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
