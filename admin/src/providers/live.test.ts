import { jest } from '@jest/globals';
import { liveProvider } from './live.ts';

const page = { hidden: false };

beforeEach(() => {
  jest.useFakeTimers();
  page.hidden = false;
  Object.assign(globalThis, { document: page });
});
afterEach(() => {
  jest.useRealTimers();
  Reflect.deleteProperty(globalThis, 'document');
});

/** Subscribes with an interval that the test may change. */
const subscribe = (everyMs: number | undefined) => {
  const rhythm = { everyMs };
  const callback = jest.fn();
  const subscription: unknown = liveProvider.subscribe({
    channel: 'resources/document-templates',
    types: ['*'],
    params: { subscriptionType: 'useList', everyMs: () => rhythm.everyMs },
    callback,
  });
  return { rhythm, callback, end: () => liveProvider.unsubscribe(subscription) };
};

test('a list is read again at its interval, and no more once it is left', () => {
  const { callback, end } = subscribe(20_000);
  jest.advanceTimersByTime(60_000);
  expect(callback).toHaveBeenCalledTimes(3);
  end();
  jest.advanceTimersByTime(60_000);
  expect(callback).toHaveBeenCalledTimes(3);
});

test('a shorter interval holds at once, without waiting for the long one to end', () => {
  const { rhythm, callback } = subscribe(20_000);
  jest.advanceTimersByTime(5_000);
  rhythm.everyMs = 2_000;
  jest.advanceTimersByTime(250);
  expect(callback).toHaveBeenCalledTimes(1);
  jest.advanceTimersByTime(4_000);
  expect(callback).toHaveBeenCalledTimes(3);
});

test('nothing is read while the page is hidden, and at once when it is seen again', () => {
  const { callback } = subscribe(2_000);
  page.hidden = true;
  jest.advanceTimersByTime(60_000);
  expect(callback).not.toHaveBeenCalled();
  page.hidden = false;
  jest.advanceTimersByTime(250);
  expect(callback).toHaveBeenCalledTimes(1);
});

test('without an interval nothing is read again', () => {
  const { rhythm, callback } = subscribe(undefined);
  jest.advanceTimersByTime(600_000);
  expect(callback).not.toHaveBeenCalled();
  rhythm.everyMs = 1_000;
  jest.advanceTimersByTime(1_000);
  expect(callback).toHaveBeenCalledTimes(1);
});

test('a hook that names no interval is not subscribed', () => {
  expect(liveProvider.subscribe({ channel: 'resources/products', types: ['*'], params: { subscriptionType: 'useList' }, callback: jest.fn() })).toBeUndefined();
});
