import { jest } from '@jest/globals';
import { saveWish } from './save-wish.ts';
import { readWish, writeWish } from './pharmacy-wish.ts';

const linden = { pharmacyId: '019ab000-0000-7000-8000-000000000001', name: 'Linden-Apotheke', city: 'Berlin' };
const entries = new Map<string, string>();
const answer = jest.fn<typeof fetch>();

beforeAll(() => {
  Object.assign(globalThis, {
    localStorage: {
      getItem: (key: string) => entries.get(key) ?? null,
      setItem: (key: string, value: string) => void entries.set(key, value),
      removeItem: (key: string) => void entries.delete(key),
    },
    window: { dispatchEvent: () => true, location: { pathname: '/dashboard' } },
    document: { cookie: 'accessToken=a' },
    fetch: answer,
  });
});
beforeEach(() => {
  entries.clear();
  answer.mockReset();
});

const json = (status: number, body: object): Response => new Response(JSON.stringify(body), { status, headers: { 'content-type': 'application/json' } });

test('a wish is kept in this browser until it is taken back', () => {
  expect(readWish()).toBeNull();
  writeWish(linden);
  expect(readWish()).toEqual(linden);
  expect(readWish()).toBe(readWish());
  writeWish(null);
  expect(readWish()).toBeNull();
});

test.each(['{', '"x"', '{"pharmacyId":1}', 'null'])('%s is no wish', (raw) => {
  entries.set('blattwerk.pharmacy-wish', raw);
  expect(readWish()).toBeNull();
});

test('the account is told once', async () => {
  writeWish(linden);
  answer.mockResolvedValue(json(200, { pharmacyId: linden.pharmacyId, isFavorite: true }));
  await saveWish();
  await saveWish();
  expect(answer).toHaveBeenCalledTimes(1);
  expect(JSON.parse(String(answer.mock.calls[0]?.[1]?.body))).toEqual({ pharmacyId: linden.pharmacyId, isFavorite: true });
  expect(readWish()).toEqual({ ...linden, isKept: true });
});

test('a pharmacy that is gone is no wish any more; a server that is away is asked again later', async () => {
  writeWish(linden);
  answer.mockResolvedValue(json(503, { code: 'server.unavailable', message: '' }));
  await saveWish();
  expect(readWish()).toEqual(linden);
  answer.mockResolvedValue(json(404, { code: 'pharmacy.notFound', message: '' }));
  await saveWish();
  expect(readWish()).toBeNull();
});
