import { ApiError } from '../../lib/api/api-error.ts';
import type { CatalogQuery } from './catalog-query.ts';
import { emptyList, readMarket } from './read-market.ts';

const refusal = (code: string, status: number) => new ApiError({ code, status, message: code });
const of = (search: string) => new URLSearchParams(search);

/** Answers with the given number of products and records the requests. */
const answering = (total: number) => {
  const asked: CatalogQuery[] = [];
  const get = async (query: CatalogQuery) => {
    asked.push(query);
    return { ...emptyList, total };
  };
  return { asked, get };
};

test('an address that makes sense is asked for once, as it is', async () => {
  const { asked, get } = answering(30);
  expect(await readMarket(get, of('inStock=true&page=2'), 'flowers')).toMatchObject({ kind: 'list', isZipUnknown: false, list: { total: 30 } });
  expect(asked).toEqual([{ category: ['flower'], inStock: 'true', page: 2, pageSize: 24 }]);
});

test('behind the last page there is the last page, not an empty one', async () => {
  expect(await readMarket(answering(30).get, of('inStock=true&page=9'), undefined)).toEqual({ kind: 'beyond', search: '?inStock=true&page=2' });
  expect(await readMarket(answering(0).get, of('inStock=true&page=9'), undefined)).toEqual({ kind: 'beyond', search: '?inStock=true' });
});

test('an unknown postal code is told, and the products are shown without a place', async () => {
  const { asked, get } = answering(3);
  const picky = async (query: CatalogQuery) => {
    if (query.zipCode) throw refusal('invalid.zip.code', 400);
    return get(query);
  };
  expect(await readMarket(picky, of('zipCode=00999&radiusKm=25&sort=distance&isNew=true'), undefined)).toMatchObject({ kind: 'list', isZipUnknown: true });
  expect(asked).toEqual([{ isNew: 'true', page: 1, pageSize: 24 }]);
});

test.each([
  [401, 'server.unauthorized', 'login'],
  [403, 'server.forbidden', 'prescription'],
] as const)('a closed market (%d) says who may see it', async (status, code, reason) => {
  expect(await readMarket(() => Promise.reject(refusal(code, status)), of(''), undefined)).toEqual({ kind: 'closed', reason });
});

test('what the page has no words for is thrown on', async () => {
  const error = refusal('server.unavailable', 503);
  await expect(readMarket(() => Promise.reject(error), of(''), undefined)).rejects.toBe(error);
});
