import { jest } from '@jest/globals';
import { renderHook } from '@testing-library/react';
import { act } from 'react';
import { refusal, stubApi, type StubAnswer, type StubRequest } from '../../../../test/stub-api.ts';
import { useRenewedClaim } from './use-renewed-claim.ts';

const id = '019a0000-0000-7000-8000-000000000001';
const minute = 60_000;
const start = Date.parse('2026-11-20T09:00:00.000Z');
const at = (minutes: number): string => new Date(start + minutes * minute).toISOString();
const page = { hidden: false };

beforeEach(() => {
  jest.useFakeTimers({ now: start });
  page.hidden = false;
  Object.defineProperty(document, 'hidden', { configurable: true, get: () => page.hidden });
  document.cookie = 'accessToken=of-a-test';
});
afterEach(() => jest.useRealTimers());

/** Drawn anew at least as often as the claim is checked. */
const pass = async (minutes: number): Promise<void> => {
  for (let step = 0; step < minutes * 6; step += 1) await act(() => jest.advanceTimersByTimeAsync(minute / 6));
};
/** The doctor reads and scrolls all the while. */
const work = async (minutes: number): Promise<void> => {
  for (let passed = 0; passed < minutes; passed += 1) {
    act(() => void globalThis.dispatchEvent(new Event('pointermove')));
    await pass(1);
  }
};
/** Each renewal is good for ten minutes from its own time. */
const tenMinutes = (): StubAnswer => ({ body: { id, claimExpiresAt: new Date(Date.now() + 10 * minute).toISOString() } });
const hold = (expiresAt: string | null, answer: (request: StubRequest) => StubAnswer = tenMinutes) => {
  const requests = stubApi(answer);
  const { result, unmount } = renderHook(() => useRenewedClaim({ id, expiresAt }));
  return { requests, result, unmount };
};

test('the claim of a doctor at work is renewed after half of its time, again and again', async () => {
  const { requests, result } = hold(at(10));
  await work(4);
  expect([requests.length, result.current]).toEqual([0, at(10)]);
  await work(3);
  expect(requests).toMatchObject([{ method: 'POST', path: `treatments/${id}/claim` }]);
  expect(Date.parse(result.current ?? '')).toBeGreaterThan(Date.parse(at(15)));
  await work(14);
  expect(requests.length).toBeGreaterThanOrEqual(3);
  expect(Date.parse(result.current ?? '')).toBeGreaterThan(Date.now());
});

test('a doctor who did nothing for three minutes does not keep the claim, and one who comes back does', async () => {
  const { requests } = hold(at(10));
  await pass(7);
  expect(requests).toEqual([]);
  await work(1);
  expect(requests).toHaveLength(1);
});

test('a hidden page does not renew the claim', async () => {
  const { requests } = hold(at(10));
  page.hidden = true;
  await work(9);
  expect(requests).toEqual([]);
});

test('a renewal that fails is tried again, and the time that is shown stays the true one', async () => {
  let isDown = true;
  const { requests, result } = hold(at(10), () => (isDown ? refusal(500, 'server.internalServerError') : tenMinutes()));
  await work(6);
  expect(requests.length).toBeGreaterThan(0);
  expect(result.current).toBe(at(10));
  isDown = false;
  await work(1);
  expect(Date.parse(result.current ?? '')).toBeGreaterThan(Date.parse(at(15)));
});

test('a claim that has lapsed is not taken again by itself', async () => {
  const { requests } = hold(at(10), () => refusal(500, 'server.internalServerError'));
  await work(11);
  const before = requests.length;
  await work(10);
  expect(requests.length).toBe(before);
});

test('a request of a colleague is never renewed, and nothing is once the case is closed', async () => {
  const foreign = hold(null);
  await work(10);
  expect([foreign.requests, foreign.result.current]).toEqual([[], null]);
  const own = hold(new Date(Date.now() + 10 * minute).toISOString());
  own.unmount();
  await work(9);
  expect(own.requests).toEqual([]);
});
