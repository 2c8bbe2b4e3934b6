import { jest } from '@jest/globals';
import { notifyRefused } from '../api/refusals.ts';
import { refetchMeAfterRefusal } from './refetch-me.ts';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

test('two seconds after refused calls the user is asked for again, once for all of them', () => {
  const refetch = jest.fn();
  const stop = refetchMeAfterRefusal(refetch);
  notifyRefused();
  jest.advanceTimersByTime(1_000);
  notifyRefused();
  jest.advanceTimersByTime(999);
  expect(refetch).not.toHaveBeenCalled();
  jest.advanceTimersByTime(1);
  expect(refetch).toHaveBeenCalledTimes(1);
  notifyRefused();
  jest.advanceTimersByTime(2_000);
  expect(refetch).toHaveBeenCalledTimes(2);
  stop();
});

test('a page that has been left asks nothing any more', () => {
  const refetch = jest.fn();
  const stop = refetchMeAfterRefusal(refetch);
  notifyRefused();
  stop();
  notifyRefused();
  jest.advanceTimersByTime(5_000);
  expect(refetch).not.toHaveBeenCalled();
});
