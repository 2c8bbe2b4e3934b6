import { refusedWith } from '@blattwerk/contract/client/refused-with';
import type { Gets } from '@blattwerk/contract/client/types';
import type { ProductList } from '@blattwerk/contract/products/shapes';
import { ApiError } from '../../lib/api/api-error.ts';
import type { CatalogQuery, Section } from './catalog-query.ts';
import { catalogQuery, listFilters, pageOf, pageSize, readAddress, searchOf } from './catalog-query.ts';

/** What the market's page shows: products, or why there are none to see. */
export type MarketData =
  | { kind: 'list'; list: ProductList; isZipUnknown: boolean }
  | { kind: 'closed'; reason: 'login' | 'prescription' }
  /** The address has this many pages less than it asks for. */
  | { kind: 'beyond'; search: string }
  | { kind: 'failed'; error: unknown };

type Get = (query: CatalogQuery) => Promise<ProductList>;

const placeKeys = ['zipCode', 'radiusKm'];

/** A postal code that does not exist is the reader's slip, not the end of the page: the products are shown without it. */
const readAnywhere = async (get: Get, address: URLSearchParams, section: Section | undefined): Promise<MarketData> => {
  const anywhere = readAddress(new URLSearchParams([...address.entries()].filter(([key]) => !placeKeys.includes(key))), section);
  return { kind: 'list', list: await get(catalogQuery(anywhere, section)), isZipUnknown: true };
};

/** Asks for what an address means. Failures that the page has no words for are thrown on. */
export const readMarket = async (get: Get, search: URLSearchParams, section: Section | undefined): Promise<MarketData> => {
  const address = readAddress(search, section);
  try {
    const list = await get(catalogQuery(address, section));
    const last = Math.max(1, Math.ceil(list.total / pageSize));
    if (pageOf(address) <= last) return { kind: 'list', list, isZipUnknown: false };
    if (last === 1) address.delete('page');
    else address.set('page', String(last));
    return { kind: 'beyond', search: searchOf(address) };
  } catch (error) {
    if (refusedWith<Gets['/clients/products']>(error, 'invalid.zip.code') && address.has('zipCode')) return readAnywhere(get, address, section);
    if (!(error instanceof ApiError)) throw error;
    if (error.status === 401 || error.status === 403) return { kind: 'closed', reason: error.status === 401 ? 'login' : 'prescription' };
    throw error;
  }
};

const nothing = Object.fromEntries(listFilters.map((key) => [key, []])) as unknown as ProductList['facets'];

/** Stands in while there is no answer: what is chosen still shows, with nothing to count. */
export const emptyList: ProductList = { items: [], total: 0, facets: nothing, ranges: { price: null, thc: null, cbd: null }, corrected: null };
